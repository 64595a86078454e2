"""The tests of the pictures and of the figures of a deck."""
