"""The keys of the program: which act has which, and how a person changes them."""
