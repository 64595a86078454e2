"""R7 Score."""

import pytest

from silvergold.engine import NSV, OYA, Edition, Score, score, view, winners
from silvergold.engine.events import Scored, Won
from silvergold.engine.scoring import places
from silvergold.engine.state import Player
from tests.boards import all_ready, events_of, mark, player, table

# --- R7.1 to R7.4 -----------------------------------------------------------------------------------------


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("coins", [0, 1, 9, 12])
def test_each_coin_scores_a_point(coins: int) -> None:
    lines = score(player(coins=coins))
    assert (lines.coins, lines.total) == (coins, coins)


@pytest.mark.rule("R7.1")
def test_coins_score_at_most_twelve_points() -> None:
    state = table(player("green-1 grey-1\ncc#     ##", coins=11, cups=(6, 5)), player("green-2 grey-2"))
    state, _ = all_ready(mark(mark(state, 0, "green-1", "a1 b1"), 1, "green-2", "a1"))
    assert score(state.players[0]) == Score(coins=12, cups=6 + 5 + 6, palms=0, cards=0, seals=0)


@pytest.mark.rule("R7.2")
def test_cups_score_the_values_noted() -> None:
    lines = score(player(coins=9, cups=(6, 2)))
    assert (lines.cups, lines.total) == (8, 17)


@pytest.mark.rule("R7.2")
def test_a_row_without_a_cup_scores_only_its_coins() -> None:
    lines = score(player(coins=4, cups=(0,)))
    assert (lines.cups, lines.total) == (0, 4)


@pytest.mark.rule("R7.3")
def test_palms_score_the_numbers_noted() -> None:
    lines = score(player(palms=(3, 1, 4)))
    assert (lines.palms, lines.total) == (8, 8)


@pytest.mark.rule("R7.3")
def test_at_most_four_palms_are_counted() -> None:
    state = table(player("green-1 grey-1\np##     ##", palms=(1, 2, 3, 4)), player("green-2 grey-2"))
    state, _ = all_ready(mark(mark(state, 0, "green-1", "a1"), 1, "green-2", "a1"))
    assert score(state.players[0]).palms == 10


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("completed", "points"),
    [
        ("", 0),
        ("grey-1", 8),
        ("green-1", 10),
        ("orange-1", 12),
        ("lilac-1", 14),
        ("grey-1 grey-2 lilac-1", 30),
        ("grey-1/lilac green-1/lilac", 18),
    ],
)
def test_completed_cards_score_their_values(completed: str, points: int) -> None:
    lines = score(player(completed=completed))
    assert (lines.cards, lines.total) == (points, points)


@pytest.mark.rule("R7.4")
def test_an_uncompleted_card_scores_nothing_but_what_it_gave_is_kept() -> None:
    state = table(
        player("""
            lilac-1/grey  grey-1
            cp#           OO#
        """),
        player("green-2 grey-2"),
        round=4,
        turn=7,
    )
    _, events = all_ready(mark(mark(state, 0, "lilac-1", "a1 b1"), 1, "green-2", "a1"))
    assert events_of(events, Scored)[0] == Scored(0, coins=1, cups=0, palms=1, cards=0, seals=0, total=2)


@pytest.mark.rule("R7.4")
def test_an_uncompleted_card_scores_nothing_beside_one_completed_last() -> None:
    state = table(player("green-1 lilac-1\nO#      OO#"), player("green-2 grey-2"), round=4, turn=7)
    _, events = all_ready(mark(mark(state, 0, "green-1", "b1"), 1, "green-2", "a1"))
    assert events_of(events, Scored)[0] == Scored(0, coins=0, cups=0, palms=0, cards=10, seals=0, total=10)


# --- R7.5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.5", "R1.4")
@pytest.mark.parametrize(
    ("completed", "points"),
    [
        pytest.param("lilac-1/grey grey-1 grey-2", 2, id="a grey seal is worth 1 for each"),
        pytest.param("lilac-1/green green-1 green-2", 2, id="a green seal is worth 1 for each"),
        pytest.param("lilac-1/orange orange-1 orange-2", 4, id="an orange seal is worth 2 for each"),
        pytest.param("grey-1/lilac lilac-1 lilac-2", 4, id="a lilac seal is worth 2 for each"),
        pytest.param("grey-1/lilac green-1 orange-1", 0, id="cards of other colours do not count"),
        pytest.param("grey-1 grey-2 lilac-1", 0, id="no seal scores nothing"),
    ],
)
def test_a_seal_scores_its_worth_for_each_completed_card_of_its_color(completed: str, points: int) -> None:
    lines = score(player(completed=completed))
    assert lines.seals == points
    assert lines.total == lines.cards + points


@pytest.mark.rule("R7.5")
def test_all_seals_count_even_two_of_the_same_color() -> None:
    lines = score(player(completed="grey-1/lilac green-1/lilac orange-1/grey lilac-1 lilac-2"))
    assert lines.seals == 2 * 2 + 2 * 2 + 1


@pytest.mark.rule("R7.5")
def test_sealed_cards_are_counted_by_other_seals() -> None:
    assert score(player(completed="grey-1/lilac lilac-1/grey")).seals == 2 + 1


