"""At 80 x 24, nothing that a turn needs is cut off, in any language; larger windows show more."""

from collections.abc import Callable, Iterator

import pytest
from textual.geometry import Size
from textual.widget import Widget

from silvergold.engine import GameState, Phase, Ready, legal_moves, standard_deck, view
from silvergold.engine.state import OpenCard, ScoreCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.interaction.selections import KeepSelection
from silvergold.terminal.rendering.palette import NIGHT
from silvergold.terminal.rendering.score_cards import player_summary
from silvergold.terminal.screens.table import ROOMY_HEIGHT, ROOMY_WIDTH, TableScreen
from silvergold.terminal.widgets.log import LogWidget
from silvergold.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, ada_takes, advanced, at_keyboard, local_game, terminal
from tests.thorough import slow

LINES_OF_LOG = 2
"""The least number of lines; the log shows as many as fit."""


def cut_off(screen: TableScreen) -> Iterator[str]:
    """Widgets that are not wholly visible: outside the screen, or larger than their area."""
    if screen.query_one(LogWidget).size.height < LINES_OF_LOG and not isinstance(
        screen.selection, KeepSelection
    ):
        yield "the log"
    for widget in screen.query("TextWidget"):
        if widget.id == "log" or not all(part.display for part in widget.ancestors_with_self):
            continue
        if not screen.region.contains_region(widget.region) or not widget.region:
            yield f"{widget.id}: {widget.region}"
        elif height(widget) > widget.size.height:
            yield f"{widget.id} needs {height(widget)} lines and has {widget.size.height}"


def height(widget: Widget) -> int:
    """The lines that a widget's content needs at its width."""
    return widget.get_content_height(Size(*widget.size), widget.app.size, widget.size.width)


def ada_owes_a_cross(state: GameState) -> bool:
    return state.phase == Phase.MARK and bool(view(state, 0).me.crosses)


def ada_can_declare_ready(state: GameState) -> bool:
    return state.phase == Phase.MARK and legal_moves(state, 0) == (Ready(0),)


POSITIONS: dict[str, Callable[[GameState], bool]] = {
    "keep": lambda state: state.phase == Phase.KEEP,
    "mark": lambda state: state.phase == Phase.MARK and state.turn == 2,
    "cross": ada_owes_a_cross,
    "ready": ada_can_declare_ready,
    "take": ada_takes,
}
"""A position for each kind of decision."""


@pytest.mark.parametrize("language", ["fr", *slow(one for one in LANGUAGES if one != "fr")])
def test_the_table_speaks_the_language_and_nothing_is_cut_off_at_80_by_24(language: str) -> None:
    words = Words(language)
    expected = (words.say("do-keep"), words.say("key-keep"), words.say("round-spoken", round=1))
    for kind, is_reached in POSITIONS.items():

        async def script(keyboard: Keyboard, kind: str = kind) -> None:
            await keyboard.wait_for_decision()
            await keyboard.pilot.pause()
            assert list(cut_off(keyboard.table)) == []
            if kind == "keep":
                assert all(text in keyboard.text for text in expected)
            if kind == "mark":
                await keyboard.press("right")
                await keyboard.press("o")
                assert list(cut_off(keyboard.table)) == []
                await keyboard.press("o", "tab")
                assert list(cut_off(keyboard.table)) == []

        game = local_game(people="Bartholomäus", bots="drifter,drifter,drifter")
        at_keyboard(terminal(advanced(game, is_reached), language, memory_aid=True), script)


def test_more_room_makes_larger_islands_and_less_makes_them_smaller_again() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        island = keyboard.table.query_one("#island-1")
        snug = island.size
        await keyboard.pilot.resize_terminal(ROOMY_WIDTH, ROOMY_HEIGHT)
        await keyboard.until(lambda: island.size.width > snug.width)
        assert island.size.height > snug.height
        assert list(cut_off(keyboard.table)) == []
        board = keyboard.table.query_one("#board").region
        assert board.contains_region(keyboard.table.query_one("#pile").region)
        await keyboard.pilot.resize_terminal(80, 24)
        await keyboard.until(lambda: island.size == snug)
        await keyboard.pilot.resize_terminal(60, 20)
        await keyboard.until(lambda: keyboard.app.size.height == 20)
        await keyboard.pilot.resize_terminal(80, 24)
        await keyboard.see("Round 1, turn 1: a square of four")

    at_keyboard(terminal(local_game(bots="sailor,sailor,sailor")), script)


def test_a_small_window_shows_the_islands_and_the_keys_whole_and_rivals_on_demand() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        assert "Drifter" not in keyboard.text
        await keyboard.click_on("the others")
        await keyboard.see("Drifter")
        await keyboard.press("t")
        for name in ("instruction", "island-1", "island-2", "keys"):
            widget = keyboard.table.query_one(f"#{name}")
            assert keyboard.table.region.contains_region(widget.region), name
            assert height(widget) <= widget.size.height, name

    at_keyboard(terminal(local_game(bots="drifter")), script, size=(60, 18))


def test_a_small_window_shows_the_whole_display_while_a_card_is_taken() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        card = keyboard.table.query_one("#display-4")
        await keyboard.until(lambda: bool(card.region))
        assert keyboard.table.region.contains_region(card.region)

    at_keyboard(terminal(advanced(local_game(bots="drifter"), ada_takes)), script, size=(60, 18))


def test_a_small_window_shows_four_islands_side_by_side() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        for number in range(1, 5):
            island = keyboard.table.query_one(f"#island-{number}")
            assert keyboard.table.region.contains_region(island.region)
            assert height(island) <= island.size.height

    at_keyboard(terminal(local_game()), script, size=(60, 18))


def test_a_window_that_is_too_small_asks_for_a_larger_one() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        await keyboard.pilot.resize_terminal(59, 18)
        await keyboard.see("The game needs 60 columns")
        assert "▒" not in keyboard.text
        await keyboard.pilot.resize_terminal(60, 18)
        await keyboard.see("▒")
        assert "The game needs" not in keyboard.text

    at_keyboard(terminal(local_game()), script)


@pytest.mark.parametrize("size", [(160, 48), (200, 24)])
def test_a_very_wide_window_shows_the_log_beside_the_board(size: tuple[int, int]) -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        assert list(cut_off(keyboard.table)) == []
        log, pile = keyboard.table.query_one(LogWidget), keyboard.table.query_one("#pile")
        assert log.region.x >= pile.region.right
        assert log.size.height > 18

    at_keyboard(terminal(local_game(bots="sailor,sailor,sailor")), script, size=size)


@pytest.mark.parametrize("cups", [(), (6,), (6, 5, 4)])
def test_a_player_panel_has_four_lines_for_any_number_of_cups(cups: tuple[int, ...]) -> None:
    card = standard_deck().cards[0]
    islands = (OpenCard(card, card.boxes),) * 2
    side = player_summary(PlayerView(islands, ScoreCard(12, cups, (3, 2, 2, 1)), ()), NIGHT)
    lines = side.split("\n")
    assert len(lines) == 4
    assert max(line.cell_len for line in lines) <= 28


def test_a_long_hint_takes_its_room_from_the_log_only() -> None:
    async def script(keyboard: Keyboard) -> None:
        keyboard.table.coach.text = "hint " * 28
        keyboard.table.show()
        await keyboard.see("hint")
        assert keyboard.text.count("hint") == 28
        assert [*cut_off(keyboard.table)] == ["the log"]

    at_keyboard(terminal(advanced(local_game(bots="sailor,sailor,sailor"), POSITIONS["mark"])), script)
