"""The steps of the lesson are real games, and only what they teach reaches their goals."""

import pytest

from silvergold.engine import Draw, Game, IllegalMoveError, Mark, PlayerMove, Ready, score
from silvergold.engine.events import Completed, Cup, Palm, Refilled, Took
from silvergold.engine.grid import DRAWINGS, Shape, mask_of, mask_of_drawing, placements_within
from silvergold.engine.scoring import LINES
from silvergold.lesson import SCORE, STEPS, attempt, card_of, start, wrong_lines
from silvergold.lesson.goals import TURNED_AND_MIRRORED
from silvergold.words import Words
from tests.lesson.ways import OTHERWISE, RIGHT, mark, step_of

EVERY_STEP = (*STEPS, SCORE)


@pytest.mark.parametrize("step", EVERY_STEP)
def test_every_position_is_reached_by_legal_moves(step: str) -> None:
    begun = start(step)
    again = Game(begun.state.deck)
    for move in begun.moves:
        again.play(move)
    assert again.state == begun.state
    assert again.events == begun.events


@pytest.mark.parametrize("step", STEPS)
def test_the_goal_is_reached_by_what_the_step_teaches_and_not_before(step: str) -> None:
    moves = RIGHT[step]
    verdicts = [attempt(step, moves[:number]).verdict for number in range(len(moves) + 1)]
    assert [verdict.is_reached for verdict in verdicts] == [False] * len(moves) + [True]
    assert verdicts[0].says == verdicts[-1].says == ""


@pytest.mark.parametrize("what", OTHERWISE)
def test_a_legal_move_that_misses_the_goal_gets_a_hint(what: str) -> None:
    moves, says = OTHERWISE[what]
    tried = attempt(step_of(says), moves)
    assert (tried.verdict.is_reached, tried.verdict.says) == (False, says)
    assert Words().has(says)


def test_ending_the_turn_without_the_goal_does_not_reach_it() -> None:
    for moves, says in OTHERWISE.values():
        step = step_of(says)
        if not attempt(step, moves).game.state.players[0].crosses:
            tried = attempt(step, [*moves, Ready(0)])
            assert (tried.verdict.is_reached, tried.verdict.says) == (False, says)


@pytest.mark.parametrize(
    ("step", "move", "code"),
    [
        ("turned", Ready(0), "nothing-marked"),
        ("turned", mark("grey-08", "a2 a3 a4 b4"), "not-unmarked"),
        ("single", mark("grey-03", "c4 d4 c3 d3"), "not-unmarked"),
        ("coins", mark("grey-04", "a1 b1"), "not-the-shape"),
        ("palm", mark("green-09", "b1 c1 b2 c2"), "not-your-card"),
        ("finish", Draw(0), "not-the-time-to-take"),
        (SCORE, Ready(0), "not-the-time-to-mark"),
    ],
)
def test_an_illegal_move_is_refused_by_the_engine(step: str, move: PlayerMove, code: str) -> None:
    with pytest.raises(IllegalMoveError) as refused:
        attempt(step, [move])
    assert refused.value.code == code
    assert refused.value.rule


def test_an_attempt_leaves_the_step_unchanged() -> None:
    game = start("cross")
    before = game.state, tuple(game.moves), tuple(game.events)
    attempt("cross", RIGHT["cross"])
    after = start("cross")
    assert (after.state, tuple(after.moves), tuple(after.events)) == before


# --- the examples of the rulebooks ------------------------------------------------------------------------


def test_the_l_fits_on_plank_shoal_in_one_way_only() -> None:
    (plank_shoal,) = [card for card in start("turned").state.players[0].cards if card.card.id == "grey-08"]
    assert placements_within(Shape.L4, plank_shoal.unmarked) == (mask_of(["a4", "b2", "b3", "b4"]),)


