"""How fast the program is: `python -m tests.benchmarks` measures it and prints JSON."""
