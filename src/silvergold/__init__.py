"""Silver & Gold, the board game by Phil Walker-Harding, as software."""
