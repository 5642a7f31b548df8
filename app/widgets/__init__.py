"""Generic widgets that know the theme but not the subject."""
