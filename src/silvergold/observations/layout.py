"""The index map of an observation; a test compares it with docs/environments.md."""

from collections.abc import Iterator
from typing import NamedTuple

from silvergold.engine import Color, Shape
from silvergold.engine.grid import EXPEDITION_CARDS, SIDE
from silvergold.engine.state import (
    CARDS_KEPT,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    ROUNDS,
    TURNS,
)

PILE_STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32)
"""The sizes of the pile that an observation distinguishes."""
CROSSES_SHOWN, COMPLETED_SHOWN, SEALS_SHOWN = 4, 8, 4
"""The most crosses owed, completed cards per colour, and seals per colour that an observation counts."""
MOST_ROWS = MOST_COINS // COINS_IN_A_ROW
MOST_CUP_POINTS = sum(CUPS[:MOST_ROWS])
MOST_PALM_POINTS = MOST_PALMS * (1 + DISPLAY_SIZE)


class Field(NamedTuple):
    """Neighbouring bits of an observation."""

    name: str
    size: int
    meaning: str


BOXES = SIDE * SIDE
ISLAND = (
    Field("unmarked", BOXES, "each box in reading order: it is unmarked"),
    Field("crosses", BOXES, "unmarked, and has a cross"),
    Field("coins", BOXES, "unmarked, and has a coin"),
    Field("palms", BOXES, "unmarked, and has a palm"),
    Field("color", len(Color), "grey, green, orange, lilac"),
    Field("seal", len(Color), "the colour that the seal counts, if any"),
)
TABLE = (
    Field("phase", 3, "keep, mark, take; none of them once the game is over"),
    Field("round", ROUNDS, "the round"),
    Field("turn", TURNS, "the turn of the round; none before the first"),
    Field("shape", len(Shape), "the expedition card on top"),
    Field("revealed", sum(EXPEDITION_CARDS.values()), "this round's expedition cards, shape by shape"),
    Field("start player", MOST_PLAYERS, "how many seats clockwise from the observer"),
    Field("cups", len(CUPS), "at least 1, 2, ... cups left"),
    Field("pile", len(PILE_STEPS), f"at least {', '.join(map(str, PILE_STEPS))} cards in the pile"),
    Field("crosses owed", CROSSES_SHOWN, "at least 1, 2, ... boxes to mark for the observer's crosses"),
)
SCORE_CARD = (
    Field("coins", MOST_COINS, "at least 1, 2, ... coins"),
    Field("rows", MOST_ROWS, "at least 1, 2, ... coin rows settled"),
    Field("cup points", MOST_CUP_POINTS, "at least 1, 2, ..."),
    Field("palms", MOST_PALMS, "at least 1, 2, ... palms noted"),
    Field("palm points", MOST_PALM_POINTS, "at least 1, 2, ..."),
)
COMPLETED = (
    *(Field(f"{color} done", COMPLETED_SHOWN, "at least 1, 2, ... completed cards") for color in Color),
    *(Field(f"{color} seals", SEALS_SHOWN, "at least 1, 2, ... seals that count it") for color in Color),
)


def size_of(fields: tuple[Field, ...]) -> int:
    """The total size of fields."""
    return sum(field.size for field in fields)


ISLAND_SIZE, TABLE_SIZE, SCORE_CARD_SIZE = size_of(ISLAND), size_of(TABLE), size_of(SCORE_CARD)
ISLANDS_SIZE = CARDS_KEPT * ISLAND_SIZE
OFFER_SIZE = DISPLAY_SIZE * ISLAND_SIZE
SIDE_SIZE = ISLANDS_SIZE + SCORE_CARD_SIZE + size_of(COMPLETED)


def observation_size(players: int) -> int:
    """The length of an observation; the layout for fewer players is the beginning of that for four."""
    return TABLE_SIZE + OFFER_SIZE + players * SIDE_SIZE


def layout(players: int) -> Iterator[tuple[int, Field]]:
    """Every field of an observation with its first index."""
    first = 0
    for field in _fields(players):
        yield first, field
        first += field.size


def first_index(name: str) -> int:
    """The first index of a field of the table."""
    return next(first for first, field in layout(0) if field.name == name)


def _fields(players: int) -> Iterator[Field]:
    yield from TABLE
    for place in range(1, DISPLAY_SIZE + 1):
        yield from _within(f"offer {place}", ISLAND)
    for seat in range(players):
        owner = f"rival {seat}" if seat else "own"
        for card in ("first card", "second card"):
            yield from _within(f"{owner} {card}", ISLAND)
        yield from _within(owner, SCORE_CARD + COMPLETED)


def _within(whole: str, fields: tuple[Field, ...]) -> Iterator[Field]:
    return (field._replace(name=f"{whole}: {field.name}") for field in fields)
