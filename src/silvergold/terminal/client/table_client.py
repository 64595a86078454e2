"""The interface between the screens and a table: local play is remote play without the socket.

Screens and prompts ask a ``TableClient`` what a seat sees and may do, in the engine's values. Behind it is a
game on this machine (``local.py``) or a table on a server (``remote/client.py``).
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from silvergold.engine import HUMAN, Deck, Participant, PlayerMove, SeenEvent, View, bot_of, events_logged
from silvergold.lookalikes import imitation
from silvergold.protocol import events
from silvergold.protocol.fields import TableStatus
from silvergold.review.coach import Hint
from silvergold.words import Words

TurnNumber = tuple[int, int]
"""A round, and a turn in it."""

EMPTY = "empty"
LoggedEvent = SeenEvent | events.Event
"""An event of the game as the engine's, or an event of the table as the protocol's."""


class SeatState(NamedTuple):
    """Who sits on a seat."""

    kind: str
    """``empty``, ``human``, or ``bot:`` and the bot's name."""
    name: str = ""
    is_mine: bool = False
    """Whether this keyboard decides for the seat."""
    stand_in: str = ""
    """The bot that currently decides for the person."""
    is_away: bool = False
    has_left: bool = False
    """Whether the person has left the game: a bot decides, now or soon."""
    due_at: int | None = None
    """When the time runs out, in milliseconds since 1970; None without a clock or a due decision."""
    imitates: str = ""
    """Whose name it looks like: a ``bot``'s, or another ``player``'s."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits there."""
        return bool(bot_of(self.kind))

    @property
    def has_to_return(self) -> bool:
        """Whether the person must return before they can decide."""
        return bool(self.stand_in or self.has_left)

    def display_name(self, words: Words) -> str:
        """The person's name, or the bot's; people who have deleted their account have none."""
        if self.is_bot:
            return words.bot_name(bot_of(self.kind), self.name)
        name = self.name or words.say("former-player")
        return words.say("seat-person", name=name) if self.imitates == "bot" else name


class TableClient(Protocol):
    """A table, local or remote."""

    @property
    def status(self) -> TableStatus:
        """The table's status."""

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """The state of each seat."""

    @property
    def received(self) -> tuple[LoggedEvent, ...]:
        """All events so far as this keyboard received them: to announce each once, not to look up."""

    @property
    def has_memory_aid(self) -> bool:
        """R3.4: whether the shapes of earlier turns may be looked up."""

    @property
    def missed_turns(self) -> frozenset[TurnNumber]:
        """The turns settled while the player was away, each as its round and its number."""

    @property
    def is_connected(self) -> bool:
        """Whether the table is up to date."""

    @property
    def is_live(self) -> bool:
        """Whether the others are deciding now; in a puzzle or a replay, nobody is."""

    @property
    def edition(self) -> str:
        """The name of the edition."""

    @property
    def deck(self) -> Deck:
        """The cards in play."""

    def view(self, seat: int | None) -> View:
        """The game as one of the own seats or a spectator sees it."""

    def legal(self, seat: int) -> tuple[PlayerMove, ...]:
        """The legal moves of one of the own seats."""

    def subscribe(self, on_change: Callable[[], None]) -> None:
        """Call a function whenever the table has changed."""

    async def run(self) -> None:
        """Keep the table up to date until it is closed."""

    async def close(self) -> None:
        """Stop following the table; its game goes on."""

    async def play(self, *moves: PlayerMove) -> None:
        """Make moves of one seat, all of them or none; a refusal raises."""

    async def hint(self, seat: int) -> Hint:
        """A good move for one of the own seats, and why; raises where hints are not allowed."""

    async def reclaim_seats(self) -> None:
        """Decide for the own seats again, instead of the bot."""

    async def record(self) -> str:
        """The record of the finished game."""


def logged_events(client: TableClient) -> tuple[LoggedEvent, ...]:
    """The events so far that may be looked up: R3.4, the clients forget what the table has turned over."""
    logged = events_logged(client.received, memory_aid=client.has_memory_aid)
    return tuple(event for event in logged if event is not None)


def own_seats(client: TableClient) -> tuple[int, ...]:
    """The seats that this keyboard decides for."""
    return tuple(seat for seat, state in enumerate(client.seats) if state.is_mine)


def has_to_return(client: TableClient) -> bool:
    """Whether a bot decides for somebody at this keyboard."""
    return client.status == "playing" and any(state.is_mine and state.has_to_return for state in client.seats)


def seats_of(players: Iterable[Participant]) -> tuple[SeatState, ...]:
    """The seats of a local game: all people sit at this keyboard."""
    return tuple(
        SeatState(player.kind, player.name, is_mine=True, imitates=imitation(player.name, ()))
        if player.kind == HUMAN
        else SeatState(player.kind, player.name)
        for player in players
    )


def seat_names(seats: tuple[SeatState, ...], words: Words) -> list[str]:
    """The name shown for each seat, with its number where two names are equal."""
    given = [state.display_name(words) for state in seats]
    names = []
    for number, (state, name) in enumerate(zip(seats, given, strict=True), start=1):
        if state.kind == EMPTY:
            names.append(words.say("seat-empty", number=number))
        elif given.count(name) > 1 or state.imitates == "player":
            names.append(words.say("seat-twin", name=name, number=number))
        else:
            names.append(name)
    return names
