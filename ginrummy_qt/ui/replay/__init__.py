"""A match looked at again on a table of its own, card by card; nothing here can change it."""
