"""Training of Admiral's network by self-play in batches; see docs/training.md."""