def test_no_rotation_alone_leads_to_the_l_of_the_step() -> None:
    turned = [["##", ".#", ".#"], ["#.", "#.", "##"], ["..#", "###"]]
    mirrored = [["##", "#.", "#."], [".#", ".#", "##"]]
    assert DRAWINGS[Shape.L4] == ("###", "#..")
    assert {mask_of_drawing(form) for form in mirrored} == TURNED_AND_MIRRORED
    assert not {mask_of_drawing(form) for form in turned} & TURNED_AND_MIRRORED


def test_the_square_fits_on_neither_island() -> None:
    cards = start("single").state.players[0].cards
    assert not any(placements_within(Shape.SQUARE4, card.unmarked) for card in cards)


def test_a_box_owed_to_a_cross_must_be_marked_before_the_turn_is_over() -> None:
    moves = RIGHT["cross"]
    assert attempt("cross", moves[:1]).verdict.says == "lesson-cross-next"
    assert attempt("cross", moves[:2]).verdict.says == "lesson-cross-owed"
    with pytest.raises(IllegalMoveError, match="crosses-owed"):
        attempt("cross", [*moves[:2], Ready(0)])


def test_the_first_cup_is_the_6_and_the_next_player_gets_the_5() -> None:
    tried = attempt("coins", RIGHT["coins"])
    assert [event for event in tried.game.events[tried.begun :] if isinstance(event, Cup)] == [
        Cup(0, 6),
        Cup(1, 5),
    ]


def test_the_palm_is_worth_3_with_two_palms_on_display() -> None:
    assert sum(card.palms.bit_count() for card in start("palm").state.display) == 2
    assert Palm(0, 3) in attempt("palm", RIGHT["palm"]).game.events


def test_an_orange_island_scores_12_and_a_new_one_is_taken_from_display_or_pile() -> None:
    *finishing, take = RIGHT["finish"]
    assert attempt("finish", finishing).verdict.says == "lesson-finish-take"
    for last in (take, Draw(0)):
        tried = attempt("finish", [*finishing, last])
        events = tried.game.events[tried.begun :]
        assert Completed(0, "orange-01") in events
        assert [type(event) for event in events if isinstance(event, Took | Refilled)] == (
            [Took] if isinstance(last, Draw) else [Took, Refilled]
        )
        assert score(tried.game.state.players[0]).cards == 12
        assert tried.verdict.is_reached


def test_any_two_of_the_four_islands_may_be_kept() -> None:
    dealt = start("keep").state.players[0].dealt
    assert len({card.color for card in dealt}) == 4


# --- R7.7 -------------------------------------------------------------------------------------------------


def test_the_last_game_ends_with_the_95_points_of_every_rulebook() -> None:
    learner = start(SCORE).state.players[0]
    lines = score(learner)
    assert (len(learner.completed), lines.cards) == (6, 64)
    assert sorted(card.seal for card in learner.completed if card.seal) == ["grey", "orange"]
    assert lines.seals == 2 + 4
    assert (lines.coins, len(learner.score_card.cups), lines.coins + lines.cups) == (9, 2, 17)
    assert (len(learner.score_card.palms), lines.palms) == (3, 8)
    assert lines.total == 95


def test_each_line_is_checked_on_its_own() -> None:
    right = {"cards": 64, "seals": 6, "coins": 9, "cups": 8, "palms": 8, "total": 95}
    assert tuple(right) == LINES
    assert wrong_lines(right) == ()
    for line in LINES:
        assert wrong_lines({**right, line: right[line] + 1}) == (line,)
        assert wrong_lines({line: right[line]}) == ()


def test_a_step_is_about_an_island_on_the_table() -> None:
    for step in STEPS:
        hand = {card.card.id for card in start(step).state.players[0].cards}
        assert card_of(step) in {"", *hand}
    assert isinstance(RIGHT["cross"][0], Mark)
    assert card_of("cross") == RIGHT["cross"][0].card


def test_every_step_has_its_words() -> None:
    words = Words()
    for step in EVERY_STEP:
        for part in ("-title", "", "-done"):
            assert words.has(f"lesson-{step}{part}")
