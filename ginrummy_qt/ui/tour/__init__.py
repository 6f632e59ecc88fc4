"""A short tour over the real table: what lies where, and what is done with it."""
