"""Change: the shared scenario, the clock and the view options."""
