"""Plays sounds through what the system itself has for it; loaded when there is something to play."""
