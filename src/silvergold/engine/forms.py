"""Whether something has the form of a move at all, before the rules look at it.

Moves come from outside: over a socket, from a file, from somebody's bot. Their fields may hold anything.
"""

from collections.abc import Callable
from typing import Any

from silvergold.engine.grid import ALL_BOXES, Shape
from silvergold.engine.moves import Deal, Draw, Keep, Mark, Ready, Reveal, Start, Take, TakeBack, TurnUp


def is_well_formed(move: Any, players: int) -> bool:
    """Whether every field of a move has its type and names a seat or box there is."""
    form = FORMS.get(type(move))
    return form is not None and form(move, players)


def _has_seat(move: Any, players: int) -> bool:
    return type(move.seat) is int and 0 <= move.seat < players


def _has_card(move: Any, players: int) -> bool:
    return type(move.card) is str


def _is_keep(move: Keep, players: int) -> bool:
    is_pair = type(move.cards) is tuple and len(move.cards) == 2
    return is_pair and all(type(card) is str for card in move.cards) and _has_seat(move, players)


def _is_mark(move: Mark, players: int) -> bool:
    has_boxes = type(move.boxes) is int and 0 < move.boxes <= ALL_BOXES
    has_seat = type(move.seat) is int and 0 <= move.seat < players
    return has_boxes and type(move.card) is str and has_seat


def _is_take_back(move: TakeBack, players: int) -> bool:
    return type(move.all) is bool and _has_seat(move, players)


def _is_take(move: Take, players: int) -> bool:
    return _has_card(move, players) and _has_seat(move, players)


def _is_reveal(move: Reveal, players: int) -> bool:
    return type(move.shape) is Shape


FORMS: dict[type, Callable[[Any, int], bool]] = {
    Keep: _is_keep,
    Mark: _is_mark,
    TakeBack: _is_take_back,
    Ready: _has_seat,
    Take: _is_take,
    Draw: _has_seat,
    Deal: _has_card,
    TurnUp: _has_card,
    Start: _has_seat,
    Reveal: _is_reveal,
}
