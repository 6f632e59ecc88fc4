"""`python -m tools.openspiel_bridge`: our players against OpenSpiel's bundled bot, in OpenSpiel's own rules.

OpenSpiel is part of the development environment; the program itself knows nothing of it.
"""
