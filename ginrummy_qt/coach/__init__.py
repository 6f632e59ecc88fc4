"""Hints, grading of decisions and luck; nothing here yet."""
