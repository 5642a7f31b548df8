"""How names of the program's own files end; apart from their readers, which a start does not need."""

SCENARIO_ENDING = ".two-speeds.toml"
