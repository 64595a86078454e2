"""A table as the screens see it: local play is remote play minus the socket.

Whoever draws asks a ``Link`` what a seat sees and may do, in the engine's own words. Behind it is a game on
this machine (``local.py``) or a table of a server (``remote.py``).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from silvergold.engine import Deck, Event, Participant, PlayerMove, View
from silvergold.words import Words

Status = Literal["gathering", "playing", "finished", "closed"]
HUMAN, EMPTY, BOT = "human", "empty", "bot:"


class SeatState(NamedTuple):
    """Who sits on a seat."""

    kind: str
    """``empty``, ``human``, or ``bot:`` and the bot's name."""
    name: str = ""
    is_mine: bool = False
    """Whether the decisions of the seat are made at this keyboard."""
    stand_in: str = ""
    """The bot that decides for the person now."""
    is_away: bool = False
    has_left: bool = False
    """Whether the person has gone away: soon, or now, a bot decides."""
    due_at: int | None = None
    """When the clock lapses, in milliseconds since 1970; None where there is none, or no decision is due."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits there."""
        return self.kind.startswith(BOT)

    @property
    def has_to_return(self) -> bool:
        """Whether the person has to come back before they can decide."""
        return bool(self.stand_in or self.has_left)

    def display_name(self, words: Words) -> str:
        """The person's name, or the bot's."""
        return bot_name(self.kind.removeprefix(BOT), words, self.name) if self.is_bot else self.name


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at a table apart from the game: ``sat``, ``rose``, ``left`` and so on."""

    event: str
    seat: int = 0
    bot: str = ""


class TableClient(Protocol):
    """A table, near or far."""

    @property
    def status(self) -> Status:
        """How far the table has come."""

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Who sits where."""

    @property
    def events(self) -> tuple[Event | TableEvent, ...]:
        """What has happened, as far as it may be known at this keyboard."""

    @property
    def is_connected(self) -> bool:
        """Whether what is shown is how it is."""

    @property
    def edition(self) -> str:
        """Whose rules are played."""

    @property
    def deck(self) -> Deck:
        """The cards that are played with."""

    def view(self, seat: int | None) -> View:
        """The game as one of the own seats sees it, or a spectator."""

    def legal(self, seat: int) -> tuple[PlayerMove, ...]:
        """What one of the own seats may do now."""

    def subscribe(self, changed: Callable[[], None]) -> None:
        """Have something called whenever the table has changed."""

    async def run(self) -> None:
        """Keep the table going for as long as somebody looks."""

    async def close(self) -> None:
        """Look away; the game goes on without us."""

    async def play(self, *moves: PlayerMove) -> None:
        """Make moves of one seat, all of them or none; a refusal raises."""

    async def reclaim_seats(self) -> None:
        """Decide for the own seats oneself again, after a bot has done so."""

    async def record(self) -> str:
        """The record of a finished game."""


def own_seats(client: TableClient) -> tuple[int, ...]:
    """The seats that are decided for at this keyboard."""
    return tuple(seat for seat, state in enumerate(client.seats) if state.is_mine)


def has_to_return(client: TableClient) -> bool:
    """Whether somebody at this keyboard has to come back first."""
    return client.status == "playing" and any(state.is_mine and state.has_to_return for state in client.seats)


def seats_of(players: Iterable[Participant]) -> tuple[SeatState, ...]:
    """The players of a game on this machine: all people sit at its keyboard."""
    return tuple(SeatState(player.kind, player.name, is_mine=player.kind == HUMAN) for player in players)


def bot_name(bot: str, words: Words, name: str = "") -> str:
    """A bot's name in the reader's language; one that somebody else wrote has its own."""
    message = f"bot-name-{bot}"
    return words.say(message) if words.has(message) else name or bot.capitalize()


def seat_names(seats: tuple[SeatState, ...], words: Words) -> list[str]:
    """What the seats are called: with their number where two have the same name."""
    given = [state.display_name(words) for state in seats]
    names = []
    for number, (state, name) in enumerate(zip(seats, given, strict=True), start=1):
        if state.kind == EMPTY:
            names.append(words.say("seat-empty", number=number))
        elif given.count(name) > 1:
            names.append(words.say("seat-twin", name=name, number=number))
        else:
            names.append(name)
    return names
