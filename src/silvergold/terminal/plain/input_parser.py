"""Parsers for the player's input at the prompt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from silvergold.engine import Mark, PlayerMove
from silvergold.engine.grid import mask_of
from silvergold.engine.state import OpenCard
from silvergold.words import MessageValue

BOXES = re.compile(r"(?:(?P<island>\d)\s*[: ]?\s*)?(?P<boxes>[a-d][1-4](?:[\s,]*[a-d][1-4])*)")


class InputError(Exception):
    """Input that cannot be understood; its message explains what can be typed."""

    def __init__(self, message_id: str, **values: MessageValue) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.values = values


@dataclass(frozen=True, slots=True)
class BoxesOnIsland:
    """Boxes of one of the player's islands."""

    open_card: OpenCard
    boxes: int


def read_boxes(text: str, cards: Sequence[OpenCard]) -> BoxesOnIsland:
    """An island's number and boxes, like ``1b3`` or ``2 a1 a2 b2``; a lone island needs no number."""
    match = BOXES.fullmatch(text.strip().lower())
    if match is None:
        raise InputError("answer-box")
    island = int(match["island"] or (1 if len(cards) == 1 else 0))
    if not 1 <= island <= len(cards):
        raise InputError("answer-island", example=f"1{match['boxes'][:2]}")
    names = re.findall("[a-d][1-4]", match["boxes"])
    return BoxesOnIsland(cards[island - 1], mask_of(names))


def one_number(text: str, most: int) -> int:
    """A number from 1 to most."""
    return _numbers(text, 1, most, InputError("answer-number", most=most))[0]


def two_numbers(text: str, most: int) -> list[int]:
    """Two different numbers from 1 to most, like ``1 3``."""
    return _numbers(text, 2, most, InputError("answer-keep"))


def _numbers(text: str, count: int, most: int, otherwise: InputError) -> list[int]:
    """Different numbers from 1 to most; raises an error if anything else is typed."""
    typed = re.split(r"[\s,]+", text.strip())
    choices = {str(number) for number in range(1, most + 1)}
    if len(typed) != count or len(choices.intersection(typed)) != count:
        raise otherwise
    return [int(number) for number in typed]


def marks_covering(moves: Sequence[PlayerMove], wanted: BoxesOnIsland) -> list[Mark]:
    """The legal marks that cover some boxes of an island; an exact match is returned alone."""
    marks = [
        move
        for move in moves
        if isinstance(move, Mark)
        and move.card == wanted.open_card.card.id
        and move.boxes & wanted.boxes == wanted.boxes
    ]
    is_single = wanted.boxes.bit_count() == 1
    exact = [mark for mark in marks if mark.boxes == wanted.boxes and not is_single]
    return exact or marks
