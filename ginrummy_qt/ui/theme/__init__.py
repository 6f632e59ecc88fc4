"""How the program looks: colour tokens, measures, fonts, and the painters of the shared shapes.

`tokens`, `metrics` and `contrast` are free of Qt; this module imports nothing, so that they stay so.
"""
