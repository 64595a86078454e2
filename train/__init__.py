"""How Admiral learned: self-play in batches, and a network that values what it leads to. docs/training.md."""
