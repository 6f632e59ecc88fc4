"""The table: a scene of cards on a raster view, moved by events, and what the person does with it.

`controller.TableController` is the only object that others talk to.
"""
