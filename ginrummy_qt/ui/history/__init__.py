"""The list of all matches ever played: searched, looked into, gone on with, played again, given out."""
