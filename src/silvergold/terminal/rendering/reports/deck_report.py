"""Tables about the balance of a deck."""

from collections.abc import Sequence

from rich.table import Table

from silvergold.balance import PUBLISHED_TURNS, balance, island_balances
from silvergold.engine import Deck
from silvergold.terminal.rendering.palette import PRINTED_COLORS
from silvergold.words import Words


def _table(title: str, texts: Sequence[str], numbers: Sequence[str]) -> Table:
    """An empty table: text columns are aligned left, number columns right."""
    table = Table(title=title)
    for column in texts:
        table.add_column(column)
    for column in numbers:
        table.add_column(column, justify="right")
    return table


def balance_table(deck: Deck, words: Words) -> Table:
    """How quickly the islands of each colour can be finished, compared with the published game."""
    columns = ("balance-cards", "balance-mean", "balance-least", "balance-greatest", "balance-holes")
    title = words.say("balance-title", deck=words.deck_name(deck))
    table = _table(title, [words.say("balance-color")], [words.say(column) for column in columns])
    for row in balance(deck):
        pairs = zip(row.turns, PUBLISHED_TURNS[row.color], strict=True)
        turns = (f"{words.number(ours, 2)} ({words.number(published, 2)})" for ours, published in pairs)
        table.add_row(
            words.say(f"color-{row.color}"),
            str(row.cards),
            *turns,
            str(row.holes),
            style=PRINTED_COLORS[row.color],
        )
    return table


def symbols_table(deck: Deck, words: Words) -> Table:
    """The symbols and seals of each colour's cards."""
    columns = ("symbols-coins", "symbols-palms", "symbols-crosses", "symbols-seals")
    headings = [words.say(column) for column in columns]
    table = _table(words.say("symbols-title"), [words.say("balance-color")], headings)
    for row in balance(deck):
        counts = (row.coins, row.palms, row.crosses, row.seals)
        table.add_row(words.say(f"color-{row.color}"), *map(str, counts), style=PRINTED_COLORS[row.color])
    return table


def islands_table(deck: Deck, words: Words) -> Table:
    """Every island, from the quickest to finish to the slowest."""
    left = [words.say("islands-id"), words.say("islands-name")]
    right = [words.say("islands-turns"), words.say("islands-placements")]
    table = _table(words.say("islands-title"), left, right)
    for island in sorted(island_balances(deck), key=lambda figures: figures.expected_turns):
        figures = (words.number(island.expected_turns, 2), str(island.placements))
        name = words.card_name(deck.by_id[island.id])
        table.add_row(island.id, name, *figures, style=PRINTED_COLORS[island.color])
    return table
