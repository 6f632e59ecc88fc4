"""The copies of everything kept, and going back to one of them."""
