"""Starts an engine process and talks to it: a subprocess and one reader thread, no Qt."""
