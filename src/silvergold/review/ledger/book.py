"""The ledger's books: every point of every seat, entered under the event that it came with.

docs/ledger.md defines the entries and shows why they add up.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from silvergold.engine import PlayerMove

EntryKind = Literal["luck", "skill", "others", "appraisal"]
Node = Literal["deal", "keep", "display", "shape", "marks", "take", "draw", "refill"]
DecisionKind = Literal["keep", "marks", "take"]
KINDS: tuple[EntryKind, ...] = get_args(EntryKind)


class Amount(NamedTuple):
    """A number for each of the two books."""

    points: float
    """Final points."""
    share: float
    """R7.6: the share of the victory."""

    def plus(self, other: "Amount") -> "Amount":
        """The sum, book by book."""
        return Amount(self.points + other.points, self.share + other.share)

    def minus(self, other: "Amount") -> "Amount":
        """The difference, book by book."""
        return Amount(self.points - other.points, self.share - other.share)


NOTHING = Amount(0.0, 0.0)


def total(amounts: Iterable[Amount]) -> Amount:
    """The sum of amounts, book by book."""
    found = NOTHING
    for amount in amounts:
        found = found.plus(amount)
    return found


class Entry(NamedTuple):
    """What one event added to the expected result of a seat."""

    event: int
    """The event's index in the record, from 0."""
    kind: EntryKind
    node: Node
    amount: Amount
    table: Amount | None = None
    """Only for the luck of a shape, which all seats share: the mean over the seats."""


class SeatBook(NamedTuple):
    """A seat's account: start plus all entries is the result, in both books."""

    seat: int
    start: Amount
    result: Amount
    entries: tuple[Entry, ...]

    def totals(self) -> dict[str, Amount]:
        """The sum of the entries of each kind; luck also split into the table's and the seat's own."""
        found: dict[str, Amount] = {
            kind: total(entry.amount for entry in self.entries if entry.kind == kind) for kind in KINDS
        }
        table = total(entry.table for entry in self.entries if entry.table)
        return {**found, "table_luck": table, "own_luck": found["luck"].minus(table)}


class Option(NamedTuple):
    """One way to decide."""

    moves: tuple[PlayerMove, ...]
    """A whole turn of marks, two cards to keep, or one card to take; nothing where nothing can be marked."""
    amount: Amount
    value: float
    """By Admiral's objective: own points, rivals and victory together, in points."""


class Decision(NamedTuple):
    """A seat's decision, the best ways to decide it, and what was given away."""

    event: int
    seat: int
    kind: DecisionKind
    played: Option
    best: tuple[Option, ...]
    """The best few, best first."""
    choices: int
    """How many different positions could be chosen; 1 if the decision was forced."""

    @property
    def loss(self) -> float:
        """The points given away by Admiral's objective; it decides which moves are called mistakes."""
        return max(0.0, self.best[0].value - self.played.value)


class Expectation(NamedTuple):
    """What every seat could expect after an event."""

    event: int
    round: int
    turn: int
    """0 before the first turn."""
    seats: tuple[Amount, ...]


class Ledger(NamedTuple):
    """The review of a finished game."""

    evaluator: str
    """The hash of the evaluator that values the positions."""
    seats: tuple[SeatBook, ...]
    decisions: tuple[Decision, ...]
    curve: tuple[Expectation, ...]
    """Before the first turn and after each turn."""


def ledger_to_json(ledger: Ledger, game: int) -> dict[str, object]:
    """The line of a game in the output of ``silvergold review --json``; docs/ledger.md describes it."""
    return {
        "game": game,
        "evaluator": ledger.evaluator,
        "seats": [_book_to_json(book) for book in ledger.seats],
    }


def _book_to_json(book: SeatBook) -> dict[str, object]:
    return {
        "seat": book.seat,
        "start": book.start.points,
        "result": book.result.points,
        "start_share": book.start.share,
        "result_share": book.result.share,
        "entries": [_entry_to_json(entry) for entry in book.entries],
        "totals": {name: amount._asdict() for name, amount in book.totals().items()},
    }


def _entry_to_json(entry: Entry) -> dict[str, object]:
    split = {} if entry.table is None else {"table_luck": entry.table.points}
    return {
        "event": entry.event,
        "kind": entry.kind,
        "node": entry.node,
        "points": entry.amount.points,
        "share": entry.amount.share,
        **split,
    }


def round_to_sum(numbers: Sequence[float], digits: int) -> list[float]:
    """Numbers rounded so that they add up to their rounded sum; those nearest to the edge give way."""
    unit = 10.0**-digits
    units = [number / unit for number in numbers]
    rounded = [round(number) for number in units]
    missing = round(sum(units)) - sum(rounded)
    step = 1 if missing > 0 else -1
    by_error = sorted(range(len(units)), key=lambda n: step * (rounded[n] - units[n]))
    for number in by_error[: abs(missing)]:
        rounded[number] += step
    return [round(number * unit, digits) for number in rounded]
