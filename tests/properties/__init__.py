"""Properties of every game, tested in random games of 2 to 4 players, with random decks, in both editions."""
