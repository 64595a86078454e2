"""The rules for a batch of games, in the rulebook's order: set up, reveal, mark, settle, score."""
