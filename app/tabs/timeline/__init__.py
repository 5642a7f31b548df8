"""The timeline tab."""
