"""Navigator plans like Captain, but only three turns ahead."""

from silvergold.bots.planner.bot import NAVIGATOR_HORIZON
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.engine import Take, view
from tests.boards import player, table
from tests.bots.positions import OPPONENT, choice, to_take

HAND = player("grey-1  lilac-1")


def test_turns_beyond_its_horizon_count_for_nothing() -> None:
    seen = view(table(HAND, OPPONENT, shape="domino", turn=1), 0)
    assert SymbolValues(seen, NAVIGATOR_HORIZON).turns == NAVIGATOR_HORIZON
    assert SymbolValues(seen).turns == 27


def test_near_the_end_it_sees_all_turns_that_are_left() -> None:
    seen = view(table(HAND, OPPONENT, shape="domino", turn=6, round=4), 0)
    assert SymbolValues(seen, NAVIGATOR_HORIZON).turns == SymbolValues(seen).turns == 1


def test_early_in_the_game_it_takes_a_quick_island_where_captain_takes_a_seal() -> None:
    state = to_take("lilac-d1/grey grey-d2 lilac-d3 lilac-d4")
    assert choice("navigator", state) == Take(0, "grey-d2")
    assert choice("captain", state) == Take(0, "lilac-d1")
