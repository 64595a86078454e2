"""When the coach gives a reason, and when that reason would be false."""

import pytest

from silvergold.engine import GameState, Mark, legal_moves, view
from silvergold.review.coach import Reason, reason
from tests.boards import BYSTANDER, boxes, facing, mark, player, table


def reason_for(state: GameState, card: str, names: str) -> Reason:
    """The coach's reason for a mark."""
    return reason(view(state, 0), legal_moves(state, 0), Mark(0, card, boxes(names)))


TWO = """
    green-1  grey-1
    c##x     ##
    p##.     ##
"""


def test_finishing_an_island_comes_first() -> None:
    state = facing("green-1  grey-1\nOOcx     ####")
    assert reason_for(state, "green-1", "c1 d1") == Reason(
        "coach-why-finishes", {"card": "green-1", "value": 10}
    )


def test_a_cross_that_finishes_the_other_island() -> None:
    state = facing("green-1  grey-1\n##x#     O#")
    assert reason_for(state, "green-1", "b1 c1") == Reason("coach-why-cross-finishes", {"card": "grey-1"})


def test_a_cross_that_is_one_box_short_only_gives_a_box() -> None:
    state = facing("green-1  grey-1\n##x#     ##")
    assert reason_for(state, "green-1", "b1 c1") == Reason("coach-why-cross", {"count": 1})


def test_a_cross_does_not_finish_what_is_finished_without_it() -> None:
    """R4.3: of two boxes owed one is marked here, and the other would finish the island anyway."""
    state = mark(facing("green-1  grey-1\nxx##     x#\n####     .."), 0, "green-1", "a1 b1")
    assert reason_for(state, "grey-1", "a1") == Reason("coach-why-cross", {"count": 1})


def test_a_cross_is_no_reason_if_no_box_is_left_for_it() -> None:
    """R4.3, R5.5: with pile and display empty there is only one island; the last cross lapses."""
    alone = player("""
        green-1
        xx#
        x#.
    """)
    state = table(alone, player(BYSTANDER), shape="straight3", display="", pile="")
    state = mark(state, 0, "green-1", "a1 b1 c1")
    assert mark(state, 0, "green-1", "a2").players[0].crosses == 2
    assert reason_for(state, "green-1", "a2").id != "coach-why-cross"


@pytest.mark.parametrize(("coins", "message"), [(3, "coach-why-coin-row"), (2, "coach-why-coins")])
def test_the_fourth_coin_completes_a_row(coins: int, message: str) -> None:
    found = reason_for(facing(TWO, coins=coins), "green-1", "a1 b1")
    assert found.id == message
    assert found.values == ({"cup": 6} if coins == 3 else {"count": 1})


def test_a_row_without_a_cup_is_no_reason() -> None:
    """R5.1: after the sixth cup there are no more."""
    state = table(player(TWO, coins=3), player(BYSTANDER), display="grey-d1", cups=())
    assert reason_for(state, "green-1", "a1 b1") == Reason("coach-why-coins", {"count": 1})


def test_the_thirteenth_coin_is_no_reason() -> None:
    assert reason_for(facing(TWO, coins=12), "green-1", "a1 b1").id not in (
        "coach-why-coins",
        "coach-why-coin-row",
    )


def test_a_palm_is_worth_what_the_display_shows() -> None:
    display = """
        grey-d1  green-d2
        p###     p###
    """
    found = reason_for(facing(TWO, display=display), "green-1", "a2 b2")
    assert found == Reason("coach-why-palm", {"points": 3})


def test_the_fifth_palm_is_no_reason() -> None:
    assert reason_for(facing(TWO, palms=(1, 1, 1, 1)), "green-1", "a2 b2").id != "coach-why-palm"
