"""The walk through the costliest decisions of a finished game, with another try at each."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from rich.console import Console
from rich.text import Text

from silvergold.engine import (
    HUMAN,
    Deck,
    Draw,
    Game,
    GameRecord,
    GameState,
    Keep,
    Mark,
    Participant,
    PlayerMove,
    Ready,
    SilverGoldError,
    Take,
)
from silvergold.engine.events import Marked
from silvergold.engine.rules import marks_of
from silvergold.review.coach import reason_for_better
from silvergold.review.grades import THRESHOLDS, Grade
from silvergold.review.ledger import Decision, Ledger
from silvergold.review.positions import states_before
from silvergold.review.rollouts import MOST_FLAGS, Confirmation, confirm, flagged
from silvergold.review.summary import COSTLIEST, choices
from silvergold.review.tries import judge
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.plain.commands import Commands
from silvergold.terminal.plain.input_parser import InputError
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.prompts import MarkPrompt, Prompt, move_prompt
from silvergold.terminal.rendering.decisions import (
    decision_heading,
    options_shown,
    place_in_words,
    reason_in_words,
)
from silvergold.terminal.rendering.palette import PRINTED_GOLD
from silvergold.words import MessageValue, Words

ReadLine = Callable[[str], str]
"""Shows a prompt and returns the line that is typed; ``q`` at the end of the input."""


class WalkCommand(Enum):
    """What can be typed instead of a move."""

    BEST = "b"
    NEXT = "n"
    QUIT = "q"


COMMANDS = {command.value: command for command in WalkCommand}


@dataclass(frozen=True)
class CostlyDecision:
    """A decision that gave points away, and the state in which it was due."""

    decision: Decision
    state: GameState
    confirmation: Confirmation


def costly_decisions(record: GameRecord, deck: Deck, ledger: Ledger, seat: int) -> list[CostlyDecision]:
    """The costliest decisions of a seat that rollouts confirm, costliest first."""
    flags = flagged(choices(ledger.decisions, seat))[:MOST_FLAGS]
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
            self._say("try-title", number=number, count=len(costly))
            self._show_position(each)
            place = place_in_words(each.state, self._words)
            self._say("try-before", place=place, points=each.decision.loss)
            self._say("review-keys")
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
            self._say("try-worse", points=judged.loss)
            return False
        self._say("try-best" if judged.grade is Grade.BEST else "try-good")
        self._explain(costly, tried)
        return True

    # --- input ----------------------------------------------------------------------------------------------

    def _decide(self, costly: CostlyDecision, read_line: ReadLine) -> tuple[PlayerMove, ...] | WalkCommand:
        """Ask for the moves of one decision."""
        client, seat = client_at(costly.state), costly.decision.seat
        commands = Commands(client, self._words, time.time, self._style)
        prompt: Prompt = move_prompt(client, seat)
        while True:
            typed = read_line(prompt.text(self._words)).strip().lower()
            if typed in COMMANDS:
                return COMMANDS[typed]
            if (shown := commands.output_for(typed)) is not None:
                self._console.print(shown)
                continue
            try:
                prompt = self._answer(client, seat, prompt, typed)
            except InputError as error:
                self._say(error.message_id, **error.values)
            except SilverGoldError as error:
                self._say("answer-illegal", error=self._words.error(error))
            if (moves := moves_made(client.local_game.game, seat)) is not None:
                return moves

    def _answer(self, client: LocalClient, seat: int, prompt: Prompt, typed: str) -> Prompt:
        """Handle a line; returns the next prompt, with its picture shown."""
        answer = prompt.answer(typed)
        if isinstance(answer, Prompt):
            following = answer
        else:
            asyncio.run(answer)
            if not client.legal(seat):
                return prompt
            following = move_prompt(client, seat)
        if moves_made(client.local_game.game, seat) is None:
            self._console.print(self._style.prompt(following, self._names))
        return following

    # --- output ---------------------------------------------------------------------------------------------

    def _say(self, message: str, **values: MessageValue) -> None:
        self._console.print(Text(self._words.say(message, **values), style=PRINTED_GOLD))

    def _show_position(self, costly: CostlyDecision) -> None:
        prompt = move_prompt(client_at(costly.state), costly.decision.seat)
        if isinstance(prompt, MarkPrompt):
            self._console.print(self._style.table(prompt.view, self._names))
        else:
            self._console.print(self._style.prompt(prompt, self._names))

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


def client_at(state: GameState) -> LocalClient:
    """A table at a position of a finished game, for all seats; the shapes of the round may be looked up."""
    game = Game(state.deck, len(state.players), state.edition)
    game.state = state
    people = tuple(Participant(str(seat), HUMAN) for seat in range(len(state.players)))
    return LocalClient(LocalGame(game, people, seed=b""), memory_aid=True)


def moves_made(game: Game, seat: int) -> tuple[PlayerMove, ...] | None:
    """The moves of a seat's decision; None until it is complete."""
    for move in game.moves:
        if isinstance(move, Keep | Take | Draw):
            return (move,)
    if Ready(seat) not in game.moves:
        return None
    marks = [event for event in marks_of(game.state.players[seat]) if isinstance(event, Marked)]
    return tuple(Mark(seat, mark.card, mark.boxes) for mark in marks)
