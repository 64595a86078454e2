"""The walk through the costliest decisions of a finished game, with another try at each."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from rich.console import Console
from rich.text import Text

from silvergold.engine import Deck, GameRecord, GameState, PlayerMove
from silvergold.review.coach import reason_for_better
from silvergold.review.grades import THRESHOLDS, Grade
from silvergold.review.ledger import Decision, Ledger
from silvergold.review.positions import states_before
from silvergold.review.rollouts import MAX_FLAGS, Confirmation, confirm, flagged
from silvergold.review.summary import COSTLIEST, choices
from silvergold.review.tries import judge
from silvergold.terminal.plain.decision_prompt import DecisionPrompt, ReadLine, WalkCommand
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.rendering.reports.decisions import (
    decision_heading,
    options_shown,
    place_in_words,
    reason_in_words,
)
from silvergold.words import Words


@dataclass(frozen=True)
class CostlyDecision:
    """A decision that gave points away, and the state in which it was due."""

    decision: Decision
    state: GameState
    confirmation: Confirmation


def costly_decisions(record: GameRecord, deck: Deck, ledger: Ledger, seat: int) -> list[CostlyDecision]:
    """The costliest decisions of a seat that rollouts confirm, costliest first."""
    flags = flagged(choices(ledger.decisions, seat))[:MAX_FLAGS]
    states = states_before(record, deck, [each.event for each in flags])
    tested = (CostlyDecision(each, states[each.event], confirm(states[each.event], each)) for each in flags)
    confirmed = (each for each in tested if each.confirmation.grade in THRESHOLDS)
    return list(islice(confirmed, COSTLIEST))


class ReviewWalk:
    """Shows decisions one after the other; with a keyboard, asks for another try at each."""

    def __init__(self, console: Console, names: Sequence[str], words: Words, style: OutputStyle) -> None:
        self._console = console
        self._names = names
        self._words = words
        self._style = style
        self._prompt = DecisionPrompt(console, words, style)

    def show(self, costly: Sequence[CostlyDecision]) -> None:
        """Print every decision with its position, what was played, and what is better."""
        for each in costly:
            self._console.print(
                decision_heading(each.state, each.decision, each.confirmation.grade, self._words)
            )
            self._show_position(each)
            self._show_answer(each)

    def ask(self, costly: Sequence[CostlyDecision], read_line: ReadLine) -> bool:
        """Let the player decide again, decision by decision; returns False if the player quits."""
        for number, each in enumerate(costly, start=1):
            self._prompt.say("try-title", number=number, count=len(costly))
            self._show_position(each)
            place = place_in_words(each.state, self._words)
            self._prompt.say("try-before", place=place, points=each.decision.loss)
            self._prompt.say("review-keys")
            if self._try(each, read_line) is WalkCommand.QUIT:
                return False
        return True

    def _try(self, costly: CostlyDecision, read_line: ReadLine) -> WalkCommand:
        """Ask until a try is accepted, or the player wants to see the best or to go on."""
        tried = self._decide(costly, read_line)
        while not isinstance(tried, WalkCommand) and not self._is_accepted(costly, tried):
            tried = self._decide(costly, read_line)
        if tried is WalkCommand.BEST:
            self._show_answer(costly)
        return tried if isinstance(tried, WalkCommand) else WalkCommand.NEXT

    def _is_accepted(self, costly: CostlyDecision, tried: tuple[PlayerMove, ...]) -> bool:
        """Judge a try, and say why it is good or what it gives away."""
        judged = judge(costly.state, costly.decision, tried)
        if not judged.is_accepted:
            self._prompt.say("try-worse", points=judged.loss)
            return False
        self._prompt.say("try-best" if judged.grade is Grade.BEST else "try-good")
        self._explain(costly, tried)
        return True

    def _decide(self, costly: CostlyDecision, read_line: ReadLine) -> tuple[PlayerMove, ...] | WalkCommand:
        return self._prompt.ask(costly.state, costly.decision.seat, self._names, read_line)

    # --- output ---------------------------------------------------------------------------------------------

    def _show_position(self, costly: CostlyDecision) -> None:
        self._prompt.show(costly.state, costly.decision.seat, self._names)

    def _show_answer(self, costly: CostlyDecision) -> None:
        shown = options_shown(
            costly.state,
            costly.decision,
            costly.confirmation,
            self._words,
            is_drawn=self._style.is_drawn,
        )
        for option in shown:
            self._console.print(option)
        self._explain(costly, costly.decision.best[0].moves)

    def _explain(self, costly: CostlyDecision, moves: Sequence[PlayerMove]) -> None:
        """Say what is true of some moves, and if possible not of those that were played."""
        why = reason_for_better(costly.state, moves, costly.decision.played.moves)
        text = reason_in_words(why, costly.state.deck, self._words)
        self._console.print(Text(f"{text}\n", style="italic"))
