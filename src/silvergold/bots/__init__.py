"""Computer opponents behind one protocol."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from silvergold.bots.bot import Bot, SeatedBot, failures_of
from silvergold.bots.deckhand import Deckhand
from silvergold.bots.drifter import Drifter
from silvergold.bots.parrot import Parrot
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
    "parrot": Parrot,
    "deckhand": Deckhand,
    "sailor": Sailor,
    "navigator": _navigator,
    "captain": _captain,
    "admiral": _admiral,
}
"""Every bot by name; ``find_bot`` adds those of your own."""


class Level(NamedTuple):
    """A strength at which to choose an opponent."""

    name: str
    """How strong it is, in one word."""
    bot: str
    """The bot that plays at this strength."""


LEVELS: tuple[Level, ...] = (
    Level("first games", "parrot"),
    Level("gentle", "deckhand"),
    Level("easy", "sailor"),
    Level("fair", "navigator"),
    Level("hard", "captain"),
    Level("superhuman", "admiral"),
)
"""From first games to superhuman; docs/bots.md says what each sees and overlooks."""


def find_bot(bot: str | MakeBot) -> MakeBot:
    """The bot with a name, one of your own as ``module:Class``, or the class itself.

    A bot of your own is imported and added to ``BOTS`` under that name. That runs its module, so
    never pass a name that a stranger may have written: ``make_bot`` imports nothing.
    """
    if not isinstance(bot, str):
        return bot
    if bot not in BOTS and ":" in bot:
        BOTS[bot] = import_bot(bot)
    return known_bot(bot)


def import_bot(name: str) -> MakeBot:
    """The class named ``module:Class``; it must make a bot."""
    module, _, attribute = name.partition(":")
    try:
        found: MakeBot = getattr(import_module(module), attribute)
        bot = found(b"")
    except Exception as error:  # the module is yours, and anything may happen in it
        reason = f"{type(error).__name__}: {error}"
        raise ApplicationError("bot-not-imported", bot=quote(name), reason=reason) from error
    if not (callable(getattr(bot, "choose", None)) and callable(getattr(bot, "observe", None))):
        raise ApplicationError("not-a-bot", bot=quote(name))
    return found


def known_bot(name: str) -> MakeBot:
    """The bot with a name."""
    if name not in BOTS:
        raise ApplicationError("unknown-bot", bot=quote(name), bots=", ".join(BOTS))
    return BOTS[name]


def make_bot(name: str, seed: bytes) -> Bot:
    """Create a bot by name."""
    return known_bot(name)(seed)


def seat_bot(bot: str | MakeBot, seed: bytes, seat: int) -> SeatedBot:
    """Create a bot for a seat; its random choices come from the game's seed and the seat."""
    own_seed = seed + bytes([seat])
    return SeatedBot(make_bot(bot, own_seed) if isinstance(bot, str) else bot(own_seed), seat)


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Level",
    "MakeBot",
    "SeatedBot",
    "failures_of",
    "find_bot",
    "make_bot",
    "seat_bot",
]
