"""The machinery behind dev.py; it uses the standard library only."""
