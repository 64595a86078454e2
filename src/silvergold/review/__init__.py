"""The coach: a good move, and a true reason for it."""
