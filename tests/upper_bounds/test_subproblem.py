"""A card alone is solved as plain recursion solves it."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from silvergold.engine import Color, Shape, TreasureCard
from silvergold.engine.grid import PLACEMENTS, each_box, mask_of_drawing
from silvergold.upper_bounds.prices import GAME, Prices
from silvergold.upper_bounds.shapes_to_come import cards_left, chances_before
from silvergold.upper_bounds.small_game import FULL, SHAPES, CardsLeft, without
from silvergold.upper_bounds.subproblem import CardMarks, CardProblem, taken_values

ISLAND = ("+#", "#$", "#.")
"""With a cross and a coin."""
CARD = TreasureCard(
    "test",
    Color.GREY,
    mask_of_drawing(ISLAND),
    crosses=mask_of_drawing(ISLAND, "+"),
    coins=mask_of_drawing(ISLAND, "$"),
)
REWARD = 7.0
NONE = np.zeros(4)
PRICES = Prices(
    turn=np.tile(np.arange(1.0, 1.0 + len(SHAPES)) / 3, (GAME, 1)),
    place=np.linspace(0.1, 0.4, GAME),
    cross=np.linspace(0.8, 1.6, GAME),
    coin=1.9,
    palm=2.0,
    take=0.0,
    seal=NONE,
    color=NONE,
)


def gain(mask: int, unmarked: int, turn: int) -> float:
    """What marking some boxes gives at once."""
    symbols = (mask & CARD.coins).bit_count() * PRICES.coin
    crosses = (mask & CARD.crosses).bit_count() * PRICES.cross[turn]
    return float(symbols + crosses + REWARD * (mask == unmarked))


@cache
def extras(unmarked: int, left: CardsLeft, turn: int) -> float:
    """Mark any boxes for crosses, then go on."""
    bought = [
        gain(box, unmarked, turn) - PRICES.cross[turn] + extras(unmarked ^ box, left, turn)
        for box in each_box(unmarked)
    ]
    return max(value(unmarked, left, turn + 1), *bought) if unmarked else 0.0


@cache
def value(unmarked: int, left: CardsLeft, turn: int) -> float:
    """What a held card is worth before a reveal."""
    if turn == GAME or not unmarked:
        return 0.0
    total = -PRICES.place[turn]
    for number, shape in enumerate(Shape):
        if left[number]:
            rest = without(left, number)
            masks = [mask for mask in (*PLACEMENTS[shape], *each_box(unmarked)) if mask & unmarked == mask]
            used = [gain(mask, unmarked, turn) + extras(unmarked ^ mask, rest, turn) for mask in masks]
            best = max(extras(unmarked, rest, turn), max(used) - PRICES.turn[turn, number])
            total += left[number] / sum(left) * best
    return float(total)


def test_a_held_card_is_solved_as_by_plain_recursion() -> None:
    held = CardProblem(CardMarks(CARD), PRICES, REWARD).held_values()
    for turn in (GAME - 1, GAME - 3):
        found = dict(zip(cards_left(sum(FULL) - turn % 7), held[turn], strict=True))
        for left in (min(found), max(found)):
            assert found[left] == pytest.approx(value(CARD.boxes, left, turn))


def test_a_card_that_costs_nothing_is_completed_and_gives_all_it_has() -> None:
    free = replace(PRICES, turn=PRICES.turn * 0, place=PRICES.place * 0, cross=PRICES.cross * 0)
    held = CardProblem(CardMarks(CARD), free, REWARD).held_values()
    assert held[0][0] == pytest.approx(REWARD + PRICES.coin)


def test_a_card_too_dear_to_use_only_costs_its_place() -> None:
    dear = replace(PRICES, turn=PRICES.turn + 100, cross=PRICES.cross + 10)
    held = CardProblem(CardMarks(CARD), dear, REWARD).held_values()
    assert held[0][0] == pytest.approx(-PRICES.place.sum())


def test_the_value_of_a_card_is_convex_in_its_reward() -> None:
    marks = CardMarks(CARD)
    low, middle, high = (CardProblem(marks, PRICES, reward).held_values() for reward in (2.0, 5.0, 8.0))
    for one, two, three in zip(low, middle, high, strict=True):
        assert (two <= (one + three) / 2 + 1e-9).all()


def test_a_card_is_taken_at_the_best_time_or_never() -> None:
    held = CardProblem(CardMarks(CARD), PRICES, REWARD).held_values()
    values = taken_values(held, 0.0)
    assert values[GAME] == 0
    assert (np.diff(values) <= 1e-9).all()
    means = [chances_before(turn % 7) @ held[turn] for turn in range(GAME)]
    assert values[0] >= max(means)
    assert taken_values(held, -100.0)[0] == 0


def test_no_price_of_a_turn_is_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        replace(PRICES, turn=-PRICES.turn)
