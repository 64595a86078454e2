"""Sheets over the table: help, score sheet, log and rulebook."""

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widgets import Static

from silvergold.engine import Color, Shape, Symbol, View, score
from silvergold.terminal.rendering.expedition import CARD
from silvergold.terminal.rendering.islands import (
    CANDIDATE,
    FRESH,
    HINT,
    MARKED,
    MISFIT,
    PREVIEW,
    SIGNS,
    IslandPicture,
    ScreenStyle,
    small_island,
)
from silvergold.terminal.rendering.key_hints import HINTS, hint_line
from silvergold.terminal.rendering.log_lines import LogLine
from silvergold.terminal.rendering.palette import EMBLEMS, Palette
from silvergold.terminal.rendering.qr_code import qr_code
from silvergold.terminal.rendering.reports.rulebook import rulebook_pages
from silvergold.terminal.rendering.score_cards import card_heading, name_line, player_summary, seal_sign
from silvergold.terminal.rendering.score_sheet import score_table
from silvergold.terminal.rendering.shapes import one_line_shape
from silvergold.terminal.screens.base import Dialog
from silvergold.terminal.screens.player_panels import AWAY, READY, STARTS, THINKS
from silvergold.terminal.widgets.log import log_text
from silvergold.words import Words

KEYS_IN_HELP = (
    "move", "turn", "mirror", "next", "island", "one_box", "mark", "ready", "take_back",
    "choose", "pile", "score", "players", "log", "coach", "recap", "react", "watch",
    "rules", "day", "keys", "leave",
)  # fmt: skip


FRAME = Size(4, 3)
"""What a sheet's frame and the line of a link take."""
SUMMARY_WIDTH = 28
"""The width of another player's panel."""


class Sheet(Dialog[None]):
    """A text that scrolls with the arrow keys and closes with Escape."""

    BINDINGS = [("escape,q,enter,space", "close", "")]

    def __init__(self, words: Words, title: str, key: str, draw: Callable[[Palette], RenderableType]) -> None:
        """A sheet that the key that opened it also closes."""
        super().__init__(words)
        self._bindings.bind(key, "close")
        self._heading = title
        self._draw = draw

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = self._heading
            frame.border_subtitle = hint_line(["close"], self.words, self.palette).plain
            yield Static(self._draw(self.palette))


def score_sheet(words: Words, view: View, names: Sequence[str]) -> Sheet:
    """All scores so far, with the viewer's own marks of this turn."""
    return Sheet(
        words, words.say("score-sheet"), "s", lambda palette: score_table(view, names, words, palette)
    )


def players_sheet(words: Words, view: View, front: int, names: Sequence[str]) -> Sheet:
    """The other players and the display, for windows that have no room for them."""
    seats = [seat for seat in range(len(names)) if seat != front]
    return Sheet(
        words, words.say("others"), "t", lambda palette: _players(view, seats, names, words, palette)
    )


def _players(
    view: View, seats: Sequence[int], names: Sequence[str], words: Words, palette: Palette
) -> RenderableType:
    lines = list[Text]()
    for seat in seats:
        player = view.players[seat]
        lines += [name_line(names[seat], score(player).total, "", SUMMARY_WIDTH, palette)]
        lines += [player_summary(player, palette), Text("")]
    style = ScreenStyle(palette)
    cards = [
        Text("\n").join(
            [card_heading(card, Text(""), palette), small_island(IslandPicture(card, card.boxes), style)]
        )
        for card in view.display
    ]
    return Group(*lines, Text(words.say("on-display", count=view.pile_size)), Columns(cards, padding=(0, 2)))


def log_sheet(words: Words, lines: Sequence[LogLine]) -> Sheet:
    """All events, latest turn first."""
    turns: list[list[LogLine]] = [[]]
    for line in lines:
        turns += [[]] if line.is_heading else []
        turns[-1].append(line)
    latest_first = [line for turn in reversed(turns) for line in turn]
    return Sheet(words, words.say("log"), "l", lambda palette: log_text(latest_first, palette))


def recap_sheet(words: Words, lines: Sequence[LogLine]) -> Sheet:
    """What happened while the player was away."""
    return Sheet(words, words.say("recap"), "y", lambda palette: log_text(lines, palette))


def invitation_sheet(words: Words, link: str, size: Size) -> Sheet:
    """The link for friends, with its QR code if the window has room for it."""
    code = qr_code(link)
    width, height = max(map(len, code.plain.splitlines())), code.plain.count("\n") + 1
    has_room = width + FRAME.width <= size.width and height + FRAME.height <= size.height
    shown = code if has_room else Text(words.say("qr-code-needs-room"))
    return Sheet(words, words.say("share-link"), "i", lambda _: Group(Text(link, overflow="fold"), shown))


def rules_sheet(words: Words) -> Sheet:
    """The rulebook of the edition."""
    return Sheet(words, words.say("rules-title"), "b", lambda _: Group(*rulebook_pages(words, words.edition)))


def help_sheet(words: Words) -> Sheet:
    """The keys and the signs."""
    return Sheet(words, words.say("help-title"), "question_mark,h", lambda palette: _help(words, palette))


def _help(words: Words, palette: Palette) -> RenderableType:
    gold = Style(color=palette.gold, bold=True)
    keys, signs = (Table(box=None, padding=(0, 2, 0, 0), show_header=False) for _ in range(2))
    for name in KEYS_IN_HELP:
        keys.add_row(Text(HINTS[name].keys, style=gold), words.say(f"key-{name.replace('_', '-')}"))
    for sign, meaning in _signs(words):
        signs.add_row(Text(sign, style=gold), meaning)
    columns = Table.grid(padding=(0, 3))
    columns.add_row(keys, signs)
    return Group(columns, Text(f"\n{words.say('help-mouse')}"))


def _signs(words: Words) -> list[tuple[str, str]]:
    symbols = [(SIGNS[symbol], words.say(f"symbol-{symbol}")) for symbol in Symbol]
    boxes = [
        (MARKED * 3, words.say("sign-marked")),
        (FRESH * 3, words.say("sign-fresh")),
        (PREVIEW * 3, words.say("sign-ghost")),
        (f"░{MISFIT}░", words.say("sign-misfit")),
        (CANDIDATE, words.say("sign-candidate")),
        (HINT, words.say("coach")),
    ]
    colors = [(EMBLEMS[color], words.say(f"color-{color}")) for color in Color]
    seal = (seal_sign(Color.LILAC), words.say("sign-seal"))
    seats = [
        (STARTS, words.say("start-player")),
        (READY, words.say("seat-ready")),
        (THINKS, words.say("seat-thinks")),
        (AWAY, words.say("seat-away")),
    ]
    memory_aid = (f"{one_line_shape(Shape.T4)} {CARD} {words.percent(1 / 8)}", words.say("sign-to-come"))
    return [*symbols, *boxes, *colors, seal, memory_aid, *seats]
