"""The table as it is shown: islands, display, score sheets."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from silvergold.engine import Phase, Score, View, score
from silvergold.engine.scoring import Scorable, count_of_color
from silvergold.engine.state import COINS_IN_A_ROW, CUPS, MOST_COINS, MOST_PALMS, ROUNDS, TURNS, OpenCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.islands import (
    COLORS,
    GOLD,
    card_title,
    cards_untouched,
    large_island,
    shape_drawing,
    small_island,
)
from silvergold.terminal.words import SHAPES

SCORE_LINES = ("coins", "cups", "palms", "islands", "seals", "total")


def heading(view: View, names: Sequence[str]) -> RenderableType:
    """Where the game stands: round, expedition, cups left, start player."""
    cups = Text()
    for cup in CUPS:
        cups.append(" ").append(str(cup), style=f"bold {GOLD}" if cup in view.cups else "dim strike")
    line = Text(f"Round {view.round} of {ROUNDS}   turn {view.turn} of {TURNS}   cups")
    line.append_text(cups).append(f"   start player {names[view.start_player]}")
    return Panel(line, style="bold", expand=False)


def expedition(view: View) -> RenderableType:
    """The shape that is asked for."""
    if view.shape is None:
        return Text("")
    words = Text(f"Mark {SHAPES[view.shape]} on one island, or a single box instead.", style=GOLD)
    if view.shapes_seen is not None:
        seen = ", ".join(
            f"{SHAPES[shape]}{' twice' if times > 1 else ''}" for shape, times in view.shapes_seen
        )
        words.append(f"\nSeen this round: {seen}.", style="dim")
    grid = Table.grid(padding=(0, 3))
    grid.add_row(shape_drawing(view.shape), words)
    return grid


NUMBERS = ("1", "2", "3", "4")


def large_cards(cards: Sequence[OpenCard], labels: Sequence[str] = NUMBERS) -> RenderableType:
    """Cards to choose among or to play on, side by side."""
    drawn = [
        Group(card_title(open_card.card, label), large_island(open_card))
        for label, open_card in zip(labels, cards, strict=False)
    ]
    return Columns(drawn, padding=(0, 1))


def small_cards(cards: Sequence[OpenCard], labels: Sequence[str] = ("",) * len(NUMBERS)) -> RenderableType:
    """Cards to look at, side by side."""
    drawn = [
        Group(card_title(open_card.card, label), small_island(open_card))
        for label, open_card in zip(labels, cards, strict=False)
    ]
    return Columns(drawn, padding=(0, 3))


def display(view: View) -> RenderableType:
    """The display and the pile."""
    cards = small_cards(cards_untouched(view.display)) if view.display else Text("empty")
    return Group(Text(f"\nOn display, and {view.pile_size} cards in the pile:", style="bold"), cards)


def score_card_lines(player: Scorable) -> Text:
    """A player's points, score card and finished islands, in two lines."""
    card = player.score_card
    points = score(player).total
    text = Text(f"{points} {'point' if points == 1 else 'points'}   coins ")
    for coin in range(MOST_COINS):
        text.append("●" if coin < card.coins else "○", style=GOLD)
        if coin % COINS_IN_A_ROW == COINS_IN_A_ROW - 1:
            row = coin // COINS_IN_A_ROW
            text.append(f"({card.cups[row]}) " if row < len(card.cups) else "( ) ")
    noted = [str(palm) for palm in card.palms] + ["_"] * (MOST_PALMS - len(card.palms))
    text.append(f"  palms {' '.join(noted)}\nfinished:")
    text.append("" if player.completed else " nothing yet", style="dim")
    for color, style in COLORS.items():
        if count := count_of_color(player.completed, color):
            text.append(f" {count} {color}", style=style)
    return text


def other_player(name: str, player: PlayerView) -> RenderableType:
    """Another player's side of the table."""
    head = Text(f"\n{name}", style="bold")
    return Group(head, score_card_lines(player), small_cards(player.cards))


def whole_table(view: View, names: Sequence[str]) -> RenderableType:
    """Everything a seat sees, its own islands large and last."""
    others = [
        other_player(names[seat], player) for seat, player in enumerate(view.players) if seat != view.seat
    ]
    asked = [expedition(view)] if view.phase == Phase.MARK else []
    return Group(
        Columns(others, padding=(0, 4)),
        display(view),
        heading(view, names),
        own_side(view, names),
        *asked,
    )


def own_side(view: View, names: Sequence[str]) -> RenderableType:
    """A player's own score card and islands, large; nothing for a spectator."""
    if view.seat is None:
        return Text("")
    return Group(
        Text(names[view.seat], style="bold"),
        score_card_lines(view.me),
        large_cards(view.me.cards) if view.me.cards else Text("no islands"),
    )


def score_sheet(scores: Sequence[Score], names: Sequence[str]) -> RenderableType:
    """All scores, line by line."""
    table = Table(title="Score sheet", title_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for line, values in zip(SCORE_LINES, zip(*((*s, s.total) for s in scores), strict=True), strict=True):
        style = f"bold {GOLD}" if line == "total" else ""
        table.add_row(line, *map(str, values), style=style)
    return table
