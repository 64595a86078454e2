"""The worked game of docs/ledger.md: its tables are made here, and written into the page.

python -m silvergold.arena.calibration.worked_game
"""

from pathlib import Path

from silvergold.arena.calibration.report import Cells, table
from silvergold.arena.match import Match
from silvergold.engine import GameRecord, standard_deck
from silvergold.engine.events import Revealed
from silvergold.review.ledger import Decision, Ledger, SeatBook, review_game

PAGE = Path("docs/ledger.md")
BEGIN, END = "<!-- worked game: begin -->\n", "<!-- worked game: end -->\n"
BOTS, SEED = ("captain", "sailor"), "ledger"


def main() -> None:
    """Write the tables into the page."""
    text = PAGE.read_text(encoding="utf-8")
    head, tail = text.partition(BEGIN)[0], text.partition(END)[2]
    PAGE.write_text(head + BEGIN + worked_game() + END + tail, encoding="utf-8")


def worked_game() -> str:
    """The tables of the worked game."""
    _, record = Match(standard_deck(), BOTS, SEED).play(0)
    ledger = review_game(record, standard_deck())
    costliest = max(ledger.decisions, key=lambda decision: decision.loss)
    lines = [
        f"The evaluator was `{ledger.evaluator}`.",
        "",
        *whole_game(ledger),
        *one_turn(record, ledger, costliest),
    ]
    return "\n".join(lines).rstrip() + "\n"


def whole_game(ledger: Ledger) -> list[str]:
    """Both books of both seats."""
    names = ("start", "table luck", "own luck", "skill", "others", "appraisal", "result")
    columns = [cells for book in ledger.seats for cells in seat_columns(book)]
    head = "line | " + " | ".join(f"{bot}, points | share" for bot in BOTS)
    return table(head, zip(names, *columns, strict=True))


def seat_columns(book: SeatBook) -> tuple[Cells, Cells]:
    """A seat's lines in points and in share of the victory."""
    totals = book.totals()
    lines = [totals[name] for name in ("table_luck", "own_luck", "skill", "others", "appraisal")]
    return (
        [f"{book.start.points:.2f}", *(f"{line.points:+.2f}" for line in lines), f"{book.result.points:.2f}"],
        [f"{book.start.share:.3f}", *(f"{line.share:+.3f}" for line in lines), f"{book.result.share:.3f}"],
    )


def one_turn(record: GameRecord, ledger: Ledger, decision: Decision) -> list[str]:
    """Every entry of the turn of a decision, for its seat, with the value that they lead from and to."""
    reveals = [n for n, event in enumerate(record.events) if isinstance(event, Revealed)]
    begin = max((n for n in reveals if n <= decision.event), default=0)
    end = min((n for n in reveals if n > decision.event), default=len(record.events))
    book = ledger.seats[decision.seat]
    value = book.start.points + sum(entry.amount.points for entry in book.entries if entry.event < begin)
    rows = []
    for entry in book.entries:
        if begin <= entry.event < end:
            value += entry.amount.points
            rows.append(
                (f"{entry.event}", entry.node, entry.kind, f"{entry.amount.points:+.2f}", f"{value:.2f}")
            )
    who = BOTS[decision.seat]
    return [
        f"The costliest decision gave away {decision.loss:.2f} points: {who}'s {decision.kind},",
        f"one of {decision.choices} positions that could be reached, at event {decision.event}.",
        "All entries of its turn, in points:",
        "",
        *table("event | node | kind | points | value after it", rows),
    ]


if __name__ == "__main__":
    main()
