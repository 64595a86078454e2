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
from silvergold.terminal.islands import GOLD, cards_untouched, signs_of, small_island
from silvergold.terminal.link import chairs_of, names_of
from silvergold.terminal.log import Narrator
from silvergold.terminal.orders import OrderError, marks_covering, read_boxes, read_numbers
from silvergold.terminal.sitting import HUMAN, Sitting
from silvergold.terminal.table import (
    NUMBERS,
    end_of_game,
    large_cards,
    own_side,
    score_sheet,
    small_cards,
    whole_table,
)
from silvergold.words import Words


class LeaveGame(Exception):  # noqa: N818 - it is a wish, not an error
    """The player wants to stop here."""


class PromptGame:
    """One person, or several at one keyboard, against bots."""

    def __init__(
        self,
        console: Console,
        sitting: Sitting,
        words: Words,
        *,
        memory_aid: bool = False,
        after_move: Callable[[], None] = lambda: None,
    ) -> None:
        self._console = console
        self._game = sitting.game
        self._dealer = sitting.dealer
        self._names = names_of(chairs_of(sitting.participants), words)
        self._words = words
        self._narrator = Narrator(words, self._names, self._game.state.deck, only_person(sitting))
        self._bots = sitting.seat_bots()
        self._memory_aid = memory_aid
        self._after_move = after_move
        self._shown: tuple[int, int, int] | None = None
        """The turn and seat for which the table has been shown."""

    def run(self) -> None:
        """Play to the end; LeaveGame if somebody wants to stop before."""
        self._console.print(self._words.say("title"), self._words.say("plain-start"), sep="   ", style="bold")
        self._tell(self._game.play_chance(self._dealer))
        while not self._game.is_over:
            self._move_bots()
            people = [seat for seat in seats_to_move(self._game.state) if seat not in self._bots]
            if people:
                self._ask(people[0])
            self._tell(self._game.play_chance(self._dealer))
            self._after_move()
        self._console.print(end_of_game(self._game.state, self._names, self._words))

    def _move_bots(self) -> None:
        """Let every bot that may move do so, until only people are waited for."""
        while waiting := [seat for seat in seats_to_move(self._game.state) if seat in self._bots]:
            self._tell(self._game.play(self._bots[waiting[0]].decide(self._game)))
            self._tell(self._game.play_chance(self._dealer))

    def _view(self, seat: int) -> View:
        return view(self._game.state, seat, memory_aid=self._memory_aid)

    def _tell(self, events: Iterable[Event]) -> None:
        for line in self._narrator.lines(tuple(events)):
            self._console.print(Text(f"  {line.text}", style="dim"))

    # --- asking a person -----------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask for one decision; what can't be done is explained, and asked again."""
        self._show_table_once(seat)
        try:
            self._play(seat, self._ask_move(seat))
        except OrderError as error:
            self._console.print(Text(self._words.say(error.message_id, **error.values), style="bold"))
        except IllegalMoveError as error:
            told = self._words.say("answer-illegal", error=self._words.error(error))
            self._console.print(Text(told, style="bold"))

    def _show_table_once(self, seat: int) -> None:
        state = self._game.state
        moment = (state.round, state.turn, seat)
        if state.phase == Phase.MARK and moment != self._shown:
            self._shown = moment
            self._console.print(whole_table(self._view(seat), self._names, self._words))

    def _play(self, seat: int, move: PlayerMove) -> None:
        """Play a person's move; after a mark, show what it has brought."""
        self._tell(self._game.play(move))
        if isinstance(move, Mark):
            self._tell(self._game.state.players[seat].latest[1:])
        if isinstance(move, Mark | TakeBack):
            self._console.print(own_side(self._view(seat), self._names, self._words))

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
        called = self._words.say("plain-dealt", name=self._names[seat])
        self._console.print(Text(f"\n{called}", style="bold"))
        self._console.print(Text(self._words.say("cli-deck-legend"), style="dim"))
        self._console.print(large_cards(cards_untouched(dealt), self._words))
        numbers = read_numbers(self._input(seen, self._words.say("ask-keep")), len(dealt))
        if len(numbers) != CARDS_KEPT:
            raise OrderError("answer-keep")
        return Keep(seat, tuple(dealt[number - 1].id for number in numbers))

    def _ask_take(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove:
        """R5.3."""
        self._console.print(own_side(seen, self._names, self._words))
        self._console.print(small_cards(cards_untouched(seen.display), self._words, NUMBERS))
        question = self._words.say("ask-take", most=len(seen.display))
        if Draw(seat) in moves:
            question = self._words.say("ask-take-or-draw", most=len(seen.display), pile=seen.pile_size)
        typed = self._input(seen, question)
        if typed == "p":
            return Draw(seat)
        return Take(seat, seen.display[one_number(typed, len(seen.display)) - 1].id)

    def _ask_mark(self, seen: View, moves: Sequence[PlayerMove], seat: int) -> PlayerMove:
        """R4."""
        match typed := self._input(seen, mark_question(seen, isinstance(moves[0], Ready), self._words)):
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
            raise OrderError("answer-done")
        if len(marks) == 1:
            return marks[0]
        pictures = [mark_picture(seen, mark, number) for mark, number in zip(marks, count(1), strict=False)]
        self._console.print(Columns(pictures, padding=(0, 3)))
        question = self._words.say("ask-which", most=len(marks))
        return marks[one_number(self._input(seen, question), len(marks)) - 1]

    def _input(self, seen: View, question: str) -> str:
        """A line typed by the player; help, table and score sheet can be asked for at any time."""
        while True:
            match typed := self._read_line(question):
                case "q" | "quit" | "exit":
                    raise LeaveGame
                case "?" | "h" | "help":
                    self._console.print(Text(self._words.say("plain-help")))
                    self._console.print(Text(self._words.say("cli-deck-legend")))
                case "t":
                    self._console.print(whole_table(seen, self._names, self._words))
                case "s":
                    scores = [score(player) for player in seen.players]
                    self._console.print(score_sheet(scores, self._names, self._words))
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
        raise OrderError("answer-one", most=most)
    return numbers[0]


def mark_picture(seen: View, mark: Mark, number: int) -> RenderableType:
    """A mark to be chosen: numbered, with its island, its boxes and their symbols."""
    island, open_card = next(
        (place, own) for place, own in enumerate(seen.me.cards, start=1) if own.card.id == mark.card
    )
    title = f"[{number}] {island}: {' '.join(box_names(mark.boxes))} {signs_of(open_card.card, mark.boxes)}"
    return Group(Text(title.rstrip()), small_island(open_card, mark.boxes))


def only_person(sitting: Sitting) -> int | None:
    """The seat that can be spoken to as "you": of the only person there is."""
    people = [seat for seat, player in enumerate(sitting.participants) if player.kind == HUMAN]
    return people[0] if len(people) == 1 else None


def mark_question(seen: View, is_done: bool, words: Words) -> str:
    """What is asked of a player in the marking step."""
    if is_done:
        return words.say("ask-ready" if seen.me.can_take_back else "ask-nothing")
    return words.say("ask-cross", count=seen.me.crosses) if seen.me.crosses else words.say("ask-mark")
