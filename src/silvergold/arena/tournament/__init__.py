"""Tournaments between bots: the same deals in all seats, played in a directory and summed up."""
