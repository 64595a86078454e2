"""Self-play: a batch of whole games, and the positions to learn from.

The simulator applies every rule. These modules only order its calls so that all seats mark at once.
"""
