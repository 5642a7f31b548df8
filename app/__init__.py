"""Two Speeds: why a language model reads fast and writes slowly."""
