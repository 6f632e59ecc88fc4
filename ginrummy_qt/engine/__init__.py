"""The main of a computer player's own process: the protocol in, a player's answers out."""
