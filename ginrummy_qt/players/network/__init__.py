"""A player that values every choice with a small network, in plain Python. `training/` makes its weights."""
