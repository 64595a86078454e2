"""Moves: the engine's, without the seat, which stands in the command or in the log entry."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, get_args, overload

import msgspec

from silvergold import engine
from silvergold.engine import Shape
from silvergold.protocol.fields import BoxMask, CardId, Value


class Move(Value, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """A move of one player, or of chance."""


class Keep(Move, tag="keep", frozen=True):
    """R2.2: keep two of the four cards dealt."""

    cards: tuple[CardId, CardId]


class Mark(Move, tag="mark", frozen=True):
    """R4: mark boxes on one card."""

    card: CardId
    boxes: BoxMask


class TakeBack(Move, tag="take_back", frozen=True):
    """Take back this turn's latest mark, or all of them."""

    all: bool = False


class Ready(Move, tag="ready", frozen=True):
    """R3.2: this player's marks stand."""


class Take(Move, tag="take", frozen=True):
    """R5.3: take a card of the display."""

    card: CardId


class Draw(Move, tag="draw", frozen=True):
    """R5.3: take the top of the pile."""


PlayerMove = Keep | Mark | TakeBack | Ready | Take | Draw


class Deal(Move, tag="deal", frozen=True):
    """Chance, R2.1: a card dealt."""

    card: str


class TurnUp(Move, tag="turn_up", frozen=True):
    """Chance, R2.3, R5.3, R5.4: the pile's top card."""

    card: str


class Start(Move, tag="start", frozen=True):
    """Chance, R2.5: the first start player."""

    seat: int


class Reveal(Move, tag="reveal", frozen=True):
    """Chance, R3.1: an expedition card."""

    shape: Shape


ChanceMove = Deal | TurnUp | Start | Reveal
"""Moves that only logs contain; no message carries them."""
LoggedMove = Keep | Mark | TakeBack | Ready | Take | Draw | Deal | TurnUp | Start | Reveal

_FROM_ENGINE: dict[type, type[Move]] = {getattr(engine, kind.__name__): kind for kind in get_args(LoggedMove)}
_TO_ENGINE: dict[type[Move], Any] = {kind: original for original, kind in _FROM_ENGINE.items()}


@overload
def to_engine_move(move: PlayerMove, seat: int) -> engine.PlayerMove: ...


@overload
def to_engine_move(move: LoggedMove, seat: int) -> engine.Move: ...


@lru_cache(maxsize=1 << 14)
def to_engine_move(move: LoggedMove, seat: int) -> Any:
    """Return the engine's move of a seat, or of chance."""
    fields = msgspec.structs.astuple(move)
    return _TO_ENGINE[type(move)](*((seat, *fields) if isinstance(move, PlayerMove) else fields))


@overload
def from_engine_move(move: engine.PlayerMove) -> PlayerMove: ...


@overload
def from_engine_move(move: engine.ChanceMove) -> ChanceMove: ...


def from_engine_move(move: engine.Move) -> Any:
    """Return the protocol's move for one of the engine's."""
    return from_engine_moves((move,))[0]


def from_engine_moves(moves: Iterable[engine.Move]) -> tuple[Any, ...]:
    """Return the protocol's moves; nearly all are marks."""
    return tuple(
        [
            Mark(move.card, move.boxes) if type(move) is engine.Mark else _from_engine_move(move)
            for move in moves
        ]
    )


@lru_cache
def _from_engine_move(move: engine.Move) -> Any:
    kind = _FROM_ENGINE[type(move)]
    return kind(*[getattr(move, name) for name in kind.__struct_fields__])
