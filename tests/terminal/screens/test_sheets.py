"""Sheets over the table, the end of a game, and leaving."""

from pathlib import Path

import pytest
from rich.style import Style
from rich.text import Text

from silvergold.engine import GameState, Phase, parse_record, standard_deck, verify, view
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.rendering.palette import DAY, NIGHT
from silvergold.terminal.screens.confirmation import ConfirmationDialog
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.lesson import LessonDialog
from silvergold.terminal.screens.sheets import Sheet
from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words
from tests.terminal.keyboard import Keyboard, advanced, at_keyboard, local_game, terminal

SHEETS = {
    "question_mark": "Keys and signs",
    "s": "Score sheet",
    "t": "cards in the pile",
    "l": "Sailor",
    "b": "The rules",
}
"""A text on each sheet, by its key."""


def near_the_end() -> LocalGame:
    """A game in its last turn."""
    game = local_game(bots="drifter")
    return advanced(game, lambda state: state.is_last_turn and state.phase == Phase.MARK)


def test_each_sheet_is_opened_and_closed() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        for key, text in SHEETS.items():
            await keyboard.press(key)
            await keyboard.see(text)
            for closing in ("escape", key):
                assert isinstance(keyboard.app.screen, Sheet)
                await keyboard.press(closing)
                assert isinstance(keyboard.app.screen, TableScreen), closing
                await keyboard.press(*[key] * (closing == "escape"))

    at_keyboard(terminal(local_game()), script)


def test_letters_work_with_caps_lock_and_on_greek_and_polish_keyboards() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        for key in "SΣŚlΛŁ":
            await keyboard.press(key)
            assert isinstance(keyboard.app.screen, Sheet), key
            await keyboard.press(key)
            assert isinstance(keyboard.app.screen, TableScreen), key
        await keyboard.press("semicolon")  # where Greek keyboards have q
        await keyboard.see("Leave the game?")

    at_keyboard(terminal(local_game()), script)


def test_the_score_sheet_and_the_panel_agree_during_a_turn() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        seen = (keyboard.table.client.view(seat).players[0].score_card.coins for seat in (0, None))
        assert next(seen) > next(seen), "Ada has marked coins that the others can't see"
        await keyboard.press("s")
        await keyboard.see("Score sheet")
        shown = next(line for line in keyboard.text.splitlines() if "Coins" in line)
        assert int(shown.split()[2]) == keyboard.app.client.view(0).players[0].score_card.coins  # type: ignore[attr-defined]

    def has_new_coins(state: GameState) -> bool:
        cards = (view(state, seat).players[0].score_card for seat in (0, None))
        return state.phase == Phase.MARK and next(cards).coins > next(cards).coins

    at_keyboard(terminal(advanced(local_game(), has_new_coins)), script)


def test_a_key_switches_between_night_and_day() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        seen = [keyboard.app.current_theme.dark]
        for _ in range(2):
            await keyboard.press("n")
            seen.append(keyboard.app.current_theme.dark)
        assert seen == [True, False, True]

    at_keyboard(terminal(local_game()), script)


def test_names_are_shown_as_they_are_written() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        assert "[/b] Zoë 漢字" in keyboard.text
        await keyboard.press("s")
        await keyboard.see("[/b] Zoë 漢字")

    at_keyboard(terminal(local_game(people="[/b] Zoë 漢字")), script)


def test_leaving_needs_a_confirmation() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        await keyboard.press("q")
        await keyboard.see("Leave the game?")
        await keyboard.press("escape")
        assert isinstance(keyboard.app.screen, TableScreen)
        assert keyboard.app.is_running
        await keyboard.press("q")
        await keyboard.pilot.press("enter")
        await keyboard.until(lambda: not keyboard.app.is_running)

    at_keyboard(terminal(local_game()), script)


def test_the_record_is_saved_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        await keyboard.press("s")
        await keyboard.see("Saved the game to silvergold-")

    at_keyboard(terminal(near_the_end()), script)
    (file,) = tmp_path.iterdir()
    assert verify(parse_record(file.read_text(encoding="utf-8")), standard_deck()).is_over


def test_after_the_end_you_can_go_to_the_table_and_back() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        await keyboard.press("escape")
        await keyboard.see("The game is over.")
        assert isinstance(keyboard.app.screen, TableScreen)
        await keyboard.press("enter")
        assert isinstance(keyboard.app.screen, EndScreen)

    at_keyboard(terminal(near_the_end()), script)


def test_a_rematch_has_the_same_players() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        await keyboard.press("a")
        await keyboard.see("Keep two of these four islands")
        assert [state.name for state in keyboard.table.client.seats] == ["Ada", "Drifter 1"]
        await keyboard.begin()

    at_keyboard(terminal(near_the_end()), script)


def test_by_day_no_text_keeps_the_colours_of_the_night() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        await keyboard.press("n")
        shown = [text_widget for text_widget in keyboard.table.query(TextWidget) if text_widget.display]
        texts = {
            text_widget.id: text_widget.content
            for text_widget in shown
            if isinstance(text_widget.content, Text)
        }
        assert [name for name, text in texts.items() if NIGHT.gold in styles_of(text)] == []
        assert DAY.gold in styles_of(texts["instruction"])

    at_keyboard(terminal(local_game()), script)


def styles_of(text: Text) -> str:
    """All styles of a text, as one string."""
    inks = [str(text.style), *(str(span.style) for span in text.spans if not drawn_on_gold(span.style))]
    return " ".join(inks)


def drawn_on_gold(style: str | Style) -> bool:
    """Whether the style has a background: a preview is golden in both themes."""
    return isinstance(style, Style) and style.bgcolor is not None


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (160, 50)])
def test_a_long_text_in_a_dialog_is_wrapped(size: tuple[int, int]) -> None:
    named = [f"word-{number}" for number in range(30)]
    text = " ".join(named)
    app = terminal(local_game())

    async def script(keyboard: Keyboard) -> None:
        for dialog in (ConfirmationDialog(Words(), text), LessonDialog(Words(), "Title", [text], ["close"])):
            await keyboard.until(lambda: isinstance(app.screen, TableScreen))
            app.push_screen(dialog)
            await keyboard.see("word-0")
            assert {*named} <= {*keyboard.text.split()}
            await keyboard.press("escape")

    at_keyboard(app, script, size)
