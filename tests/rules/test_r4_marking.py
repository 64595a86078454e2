"""R4 Mark."""

import pytest

from silvergold.engine import (
    GameState,
    Mark,
    Phase,
    Ready,
    Shape,
    TakeBack,
    legal_moves,
    seats_to_move,
)
from silvergold.engine.events import Coin, Completed, Marked, Palm
from silvergold.engine.state import Player, ScoreCard
from tests.boards import (
    BYSTANDER,
    all_ready,
    boxes,
    cards,
    events_of,
    facing,
    mark,
    play,
    player,
    refused,
    table,
    take_back,
)


def after_all_are_ready(state: GameState) -> Player:
    """The first player after the bystander has marked as well and all are ready."""
    state, _ = all_ready(mark(state, 1, "lilac-8", "a1"))
    return state.players[0]


# --- R4.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1")
def test_the_shape_is_marked_on_one_card() -> None:
    state = facing(
        """
        green-1  grey-1
        ####     ###
        #O##     ###
        """,
        "straight3",
    )
    state = mark(state, 0, "green-1", "b1 c1 d1")
    assert state.players[0].cards == cards("""
        green-1  grey-1
        #OOO     ###
        #O##     ###
    """)


@pytest.mark.rule("R4.1")
def test_the_shape_may_be_marked_on_the_other_card() -> None:
    state = mark(facing("green-1 grey-1\n####    ###", "straight3"), 0, "grey-1", "a1 b1 c1")
    assert state.players[0].cards == cards("green-1 grey-1\n####    OOO")


L_TURNED_AND_MIRRORED = [
    "###./#...",
    "###./..#.",
    "#.../###.",
    "..#./###.",
    "##../#.../#...",
    "##../.#../.#..",
    "#.../#.../##..",
    ".#../.#../##..",
]


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("drawing", L_TURNED_AND_MIRRORED)
def test_an_l_is_rotated_and_mirrored_as_you_like(drawing: str) -> None:
    island = "green-1\n" + drawing.replace("/", "\n")
    names = [open_card.unmarked for open_card in cards(island)]
    state = facing("green-1 grey-1\n###     #\n###\n###", "l4")
    after, _ = play(state, Mark(0, "green-1", names[0]))
    assert after.players[0].cards[0].unmarked == boxes("a1 b1 c1 a2 b2 c2 a3 b3 c3") & ~names[0]
    assert Mark(0, "green-1", names[0]) in legal_moves(state, 0)


@pytest.mark.rule("R4.1")
def test_legal_placements_cover_only_unmarked_boxes() -> None:
    state = facing("green-1 grey-1\n##O     Ox\n.##     ..", "corner3")
    placements = [move for move in legal_moves(state, 0) if isinstance(move, Mark)]
    assert [move for move in placements if move.boxes.bit_count() > 1] == [
        Mark(0, "green-1", boxes("a1 b1 b2")),
        Mark(0, "green-1", boxes("b1 b2 c2")),
    ]


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    "names",
    [
        pytest.param("a1 b1", id="too small"),
        pytest.param("a1 b1 c1 d1", id="too large"),
        pytest.param("a1 b1 d1", id="in two pieces"),
        pytest.param("a1 b1 a2", id="another shape"),
        pytest.param("c1 d1 a2", id="around the edge"),
    ],
)
def test_only_the_shape_can_be_marked(names: str) -> None:
    state = facing("green-1 grey-1\n####    #\n####    .", "straight3")
    assert refused(state, Mark(0, "green-1", boxes(names))) == (
        "not-the-shape",
        "R4.1",
        (
            *(Mark(0, "green-1", boxes(each)) for each in ("a1 b1 c1", "b1 c1 d1", "a2 b2 c2", "b2 c2 d2")),
            *(Mark(0, "green-1", boxes(each)) for each in ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]),
            Mark(0, "grey-1", boxes("a1")),
        ),
    )


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    "names",
    [
        pytest.param("a1 b1", id="one of the boxes is marked already"),
        pytest.param("b1 b2", id="both are marked already"),
        pytest.param("c1 d1", id="one of the boxes is not on the island"),
        pytest.param("b1", id="a single box is marked already"),
        pytest.param("d4", id="a single box is not on the island"),
    ],
)
def test_only_unmarked_boxes_can_be_marked(names: str) -> None:
    state = facing("green-1 grey-1\n#O#     OO\n.O.     O#", "domino")
    assert refused(state, Mark(0, "green-1", boxes(names))) == (
        "not-unmarked",
        "R4.1",
        (
            Mark(0, "green-1", boxes("a1")),
            Mark(0, "green-1", boxes("c1")),
            Mark(0, "grey-1", boxes("b2")),
        ),
    )


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("card", ["lilac-8", "grey-d1", "grey-p1", "grey-0", "no such card"])
def test_players_can_only_mark_their_own_open_cards(card: str) -> None:
    state = table(player("green-1 grey-1\n#       #O", completed="grey-0"), player(BYSTANDER))
    assert refused(state, Mark(0, card, boxes("a1"))) == (
        "not-your-card",
        "R4.1",
        (Mark(0, "green-1", boxes("a1")), Mark(0, "grey-1", boxes("a1"))),
    )


