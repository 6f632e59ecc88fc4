"""Makes the installers: `python -m tools.installers` (packaging/README.md tells how to cut a release)."""
