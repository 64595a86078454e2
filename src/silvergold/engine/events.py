"""What happens in a game, as the table sees it and a game record writes it.

An event's name in a record is its class's name in lower case, and its fields are the record's fields.
"""

from dataclasses import dataclass
from typing import Literal

from silvergold.engine.grid import Shape

MarkedBy = Literal["shape", "single", "cross"]
"""R4.6: how a box came to be marked."""

Source = Literal["display", "pile"]
"""R5.3: where a new card came from."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """R2.1: a seat has its four cards."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """R2.2: the two cards a seat keeps; published once all have chosen."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Displayed:
    """R2.3: the display is laid out."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """R2.5: the first start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """R3.1: an expedition card is turned up."""

    round: int
    turn: int
    shape: Shape


@dataclass(frozen=True, slots=True)
class Marked:
    """R4: a seat has marked boxes of one card; published once all are ready."""

    seat: int
    card: str
    boxes: int
    by: MarkedBy


@dataclass(frozen=True, slots=True)
class Coin:
    """R4.4: a coin marked on a score card; only coins that count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Palm:
    """R4.5: a palm's points noted on a score card; only palms that count."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Cup:
    """R5.1: a cup taken for a completed coin row."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Completed:
    """R5.2: a completed card is laid aside."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Took:
    """R5.3: a seat has a new card."""

    seat: int
    card: str
    source: Source


@dataclass(frozen=True, slots=True)
class Refilled:
    """R5.4: cards added to the display."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """R7: a seat's final score, line by line."""

    seat: int
    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int


@dataclass(frozen=True, slots=True)
class Won:
    """R7.6: the winners; several seats share the victory."""

    seats: tuple[int, ...]


MarkEvent = Marked | Coin | Palm
Event = (
    Dealt
    | Kept
    | Displayed
    | Started
    | Revealed
    | MarkEvent
    | Cup
    | Completed
    | Took
    | Refilled
    | Scored
    | Won
)


@dataclass(frozen=True, slots=True)
class EarlierTurn:
    """R3.4: stands in a log for an earlier turn of the round, whose shape and marks may not be looked up."""

    round: int
    turn: int


SeenEvent = Event | EarlierTurn
"""An event as it may be looked up during a game."""
