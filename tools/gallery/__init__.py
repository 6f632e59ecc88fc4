"""The picture table of the program, `docs/gallery.md`: what it shows, how it is taken, how it is written."""
