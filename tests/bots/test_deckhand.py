"""Deckhand overlooks what newcomers overlook."""

from silvergold.engine import Mark, Take
from tests.boards import all_ready, boxes, mark, player, table
from tests.bots.choices import choice

OPPONENT = player("grey-9  green-9")


def test_it_turns_a_shape_only_if_it_fits_nowhere_as_drawn() -> None:
    lying = player("""
        grey-1  lilac-1
        OOOO    OO##
        O###    OO#c
        ....    OOOc
        ....    OO..
    """)
    assert choice("deckhand", table(lying, OPPONENT, shape="domino")) == Mark(0, "lilac-1", boxes("c2 d2"))
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
    hand = player("grey-1  lilac-1\nO#      ####\nOO      ####")
    state = table(
        hand, OPPONENT, shape="domino", display="grey-d1 green-d2 lilac-d3 orange-d4", turn=6, round=4
    )
    state = all_ready(mark(mark(state, 0, "grey-1", "b1"), 1, "grey-9", "a1"))[0]
    assert choice("deckhand", state) == Take(0, "lilac-d3")
