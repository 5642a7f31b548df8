"""The roofline tab."""
