"""Navigator reckons as Captain does, but not so far."""

from silvergold.bots.reckoning import Reckoner

HORIZON = 3
"""The turns that Navigator looks ahead: an island that takes longer is worth its coins and palms."""


class Navigator(Reckoner):
    """Knows the islands' exact tables, symbols, seals and cups, and thinks three turns ahead."""

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same answer: the seed is not needed."""
        super().__init__(HORIZON)
