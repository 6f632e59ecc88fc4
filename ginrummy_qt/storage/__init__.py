"""Where matches and settings are kept: the event log in SQLite, settings beside it in a small file."""
