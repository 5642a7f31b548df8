"""Forms for own models and machines."""
