"""Rollouts confirm flags or take them back, and judge other tries at a decision."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from silvergold.arena.match import Match
from silvergold.engine import (
    Deck,
    GameRecord,
    GameState,
    Mark,
    Phase,
    PlayerMove,
    Ready,
    TakeBack,
    legal_moves,
    standard_deck,
)
from silvergold.review import examination, rollouts
from silvergold.review.coach import reason_for_better
from silvergold.review.grades import Grade
from silvergold.review.ledger import Amount, Expectation, Ledger, Option, review_game
from silvergold.review.positions import states_before
from silvergold.review.rollouts import Interval, confirm, confirmed_grade, roll_out, sample_hands
from silvergold.review.summary import choices, costliest, decisive_turn, given_away
from silvergold.review.tries import assess, final_moves, is_complete, judge, points_at_stake

DECK = standard_deck()


@cache
def reviewed() -> tuple[GameRecord, Deck, Ledger, dict[int, GameState]]:
    """A game of two bots, its ledger, and the states before its decisions."""
    _, record = Match(DECK, ("sailor", "deckhand"), "rollouts").play(0)
    ledger = review_game(record, DECK)
    return record, DECK, ledger, states_before(record, DECK, [one.event for one in ledger.decisions])


def test_a_decision_is_due_before_anybody_else_has_decided() -> None:
    _, _, ledger, states = reviewed()
    for decision in ledger.decisions:
        state = states[decision.event]
        assert state.phase == {"keep": Phase.KEEP, "marks": Phase.MARK, "take": Phase.TAKE}[decision.kind]
        assert not any(player.latest or player.is_ready for player in state.players)
        assert state.phase != Phase.KEEP or not any(player.cards for player in state.players)


def owes_nothing(state: GameState, move: PlayerMove) -> bool:
    """Whether a mark covers no cross."""
    return isinstance(move, Mark) and not move.boxes & state.deck.by_id[move.card].crosses


@pytest.mark.parametrize(
    ("loss", "low", "left"),
    [
        (4.0, 1.6, Grade.BLUNDER),
        (4.0, 1.4, Grade.MISTAKE),
        (4.0, 0.7, Grade.DOUBTFUL),
        (4.0, 0.2, Grade.FINE),
        (0.6, 9.0, Grade.DOUBTFUL),
    ],
)
def test_a_flag_stays_if_the_interval_lies_above_half_its_threshold(
    loss: float, low: float, left: Grade
) -> None:
    assert confirmed_grade(loss, Interval(low + 1, low, low + 2)) == left


def test_a_blunder_in_the_last_turn_is_confirmed() -> None:
    """The scores themselves say so: nothing is left to chance."""
    _, _, ledger, states = reviewed()
    last = max(ledger.decisions, key=lambda one: (one.kind == "marks", one.event))
    state = states[last.event]
    poor = next(move for move in reversed(legal_moves(state, last.seat)) if owes_nothing(state, move))
    found = confirm(state, last._replace(played=Option((poor,), Amount(0, 0), last.best[0].value - 9)))
    assert found.grade == Grade.BLUNDER
    assert found.behind is not None
    assert found.behind.low == found.behind.high > 0
    assert found.behind_at(0) is None
    others = [found.behind_at(rank) for rank in range(1, len(last.best))]
    assert all(behind and 0 <= behind.low == behind.high < found.behind.low for behind in others)


def test_the_same_seed_has_the_same_chance_and_another_one_has_not() -> None:
    _, _, ledger, states = reviewed()
    first = next(one for one in ledger.decisions if one.kind == "marks")
    state = states[first.event]
    after = [roll_out(state, first.seat, first.best[0].moves, seed) for seed in (1, 1, 2, 3)]
    assert after[0] == after[1]
    assert len({one.revealed for one in after}) > 1
    assert rollouts.turns_played(after[0]) == rollouts.turns_played(state) + rollouts.TURNS_AHEAD


def test_cards_dealt_to_others_are_drawn_again() -> None:
    _, _, ledger, states = reviewed()
    keep = next(one for one in ledger.decisions if one.kind == "keep" and one.seat == 1)
    state = states[keep.event]
    hands = [sample_hands(state, 1, Random(seed)).players for seed in range(2)]
    assert hands[0][1] == hands[1][1] == state.players[1]
    assert len({state.players[0].dealt, hands[0][0].dealt, hands[1][0].dealt}) == 3
    assert not set(hands[0][0].dealt) & set(hands[0][1].dealt)


def test_the_best_moves_are_accepted_and_what_was_played_costs_what_the_ledger_says() -> None:
    _, _, ledger, states = reviewed()
    fine = [one for one in ledger.decisions if one.loss < 0.4][::6]
    for decision in fine:
        state = states[decision.event]
        best = judge(state, decision, decision.best[0].moves)
        assert best.is_accepted
        assert best.grade == Grade.BEST
        assert judge(state, decision, decision.played.moves).loss == pytest.approx(decision.loss, abs=1e-3)


def test_a_poor_try_is_refused_by_rollouts() -> None:
    _, _, ledger, states = reviewed()
    costly = next(one for one in rollouts.flagged(reversed(ledger.decisions)) if one.kind == "marks")
    verdict = judge(states[costly.event], costly, (*costly.played.moves, Ready(costly.seat)))
    assert verdict.behind is not None
    assert verdict.is_accepted == (verdict.grade == Grade.FINE)
    assert verdict.loss == pytest.approx(costly.loss, abs=1e-3)


def test_marks_are_a_whole_decision_once_they_stand() -> None:
    _, _, ledger, _ = reviewed()
    marks = next(one for one in ledger.decisions if one.kind == "marks").played.moves
    keep = next(one for one in ledger.decisions if one.kind == "keep").played.moves
    assert not is_complete(())
    assert not is_complete(marks)
    assert is_complete((*marks, Ready(0)))
    assert is_complete(keep)


def test_the_reason_for_a_better_move_is_not_true_of_the_one_played() -> None:
    _, _, ledger, states = reviewed()
    for decision in rollouts.flagged(ledger.decisions):
        best, played = decision.best[0].moves, decision.played.moves
        why = reason_for_better(states[decision.event], best, played)
        assert why != reason_for_better(states[decision.event], played, best)


def test_the_summary_names_the_decisive_turn_and_the_costliest_decisions() -> None:
    def expected(share: float) -> Expectation:
        return Expectation(0, 1, 1, (Amount(0, share), Amount(0, 1 - share)))

    assert decisive_turn([expected(share) for share in (0.5, 0.6, 0.2, 0.3, 0.0)]) == 2
    _, _, ledger, _ = reviewed()
    own = choices(ledger.decisions, 0)
    grades = {one.event: Grade.MISTAKE if one.loss > 1 else Grade.FINE for one in own}
    found = costliest(own, grades)
    assert len(found) == 3
    assert found[0].loss == max(one.loss for one in own)
    mean, low, high = given_away(own)
    assert 0 <= low < mean < high
    assert given_away([]) == Interval(0, 0, 0)


def test_beyond_the_limit_of_flags_the_least_costly_lose_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    record, deck, ledger, _ = reviewed()
    monkeypatch.setattr(examination, "review_game", lambda record, deck: ledger)
    monkeypatch.setattr(examination, "MAX_FLAGS", 1)
    first, *others = rollouts.flagged(ledger.decisions)
    found = examination.examine(record, deck)
    assert [flag.decision for flag in found.flags] == [first]
    assert {event: dropped.grade for event, dropped in found.dropped.items()} == {
        one.event: Grade.FINE for one in others
    }


def test_flags_of_people_are_examined_before_those_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    record, deck, ledger, _ = reviewed()
    monkeypatch.setattr(examination, "review_game", lambda record, deck: ledger)
    guest = replace(record, players=(record.players[0], replace(record.players[1], kind="human")))
    seats = [flag.decision.seat for flag in examination.examine(guest, deck).flags]
    assert seats == sorted(seats, reverse=True)
    assert {0, 1} == set(seats)
    assert len(seats) == min(len(rollouts.flagged(ledger.decisions)), rollouts.MAX_FLAGS)


def test_a_try_is_compared_in_words_with_the_best_option() -> None:
    _, _, ledger, states = reviewed()
    for kind in ("keep", "take", "marks"):
        decision = max((one for one in ledger.decisions if one.kind == kind), key=lambda one: one.loss)
        state = states[decision.event]
        best = decision.best[0].moves
        right, wrong = (assess(state, decision, moves) for moves in (best, decision.played.moves))
        assert right.judgement.is_accepted
        assert right.yours == right.best == reason_for_better(state, best, best)
        assert wrong.best == reason_for_better(state, best, decision.played.moves)
        assert wrong.yours == reason_for_better(state, decision.played.moves, best)
        assert wrong.at_stake == right.at_stake == points_at_stake(state, decision) > 0


def test_marks_taken_back_are_no_part_of_a_try() -> None:
    one, other = Mark(0, "grey-04", 1), Mark(0, "grey-04", 2)
    assert final_moves((one, TakeBack(0), other, Ready(0))) == (other,)
    assert final_moves((one, other, TakeBack(0, all=True), one)) == (one,)
