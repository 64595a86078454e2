"""Puzzles: one decision in a real position, answered on the board and graded in points."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from silvergold.protocol.events import TableEvent
from silvergold.protocol.fields import Milliseconds
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.review import OptionView, TryView
from silvergold.protocol.views import SeatView, TableView

ANSWER_MOVES_LIMIT = 32
"""Moves in one answer: many more than a decision needs."""
RECORD_FILE_LIMIT = 48 * 1024

DecisionKindName = Literal["keep", "marks", "take"]


class FirstAttempt(Struct, frozen=True):
    """Your first answer to a puzzle, the only one that counts."""

    loss: float
    """Points given away; 0 if the answer was accepted."""
    at: Milliseconds


class MistakeOrigin(Struct, frozen=True):
    """Where one of your own mistakes comes from."""

    table: str
    """The table, whose review has the decision; empty for a record from elsewhere."""
    event: int
    """The decision, by the index of its first event."""
    round: int
    turn: int
    loss: float
    """What you gave away in the game."""
    next: str
    """The next costliest mistake of the same game, or empty."""


class PuzzleView(Struct):
    """A puzzle; nothing about its solution is sent before your first answer."""

    id: str
    table: TableView
    """Who sits where; seats without a name belong to nobody."""
    seat: int
    """The seat that decides."""
    kind: DecisionKindName
    difficulty: str
    """The first bot, weakest first, that solves it; empty for one of your mistakes."""
    origin: MistakeOrigin | None
    """None for a puzzle that came with the game."""
    events: tuple[TableEvent, ...]
    """What happened before, if known."""
    position: TryView
    first: FirstAttempt | None
    solution: OptionView | None
    """The best option, after your first answer."""


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    """All moves since the start of the decision; none for the position itself."""

    moves: Annotated[tuple[PlayerMove, ...], Meta(max_length=ANSWER_MOVES_LIMIT)] = ()


class AnswerView(TryView):
    """The position that the moves lead to and, once the decision is complete, what it is worth."""

    first: FirstAttempt | None
    """Your first answer; None while it is missing, or if you have no name."""


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of the day, by the server's date in UTC."""

    number: int
    """The number of the day, as of the deal of the day."""
    id: str
    difficulty: str
    first: FirstAttempt | None


class PuzzleShare(Struct, frozen=True):
    """The puzzles of a theme or a difficulty, and how you did."""

    name: str
    """The id of the claim that is the reason, or a bot."""
    puzzles: int
    answered: int
    kept: float | None
    """The share of the points at stake that your first answers kept, from 0 to 1; None before the first."""
    next: str
    """The next puzzle that you have not answered; if there is none, the first."""


class PuzzleList(Struct):
    """All puzzles that came with the game, and how you did."""

    today: DailyPuzzle
    next: str
    """The next puzzle of the wanted theme and difficulty that you have not answered, or empty."""
    difficulties: list[PuzzleShare]
    """Easiest first."""
    themes: list[PuzzleShare]
    """Most frequent first."""


# --- your own mistakes ------------------------------------------------------------------------------------


class MistakeView(Struct, frozen=True):
    """One of your costliest decisions; its id is the id of a puzzle."""

    id: str
    kind: DecisionKindName
    round: int
    turn: int
    loss: float
    first: FirstAttempt | None


class MistakesOfGame(Struct, frozen=True):
    """Your costliest decisions in one game, costliest first."""

    table: str
    """Empty for a record from elsewhere."""
    seats: tuple[SeatView, ...]
    seat: int
    finished_at: Milliseconds | None
    mistakes: tuple[MistakeView, ...]


class MistakeList(Struct):
    """Your mistakes in reviewed games, latest game first."""

    games: list[MistakesOfGame]


class RecordFile(Struct, forbid_unknown_fields=True):
    """The text of a game record."""

    content: Annotated[str, Meta(max_length=RECORD_FILE_LIMIT)]


class RecordView(Struct):
    """A record that you have sent."""

    id: str
    seats: tuple[SeatView, ...]


class RecordMistakes(Struct):
    """The mistakes of a seat in a record, once it is reviewed: ask again until it is ready."""

    status: Literal["computing", "confirming", "ready"]
    progress: float
    """From 0 to 1, of this status."""
    mistakes: MistakesOfGame | None