@pytest.mark.rule("R4.1", "R4.2")
@pytest.mark.parametrize("first", ["a1 b1", "a1"])
def test_the_shape_or_a_single_box_is_marked_once_per_turn(first: str) -> None:
    state = mark(facing("green-1 grey-1\n####    ##"), 0, "green-1", first)
    for names in ("c1 d1", "c1"):
        assert refused(state, Mark(0, "green-1", boxes(names))) == (
            "marked-already",
            "R4.1",
            (Ready(0), TakeBack(0), TakeBack(0, all=True)),
        )


@pytest.mark.rule("R4.1")
def test_a_mark_says_whether_it_is_the_shape_a_single_box_or_for_a_cross() -> None:
    state = facing("green-1 grey-1\n#x#     ##")
    state = mark(mark(state, 0, "green-1", "a1 b1"), 0, "grey-1", "b1")
    _, events = all_ready(mark(state, 1, "lilac-9", "c1"))
    assert events == (
        Marked(0, "green-1", boxes("a1 b1"), "shape"),
        Marked(0, "grey-1", boxes("b1"), "cross"),
        Marked(1, "lilac-9", boxes("c1"), "single"),
    )


# --- R4.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.2")
def test_a_single_box_may_be_marked_instead_of_a_shape_that_fits() -> None:
    state = facing("green-1 grey-1\n###     ##")
    assert {Mark(0, "green-1", boxes(names)) for names in ("a1 b1", "b1")} <= set(legal_moves(state, 0))
    state = mark(state, 0, "green-1", "b1")
    assert after_all_are_ready(state).cards == cards("green-1 grey-1\n#O#     ##")


@pytest.mark.rule("R4.2")
def test_a_single_box_may_be_on_either_card() -> None:
    state = facing("green-1 grey-1\n#O#     #O", "square4")
    assert legal_moves(state, 0) == (
        Mark(0, "green-1", boxes("a1")),
        Mark(0, "green-1", boxes("c1")),
        Mark(0, "grey-1", boxes("a1")),
    )
    assert mark(state, 0, "grey-1", "a1").players[0].cards == cards("green-1 grey-1\n#O#     OO")


@pytest.mark.rule("R4.2")
def test_exactly_one_box_is_marked_instead_of_the_shape() -> None:
    state = facing("green-1 grey-1\n##      #", "square4")
    assert refused(state, Mark(0, "green-1", boxes("a1 b1"))).code == "not-the-shape"


@pytest.mark.rule("R4.2")
def test_marking_nothing_is_forbidden_while_a_box_is_unmarked() -> None:
    state = facing("green-1 grey-1\nOO      O#", "square4")
    assert refused(state, Ready(0)) == ("nothing-marked", "R4.2", (Mark(0, "grey-1", boxes("b1")),))


@pytest.mark.rule("R4.2")
def test_a_player_who_takes_everything_back_has_marked_nothing() -> None:
    state = take_back(mark(facing("green-1 grey-1\n##      O#"), 0, "green-1", "a1"), 0)
    assert refused(state, Ready(0)).code == "nothing-marked"


# --- R4.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.3")
def test_a_cross_lets_you_mark_on_the_other_card() -> None:
    state = facing("""
        green-1  grey-1
        #x##     ###
        ####     ###
    """)
    state = mark(mark(state, 0, "green-1", "a1 b1"), 0, "grey-1", "c2")
    assert after_all_are_ready(state).cards == cards("""
        green-1  grey-1
        OX##     ###
        ####     ##O
    """)


