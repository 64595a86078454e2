"""Computer opponents: one protocol, one file a bot."""

from collections.abc import Callable
from typing import NamedTuple

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.bot import Bot, SeatedBot
from silvergold.bots.deckhand import Deckhand
from silvergold.bots.drifter import Drifter
from silvergold.bots.planner.bot import Captain, Navigator
from silvergold.bots.sailor import Sailor
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError

BOTS: dict[str, Callable[[bytes], Bot]] = {
    "drifter": Drifter,
    "deckhand": Deckhand,
    "sailor": Sailor,
    "navigator": Navigator,
    "captain": Captain,
    "admiral": Admiral,
}
"""Every bot by its name, made from a seed: the same seed, the same choices."""


class Level(NamedTuple):
    """A strength to choose an opponent by."""

    name: str
    """Gentle, easy... a word that says how strong it is, and a translation id."""
    bot: str
    """The bot that plays so."""


LEVELS: tuple[Level, ...] = (
    Level("gentle", "deckhand"),
    Level("easy", "sailor"),
    Level("fair", "navigator"),
    Level("hard", "captain"),
    Level("superhuman", "admiral"),
)
"""From gentle to superhuman; docs/bots.md tells what each sees and overlooks."""


def make_bot(name: str, seed: bytes) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise ApplicationError("unknown-bot", bot=quote(name), bots=", ".join(BOTS))
    return BOTS[name](seed)


def seat_bot(name: str, seed: bytes, seat: int) -> SeatedBot:
    """A bot on a seat of a game: its own choices come from the game's seed and its seat."""
    return SeatedBot(make_bot(name, seed + bytes([seat])), seat)


__all__ = ["BOTS", "LEVELS", "Bot", "Level", "SeatedBot", "make_bot", "seat_bot"]
