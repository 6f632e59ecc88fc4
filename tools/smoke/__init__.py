"""Installs what was built on a bare system, uses it as people do, removes it, and looks at what is left."""