@pytest.mark.rule("R4.3")
def test_a_cross_lets_you_mark_anywhere_on_the_same_card() -> None:
    state = facing("""
        green-1  grey-1
        #x##     ###
        ####     ###
    """)
    state = mark(mark(state, 0, "green-1", "a1 b1"), 0, "green-1", "d2")
    assert after_all_are_ready(state).cards == cards("""
        green-1  grey-1
        OX##     ###
        ###O     ###
    """)


@pytest.mark.rule("R4.3")
def test_a_cross_is_a_duty() -> None:
    state = mark(facing("green-1 grey-1\nx#      #O"), 0, "green-1", "a1")
    assert refused(state, Ready(0)) == (
        "crosses-owed",
        "R4.3",
        (Mark(0, "green-1", boxes("b1")), Mark(0, "grey-1", boxes("a1")), TakeBack(0), TakeBack(0, all=True)),
    )


@pytest.mark.rule("R4.3")
def test_a_cross_gives_exactly_one_box_even_if_the_shape_would_fit_again() -> None:
    state = mark(facing("green-1 grey-1\nx#      ##"), 0, "green-1", "a1")
    assert refused(state, Mark(0, "grey-1", boxes("a1 b1"))) == (
        "cross-marks-one-box",
        "R4.3",
        (
            Mark(0, "green-1", boxes("b1")),
            Mark(0, "grey-1", boxes("a1")),
            Mark(0, "grey-1", boxes("b1")),
            TakeBack(0),
            TakeBack(0, all=True),
        ),
    )


@pytest.mark.rule("R4.3")
def test_a_box_marked_for_a_cross_must_be_unmarked() -> None:
    state = mark(facing("green-1 grey-1\nx#      #O"), 0, "green-1", "a1")
    assert refused(state, Mark(0, "green-1", boxes("a1"))).code == "not-unmarked"
    assert refused(state, Mark(0, "grey-1", boxes("b1"))).code == "not-unmarked"


@pytest.mark.rule("R4.3")
def test_a_cross_gives_only_one_further_box() -> None:
    state = mark(facing("green-1 grey-1\nx#      ###"), 0, "green-1", "a1")
    state = mark(state, 0, "grey-1", "a1")
    assert state.players[0].crosses == 0
    assert refused(state, Mark(0, "grey-1", boxes("b1"))).code == "marked-already"


@pytest.mark.rule("R4.3")
def test_each_cross_of_a_shape_gives_a_box() -> None:
    state = mark(facing("green-1 grey-1\nxx##    ###"), 0, "green-1", "a1 b1")
    assert state.players[0].crosses == 2
    state = mark(state, 0, "grey-1", "a1")
    assert refused(state, Ready(0)).code == "crosses-owed"
    state = mark(state, 0, "green-1", "d1")
    assert after_all_are_ready(state).cards == cards("green-1 grey-1\nXX#O    O##")


@pytest.mark.rule("R4.3")
def test_crosses_chain() -> None:
    state = facing("""
        green-1  grey-1
        #x##     x##
    """)
    state = mark(state, 0, "green-1", "a1 b1")
    state = mark(state, 0, "grey-1", "a1")
    assert state.players[0].crosses == 1
    state = mark(state, 0, "green-1", "d1")
    assert after_all_are_ready(state).cards == cards("""
        green-1  grey-1
        OX#O     X##
    """)


@pytest.mark.rule("R4.3")
def test_a_cross_with_nothing_left_to_mark_lapses() -> None:
    state = mark(facing("green-1 grey-1\n#x      OO"), 0, "green-1", "a1 b1")
    assert state.players[0].crosses == 0
    assert legal_moves(state, 0) == (Ready(0),)


@pytest.mark.rule("R4.3")
def test_the_rest_of_several_crosses_lapses_with_the_last_box() -> None:
    state = mark(facing("green-1 grey-1\nxx      #"), 0, "green-1", "a1 b1")
    assert state.players[0].crosses == 2
    state = mark(state, 0, "grey-1", "a1")
    assert state.players[0].crosses == 0
    state, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events_of(events, Completed) == [Completed(0, "green-1"), Completed(0, "grey-1")]


