"""The miner: bots play games, and the decisions that make good puzzles are kept (docs/puzzles.md)."""
