"""The walk through the costliest decisions of a finished game, in the terminal."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from io import StringIO
from unittest.mock import patch

import pytest
from rich.console import Console

from silvergold.arena.match import Match
from silvergold.engine import (
    Draw,
    GameRecord,
    Keep,
    Mark,
    PlayerMove,
    Take,
    apply,
    legal_moves,
    standard_deck,
)
from silvergold.review import rollouts
from silvergold.review.grades import THRESHOLDS
from silvergold.review.ledger import Ledger, review_game
from silvergold.review.positions import states_before
from silvergold.review.rollouts import confirm, flagged
from silvergold.review.summary import choices
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.review import CostlyDecision, ReviewWalk
from silvergold.terminal.rendering.reports.decisions import moves_in_words
from silvergold.terminal.rendering.reports.review import review_sections
from silvergold.words import Words

DECK = standard_deck()
MATCH = Match(DECK, ("drifter", "sailor"), "walk")


@cache
def reviewed() -> tuple[GameRecord, Ledger]:
    """A game of a random player, and its ledger."""
    _, record = MATCH.play(0)
    return record, review_game(record, DECK)


@cache
def costly() -> dict[str, CostlyDecision]:
    """The costliest confirmed decision of each kind that the random player made."""
    record, ledger = reviewed()
    decisions = flagged(choices(ledger.decisions, 0))
    states = states_before(record, DECK, [decision.event for decision in decisions])
    found: dict[str, CostlyDecision] = {}
    with patch.object(rollouts, "POLICY", "sailor"):
        for decision in decisions:
            state = states[decision.event]
            if decision.kind not in found and (said := confirm(state, decision)).grade in THRESHOLDS:
                found[decision.kind] = CostlyDecision(decision, state, said)
    return found


@pytest.fixture
def printed() -> StringIO:
    return StringIO()


@pytest.fixture
def walk(printed: StringIO) -> Callable[..., ReviewWalk]:
    def make(language: str = "en", *, is_drawn: bool = True) -> ReviewWalk:
        words = Words(language)
        console = Console(file=printed, width=100, color_system=None)
        return ReviewWalk(console, ["Ada", "Sailor"], words, OutputStyle(words, is_drawn=is_drawn))

    return make


def typed_for(each: CostlyDecision, moves: Sequence[PlayerMove]) -> Iterator[str]:
    """What a player types for the moves of a decision."""
    state, seat = each.state, each.decision.seat
    for move in moves:
        if isinstance(move, Keep):
            dealt = [card.id for card in state.players[seat].dealt]
            yield " ".join(str(dealt.index(card) + 1) for card in move.cards)
        elif isinstance(move, Take):
            yield str([card.id for card in state.display].index(move.card) + 1)
        elif isinstance(move, Draw):
            yield "p"
        else:
            marks = [legal for legal in legal_moves(state, seat) if legal == move or isinstance(legal, Mark)]
            yield from ["l", str(marks.index(move) + 1)] if len(marks) > 1 else ["l"]
            state, _ = apply(state, move)
    if each.decision.kind == "marks":
        yield ""


def test_the_played_move_is_not_accepted_and_the_best_is(
    walk: Callable[..., ReviewWalk], printed: StringIO
) -> None:
    found = list(costly().values())
    assert "marks" in costly()
    lines = [
        line
        for each in found
        for line in (
            "zz",
            "?",
            "t",
            *typed_for(each, each.decision.played.moves),
            *typed_for(each, each.decision.best[0].moves),
        )
    ]
    assert walk().ask(found, lambda prompt: lines.pop(0))
    assert lines == []
    said = printed.getvalue()
    assert said.count("Not yet: this gives away ") == len(found)
    assert said.count("That is the best move.") == len(found)
    assert f"Try again: {len(found)} of {len(found)}" in said


def test_b_shows_the_best_move_and_q_leaves(walk: Callable[..., ReviewWalk], printed: StringIO) -> None:
    each = costly()["marks"]
    answers = ["b", "q"]
    assert not walk().ask([each, each, each], lambda prompt: answers.pop(0))
    said = " ".join(printed.getvalue().split())
    assert moves_in_words(each.decision.best[0].moves, DECK, Words()) in said
    assert "Try again: 2 of 3" in said
    assert "Try again: 3 of 3" not in said


@pytest.mark.parametrize("language", ["en", "pl"])
def test_without_a_keyboard_every_decision_is_shown_with_its_answer(
    walk: Callable[..., ReviewWalk], printed: StringIO, language: str
) -> None:
    each = costly()["marks"]
    words = Words(language)
    walk(language, is_drawn=language == "en").show([each])
    said = " ".join(printed.getvalue().split())
    assert words.say(f"grade-{each.confirmation.grade}") in said
    assert moves_in_words(each.decision.played.moves, DECK, words) in said
    assert moves_in_words(each.decision.best[0].moves, DECK, words) in said
    assert ("░" in said) == (language == "en")


def test_the_curve_can_be_described_in_words() -> None:
    _, ledger = reviewed()
    first, *_ = review_sections(ledger, ["Ada", "Sailor"], Words(), None)
    lines = str(first).splitlines()
    assert len(lines) == 6
    assert lines[-1].startswith(f"Round 4 of 4. Ada: {ledger.seats[0].result.points:.1f}, Sailor: ")
