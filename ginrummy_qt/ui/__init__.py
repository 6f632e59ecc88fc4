"""Everything with PySide6: the window, the table, pages, dialogs, the deck and the theme."""
