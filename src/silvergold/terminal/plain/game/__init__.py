"""A game at the plain prompt: what it announces, how it reads lines, and the waiting room before it."""