@pytest.mark.rule("R7.5")
def test_a_seal_on_an_uncompleted_card_scores_nothing() -> None:
    assert score(player("grey-1/lilac grey-2\n##O          ##", completed="lilac-1")).seals == 0


@pytest.mark.rule("R7.5")
def test_a_seal_does_not_count_uncompleted_cards() -> None:
    assert score(player("lilac-1 grey-2\n##O     ##", completed="grey-1/lilac")).seals == 0


# --- R7.6 -------------------------------------------------------------------------------------------------


def won(*players: Player, edition: Edition = NSV) -> tuple[int, ...]:
    return winners(players, edition)


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize("edition", [NSV, OYA], ids=["nsv", "oya"])
def test_most_points_win(edition: Edition) -> None:
    assert won(player(coins=3), player(coins=5), player(coins=4), edition=edition) == (1,)


@pytest.mark.rule("R7.6")
def test_points_count_before_grey_cards() -> None:
    assert won(player(completed="grey-1 grey-2"), player(coins=3, completed="lilac-1")) == (1,)


TIES = [
    pytest.param("green-1 lilac-1", "grey-2 grey-3 grey-4", id="grey, the first"),
    pytest.param("grey-1 orange-1 orange-2", "grey-2 green-3 lilac-3", id="green, the second"),
    pytest.param(
        "grey-1 green-1 lilac-1 lilac-2 lilac-3", "grey-2 green-2 orange-4 orange-5", id="orange, the third"
    ),
    pytest.param("grey-1 green-1", "grey-2 green-2 lilac-2", id="lilac, the last"),
]
"""Players with fewer and with more of the deciding colour; a palm makes their points equal."""


def tied(fewer: str, more: str) -> tuple[Player, Player]:
    """Two players with the same points."""
    lead = score(player(completed=more)).total - score(player(completed=fewer)).total
    loser = player(completed=fewer, palms=(max(lead, 0),))
    winner = player(completed=more, palms=(max(-lead, 0),))
    assert score(loser).total == score(winner).total
    return loser, winner


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(("fewer", "more"), TIES)
def test_a_tie_is_broken_by_the_colors_in_turn(fewer: str, more: str) -> None:
    loser, winner = tied(fewer, more)
    assert won(loser, winner) == (1,)
    assert won(winner, loser) == (0,)


@pytest.mark.rule("R7.6")
def test_the_colors_break_a_tie_in_their_order_grey_first() -> None:
    many_lilac = player(completed="grey-1 lilac-1 lilac-2", coins=0)
    many_grey = player(completed="grey-2 grey-3", coins=0, palms=(5, 5, 5, 5))
    assert score(many_lilac).total == score(many_grey).total == 36
    assert won(many_lilac, many_grey) == (1,)


@pytest.mark.rule("R7.6")
def test_after_lilac_the_victory_is_shared() -> None:
    same = player(completed="grey-1 lilac-1", coins=2)
    assert won(same, player(coins=1), same) == (0, 2)


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(("fewer", "more"), TIES)
def test_in_the_oya_edition_every_tie_is_a_shared_victory(fewer: str, more: str) -> None:
    assert won(*tied(fewer, more), edition=OYA) == (0, 1)


@pytest.mark.rule("R7.6")
def test_places_follow_points_and_then_colors_and_equal_players_share_one() -> None:
    loser, winner = tied("green-1 lilac-1", "grey-2 grey-3 grey-4")
    assert places((loser, player(coins=12, palms=(5,) * 9), winner, loser), NSV) == (3, 1, 2, 3)


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(("edition", "seats"), [(NSV, (0,)), (OYA, (0, 1))], ids=["nsv", "oya"])
def test_the_game_ends_with_the_winners(edition: Edition, seats: tuple[int, ...]) -> None:
    state = table(
        player("green-1 grey-1\n##      ##", completed="grey-3"),
        player("green-2 grey-2\n##      ##", coins=3, palms=(5,)),
        round=4,
        turn=7,
        edition=edition,
    )
    _, events = all_ready(mark(mark(state, 0, "green-1", "a1"), 1, "green-2", "a1"))
    assert [event.total for event in events if isinstance(event, Scored)] == [8, 8]
    assert events[-1] == Won(seats)


# --- R7.7 -------------------------------------------------------------------------------------------------

THE_EXAMPLE = player(
    completed="grey-1 grey-2 orange-1/grey orange-2 green-1/orange lilac-1",
    coins=9,
    cups=(5, 3),
    palms=(3, 3, 2),
)
"""Six cards worth 64, two of them grey and two orange, with a grey and an orange seal."""


@pytest.mark.rule("R7.7")
def test_the_rulebooks_example_scores_95_points() -> None:
    lines = score(THE_EXAMPLE)
    assert lines.cards == 64
    assert lines.seals == 2 + 4
    assert lines.coins + lines.cups == 17
    assert lines.palms == 8
    assert lines.total == 95
    assert lines == Score(coins=9, cups=8, palms=8, cards=64, seals=6)


@pytest.mark.rule("R7.7")
def test_a_view_is_scored_like_the_player_it_shows() -> None:
    state = table(THE_EXAMPLE._replace(cards=player("grey-8 grey-9").cards), player("green-2 grey-3"))
    assert score(view(state, 1).players[0]).total == 95
