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


def read_numbers(text: str, most: int) -> list[int]:
    """Distinct numbers from 1 to most, like ``1 3``."""
    if not re.fullmatch(r"\d{1,3}(?:[\s,]+\d{1,3})*", text.strip()):
        raise InputError("answer-number", most=most)
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if any(not 1 <= number <= most for number in numbers) or len(set(numbers)) < len(numbers):
        raise InputError("answer-numbers", most=most)
    return numbers


def one_number(text: str, most: int) -> int:
    """A single number from 1 to most."""
    numbers = read_numbers(text, most)
    if len(numbers) != 1:
        raise InputError("answer-one", most=most)
    return numbers[0]


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
