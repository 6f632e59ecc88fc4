"""The running match: take an action, keep what follows from it, then show it to each seat."""
