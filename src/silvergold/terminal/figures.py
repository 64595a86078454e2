"""Tables of figures about a deck."""

from collections.abc import Sequence

from rich.table import Table

from silvergold.engine import Deck
from silvergold.gallery import PUBLISHED, balance, island_figures
from silvergold.terminal.islands import COLORS


def _table(title: str, words: Sequence[str], numbers: Sequence[str]) -> Table:
    """An empty table: words are set to the left, numbers to the right."""
    table = Table(title=title)
    for column in words:
        table.add_column(column)
    for column in numbers:
        table.add_column(column, justify="right")
    return table


def balance_table(deck: Deck) -> Table:
    """How quickly the islands of each colour can be finished, beside the published game."""
    title = f"{deck.name}: expected turns to finish an island (in brackets: the published game)"
    table = _table(title, ["colour"], ["cards", "mean", "least", "greatest", "with a hole"])
    for row in balance(deck):
        pairs = zip(row.turns, PUBLISHED[row.color], strict=True)
        turns = (f"{ours:.2f} ({published:.2f})" for ours, published in pairs)
        table.add_row(row.color, str(row.cards), *turns, str(row.holes), style=COLORS[row.color])
    return table


def symbols_table(deck: Deck) -> Table:
    """The symbols and seals of each colour's cards."""
    table = _table("Symbols and seals", ["colour"], ["coins", "palms", "crosses", "seals"])
    for row in balance(deck):
        counts = (row.coins, row.palms, row.crosses, row.seals)
        table.add_row(row.color, *map(str, counts), style=COLORS[row.color])
    return table


def islands_table(deck: Deck) -> Table:
    """Every island, from the quickest to finish to the slowest."""
    table = _table("Islands, the quickest first", ["id", "name"], ["turns", "ways to lay a shape"])
    for island in sorted(island_figures(deck), key=lambda figures: figures.expected_turns):
        figures = (f"{island.expected_turns:.2f}", str(island.placements))
        table.add_row(island.id, island.name, *figures, style=COLORS[island.color])
    return table
