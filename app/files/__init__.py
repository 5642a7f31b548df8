"""Reading and writing files, no Qt."""
