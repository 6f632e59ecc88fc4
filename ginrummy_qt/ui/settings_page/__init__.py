"""The page with all settings: a declaration of options, their controls, and a small live table."""
