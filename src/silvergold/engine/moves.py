"""The moves of players and of chance. A game is the list of its moves.

A move is a plain value: it names cards by id and boxes by mask, and knows no rule. Moves come from outside:
over a socket, from a file, from anyone's bot. A malformed move is refused when it is made, so that the rules
need not check again.
"""

from dataclasses import dataclass
from typing import Any

from silvergold.engine.errors import MalformedMoveError, shorten
from silvergold.engine.grid import ALL_BOXES, Shape
from silvergold.engine.state import CARDS_KEPT, MOST_PLAYERS

SEATS = range(MOST_PLAYERS)
"""R1.1: whether a table has a seat is checked when the move is played."""


def _require(move: Any, is_well_formed: bool) -> None:
    if not is_well_formed:
        raise MalformedMoveError("malformed-move", found=shorten(repr(move)))


def _is_seat(value: Any) -> bool:
    return type(value) is int and value in SEATS


def _is_card(value: Any) -> bool:
    return type(value) is str


def _is_pair_of_cards(value: Any) -> bool:
    return type(value) is tuple and len(value) == CARDS_KEPT and all(map(_is_card, value))


def _are_boxes(value: Any) -> bool:
    return type(value) is int and 0 < value <= ALL_BOXES


@dataclass(frozen=True, slots=True)
class Keep:
    """R2.2: keep two of the four cards dealt; the order in which they are named does not matter."""

    seat: int
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat) and _is_pair_of_cards(self.cards))


@dataclass(frozen=True, slots=True)
class Mark:
    """R4: mark boxes on one card, as the shape, as the single box instead, or for a cross.

    Which of the three follows from the position: every shape has more than one box.
    """

    seat: int
    card: str
    boxes: int

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat) and _is_card(self.card) and _are_boxes(self.boxes))


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back this turn's latest mark, or all of them; possible until the player is ready."""

    seat: int
    all: bool = False

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat) and type(self.all) is bool)


@dataclass(frozen=True, slots=True)
class Ready:
    """R3.2: this player's marks are final; when all are ready, the turn is settled."""

    seat: int

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat))


@dataclass(frozen=True, slots=True)
class Take:
    """R5.3: take a card of the display."""

    seat: int
    card: str

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat) and _is_card(self.card))


@dataclass(frozen=True, slots=True)
class Draw:
    """R5.3: take the face-down top of the pile; chance then turns it up."""

    seat: int

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat))


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance, R2.1: the next card dealt, to the first seat that has fewer than four."""

    card: str

    def __post_init__(self) -> None:
        _require(self, _is_card(self.card))


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the pile's top card, for the display (R2.3, R5.4) or for the player who drew it (R5.3)."""

    card: str

    def __post_init__(self) -> None:
        _require(self, _is_card(self.card))


@dataclass(frozen=True, slots=True)
class Start:
    """Chance, R2.5: the first start player."""

    seat: int

    def __post_init__(self) -> None:
        _require(self, _is_seat(self.seat))


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance, R3.1: the expedition card turned up."""

    shape: Shape

    def __post_init__(self) -> None:
        _require(self, type(self.shape) is Shape)


PlayerMove = Keep | Mark | TakeBack | Ready | Take | Draw
ChanceMove = Deal | TurnUp | Start | Reveal
Move = PlayerMove | ChanceMove
