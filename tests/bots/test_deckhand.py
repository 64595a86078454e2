"""Deckhand overlooks what newcomers overlook."""

from silvergold.engine import Mark, Take
from tests.boards import boxes, player, table
from tests.bots.positions import LYING_DOMINO, OPPONENT, choice, to_take


def test_it_turns_a_shape_only_if_it_fits_nowhere_as_drawn() -> None:
    assert choice("deckhand", LYING_DOMINO) == Mark(0, "lilac-1", boxes("c2 d2"))
    upright = player("""
        grey-1  lilac-1
        OOOO    OOO#
        OOO#    OOO#
        ....    OOOO
        ....    OO..
    """)
    assert choice("deckhand", table(upright, OPPONENT, shape="domino")) == Mark(0, "lilac-1", boxes("d1 d2"))


def test_it_overlooks_the_island_that_it_could_finish() -> None:
    hand = player("""
        green-1  lilac-1
        OOOO     c###
        O###     ####
        OO..     ####
        ....     ##..
    """)
    state = table(hand, OPPONENT, shape="straight3")
    assert choice("deckhand", state) == Mark(0, "lilac-1", boxes("a1 b1 c1"))
    assert choice("sailor", state) == Mark(0, "green-1", boxes("b2 c2 d2"))


def test_it_takes_the_largest_card_even_when_it_is_late() -> None:
    state = to_take("grey-d1 green-d2 lilac-d3 orange-d4", turn=6, round=4)
    assert choice("deckhand", state) == Take(0, "lilac-d3")
