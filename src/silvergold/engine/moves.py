"""The moves of players and of chance. A game is the list of its moves.

A move is a plain value: it names cards by id and boxes by mask, and knows no rule.
"""

from dataclasses import dataclass

from silvergold.engine.grid import Shape


@dataclass(frozen=True, slots=True)
class Keep:
    """R2.2: keep two of the four cards dealt; the order in which they are named does not matter."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """R4: mark boxes on one card, as the shape, as the single box instead, or as owed to a cross.

    Which of the three follows from the position: every shape has more than one box.
    """

    seat: int
    card: str
    boxes: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back this turn's latest mark, or all of them; possible until the player is ready."""

    seat: int
    all: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """R3.2: this player's marks stand; when all are ready, the turn is settled."""

    seat: int


@dataclass(frozen=True, slots=True)
class Take:
    """R5.3: take a card of the display."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Draw:
    """R5.3: take the face-down top of the pile; chance then turns it up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance, R2.1: the next card dealt, to the first seat that has fewer than four."""

    card: str


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the pile's top card, for the display (R2.3, R5.4) or for the player who drew it (R5.3)."""

    card: str


@dataclass(frozen=True, slots=True)
class Start:
    """Chance, R2.5: who is the first start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance, R3.1: the expedition card turned up."""

    shape: Shape


PlayerMove = Keep | Mark | TakeBack | Ready | Take | Draw
ChanceMove = Deal | TurnUp | Start | Reveal
Move = PlayerMove | ChanceMove
