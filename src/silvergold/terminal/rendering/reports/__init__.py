"""Reports as text: tournaments, decks, reviews, puzzles and the rulebook."""
