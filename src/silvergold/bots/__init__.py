"""Computer opponents: one protocol, one file a bot."""

from collections.abc import Callable

from silvergold.bots.bot import Bot, SeatedBot
from silvergold.bots.drifter import Drifter
from silvergold.bots.navigator import Navigator
from silvergold.bots.sailor import Sailor
from silvergold.engine import SetupError

BOTS: dict[str, Callable[[bytes], Bot]] = {"drifter": Drifter, "sailor": Sailor, "navigator": Navigator}
"""Every bot by its name, made from a seed: the same seed, the same choices."""


def make_bot(name: str, seed: bytes) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise SetupError("unknown-bot", "", f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def seat_bot(name: str, seed: bytes, seat: int) -> SeatedBot:
    """A bot on a seat of a game: its own choices come from the game's seed and its seat."""
    return SeatedBot(make_bot(name, seed + bytes([seat])), seat)


__all__ = ["BOTS", "Bot", "SeatedBot", "make_bot", "seat_bot"]
