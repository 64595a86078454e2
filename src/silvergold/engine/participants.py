"""Who sits at a table: people and bots."""

from collections.abc import Iterable
from dataclasses import dataclass

HUMAN = "human"
_BOT = "bot:"


def bot_kind(bot: str) -> str:
    """The kind of a seat at which a bot plays: ``bot:sailor``."""
    return _BOT + bot


def bot_of(kind: str) -> str:
    """The bot that plays at a seat of a kind; empty for a kind that isn't a bot's.

    >>> bot_of("bot:sailor"), bot_of("human")
    ('sailor', '')
    """
    return kind.removeprefix(_BOT) if kind.startswith(_BOT) else ""


@dataclass(frozen=True, slots=True)
class Participant:
    """A player as a game record names them."""

    name: str
    kind: str
    """``human``, or ``bot:`` and the bot's name."""

    @property
    def bot(self) -> str:
        """The bot's name; empty for a person."""
        return bot_of(self.kind)


def bot_title(bot: str) -> str:
    """What a bot is called in English, and one of your own everywhere.

    >>> bot_title("sailor"), bot_title("examples.beginner:Beginner")
    ('Sailor', 'Beginner')
    """
    _, colon, name = bot.rpartition(":")
    return name if colon else bot.capitalize()


def bot_participants(bots: Iterable[str]) -> tuple[Participant, ...]:
    """Bots as a record names them: by the bot and the number of its seat."""
    return tuple(Participant(f"{bot_title(bot)} {n}", bot_kind(bot)) for n, bot in enumerate(bots, start=1))
