"""The passes tab."""
