"""The pages of the window: the game, and the result of a match."""
