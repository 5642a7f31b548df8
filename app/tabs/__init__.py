"""The views."""
