"""Computer opponents behind one protocol."""

from collections.abc import Callable
from typing import NamedTuple

from silvergold.bots.bot import Bot, SeatedBot
from silvergold.bots.deckhand import Deckhand
from silvergold.bots.drifter import Drifter
from silvergold.bots.sailor import Sailor
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError

MakeBot = Callable[[bytes], Bot]
"""Creates a bot from a seed: the same seed gives the same choices."""


# The strong bots need NumPy, which every command would wait for.


def _navigator(seed: bytes) -> Bot:
    from silvergold.bots.planner.bot import Navigator

    return Navigator(seed)


def _captain(seed: bytes) -> Bot:
    from silvergold.bots.planner.bot import Captain

    return Captain(seed)


def _admiral(seed: bytes) -> Bot:
    from silvergold.bots.admiral.bot import Admiral

    return Admiral(seed)


BOTS: dict[str, MakeBot] = {
    "drifter": Drifter,
    "deckhand": Deckhand,
    "sailor": Sailor,
    "navigator": _navigator,
    "captain": _captain,
    "admiral": _admiral,
}
"""Every bot by name."""


class Level(NamedTuple):
    """A strength at which to choose an opponent."""

    name: str
    """How strong it is, from gentle to superhuman; also a translation id."""
    bot: str
    """The bot that plays at this strength."""


LEVELS: tuple[Level, ...] = (
    Level("gentle", "deckhand"),
    Level("easy", "sailor"),
    Level("fair", "navigator"),
    Level("hard", "captain"),
    Level("superhuman", "admiral"),
)
"""From gentle to superhuman; docs/bots.md says what each sees and overlooks."""


def make_bot(name: str, seed: bytes) -> Bot:
    """Create a bot by name."""
    if name not in BOTS:
        raise ApplicationError("unknown-bot", bot=quote(name), bots=", ".join(BOTS))
    return BOTS[name](seed)


def seat_bot(bot: str | MakeBot, seed: bytes, seat: int) -> SeatedBot:
    """Create a bot for a seat; its random choices come from the game's seed and the seat."""
    own_seed = seed + bytes([seat])
    return SeatedBot(make_bot(bot, own_seed) if isinstance(bot, str) else bot(own_seed), seat)


__all__ = ["BOTS", "LEVELS", "Bot", "Level", "MakeBot", "SeatedBot", "make_bot", "seat_bot"]
