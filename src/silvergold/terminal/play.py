"""A whole game at a plain prompt, against bots."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from silvergold.engine import (
    Draw,
    Event,
    IllegalMoveError,
    Keep,
    Mark,
    Phase,
    PlayerMove,
    Ready,
    Take,
    TakeBack,
    View,
    legal_moves,
    score,
    seats_to_move,
    view,
)
from silvergold.engine.grid import box_names
from silvergold.engine.state import CARDS_KEPT
from silvergold.terminal.islands import GOLD, LEGEND, cards_untouched, small_island
from silvergold.terminal.orders import OrderError, marks_covering, read_boxes, read_numbers
from silvergold.terminal.result import end_of_game
from silvergold.terminal.sitting import Sitting
from silvergold.terminal.table import NUMBERS, large_cards, score_sheet, small_cards, whole_table
from silvergold.terminal.words import describe

HELP = f"""\
  1b3          island 1, box b3: shows the places that cover it, to choose by number
  1 b3 c3 c4   the boxes to mark, all at once
  l            list all legal marks, to choose by number
  u            take back the last mark        uu   take back all marks of this turn
  Enter        ready, when your marks are made
  t            show the table again           s    score sheet
  q            leave the game (with --save it can be continued)
  {LEGEND}"""


class LeaveGame(Exception):  # noqa: N818 - it is a wish, not an error
    """The player wants to stop here."""


class PromptGame:
    """One person, or several at one keyboard, against bots."""

    def __init__(self, console: Console, sitting: Sitting, *, memory_aid: bool = False) -> None:
        self._console = console
        self._game = sitting.game
        self._dealer = sitting.dealer
        self._names = sitting.names
        self._bots = sitting.seat_bots()
        self._memory_aid = memory_aid
        self._shown: tuple[int, int, int] | None = None
        """The turn and seat for which the table has been shown."""

    def run(self) -> None:
        """Play to the end; LeaveGame if somebody wants to stop before."""
        self._tell(self._game.play_chance(self._dealer))
        while not self._game.is_over:
            self._move_bots()
            people = [seat for seat in seats_to_move(self._game.state) if seat not in self._bots]
            if people:
                self._ask(people[0])
            self._tell(self._game.play_chance(self._dealer))
        self._console.print(end_of_game(self._game.state, self._names))

    def _move_bots(self) -> None:
        """Let every bot that may move do so, until only people are waited for."""
        while waiting := [seat for seat in seats_to_move(self._game.state) if seat in self._bots]:
            self._tell(self._game.play(self._bots[waiting[0]].decide(self._game)))
            self._tell(self._game.play_chance(self._dealer))

    def _view(self, seat: int) -> View:
        return view(self._game.state, seat, memory_aid=self._memory_aid)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if sentence := describe(event, self._names, self._game.state.deck):
                self._console.print(Text(f"  {sentence}", style="dim"))

    # --- asking a person -----------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One decision, asked until it is made; what can't be done is explained."""
        self._show_table_once(seat)
        try:
            move = self._ask_move(seat)
            if move is not None:
                self._tell(self._game.play(move))
                if isinstance(move, Mark | TakeBack):
                    self._console.print(large_cards(self._view(seat).me.cards))
        except OrderError as error:
            self._console.print(Text(str(error), style="bold"))
        except IllegalMoveError as error:
            self._console.print(Text(f"That can't be done: {error.args[0]} ({error.rule}).", style="bold"))

    def _show_table_once(self, seat: int) -> None:
        state = self._game.state
        moment = (state.round, state.turn, seat)
        if state.phase == Phase.MARK and moment != self._shown:
            self._shown = moment
            self._console.print(whole_table(self._view(seat), self._names))

    def _ask_move(self, seat: int) -> PlayerMove | None:
        seen = self._view(seat)
        moves = legal_moves(self._game.state, seat)
        match moves[0]:
            case Keep():
                return self._ask_keep(seen, seat)
            case Take() | Draw():
                return self._ask_take(seen, moves, seat)
        return self._ask_mark(seen, moves, seat)

    def _input(self, question: str) -> str:
        """A line typed by the player; the end of the input means to leave."""
        try:
            typed = self._console.input(Text(f"{question} > ", style=GOLD)).strip()
        except (EOFError, KeyboardInterrupt) as error:
            raise LeaveGame from error
        if typed.lower() in ("q", "quit", "exit"):
            raise LeaveGame
        return typed

    def _ask_keep(self, seen: View, seat: int) -> PlayerMove:
        """R2.2."""
        dealt = seen.me.dealt
        self._console.print(Text(f"\n{self._names[seat]}, these islands are dealt to you.", style="bold"))
        self._console.print(Text(LEGEND, style="dim"))
        self._console.print(large_cards(cards_untouched(dealt)))
        numbers = read_numbers(self._input("Which two do you keep? (such as 1 3)"), len(dealt))
        if len(numbers) != CARDS_KEPT:
            raise OrderError("Keep two of them: type two numbers, such as 1 3.")
        return Keep(seat, tuple(dealt[number - 1].id for number in numbers))

    def _ask_take(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove:
        """R5.3."""
        self._console.print(small_cards(cards_untouched(seen.display), NUMBERS))
        pile = f", or p for one of the {seen.pile_size} in the pile" if Draw(seat) in moves else ""
        typed = self._input(f"Take a new island: 1 to {len(seen.display)}{pile}")
        if typed.lower() == "p":
            return Draw(seat)
        numbers = read_numbers(typed, len(seen.display))
        if len(numbers) != 1:
            raise OrderError("Take one island at a time.")
        return Take(seat, seen.display[numbers[0] - 1].id)

    def _ask_mark(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove | None:
        """R4."""
        is_done = isinstance(moves[0], Ready)
        typed = self._input(mark_question(seen, is_done))
        match typed.lower():
            case "" | "r" | "ready":
                return Ready(seat)
            case "u":
                return TakeBack(seat)
            case "uu":
                return TakeBack(seat, all=True)
            case "?" | "h" | "help":
                self._console.print(Text(HELP))
            case "t":
                self._console.print(whole_table(seen, self._names))
            case "s":
                self._console.print(score_sheet([score(player) for player in seen.players], self._names))
            case "l":
                return self._choose_mark(seen, [move for move in moves if isinstance(move, Mark)])
            case _:
                wanted = read_boxes(typed, seen.me.cards)
                found = marks_covering(moves, wanted)
                return self._choose_mark(seen, found) or Mark(seat, wanted.open_card.card.id, wanted.boxes)
        return None

    def _choose_mark(self, seen: View, marks: Sequence[Mark]) -> Mark | None:
        """One of several marks, chosen by number from their pictures; None where there is none."""
        if len(marks) < 2:
            return marks[0] if marks else None
        cards = {open_card.card.id: open_card for open_card in seen.me.cards}
        numbers = {open_card.card.id: n for n, open_card in enumerate(seen.me.cards, start=1)}
        pictures = [
            Group(
                Text(f"[{number}] {numbers[mark.card]}: {' '.join(box_names(mark.boxes))}"),
                small_island(cards[mark.card], mark.boxes),
            )
            for number, mark in enumerate(marks, start=1)
        ]
        self._console.print(Columns(pictures, padding=(0, 3)))
        chosen = read_numbers(self._input(f"Which one? 1 to {len(marks)}"), len(marks))
        if len(chosen) != 1:
            raise OrderError("Choose one of them.")
        return marks[chosen[0] - 1]


def mark_question(seen: View, is_done: bool) -> str:
    """What is asked of a player in the marking step."""
    if is_done:
        return "Enter to be ready, u to take back" if seen.me.can_take_back else "Nothing to mark: Enter"
    if seen.me.crosses:
        return f"A cross: mark one more box ({seen.me.crosses} to go)"
    return "Your mark (? for help)"
