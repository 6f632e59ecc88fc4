"""The program playing itself through its real window, with real input events, and saying what happened."""
