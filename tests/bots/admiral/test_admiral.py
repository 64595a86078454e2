"""Admiral finds the moves that a good player finds, and sees the table correctly."""

from silvergold.bots.admiral.from_view import own_side, points_of, rivals_of
from silvergold.engine import Draw, Mark, Take, score, view
from tests.boards import all_ready, boxes, mark, player, table
from tests.bots.choices import choice
from tests.bots.positions import played_games

LAST_ROUND, LAST_TURN = 4, 7
OPPONENT = player("grey-9  green-9")


def test_it_completes_an_island_when_it_can() -> None:
    hand = player("""
        green-1  lilac-1
        OOOO     ####
        O###     ####
        OO..     ####
        ....     ##..
    """)
    state = table(hand, OPPONENT, shape="straight3", turn=4, round=2)
    assert choice("admiral", state) == Mark(0, "green-1", boxes("b2 c2 d2"))


def test_in_the_last_turn_it_takes_points_rather_than_progress() -> None:
    hand = player("""
        green-1  lilac-1
        OOO#     ####
        O###     #cc#
        OO..     ####
        ....     ##..
    """)
    state = table(hand, OPPONENT, shape="domino", turn=LAST_TURN, round=LAST_ROUND)
    assert choice("admiral", state) == Mark(0, "lilac-1", boxes("b2 c2"))


def test_with_a_cross_it_completes_the_more_valuable_island() -> None:
    hand = player("""
        grey-1  lilac-1
        O#x#    OOOO
        #OOO    OOO#
        ....    OOOO
        ....    OO..
    """)
    state = table(hand, OPPONENT, shape="straight3", turn=LAST_TURN, round=LAST_ROUND)
    state = mark(state, 0, "grey-1", "b1 c1 d1")
    assert choice("admiral", state) == Mark(0, "lilac-1", boxes("d2"))


def to_take(display: str, turn: int, round: int) -> object:  # noqa: A002
    """What Admiral takes after it has completed a card."""
    hand = player("""
        grey-1  lilac-1
        OOO#    ####
        OOOO    ####
        ....    ####
        ....    ##..
    """)
    state = table(hand, OPPONENT, shape="domino", display=display, turn=turn, round=round)
    return choice("admiral", all_ready(mark(mark(state, 0, "grey-1", "d1"), 1, "grey-9", "a1"))[0])


def test_late_it_takes_a_card_that_it_can_still_complete() -> None:
    assert to_take("lilac-d1 lilac-d2 grey-d3 lilac-d4", LAST_TURN - 4, LAST_ROUND) == Take(0, "grey-d3")


def test_it_draws_when_nothing_is_on_display() -> None:
    assert to_take("", 3, 1) == Draw(0)


# --- What it sees -----------------------------------------------------------------------------------------


def test_it_sees_the_points_that_the_engine_scores() -> None:
    for game in played_games(["sailor", "sailor", "drifter"], 200):
        for seat, side in enumerate(game.state.players):
            seen = view(game.state, seat)
            if all(open_card.unmarked for open_card in side.cards):
                assert points_of(seen.me) == own_side(seen).points == score(side).total


def test_it_sees_its_rivals_clockwise() -> None:
    sides = [player(f"grey-{n}  green-{n}", coins=n) for n in range(3)]
    seen = view(table(*sides), 1)
    rivals, theirs = rivals_of(seen)
    assert rivals.coins.tolist() == [2, 0, 0]
    assert rivals.is_there.tolist() == [1, 1, 0]
    assert theirs.unmarked.any(axis=1).tolist() == [True, True, False]
