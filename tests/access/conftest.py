"""The scripts here are run by the system's Python, which has the library of screen readers: no tests."""

collect_ignore_glob = ["atspi_*.py"]
