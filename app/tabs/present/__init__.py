"""Presenting: full screen, the sliders that matter, spotlight and shown keys."""
