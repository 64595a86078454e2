"""The review of a finished game: the ledger as tables, the expected scores as a plot."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from silvergold.engine.state import ROUNDS, TURNS
from silvergold.review.ledger import Amount, Expectation, Ledger, SeatBook, round_to_sum
from silvergold.review.levels import level_of
from silvergold.review.summary import choices, given_away
from silvergold.terminal.rendering.palette import PRINTED_GOLD
from silvergold.terminal.rendering.printed_table import seat_table, table_in_words
from silvergold.terminal.rendering.reports.line_plot import Line, Marker, PlotSize, line_plot
from silvergold.words import Words

CHANGES = ("table-luck", "own-luck", "skill", "others", "appraisal")
"""The lines between the start and the result."""
LINES = ("start", *CHANGES, "result")
WIDE, NARROW = PlotSize(2 * ROUNDS * TURNS + 1, 12), PlotSize(ROUNDS * TURNS + 1, 10)
AXIS_WIDTH = 7
"""The most characters beside a plot, without the names."""


class Unit(NamedTuple):
    """What one of the two books counts in."""

    message: str
    number_of: Callable[[Amount], float]
    digits: int
    sign: str


POINTS = Unit("ledger-points", lambda amount: amount.points, 1, "")
SHARES = Unit("ledger-shares", lambda amount: 100 * amount.share, 0, " %")


def review_sections(
    ledger: Ledger, names: Sequence[str], words: Words, width: int | None
) -> Iterator[RenderableType]:
    """What a review shows, part by part; without a width, everything is described in words."""
    tables = [ledger_table(ledger.seats, unit, names, words) for unit in (POINTS, SHARES)]
    if width is None:
        yield curve_in_words(ledger.curve, names, words)
        yield from map(table_in_words, tables)
    else:
        yield score_curve(ledger, names, words, width)
        yield from tables
    yield ledger_legend(words)
    yield Text("\n".join(given_away_line(ledger, seat, name, words) for seat, name in enumerate(names)))


# --- The expected scores ----------------------------------------------------------------------------------


def score_curve(ledger: Ledger, names: Sequence[str], words: Words, width: int) -> RenderableType:
    """The expected scores of all seats, turn by turn."""
    lines = [
        Line(
            f"{name} {words.number(book.result.points)}",
            [each.seats[book.seat].points for each in ledger.curve],
        )
        for name, book in zip(names, ledger.seats, strict=True)
    ]
    room = width - AXIS_WIDTH - max(len(line.name) for line in lines)
    size = WIDE if room >= WIDE.width else NARROW
    plot = line_plot(lines, round_markers(size, words), size)
    return Group(Text(words.say("curve"), style="bold"), plot)


def round_markers(size: PlotSize, words: Words) -> list[Marker]:
    """The rounds below a plot: their numbers if there is no room for more."""
    numbers = range(1, ROUNDS + 1)
    labels = [words.say("round-spoken", round=number) for number in numbers]
    if max(map(len, labels)) >= size.width // ROUNDS:
        labels = [str(number) for number in numbers]
    return [Marker(TURNS * at, label) for at, label in enumerate(labels)]


def curve_in_words(curve: Sequence[Expectation], names: Sequence[str], words: Words) -> Text:
    """The expected scores before the first turn and after each round."""
    lines = [words.say("curve")]
    for number, expected in enumerate(curve[::TURNS]):
        when = words.say("round-spoken", round=number) if number else words.say("curve-start")
        figures = (
            words.say("curve-point", name=name, points=words.number(amount.points, 1))
            for name, amount in zip(names, expected.seats, strict=True)
        )
        lines.append(f"{when}. {', '.join(figures)}")
    return Text("\n".join(lines))


def given_away_line(ledger: Ledger, seat: int, name: str, words: Words) -> str:
    """The points that a seat gave away, and the level that this equals."""
    free = choices(ledger.decisions, seat)
    each, low, high = given_away(free)
    points = sum(decision.loss for decision in free)
    if not points:
        return f"{name}: {words.say('given-nothing')}"
    bot = words.bot_name(level_of(each).bot)
    said = (
        words.say("given-away", points=points, decisions=len(free), each=each),
        words.say("given-level-other", name=name, bot=bot),
        words.say("given-interval", low=low, high=high),
    )
    return f"{name}: {' '.join(said)}"


# --- The ledger -------------------------------------------------------------------------------------------


def ledger_table(books: Sequence[SeatBook], unit: Unit, names: Sequence[str], words: Words) -> Table:
    """A column for each seat, from the start to the result."""
    table = seat_table(f"{words.say('ledger')} ({words.say(unit.message)})", names)
    columns = [ledger_figures(book, unit) for book in books]
    for line, figures in zip(LINES, zip(*columns, strict=True), strict=True):
        shown = (format_figure(figure, unit, words, is_change=line in CHANGES) for figure in figures)
        style = f"bold {PRINTED_GOLD}" if line == "result" else ""
        table.add_row(words.say(f"ledger-{line}"), *shown, style=style)
    return table


def ledger_figures(book: SeatBook, unit: Unit) -> list[float]:
    """The figures of a seat, rounded so that they add up to the result."""
    totals = book.totals()
    amounts = [book.start, *(totals[change.replace("-", "_")] for change in CHANGES)]
    figures = round_to_sum([unit.number_of(amount) for amount in amounts], unit.digits)
    return [*figures, round(unit.number_of(book.result), unit.digits)]


def format_figure(figure: float, unit: Unit, words: Words, *, is_change: bool) -> str:
    """A figure with its unit; changes have a sign."""
    plus = "+" if is_change and figure > 0 else ""
    return f"{plus}{words.number(figure + 0.0, unit.digits)}{unit.sign}"


def ledger_legend(words: Words) -> RenderableType:
    """What each line of the ledger means."""
    grid = Table.grid(padding=(0, 2))
    for line in LINES[:-1]:
        grid.add_row(words.say(f"ledger-{line}"), words.say(f"ledger-about-{line}"), style="dim")
    return grid
