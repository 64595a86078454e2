"""Captain reckons to the end of the game: the strongest player that nobody has taught."""

from silvergold.bots.reckoning import Reckoner
from silvergold.engine.state import ROUNDS, TURNS


class Captain(Reckoner):
    """Knows the islands' exact tables, symbols, seals and cups, and overlooks nothing that it can reckon."""

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same answer: the seed is not needed."""
        super().__init__(ROUNDS * TURNS)
