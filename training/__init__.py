"""How the shipped weights are made; never shipped itself (see README.md)."""
