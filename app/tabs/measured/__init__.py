"""The measured tab."""