@pytest.mark.rule("R4.3", "R5.2")
def test_one_chain_can_complete_two_cards() -> None:
    state = facing("green-1 grey-1\nOx#     Ox")
    state = mark(state, 0, "green-1", "b1 c1")
    state = mark(state, 0, "grey-1", "b1")
    state, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events == (
        Marked(0, "green-1", boxes("b1 c1"), "shape"),
        Marked(0, "grey-1", boxes("b1"), "cross"),
        Marked(1, "lilac-8", boxes("a1"), "single"),
        Completed(0, "green-1"),
        Completed(0, "grey-1"),
    )
    assert [card.id for card in state.players[0].completed] == ["green-1", "grey-1"]


@pytest.mark.rule("R4.3")
def test_a_card_completed_during_a_chain_is_not_replaced_before_settling() -> None:
    state = mark(facing("green-1 grey-1\nx       ##"), 0, "green-1", "a1")
    assert state.phase == Phase.MARK
    assert state.players[0].cards == cards("green-1 grey-1\nX       ##")
    assert legal_moves(state, 0) == (Mark(0, "grey-1", boxes("a1")), Mark(0, "grey-1", boxes("b1")))
    assert refused(state, Mark(0, "grey-d1", boxes("a1"))).code == "not-your-card"


# --- R4.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.4")
def test_each_coin_marks_the_next_coin_on_the_score_card() -> None:
    state = facing("green-1 grey-1\ncc#     ##", coins=2)
    state = mark(state, 0, "green-1", "a1 b1")
    assert state.players[0].score_card.coins == 4
    _, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events_of(events, Coin) == [Coin(0), Coin(0)]


@pytest.mark.rule("R4.4", "R1.6")
def test_the_twelfth_coin_is_the_last_that_counts() -> None:
    state = facing("green-1 grey-1\ncc#     ##", coins=11)
    state = mark(state, 0, "green-1", "a1 b1")
    assert state.players[0].score_card.coins == 12
    _, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events_of(events, Coin) == [Coin(0)]


@pytest.mark.rule("R4.4", "R1.6")
def test_the_thirteenth_coin_gives_nothing() -> None:
    state = facing("green-1 grey-1\nc##     ##", coins=12)
    state = mark(state, 0, "green-1", "a1")
    assert state.players[0].score_card == ScoreCard(coins=12, cups=(0, 0, 0))
    state, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events == (
        Marked(0, "green-1", boxes("a1"), "single"),
        Marked(1, "lilac-8", boxes("a1"), "single"),
    )
    assert state.players[0].score_card == ScoreCard(coins=12, cups=(0, 0, 0))


# --- R4.5 -------------------------------------------------------------------------------------------------

TWO_PALMS = """
    grey-d1  green-d2  orange-d3  lilac-d4
    p###     ####      ##p#       ####
"""
NO_PALM = "grey-d1 green-d2 orange-d3 lilac-d4"


@pytest.mark.rule("R4.5")
def test_a_palm_is_worth_three_with_two_palms_on_display() -> None:
    state = facing("green-1 grey-1\np#      ##", display=TWO_PALMS)
    state = mark(state, 0, "green-1", "a1 b1")
    assert state.players[0].score_card.palms == (3,)
    _, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events_of(events, Palm) == [Palm(0, 3)]


@pytest.mark.rule("R4.5")
def test_a_palm_is_worth_one_with_no_palm_on_display() -> None:
    state = mark(facing("green-1 grey-1\np#      ##", display=NO_PALM), 0, "green-1", "a1")
    assert state.players[0].score_card.palms == (1,)


@pytest.mark.rule("R4.5")
def test_with_the_display_empty_a_palm_is_still_worth_one() -> None:
    state = table(player("green-1 grey-1\np#      ##"), player(BYSTANDER), display="", pile="")
    assert mark(state, 0, "green-1", "a1").players[0].score_card.palms == (1,)


@pytest.mark.rule("R4.5")
def test_palms_of_the_players_cards_do_not_count() -> None:
    state = table(
        player("green-1 grey-1\np#      p#"),
        player("lilac-8 lilac-9\np###    p###"),
    )
    assert mark(state, 0, "green-1", "a1").players[0].score_card.palms == (1,)


