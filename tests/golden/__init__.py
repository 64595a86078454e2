"""Golden games: records of whole games that are replayed on every run."""
