"""Match records in the window: opening, checking and showing one; writing that of a match that is over."""
