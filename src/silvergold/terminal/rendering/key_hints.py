"""The keys of the table, and the line of hints that shows which of them apply."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.binding import Binding

from silvergold.terminal.rendering.palette import Palette
from silvergold.words import Words


class KeyHint(NamedTuple):
    """A key and its action; its label is the message ``key-`` plus the hint's name."""

    keys: str
    """As they are shown."""
    action: str
    """The action of a click on the hint; empty for keys that have no single action."""


HINTS: dict[str, KeyHint] = {
    "across": KeyHint("← →", ""),
    "choose": KeyHint("1-4", ""),
    "close": KeyHint("Esc", "screen.close"),
    "coach": KeyHint("k", "screen.coach"),
    "day": KeyHint("n", "app.day"),
    "keys": KeyHint("?", "app.help"),
    "island": KeyHint("1 2", ""),
    "keep": KeyHint("⏎", "screen.decide"),
    "leave": KeyHint("q", "app.leave"),
    "log": KeyHint("l", "screen.log"),
    "mark": KeyHint("⏎", "screen.decide"),
    "mirror": KeyHint("m", "screen.act('mirror')"),
    "move": KeyHint("← ↑ ↓ →", ""),
    "next": KeyHint("Tab", "screen.act('next')"),
    "number": KeyHint("1-4", ""),
    "one_box": KeyHint("o", "screen.act('one_box')"),
    "pile": KeyHint("p", "screen.act('pile')"),
    "ready": KeyHint("⏎", "screen.decide"),
    "players": KeyHint("t", "screen.players"),
    "recap": KeyHint("y", "screen.recap"),
    "rules": KeyHint("b", "app.rules"),
    "score": KeyHint("s", "screen.score"),
    "take": KeyHint("⏎", "screen.decide"),
    "take_back": KeyHint("u", "screen.take_back"),
    "the_shape": KeyHint("o", "screen.act('one_box')"),
    "turn": KeyHint("r", "screen.act('turn')"),
    "watch": KeyHint("w", "screen.watch"),
    # a replay
    "across_steps": KeyHint("← →", ""),
    "jump": KeyHint("g", "screen.jump"),
    "review": KeyHint("r", "screen.review"),
    "mistake": KeyHint("m", "screen.mistake"),
    # before, after and around a game
    "replay": KeyHint("v", "app.replay"),
    "again": KeyHint("a", "app.again(False)"),
    "begin": KeyHint("g", "app.again(True)"),
    "decline": KeyHint("d", "app.decline"),
    "mute": KeyHint("m", "screen.mute"),
    "phrase": KeyHint("1-6", ""),
    "react": KeyHint("e", "screen.react"),
    "bot": KeyHint("b", "screen.bot"),
    "invite": KeyHint("i", "screen.invite"),
    "level": KeyHint("v", "screen.level"),
    "look": KeyHint("Esc", "screen.close"),
    "return": KeyHint("⏎", "screen.decide"),
    "result": KeyHint("⏎", "screen.decide"),
    "rise": KeyHint("x", "screen.rise"),
    "save": KeyHint("s", "app.save"),
    "sit": KeyHint("1-4", ""),
    "start": KeyHint("⏎", "screen.start"),
    "here": KeyHint("⏎", "screen.close"),
    "no": KeyHint("Esc", "screen.answer(False)"),
    "try_again": KeyHint("a", "screen.answer('again')"),
    "show_best": KeyHint("b", "screen.show_best"),
    "next_puzzle": KeyHint("n", "screen.answer('next')"),
    "leave_puzzles": KeyHint("q", "screen.answer('leave')"),
    # the lesson
    "task": KeyHint("i", "app.task"),
    "go_on": KeyHint("⏎", "screen.answer('next')"),
    "play": KeyHint("⏎", "screen.answer('next')"),
    "step_back": KeyHint("b", "screen.answer('back')"),
    "step_skip": KeyHint("n", "screen.answer('next')"),
    "yes": KeyHint("⏎", "screen.answer(True)"),
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
    Binding("t", "players"),
    Binding("k", "coach"),
    Binding("l", "log"),
    Binding("w", "watch"),
    Binding("y", "recap"),
    Binding("e", "react"),
]
"""Without descriptions, because ``hint_line`` shows the keys in the player's language."""

GAP = 2
"""Characters between two keys."""


def hint_line(hints: Iterable[str], words: Words, palette: Palette, width: int = 78) -> Text:
    """Keys and their labels, in as many lines as needed; a click on a hint runs its action."""
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
