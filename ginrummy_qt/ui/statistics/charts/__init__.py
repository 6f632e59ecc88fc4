"""Small charts painted here: columns, and a line with a band; each can be read as a table too."""
