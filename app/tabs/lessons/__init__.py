"""Giving a lesson: its bar, its covers, its keys and the presenter's notes."""
