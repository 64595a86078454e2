"""Positions drawn for one reason each: when the coach gives it, and when it would not be true."""

import pytest

from silvergold.engine import GameState, Mark, legal_moves, view
from silvergold.review.coach import Why, reason
from tests.boards import BYSTANDER, boxes, facing, mark, player, table


def why(state: GameState, card: str, names: str) -> Why:
    """What is said of a mark."""
    return reason(view(state, 0), legal_moves(state, 0), Mark(0, card, boxes(names)))


TWO = """
    green-1  grey-1
    c##x     ##
    p##.     ##
"""


def test_finishing_an_island_comes_first() -> None:
    state = facing("green-1  grey-1\nOOcx     ####")
    assert why(state, "green-1", "c1 d1") == Why("coach-why-finishes", {"card": "green-1", "value": 10})


def test_a_cross_that_finishes_the_other_island() -> None:
    state = facing("green-1  grey-1\n##x#     O#")
    assert why(state, "green-1", "b1 c1") == Why("coach-why-cross-finishes", {"card": "grey-1"})


def test_a_cross_that_is_one_box_short_only_gives_a_box() -> None:
    state = facing("green-1  grey-1\n##x#     ##")
    assert why(state, "green-1", "b1 c1") == Why("coach-why-cross", {"count": 1})


def test_a_cross_does_not_finish_what_is_finished_without_it() -> None:
    """R4.3: of two boxes owed one is marked here, and the other would finish the island anyway."""
    state = mark(facing("green-1  grey-1\nxx##     x#\n####     .."), 0, "green-1", "a1 b1")
    assert why(state, "grey-1", "a1") == Why("coach-why-cross", {"count": 1})


def test_a_cross_is_no_reason_where_no_box_is_left_for_it() -> None:
    """R4.3, R5.5: pile and display are empty, so that one island is all there is; the last cross lapses."""
    alone = player("""
        green-1
        xx#
        x#.
    """)
    state = table(alone, player(BYSTANDER), shape="straight3", display="", pile="")
    state = mark(state, 0, "green-1", "a1 b1 c1")
    assert mark(state, 0, "green-1", "a2").players[0].crosses == 2
    assert why(state, "green-1", "a2").id != "coach-why-cross"


@pytest.mark.parametrize(("coins", "said"), [(3, "coach-why-coin-row"), (2, "coach-why-coins")])
def test_the_fourth_coin_completes_a_row(coins: int, said: str) -> None:
    told = why(facing(TWO, coins=coins), "green-1", "a1 b1")
    assert told.id == said
    assert told.values == ({"cup": 6} if coins == 3 else {"count": 1})


def test_a_row_that_brings_no_cup_is_no_reason() -> None:
    """R5.1: after the sixth cup there is none."""
    state = table(player(TWO, coins=3), player(BYSTANDER), display="grey-d1", cups=())
    assert why(state, "green-1", "a1 b1") == Why("coach-why-coins", {"count": 1})


def test_the_thirteenth_coin_is_no_reason() -> None:
    assert why(facing(TWO, coins=12), "green-1", "a1 b1").id not in ("coach-why-coins", "coach-why-coin-row")


def test_a_palm_is_worth_what_the_display_shows() -> None:
    display = """
        grey-d1  green-d2
        p###     p###
    """
    told = why(facing(TWO, display=display), "green-1", "a2 b2")
    assert told == Why("coach-why-palm", {"points": 3})


def test_the_fifth_palm_is_no_reason() -> None:
    assert why(facing(TWO, palms=(1, 1, 1, 1)), "green-1", "a2 b2").id != "coach-why-palm"
