"""Parrot overlooks what a small child overlooks."""

from silvergold.engine import Mark, Take
from tests.boards import boxes, player, table
from tests.bots.positions import LYING_DOMINO, NEARLY_FINISHED, OPPONENT, choice, to_take


def test_it_never_turns_a_shape() -> None:
    upright = player("""
        grey-1  lilac-1
        OOOO    OOO#
        OOO#    OOOc
        ....    OOOO
        ....    OO..
    """)
    assert choice("parrot", table(upright, OPPONENT, shape="domino")) == Mark(0, "lilac-1", boxes("d2"))
    assert choice("parrot", LYING_DOMINO) == Mark(0, "lilac-1", boxes("c2 d2"))


def test_it_flies_to_the_emptier_island_instead_of_finishing_one() -> None:
    state = table(NEARLY_FINISHED, OPPONENT, shape="straight3")
    assert choice("parrot", state) == Mark(0, "lilac-1", boxes("a1 b1 c1"))


def test_it_takes_the_smallest_card_with_the_most_symbols() -> None:
    display = """
        grey-d1  green-d2  lilac-d3  orange-d4
        c###     #cp#      ##c#      ###x
        ####     ###x      #pc#      ####
        ....     ##..      ####      ####
        ....     ....      ##..      ....
    """
    assert choice("parrot", to_take(display)) == Take(0, "green-d2")
