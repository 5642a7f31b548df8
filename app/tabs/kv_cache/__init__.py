"""The KV-cache tab."""
