"""SQLite event log with migrations, and the settings file."""
