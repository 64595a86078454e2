"""The shipped puzzles: what each promises is true of it."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from silvergold.engine import Phase, legal_moves
from silvergold.errors import ApplicationError
from silvergold.puzzles import DIFFICULTIES, Puzzle, all_mined, shipped
from silvergold.puzzles.mining.acceptance import (
    ALWAYS_TRUE,
    FOOLED,
    MIN_AHEAD,
    MIN_CHOICES,
    MIN_CONFIRMED,
    captain_agrees,
    is_distinctive,
)
from silvergold.puzzles.mining.selection import DIFFICULTY_SHARE, START, THEME_SHARE
from silvergold.puzzles.puzzle import difficulty_of, is_solved_by
from silvergold.puzzles.puzzle_set import WITHDRAWN
from silvergold.review.coach import claims_of_decision
from silvergold.review.ledger import evaluator_hash
from silvergold.review.tries import assess, options_at
from tests.thorough import cases

SAMPLE = Random(4).sample(shipped().puzzles, cases(10, thorough=100))
"""In the ordinary tests; ``make check-puzzles`` checks all of them."""


def each_of_the_sample() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)


@each_of_the_sample()
def test_the_best_option_is_clearly_ahead_of_all_others(puzzle: Puzzle) -> None:
    seat, best = puzzle.decision.seat, puzzle.decision.best
    options = options_at(puzzle.state, seat)
    assert legal_moves(puzzle.state, seat)
    assert len(options.worths) == puzzle.decision.choices >= MIN_CHOICES
    assert [option.moves for option in options.top] == [option.moves for option in best]
    assert [option.value for option in options.top] == pytest.approx([one.value for one in best], abs=0.01)
    assert best[0].value - best[1].value >= MIN_AHEAD - 0.001
    assert puzzle.ahead
    assert puzzle.ahead.low > MIN_CONFIRMED


@each_of_the_sample()
def test_sailor_gets_it_wrong_and_the_level_of_its_difficulty_right(puzzle: Puzzle) -> None:
    state, decision = puzzle.state, puzzle.decision
    assert not is_solved_by(state, decision, FOOLED)
    assert decision.loss >= MIN_AHEAD - 0.001
    assert puzzle.difficulty == difficulty_of(state, decision)
    assert is_solved_by(state, decision, puzzle.difficulty)
    assert is_solved_by(state, decision, DIFFICULTIES[-1])
    assert captain_agrees(state, decision)


@each_of_the_sample()
def test_the_reason_is_true_of_the_best_option_and_not_of_the_next(puzzle: Puzzle) -> None:
    assert puzzle.theme not in ALWAYS_TRUE
    assert puzzle.why in claims_of_decision(puzzle.state, puzzle.decision.best[0].moves)
    assert is_distinctive(puzzle.state, puzzle.decision, puzzle.why)


@pytest.mark.parametrize("puzzle", SAMPLE[:1], ids=lambda puzzle: puzzle.id)
def test_the_best_answer_is_accepted_and_the_next_one_is_not(puzzle: Puzzle) -> None:
    best, following, *_ = puzzle.decision.best
    assert assess(puzzle.state, puzzle.decision, best.moves).judgement.is_accepted
    judged = assess(puzzle.state, puzzle.decision, following.moves)
    assert not judged.judgement.is_accepted
    assert judged.best == puzzle.why


def test_the_set_is_for_the_evaluator_in_the_package() -> None:
    assert shipped().heading.evaluator == evaluator_hash()


def test_what_the_check_contradicted_is_not_shown() -> None:
    assert {*all_mined().ids} > WITHDRAWN
    assert {*shipped().ids} == {*all_mined().ids} - WITHDRAWN


def test_no_theme_and_no_difficulty_takes_over() -> None:
    themes: Counter[str] = Counter()
    difficulties: Counter[str] = Counter()
    for size, puzzle in enumerate(all_mined().puzzles):
        assert themes[puzzle.theme] < START + THEME_SHARE * size
        assert difficulties[puzzle.difficulty] < START + DIFFICULTY_SHARE * size
        themes[puzzle.theme] += 1
        difficulties[puzzle.difficulty] += 1
    assert set(difficulties) <= set(DIFFICULTIES)


def test_puzzles_are_found_by_id_theme_and_difficulty() -> None:
    puzzles = shipped()
    assert len({*puzzles.ids}) == len(puzzles)
    assert all(puzzles.find(puzzle.id) is puzzle for puzzle in puzzles.puzzles)
    assert sum(len(puzzles.select(theme)) for theme in puzzles.themes) == len(puzzles)
    theme, difficulty = puzzles.puzzles[0].theme, puzzles.puzzles[0].difficulty
    assert puzzles.puzzles[0] in puzzles.select(theme, difficulty)
    with pytest.raises(ApplicationError) as error:
        puzzles.find("nowhere")
    assert error.value.code == "no-such-puzzle"


def test_every_day_has_another_puzzle_until_all_have_come() -> None:
    puzzles = shipped()
    days = [puzzles.of_the_day(number) for number in range(1, len(puzzles) + 1)]
    assert Counter(puzzle.id for puzzle in days) == dict.fromkeys(puzzles.ids, 1)
    assert all(
        puzzles.puzzles.index(one) + 1 != puzzles.puzzles.index(two) for one, two in pairwise(days[:9])
    )


def test_nobody_has_decided_yet() -> None:
    for puzzle in shipped().puzzles:
        assert puzzle.state.phase in (Phase.KEEP, Phase.MARK, Phase.TAKE)
        assert not any(player.before or player.is_ready for player in puzzle.state.players)
