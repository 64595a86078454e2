"""The bot protocol, and a bot on a seat of a game."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Protocol

from silvergold.engine import (
    Event,
    Game,
    PlayerMove,
    SilverGoldError,
    View,
    events_seen,
    legal_moves,
    view,
)
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError


class Bot(Protocol):
    """Decides for one seat, from what that seat may know."""

    def observe(self, events: Sequence[Event]) -> None:
        """Receive the events since the last decision that the seat may know; a bot may remember them."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """Return one of the legal moves."""


class SeatedBot:
    """A bot on one seat of a game."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot = bot
        self._seat = seat
        self._observed = 0
        """How many events of the game the bot has received."""

    def decide(self, game: Game) -> PlayerMove:
        """Pass the new events to the bot, and return its move."""
        self._bot.observe(events_seen(game.events[self._observed :], self._seat))
        self._observed = len(game.events)
        return self._bot.choose(view(game.state, self._seat), legal_moves(game.state, self._seat))


@contextmanager
def failures_of(name: str) -> Iterator[None]:
    """Turn whatever a bot raises, and the refusal of its move, into an error that names the bot."""
    try:
        yield
    except ApplicationError:
        raise
    except SilverGoldError as error:
        raise ApplicationError("bot-failed", bot=quote(name), reason=str(error)) from error
    except Exception as error:  # a bot of your own may raise anything
        frames = extract_tb(error.__traceback__)
        file = getattr(sys.modules.get(name.partition(":")[0]), "__file__", "")
        line = ([frame for frame in frames if frame.filename == file] or frames)[-1]
        reason = f"{type(error).__name__}: {error}, {Path(line.filename).name}:{line.lineno}"
        raise ApplicationError("bot-failed", bot=quote(name), reason=reason) from error
