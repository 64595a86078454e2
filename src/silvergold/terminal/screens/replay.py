"""The screen of a recorded game: back and forward, to any turn, and through its costly decisions."""

import asyncio
from collections.abc import Mapping

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from silvergold.engine import GameState, Mark, Phase, PlayerMove, SilverGoldError, View
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.review.coach import reason_for_better
from silvergold.review.ledger import Decision, Ledger, review_game
from silvergold.review.positions import states_before
from silvergold.review.rollouts import flagged
from silvergold.review.summary import choices
from silvergold.terminal.client.replay_client import ReplayClient
from silvergold.terminal.client.table_client import TurnNumber
from silvergold.terminal.interaction.selections import Waiting
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.rendering.reports.decisions import moves_in_words, reason_in_words
from silvergold.terminal.rendering.reports.review import review_sections
from silvergold.terminal.rendering.score_sheet import result_lines
from silvergold.terminal.rendering.time_left import Now
from silvergold.terminal.screens.base import Dialog
from silvergold.terminal.screens.coach import Coach
from silvergold.terminal.screens.sheets import Sheet
from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.screens.table_layout import draw_table
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

SHEET_WIDTH, FRAME_WIDTH = 78, 7
"""The width of a sheet, and of its frame and scrollbar."""


class JumpDialog(Dialog[TurnNumber | None]):
    """Asks for a round and a turn, each by its digit."""

    BINDINGS = [
        *((str(digit), f"choose({digit})", "") for digit in range(1, max(ROUNDS, TURNS) + 1)),
        ("escape,q,g", "close", ""),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._round = 0

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical(classes="question"):
            yield TextWidget(Text(self.words.say("jump-to-round", most=ROUNDS)), id="jump")

    def action_choose(self, digit: int) -> None:
        """Take the round first, then the turn."""
        if self._round:
            self.dismiss((self._round, digit))
        elif digit <= ROUNDS:
            self._round = digit
            text = self.words.say("jump-to-turn", round=digit, most=TURNS)
            self.text_widget("jump").write(Text(text))


class DecisionReview(Coach):
    """What the review says about the decision of the seat in front; drawn like a hint of the coach."""

    def __init__(self, screen: "ReplayScreen") -> None:
        super().__init__(screen)
        self._moves: tuple[PlayerMove, ...] = ()

    def show(self, decision: Decision | None, text: str) -> None:
        """Show a decision with its best moves, or nothing."""
        self._moves, self.text = (decision.best[0].moves if decision else ()), text

    def boxes_on(self, card: str) -> int:
        """The boxes of a card that the best moves mark."""
        return sum(move.boxes for move in self._moves if isinstance(move, Mark) and move.card == card)


class ReplayScreen(TableScreen):
    """Shows a recorded game step by step, and after its review what was better."""

    BINDINGS = [
        Binding("pageup", "act('previous_round')", priority=True),
        Binding("pagedown", "act('next_round')", priority=True),
        Binding("home", "act('first')", priority=True),
        Binding("end", "act('last')", priority=True),
        Binding("g", "jump"),
        Binding("r", "review"),
        Binding("m", "mistake"),
        Binding("escape,q", "close"),
    ]

    client: ReplayClient

    def __init__(self, words: Words, client: ReplayClient, now: Now) -> None:
        super().__init__(words, client, now)
        self.coach = self._decision = DecisionReview(self)
        self._ledger: Ledger | None = None
        self._states: Mapping[int, GameState] = {}
        """The states in which flagged decisions were due, by their events."""

    @property
    def public_view(self) -> View:
        """The turn before its marks, so that they are shown as fresh."""
        return self.client.now.opening

    def key_hints(self, view: View) -> list[str]:
        """The keys of a replay."""
        mistake = ["mistake"] if self._ledger else []
        return ["across_steps", "jump", "review", *mistake, "watch", "score", "log", "leave"]

    def draw(self) -> None:
        """Redraw the step."""
        self.selection = Waiting()
        self._decision.show(*self._reviewed())
        self.set_class(bool(self._decision.text), "-reviewed")
        self.caption = self._caption()
        draw_table(self, self.client.now.view, ())

    def _caption(self) -> str:
        """What the seat in front has done in the turn, or who has won."""
        now = self.client.now
        if now.view.phase == Phase.OVER:
            return " ".join(result_lines(now.view.players, now.view.edition, self.names, self.words))
        happened = self.client.record_shown.events[now.first_event : now.events]
        own = [event for event in happened if getattr(event, "seat", self.watched_seat) == self.watched_seat]
        return " ".join(line.text for line in log_formatter(self.client, self.words).lines(own))

    # --- moving through the game ---------------------------------------------------------------------------

    def action_act(self, action: str) -> None:
        """Go to another step; digits go to a round."""
        client, (round_, _) = self.client, self.client.now.turn
        match action:
            case "left" | "right" | "up" | "down":
                client.go(client.step + (1 if action in ("right", "down") else -1))
            case "previous_round" | "next_round":
                client.go_to((round_ + (1 if action == "next_round" else -1), 1))
            case "first" | "last":
                client.go(0 if action == "first" else len(client.steps))
            case _ if action.isdigit():
                client.go_to((int(action), 1))
        self.show()

    def action_decide(self) -> None:
        """Go forward."""
        self.action_act("right")

    def action_ready(self) -> None:
        """Go forward."""
        self.action_act("right")

    def action_coach(self) -> None:
        """Do nothing: the review takes the coach's place."""

    def action_jump(self) -> None:
        """Ask for a round and a turn."""
        self.app.push_screen(JumpDialog(self.words), self._jump)

    def _jump(self, turn: TurnNumber | None) -> None:
        if turn is not None:
            self.client.go_to(turn)
            self.show()

    def action_close(self) -> None:
        """Go back to where the replay was opened, or leave."""
        if self.app.screen_stack[1] is self:
            self.app.exit()
        else:
            self.dismiss()

    # --- the review ----------------------------------------------------------------------------------------

    def action_review(self) -> None:
        """Show where the points came from; the first time, it is computed."""
        if self._ledger is None:
            self.app.notify(self.words.say("cli-reviewing"), markup=False)
        self.run_worker(self._review(), group="review", exclusive=True)

    async def _review(self) -> None:
        client = self.client
        try:
            if self._ledger is None:
                self._ledger = await asyncio.to_thread(review_game, client.record_shown, client.deck)
                events = [decision.event for decision in flagged(self._ledger.decisions)]
                self._states = states_before(client.record_shown, client.deck, events)
        except SilverGoldError as error:
            self.app.notify(self.words.error(error), severity="warning", markup=False)
            return
        self.app.clear_notifications()
        self.show()
        width = min(self.app.size.width, SHEET_WIDTH) - FRAME_WIDTH
        parts = review_sections(self._ledger, self.names, self.words, width)
        sections = [line for part in parts for line in (part, "")]
        self.app.push_screen(Sheet(self.words, self.words.say("ledger"), "r", lambda _: Group(*sections)))

    def action_mistake(self) -> None:
        """Go to the next costly decision of the seat in front, in the order of the game."""
        ledger, client = self._ledger, self.client
        if ledger is None:
            self.action_review()
            return
        costly = flagged(choices(ledger.decisions, self.watched_seat))
        steps = sorted({client.step_of(decision.event) for decision in costly})
        if steps:
            client.go(next((step for step in steps if step > client.step), steps[0]))
            self.show()
        else:
            self.app.notify(self.words.say("try-nothing"), markup=False)

    def _reviewed(self) -> tuple[Decision | None, str]:
        """The decision of the seat in front in this turn, and what was better."""
        now, client = self.client.now, self.client
        if self._ledger is None:
            return None, ""
        own = choices(self._ledger.decisions, self.watched_seat)
        turn = [one for one in flagged(own) if client.steps[client.step_of(one.event)].turn == now.turn]
        if not turn:
            return None, ""
        decision = turn[0]
        best, state = decision.best[0].moves, self._states[decision.event]
        why = reason_in_words(reason_for_better(state, best, decision.played.moves), client.deck, self.words)
        lost = self.words.say("decision-loss", points=decision.loss)
        return decision, f"{lost}: {moves_in_words(best, client.deck, self.words)} {why}"
