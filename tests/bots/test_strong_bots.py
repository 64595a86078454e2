"""Captain and Admiral find the moves that a good player finds."""

import pytest

from silvergold.engine import Draw, Mark, Take
from tests.boards import boxes, mark, player, table
from tests.bots.positions import NEARLY_FINISHED, OPPONENT, choice, to_take

LAST_ROUND, LAST_TURN = 4, 7

pytestmark = pytest.mark.parametrize("bot", ["captain", "admiral"])


def test_it_completes_an_island_when_it_can(bot: str) -> None:
    state = table(NEARLY_FINISHED, OPPONENT, shape="straight3", turn=4, round=2)
    assert choice(bot, state) == Mark(0, "green-1", boxes("b2 c2 d2"))


def test_in_the_last_turn_it_takes_points_rather_than_progress(bot: str) -> None:
    hand = player("""
        green-1  lilac-1
        OOO#     ####
        O###     #cc#
        OO..     ####
        ....     ##..
    """)
    state = table(hand, OPPONENT, shape="domino", turn=LAST_TURN, round=LAST_ROUND)
    assert choice(bot, state) == Mark(0, "lilac-1", boxes("b2 c2"))


def test_it_marks_a_cross_to_complete_the_more_valuable_island(bot: str) -> None:
    hand = player("""
        grey-1  lilac-1
        O#x#    OOOO
        #OOO    OOO#
        ....    OOOO
        ....    OO..
    """)
    state = table(hand, OPPONENT, shape="straight3", turn=LAST_TURN, round=LAST_ROUND)
    assert choice(bot, state) == Mark(0, "grey-1", boxes("b1 c1 d1"))
    state = mark(state, 0, "grey-1", "b1 c1 d1")
    assert choice(bot, state) == Mark(0, "lilac-1", boxes("d2"))


def test_late_it_takes_a_card_that_it_can_still_complete(bot: str) -> None:
    late = to_take("lilac-d1 lilac-d2 grey-d3 lilac-d4", turn=LAST_TURN - 4, round=LAST_ROUND)
    assert choice(bot, late) == Take(0, "grey-d3")


def test_it_draws_when_nothing_is_on_display(bot: str) -> None:
    assert choice(bot, to_take("", turn=3)) == Draw(0)
