"""The positions of the last rounds, which are learned from together.

All games of a batch share one deck and one sequence of shapes, so a round alone would be a narrow lesson.
"""

from collections import deque

import jax
import numpy as np
from numpy.random import Generator

from train.learner import Examples


class Replay:
    """Keeps the examples of some rounds that count, and draws from them at random."""

    def __init__(self, rounds: int) -> None:
        self._rounds: deque[Examples] = deque(maxlen=rounds)

    def add(self, examples: Examples) -> int:
        """Keep a round's examples, in place of the oldest; returns how many decisions count."""
        counted = np.flatnonzero(np.any(examples.counts, axis=-1))
        self._rounds.append(jax.tree.map(lambda leaf: np.asarray(leaf)[counted], examples))
        return len(counted)

    def draw(self, rng: Generator, number: int) -> Examples:
        """Some decisions, each as likely as any other, in random order."""
        sizes = np.array([len(part.counts) for part in self._rounds])
        shares = rng.multinomial(number, sizes / sizes.sum())
        rows = [rng.integers(size, size=share) for size, share in zip(sizes, shares, strict=True)]
        order = rng.permutation(number)

        def drawn(*leaves: np.ndarray) -> np.ndarray:
            parts = [leaf[index] for leaf, index in zip(leaves, rows, strict=True)]
            return np.concatenate(parts)[order]

        found: Examples = jax.tree.map(drawn, *self._rounds)
        return found