@pytest.mark.rule("R4.5")
def test_palms_are_noted_one_after_the_other() -> None:
    state = facing("green-1 grey-1\nx#      p#", display=TWO_PALMS, palms=(4, 1))
    state = mark(mark(state, 0, "green-1", "a1"), 0, "grey-1", "a1")
    assert state.players[0].score_card.palms == (4, 1, 3)


@pytest.mark.rule("R4.5", "R1.6")
def test_the_fourth_palm_is_noted() -> None:
    state = mark(facing("green-1 grey-1\np#      ##", palms=(5, 4, 1)), 0, "green-1", "a1")
    assert state.players[0].score_card.palms == (5, 4, 1, 1)


@pytest.mark.rule("R4.5", "R1.6")
def test_the_fifth_palm_gives_nothing() -> None:
    state = facing("green-1 grey-1\np#      ##", display=TWO_PALMS, palms=(1, 1, 1, 1))
    state = mark(state, 0, "green-1", "a1")
    assert state.players[0].score_card.palms == (1, 1, 1, 1)
    _, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events_of(events, Palm) == []


@pytest.mark.rule("R4.5")
def test_a_palm_is_noted_at_once_with_the_display_as_it_is_then() -> None:
    state = table(
        player("green-1 grey-1\nOp      ##"),
        player("green-2 grey-2\np##     ##"),
        display="grey-d1\np###",
        pile="",
    )
    state, events = all_ready(mark(mark(state, 0, "green-1", "b1"), 1, "green-2", "a1"))
    assert events_of(events, Palm) == [Palm(0, 2), Palm(1, 2)]


# --- R4.6 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.6")
@pytest.mark.parametrize("by", ["shape", "single", "cross"])
@pytest.mark.parametrize(
    ("symbol", "score_card", "crosses"),
    [("c", ScoreCard(coins=1), 0), ("p", ScoreCard(palms=(1,)), 0), ("x", ScoreCard(), 1)],
    ids=["coin", "palm", "cross"],
)
def test_symbols_work_however_the_box_came_to_be_marked(
    by: str, symbol: str, score_card: ScoreCard, crosses: int
) -> None:
    state = facing(f"green-1 grey-1\nx##     #{symbol}##")
    if by == "cross":
        state = mark(state, 0, "green-1", "a1")
    state = mark(state, 0, "grey-1", "a1 b1" if by == "shape" else "b1")
    assert state.players[0].score_card == score_card
    assert state.players[0].crosses == crosses


@pytest.mark.rule("R4.6", "R4.4", "R4.5")
def test_the_events_of_one_mark_follow_the_reading_order_of_its_symbols() -> None:
    state = mark(facing("green-1 grey-1\n#c      ##\npc      ##", "square4"), 0, "green-1", "a1 b1 a2 b2")
    _, events = all_ready(mark(state, 1, "lilac-8", "a1"))
    assert events[:4] == (Marked(0, "green-1", boxes("a1 b1 a2 b2"), "shape"), Coin(0), Palm(0, 1), Coin(0))


# --- R4.7 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.7", "R5.5")
def test_a_player_with_no_card_marks_nothing_and_is_ready() -> None:
    state = table(player(), player("green-2\n##"), display="", pile="")
    assert seats_to_move(state) == (0, 1)
    assert legal_moves(state, 0) == (Ready(0),)
    assert refused(state, Mark(0, "green-2", boxes("a1"))) == ("not-your-card", "R4.1", (Ready(0),))
    state, events = all_ready(mark(state, 1, "green-2", "a1"))
    assert events == (Marked(1, "green-2", boxes("a1"), "single"),)
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R4.7", "R4.2", "R5.5")
def test_a_player_with_one_card_marks_on_it() -> None:
    state = table(player("green-1\n##O"), player("green-2\n##"), display="", pile="", shape="l4")
    assert legal_moves(state, 0) == (Mark(0, "green-1", boxes("a1")), Mark(0, "green-1", boxes("b1")))
    assert refused(state, Ready(0)).code == "nothing-marked"


@pytest.mark.rule("R4.7")
def test_when_nobody_has_a_box_left_all_are_ready_without_marking() -> None:
    state = table(player(), player(), display="", pile="", shape="t4", turn=3)
    state, events = all_ready(state)
    assert events == ()
    assert (state.phase, state.turn) == (Phase.REVEAL, 3)
    assert state.revealed[-1] is Shape.T4
