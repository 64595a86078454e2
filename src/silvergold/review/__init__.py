"""Looking at games: what would have been a good move, and why."""
