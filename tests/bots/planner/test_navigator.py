"""Navigator plans like Captain, but only three turns ahead."""

from silvergold.bots.planner.bot import NAVIGATOR_HORIZON
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.engine import Take, view
from tests.boards import all_ready, mark, player, table
from tests.bots.choices import choice

OPPONENT = player("grey-9  green-9")
HAND = """
grey-1  lilac-1
OOO#    ####
OOOO    ####
....    ####
....    ##..
"""


def test_turns_beyond_its_horizon_count_for_nothing() -> None:
    seen = view(table(player(HAND), OPPONENT, shape="domino", turn=1), 0)
    assert SymbolValues(seen, NAVIGATOR_HORIZON).turns == NAVIGATOR_HORIZON
    assert SymbolValues(seen).turns == 27


def test_near_the_end_it_sees_all_turns_that_are_left() -> None:
    seen = view(table(player(HAND), OPPONENT, shape="domino", turn=6, round=4), 0)
    assert SymbolValues(seen, NAVIGATOR_HORIZON).turns == SymbolValues(seen).turns == 1


def test_early_in_the_game_it_takes_a_quick_island_where_captain_takes_a_seal() -> None:
    state = table(player(HAND), OPPONENT, shape="domino", display="lilac-d1/grey grey-d2 lilac-d3 lilac-d4")
    state = all_ready(mark(mark(state, 0, "grey-1", "d1"), 1, "grey-9", "a1"))[0]
    assert choice("navigator", state) == Take(0, "grey-d2")
    assert choice("captain", state) == Take(0, "lilac-d1")
