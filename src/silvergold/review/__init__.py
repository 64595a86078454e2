"""The coach, and the review of a finished game."""
