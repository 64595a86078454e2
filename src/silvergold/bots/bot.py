"""What a bot is, and how it sits at a table."""

from collections.abc import Sequence
from typing import Protocol

from silvergold.engine import Event, Game, PlayerMove, View, events_seen, legal_moves, view


class Bot(Protocol):
    """Somebody who decides for a seat, and never sees what that seat may not see."""

    def observe(self, events: Sequence[Event]) -> None:
        """What has happened since the last decision, as far as the seat may know; a bot may remember it."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """One of the legal moves."""


class SeatedBot:
    """A bot on one seat of a game."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot = bot
        self._seat = seat
        self._heard = 0
        """How many events of the game the bot has heard."""

    def decide(self, game: Game) -> PlayerMove:
        """Tell the bot what has happened, and ask it for a move."""
        self._bot.observe(events_seen(game.events[self._heard :], self._seat))
        self._heard = len(game.events)
        return self._bot.choose(view(game.state, self._seat), legal_moves(game.state, self._seat))
