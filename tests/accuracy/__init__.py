"""How well full detail predicts published measurements: `python -m tests.accuracy` prints it as JSON."""
