"""Score cards, completed islands and card headings, in few lines."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from silvergold.engine import Color, Symbol, TreasureCard, score
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.scoring import count_of_color
from silvergold.engine.state import COINS_IN_A_ROW, MOST_COINS, MOST_PALMS, ScoreCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.rendering.islands import HINT, SIGNS, IslandPicture, ScreenStyle, small_island
from silvergold.terminal.rendering.palette import EMBLEMS, Palette
from silvergold.words import Words

SMALL_WIDTH = 8
"""The width of a small island."""


def name_line(
    name: str, points: int, signs: str, width: int, palette: Palette, time: Text | None = None
) -> Text:
    """A name with the seat's signs and time, and the points at the end of the line."""
    total = str(points)
    clock = Text(" ").append_text(time) if time else Text("")
    line = Text(name, style="bold")
    line.truncate(width - len(total) - len(signs) - clock.cell_len - 2, overflow="ellipsis")
    line.append(f" {signs}", style=palette.gold).append_text(clock)
    line.pad_right(max(0, width - line.cell_len - len(total)))
    return line.append(total, style=Style(color=palette.gold, bold=True))


def coin_rows(card: ScoreCard, palette: Palette) -> Text:
    """R1.6: the three coin rows, each with the cup taken for it."""
    text = Text()
    for row in range(MOST_COINS // COINS_IN_A_ROW):
        marked = min(max(card.coins - COINS_IN_A_ROW * row, 0), COINS_IN_A_ROW)
        text.append("●" * marked, style=palette.gold).append("○" * (COINS_IN_A_ROW - marked), style="dim")
        cup = str(card.cups[row]) if row < len(card.cups) else "_"
        text.append(f"({cup}) ", style="bold" if cup != "_" else "dim")
    return text


def palms_line(card: ScoreCard, palette: Palette) -> Text:
    """R1.6: the points noted for palms."""
    noted = [str(points) for points in card.palms] + ["_"] * (MOST_PALMS - len(card.palms))
    return Text("♣ ", style=palette.emblems[Color.GREEN]).append(" ".join(noted), style=palette.text)


def finished_line(completed: Sequence[TreasureCard], palette: Palette, colors: Sequence[Color]) -> Text:
    """The number of completed islands, per colour."""
    text = Text()
    for color in colors:
        count = count_of_color(tuple(completed), color)
        text.append(f"{EMBLEMS[color]}{count} ", style=palette.emblems[color] if count else "dim")
    return text


def own_score_card(name: str, player: PlayerView, signs: str, width: int, palette: Palette) -> Text:
    """The player's own score card, in four lines."""
    return Text("\n").join(
        [
            name_line(name, score(player).total, signs, width, palette),
            coin_rows(player.score_card, palette),
            palms_line(player.score_card, palette),
            finished_line(player.completed, palette, tuple(Color)),
        ]
    )


def player_summary(player: PlayerView, palette: Palette) -> Text:
    """Another player below the name, in four lines: small islands, with the score card beside them."""
    card = player.score_card
    facts = [
        Text(f"{SIGNS[Symbol.COIN]}{card.coins}", style=palette.gold).append(
            cups_of(card), style=palette.text
        ),
        palms_line(card, palette),
        finished_line(player.completed, palette, (Color.GREY, Color.GREEN)),
        finished_line(player.completed, palette, (Color.ORANGE, Color.LILAC)),
    ]
    islands = [
        list(small_island(IslandPicture(*own), ScreenStyle(palette)).split("\n")) for own in player.cards[:2]
    ]
    islands += [[Text(" " * SMALL_WIDTH)] * 4] * (2 - len(islands))
    rows = [
        Text(" ").join([*(island[line] for island in islands), facts[line]]) for line in range(len(facts))
    ]
    return Text("\n").join(rows)


def cups_of(card: ScoreCard) -> str:
    """The cups that a player has taken; there is room for all three."""
    return f" +{'+'.join(map(str, card.cups))}" if card.cups else ""


def card_heading(card: TreasureCard, label: Text, palette: Palette) -> Text:
    """A card's label, emblem, value and seal: ``1 ★14 +2‡``."""
    text = label.copy().append(" ")
    text.append(f"{EMBLEMS[card.color]}{card.value}", style=f"bold {palette.emblems[card.color]}")
    if card.seal:
        text.append(f" {seal_sign(card.seal)}", style=palette.emblems[card.seal])
    return text


def seal_sign(color: Color) -> str:
    """A seal: ``+2‡`` for 2 points per completed island of a colour."""
    return f"+{SEAL_WORTH[color]}{EMBLEMS[color]}"


def number_label(number: str, palette: Palette, *, is_chosen: bool, is_hinted: bool = False) -> Text:
    """The key of a card; bracketed and golden if it is selected, with a star if the coach suggests it."""
    chosen = Style(color=palette.gold, bold=True, reverse=True)
    label = Text().append(
        f"[{number}]" if is_chosen else f" {number} ", style=chosen if is_chosen else "bold"
    )
    return label.append(HINT if is_hinted else "", style=Style(color=palette.gold, bold=True))


def card_name(card: TreasureCard, words: Words, width: int) -> Text:
    """A card's name, truncated if it is too long."""
    name = Text(words.card_name(card), style="italic")
    name.truncate(width, overflow="ellipsis")
    return name
