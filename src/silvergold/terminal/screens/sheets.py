"""The sheets that can be opened over a table."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from silvergold.engine import Color, Shape, Symbol
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.rendering.islands import CANDIDATE, FRESH, MARKED, MISFIT, PREVIEW, SIGNS
from silvergold.terminal.rendering.key_hints import HINTS
from silvergold.terminal.rendering.log_lines import LogLine
from silvergold.terminal.rendering.palette import EMBLEMS, Palette
from silvergold.terminal.rendering.rulebook import whole_book
from silvergold.terminal.rendering.score_cards import seal_sign
from silvergold.terminal.rendering.score_sheet import score_table
from silvergold.terminal.rendering.shapes import one_line_shape
from silvergold.terminal.screens.player_panels import AWAY, READY, STARTS, THINKS
from silvergold.terminal.screens.sheet import Sheet
from silvergold.terminal.widgets.log import log_text
from silvergold.words import Words

KEYS_IN_HELP = (
    "move", "turn", "mirror", "next", "island", "one_box", "mark", "ready", "take_back",
    "choose", "pile", "score", "log", "watch", "rules", "day", "keys", "leave",
)  # fmt: skip


def score_sheet(words: Words, client: TableClient, names: Sequence[str]) -> Sheet:
    """All scores so far, as everybody sees them."""
    seen = client.view(None)
    return Sheet(words, words.say("score-sheet"), lambda palette: score_table(seen, names, words, palette))


def log_sheet(words: Words, lines: Sequence[LogLine]) -> Sheet:
    """All that has happened, the latest first: it is read from there."""
    turns: list[list[LogLine]] = [[]]
    for line in lines:
        turns += [[]] if line.is_heading else []
        turns[-1].append(line)
    latest_first = [line for turn in reversed(turns) for line in turn]
    return Sheet(words, words.say("log"), lambda palette: log_text(latest_first, palette))


def rules_sheet(words: Words) -> Sheet:
    """The whole rulebook, as the edition has it."""
    return Sheet(words, words.say("rules-title"), lambda _: Group(*whole_book(words, words.edition)))


def help_sheet(words: Words) -> Sheet:
    """The keys and the signs."""
    return Sheet(words, words.say("help-title"), lambda palette: _help(words, palette))


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
    ]
    colors = [(EMBLEMS[color], words.say(f"color-{color}")) for color in Color]
    seal = (seal_sign(Color.LILAC), words.say("sign-seal"))
    seats = [
        (STARTS, words.say("start-player")),
        (READY, words.say("seat-ready")),
        (THINKS, words.say("seat-thinks")),
        (AWAY, words.say("seat-away")),
    ]
    seen = (f"{one_line_shape(Shape.T4)} ✓", words.say("sign-seen"))
    return [*symbols, *boxes, *colors, seal, seen, *seats]
