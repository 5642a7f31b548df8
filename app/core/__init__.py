"""The physics: pure functions and frozen value objects, no Qt."""
