"""Computer players: a PlayerView in, an Action out; levels, arena."""
