"""The table as it is printed: islands, display, score sheet."""

from collections.abc import Iterable, Sequence
from itertools import repeat

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from silvergold.engine import Phase, TreasureCard, View, score
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.scoring import LINES, Scorable, count_of_color
from silvergold.engine.state import COINS_IN_A_ROW, CUPS, MOST_COINS, MOST_PALMS, OpenCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.rendering.expedition_cards import expedition_cards_in_words
from silvergold.terminal.rendering.islands import (
    PRINTED,
    IslandPicture,
    large_island,
    small_island,
    unmarked_cards,
)
from silvergold.terminal.rendering.palette import PRINTED_COLORS, PRINTED_GOLD
from silvergold.terminal.rendering.score_sheet import result_lines
from silvergold.terminal.rendering.shapes import printed_shape
from silvergold.words import Words


def heading(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Round, turn, cups left and start player."""
    cups = Text()
    for cup in CUPS:
        cups.append(" ").append(str(cup), style=f"bold {PRINTED_GOLD}" if cup in view.cups else "dim strike")
    turn = words.say("turn-of", turn=view.turn) if view.turn else words.say("setting-up")
    line = Text(f"{words.say('round-spoken', round=view.round)}   {turn}   ")
    line.append(words.say("score-cups")).append_text(cups)
    line.append("   ").append(words.say("plain-start-player", name=names[view.start_player]))
    return Panel(line, style="bold", expand=False)


def expedition(view: View, words: Words) -> RenderableType:
    """The shape to mark."""
    if view.shape is None:
        return Text("")
    text = Text(words.say("do-mark", shape=words.say(f"shape-{view.shape}")), style=PRINTED_GOLD)
    grid = Table.grid(padding=(0, 3))
    grid.add_row(printed_shape(view.shape), text)
    return grid


NUMBERS = ("1", "2", "3", "4")


def card_title(card: TreasureCard, words: Words, label: str) -> Text:
    """A card in three lines: its value and colour, its name, and its seal."""
    title = Text(f"[{label}] " if label else "").append(
        f"{card.value} {words.say(f'color-{card.color}')}", style=f"bold {PRINTED_COLORS[card.color]}"
    )
    title.append(f"\n{words.card_name(card)}\n", style="italic")
    if card.seal:
        seal = words.say("seal-in-words", worth=SEAL_WORTH[card.seal], color=str(card.seal))
        title.append(seal, style=PRINTED_COLORS[card.seal])
    return title


def large_cards(cards: Sequence[OpenCard], words: Words, labels: Sequence[str] = NUMBERS) -> RenderableType:
    """Cards to choose from or to mark, side by side."""
    drawn = [
        Group(
            card_title(open_card.card, words, label),
            large_island(IslandPicture(*open_card), PRINTED, has_axes=True),
        )
        for label, open_card in zip(labels, cards, strict=False)
    ]
    return Columns(drawn, padding=(0, 1))


def small_cards(
    cards: Sequence[OpenCard], words: Words, labels: Iterable[str] = repeat("")
) -> RenderableType:
    """Cards to look at, side by side."""
    drawn = [
        Group(card_title(open_card.card, words, label), small_island(IslandPicture(*open_card), PRINTED))
        for label, open_card in zip(labels, cards, strict=False)
    ]
    return Columns(drawn, padding=(0, 3))


def display(view: View, words: Words) -> RenderableType:
    """The display and the pile."""
    if not view.display:
        return Text(f"\n{words.say('display-empty')}", style="bold")
    head = Text(f"\n{words.say('on-display', count=view.pile_size)}", style="bold")
    return Group(head, small_cards(unmarked_cards(view.display), words))


def score_card_lines(player: Scorable, words: Words, *, has_points: bool = True) -> Text:
    """A player's points, score card and completed islands, in two lines."""
    card = player.score_card
    text = Text(f"{words.say('points-so-far', points=score(player).total)}   " if has_points else "")
    text.append(f"{words.say('label-coins')} ")
    for coin in range(MOST_COINS):
        text.append("●" if coin < card.coins else "○", style=PRINTED_GOLD)
        if coin % COINS_IN_A_ROW == COINS_IN_A_ROW - 1:
            row = coin // COINS_IN_A_ROW
            text.append(f"({card.cups[row]}) " if row < len(card.cups) else "( ) ")
    noted = [str(palm) for palm in card.palms] + ["_"] * (MOST_PALMS - len(card.palms))
    text.append(f"  {words.say('label-palms')} {' '.join(noted)}\n{words.say('label-finished')}")
    text.append("" if player.completed else f" {words.say('nothing-finished')}", style="dim")
    for color, style in PRINTED_COLORS.items():
        if count := count_of_color(player.completed, color):
            named = words.say(f"color-{color}")
            text.append(f" {words.say('finished-count', count=count, color=named)}", style=style)
    return text


def finished_side(player: Scorable, words: Words) -> RenderableType:
    """A player's finished islands and score card, to add up."""
    islands = small_cards(unmarked_cards(player.completed), words)
    return Group(islands, score_card_lines(player, words, has_points=False))


def other_player(name: str, player: PlayerView, words: Words) -> RenderableType:
    """Another player's side of the table."""
    head = Text(f"\n{name}", style="bold")
    return Group(head, score_card_lines(player, words), small_cards(player.cards, words))


def whole_table(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Everything a seat sees; its own islands come last and are large."""
    others = [
        other_player(names[seat], player, words)
        for seat, player in enumerate(view.players)
        if seat != view.seat
    ]
    asked = [expedition(view, words)] if view.phase == Phase.MARK else []
    return Group(
        Columns(others, padding=(0, 4)),
        display(view, words),
        heading(view, names, words),
        Text(expedition_cards_in_words(view, words), style="dim"),
        own_side(view, names, words),
        *asked,
    )


def own_side(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """A player's own score card and islands, large; nothing for a spectator."""
    if view.seat is None:
        return Text("")
    return Group(
        Text(names[view.seat], style="bold"),
        score_card_lines(view.me, words),
        large_cards(view.me.cards, words) if view.me.cards else Text(words.say("no-islands")),
    )


def seat_table(title: str, names: Sequence[str]) -> Table:
    """A table with a column for the labels and one for each seat."""
    table = Table(title=title, title_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    return table


def table_in_words(table: Table) -> Text:
    """A table for screen readers: its title, and row by row ``Coins: Ada 7, Bo 3``."""
    labels, *columns = table.columns
    lines = [str(table.title or labels.header)]
    for label, *figures in zip(*(column.cells for column in table.columns), strict=True):
        row = (f"{column.header} {figure}" for column, figure in zip(columns, figures, strict=True))
        lines.append(f"{label}: {', '.join(row)}")
    return Text("\n".join(lines))


def score_sheet(players: Sequence[Scorable], names: Sequence[str], words: Words) -> Table:
    """All scores, line by line."""
    table = seat_table(words.say("score-sheet"), names)
    scores = [score(player) for player in players]
    for line in LINES:
        style = f"bold {PRINTED_GOLD}" if line == "total" else ""
        table.add_row(words.say(f"score-{line}"), *(str(getattr(each, line)) for each in scores), style=style)
    return table


def result(view: View, names: Sequence[str], words: Words) -> Text:
    """The winner, and the reason."""
    lines = result_lines(view.players, view.edition, names, words)
    return Text("\n".join(lines), style=f"bold {PRINTED_GOLD}")
