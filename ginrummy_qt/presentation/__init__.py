"""Qt-free presentation: where cards lie, how events move them, which words are needed."""
