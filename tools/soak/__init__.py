"""The faults that must be survived, tried in numbers: `python3 dev.py soak`."""
