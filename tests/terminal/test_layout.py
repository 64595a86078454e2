"""Nothing that a turn needs is cut off at 80 x 24, in any language; more room is used."""

from collections.abc import Iterator

import pytest
from textual.geometry import Size
from textual.widget import Widget

from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.steps import Keeping, Marking, Taking
from silvergold.terminal.widgets.log import Log
from silvergold.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, at_keyboard, sitting, terminal

LINES_OF_LOG = 2
"""At least; it shows as many of the last lines as there is room for."""


def cut_off(screen: TableScreen) -> Iterator[str]:
    """What can't be read whole: outside the screen, or larger than its place."""
    if screen.query_one(Log).size.height < LINES_OF_LOG:
        yield "the log"
    for widget in screen.query("Paper, Island, DisplayCard"):
        if widget.id == "log" or not all(part.display for part in widget.ancestors_with_self):
            continue
        if not screen.region.contains_region(widget.region) or not widget.region:
            yield f"{widget.id}: {widget.region}"
        elif height(widget) > widget.size.height:
            yield f"{widget.id} needs {height(widget)} lines and has {widget.size.height}"


def height(widget: Widget) -> int:
    """The lines that a widget's content takes at its width."""
    return widget.get_content_height(Size(*widget.size), widget.app.size, widget.size.width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_turn_is_cut_off_at_80_by_24(language: str) -> None:
    seen: set[str] = set()

    async def script(keyboard: Keyboard) -> None:
        while not {"keep", "mark", "cross", "ready", "take"} <= seen:
            await keyboard.asked()
            assert list(cut_off(keyboard.table)) == []
            seen.add(kind_of(keyboard.table))
            if kind_of(keyboard.table) == "mark":
                await keyboard.press("right")
                await keyboard.press("o")
                assert list(cut_off(keyboard.table)) == []
                await keyboard.press("o", "tab")
            await keyboard.play_on(1)

    game = sitting(people="Bartholomäus", bots="navigator,navigator,navigator")
    at_keyboard(terminal(game, language, memory_aid=True), script)


def kind_of(screen: TableScreen) -> str:
    """Which decision is asked for."""
    match screen.step:
        case Keeping():
            return "keep"
        case Taking():
            return "take"
        case Marking(aim=None):
            return "ready"
    return "cross" if screen.link.look(screen.viewer).me.crosses else "mark"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language(language: str) -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.asked()
        words = Words(language)
        assert words.say("do-keep") in keyboard.text
        assert words.say("key-keep") in keyboard.text
        assert words.say("round-spoken", round=1) in keyboard.text

    at_keyboard(terminal(sitting(), language), script)


def test_more_room_makes_larger_islands_and_less_makes_them_smaller_again() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        island = keyboard.table.query_one("#island-1")
        snug = island.size
        await keyboard.pilot.resize_terminal(120, 40)
        await keyboard.until(lambda: island.size.width > snug.width)
        assert island.size.height > snug.height
        assert list(cut_off(keyboard.table)) == []
        await keyboard.pilot.resize_terminal(80, 24)
        await keyboard.until(lambda: island.size == snug)

    at_keyboard(terminal(sitting(bots="sailor,sailor,sailor")), script)


def test_where_there_is_less_room_the_islands_and_the_keys_are_still_whole() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        for name in ("saying", "island-1", "island-2", "keys"):
            widget = keyboard.table.query_one(f"#{name}")
            assert keyboard.table.region.contains_region(widget.region), name
            assert height(widget) <= widget.size.height, name
        while not isinstance(keyboard.table.step, Taking):
            await keyboard.play_on(1)
            await keyboard.asked()
        card = keyboard.table.query_one("#display-4")
        await keyboard.until(lambda: bool(card.region))
        assert keyboard.table.region.contains_region(card.region)

    at_keyboard(terminal(sitting(bots="drifter")), script, size=(60, 18))
