"""The keys of the table, and the line that tells which of them mean something now."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding

from silvergold.terminal.palette import Palette
from silvergold.words import Words


class Hint(NamedTuple):
    """A key and what it does; the word is the message ``key-`` and the hint's name."""

    keys: str
    """As they are shown."""
    action: str
    """What a click on it does; empty where only keys make sense."""


HINTS: dict[str, Hint] = {
    "across": Hint("← →", ""),
    "choose": Hint("1-4", ""),
    "close": Hint("Esc", "screen.close"),
    "day": Hint("n", "app.day"),
    "keys": Hint("?", "app.help"),
    "island": Hint("1 2", ""),
    "keep": Hint("⏎", "screen.decide"),
    "leave": Hint("q", "app.leave"),
    "log": Hint("l", "screen.log"),
    "mark": Hint("⏎", "screen.decide"),
    "mirror": Hint("m", "screen.act('mirror')"),
    "move": Hint("← ↑ ↓ →", ""),
    "next": Hint("Tab", "screen.act('next')"),
    "number": Hint("1-4", ""),
    "one_box": Hint("o", "screen.act('one_box')"),
    "pile": Hint("p", "screen.act('pile')"),
    "ready": Hint("⏎", "screen.decide"),
    "rules": Hint("b", "app.rules"),
    "score": Hint("s", "screen.score"),
    "take": Hint("⏎", "screen.decide"),
    "take_back": Hint("u", "screen.take_back"),
    "the_shape": Hint("o", "screen.act('one_box')"),
    "turn": Hint("r", "screen.act('turn')"),
    "watch": Hint("w", "screen.watch"),
    # around the game
    "again": Hint("a", "screen.again"),
    "bot": Hint("b", "screen.bot"),
    "level": Hint("v", "screen.level"),
    "look": Hint("Esc", "screen.close"),
    "return": Hint("⏎", "screen.decide"),
    "result": Hint("⏎", "screen.decide"),
    "rise": Hint("x", "screen.rise"),
    "save": Hint("s", "screen.save"),
    "sit": Hint("1-4", ""),
    "start": Hint("⏎", "screen.start"),
    "here": Hint("⏎", "screen.close"),
    "no": Hint("Esc", "screen.answer(False)"),
    "yes": Hint("⏎", "screen.answer(True)"),
}

TABLE_BINDINGS = [
    *(Binding(key, f"act('{key}')") for key in ("left", "right", "up", "down", "1", "2", "3", "4")),
    Binding("r", "act('turn')"),
    Binding("m", "act('mirror')"),
    Binding("o", "act('one_box')"),
    Binding("p", "act('pile')"),
    Binding("tab", "act('next')", priority=True),
    Binding("shift+tab", "act('previous')", priority=True),
    Binding("enter", "decide"),
    Binding("space", "ready"),
    Binding("u,backspace", "take_back"),
    Binding("s", "score"),
    Binding("l", "log"),
    Binding("w", "watch"),
]
"""Without descriptions: the line of keys is written in the player's language, by ``hint_line``."""

GAP = 2
"""Characters between two keys."""


def hint_line(hints: Iterable[str], words: Words, palette: Palette, width: int = 78) -> Text:
    """Keys and what they do, in as many lines as they need; a click on one does it."""
    lines = [Text()]
    for name in hints:
        shown = _shown(name, words, palette)
        if lines[-1] and lines[-1].cell_len + GAP + shown.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(shown)
    return Text("\n").join(lines)


def _shown(name: str, words: Words, palette: Palette) -> Text:
    hint = HINTS[name]
    on_click = Style(meta={"@click": hint.action}) if hint.action else Style.null()
    shown = Text().append(hint.keys, style=Style(color=palette.gold, bold=True) + on_click)
    word = words.say(f"key-{name.replace('_', '-')}")
    return shown.append(f" {word}", style=Style(color=palette.text) + on_click)
