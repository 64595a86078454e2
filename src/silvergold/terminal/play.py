"""A whole game at a plain prompt, against bots."""

from collections.abc import Callable, Iterable, Sequence
from itertools import count

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
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
from silvergold.terminal.islands import GOLD, LEGEND, cards_untouched, signs_of, small_island
from silvergold.terminal.orders import OrderError, marks_covering, read_boxes, read_numbers
from silvergold.terminal.result import end_of_game
from silvergold.terminal.sitting import Sitting
from silvergold.terminal.table import (
    NUMBERS,
    large_cards,
    own_side,
    score_sheet,
    small_cards,
    whole_table,
)
from silvergold.terminal.words import describe

HELP = f"""\
  1b3          island 1, box b3: shows the places that cover it
  1 b3 c3 c4   the boxes to mark, all at once
  l            list all legal marks, to choose by number
  u            take back the last mark       uu  take back all of them
  Enter        ready, when your marks are made
  t            show the table again          s   score sheet
  q            leave the game (with --save it can be continued)
  {LEGEND}"""


class LeaveGame(Exception):  # noqa: N818 - it is a wish, not an error
    """The player wants to stop here."""


class PromptGame:
    """One person, or several at one keyboard, against bots."""

    def __init__(
        self,
        console: Console,
        sitting: Sitting,
        *,
        memory_aid: bool = False,
        after_move: Callable[[], None] = lambda: None,
    ) -> None:
        self._console = console
        self._game = sitting.game
        self._dealer = sitting.dealer
        self._names = sitting.names
        self._bots = sitting.seat_bots()
        self._memory_aid = memory_aid
        self._after_move = after_move
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
            self._after_move()
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
        """Ask for one decision; what can't be done is explained, and asked again."""
        self._show_table_once(seat)
        try:
            self._play(seat, self._ask_move(seat))
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

    def _play(self, seat: int, move: PlayerMove) -> None:
        """Play a person's move; after a mark, show what it has brought."""
        self._tell(self._game.play(move))
        if isinstance(move, Mark):
            self._tell(self._game.state.players[seat].latest[1:])
        if isinstance(move, Mark | TakeBack):
            self._console.print(own_side(self._view(seat), self._names))

    def _ask_move(self, seat: int) -> PlayerMove:
        seen = self._view(seat)
        moves = legal_moves(self._game.state, seat)
        match moves[0]:
            case Keep():
                return self._ask_keep(seen, seat)
            case Take() | Draw():
                return self._ask_take(seen, moves, seat)
        return self._ask_mark(seen, moves, seat)

    def _ask_keep(self, seen: View, seat: int) -> PlayerMove:
        """R2.2."""
        dealt = seen.me.dealt
        self._console.print(Text(f"\n{self._names[seat]}, these islands are dealt to you.", style="bold"))
        self._console.print(Text(LEGEND, style="dim"))
        self._console.print(large_cards(cards_untouched(dealt)))
        numbers = read_numbers(self._input(seen, "Which two do you keep? (such as 1 3)"), len(dealt))
        if len(numbers) != CARDS_KEPT:
            raise OrderError("Keep two of them: type two numbers, such as 1 3.")
        return Keep(seat, tuple(dealt[number - 1].id for number in numbers))

    def _ask_take(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove:
        """R5.3."""
        self._console.print(own_side(seen, self._names))
        self._console.print(small_cards(cards_untouched(seen.display), NUMBERS))
        pile = f", or p for one of the {seen.pile_size} in the pile" if Draw(seat) in moves else ""
        typed = self._input(seen, f"Take a new island: 1 to {len(seen.display)}{pile}")
        if typed == "p":
            return Draw(seat)
        return Take(seat, seen.display[one_number(typed, len(seen.display)) - 1].id)

    def _ask_mark(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove:
        """R4."""
        match typed := self._input(seen, mark_question(seen, isinstance(moves[0], Ready))):
            case "" | "r" | "ready":
                return Ready(seat)
            case "u":
                return TakeBack(seat)
            case "uu":
                return TakeBack(seat, all=True)
            case "l":
                return self._choose_mark(seen, [move for move in moves if isinstance(move, Mark)])
        wanted = read_boxes(typed, seen.me.cards)
        named = Mark(seat, wanted.open_card.card.id, wanted.boxes)
        return self._choose_mark(seen, marks_covering(moves, wanted) or [named])

    def _choose_mark(self, seen: View, marks: Sequence[Mark]) -> Mark:
        """One of several marks, chosen by number from their pictures; a single one is chosen at once."""
        if not marks:
            raise OrderError("Your marks are made: Enter to be ready, u to take back.")
        if len(marks) == 1:
            return marks[0]
        pictures = [mark_picture(seen, mark, number) for mark, number in zip(marks, count(1), strict=False)]
        self._console.print(Columns(pictures, padding=(0, 3)))
        return marks[one_number(self._input(seen, f"Which one? 1 to {len(marks)}"), len(marks)) - 1]

    def _input(self, seen: View, question: str) -> str:
        """A line typed by the player; help, table and score sheet can be asked for at any time."""
        while True:
            match typed := self._read_line(question):
                case "q" | "quit" | "exit":
                    raise LeaveGame
                case "?" | "h" | "help":
                    self._console.print(Text(HELP))
                case "t":
                    self._console.print(whole_table(seen, self._names))
                case "s":
                    scores = [score(player) for player in seen.players]
                    self._console.print(score_sheet(scores, self._names))
                case _:
                    return typed

    def _read_line(self, question: str) -> str:
        """One line of input; its end, or Ctrl-C, means to leave."""
        try:
            return self._console.input(Text(f"{question} > ", style=GOLD)).strip().lower()
        except (EOFError, KeyboardInterrupt) as error:
            raise LeaveGame from error


def one_number(typed: str, most: int) -> int:
    """A single number from 1 to most."""
    numbers = read_numbers(typed, most)
    if len(numbers) != 1:
        raise OrderError(f"Choose one, from 1 to {most}.")
    return numbers[0]


def mark_picture(seen: View, mark: Mark, number: int) -> RenderableType:
    """A mark to be chosen: numbered, with its island, its boxes and their symbols."""
    island, open_card = next(
        (place, own) for place, own in enumerate(seen.me.cards, start=1) if own.card.id == mark.card
    )
    title = f"[{number}] {island}: {' '.join(box_names(mark.boxes))} {signs_of(open_card.card, mark.boxes)}"
    return Group(Text(title.rstrip()), small_island(open_card, mark.boxes))


def mark_question(seen: View, is_done: bool) -> str:
    """What is asked of a player in the marking step."""
    if is_done:
        return "Enter to be ready, u to take back" if seen.me.can_take_back else "Nothing to mark: Enter"
    if seen.me.crosses:
        return f"A cross: mark one more box ({seen.me.crosses} to go)"
    return "Your mark (? for help)"
