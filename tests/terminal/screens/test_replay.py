"""The replay of a finished game: to every turn and back, and its review."""

import pytest

from silvergold.engine import Phase, standard_deck
from silvergold.review.rollouts import flagged
from silvergold.review.summary import choices
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.replay_client import ReplayClient
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.replay import ReplayScreen
from silvergold.terminal.screens.sheets import Sheet
from silvergold.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, advanced, at_keyboard, local_game, terminal
from tests.terminal.screens.test_sheets import near_the_end
from tests.thorough import slow


def finished() -> ReplayClient:
    """A whole game to look at."""
    game = advanced(local_game(bots="drifter"), lambda state: state.phase == Phase.OVER)
    return ReplayClient(game.record(), standard_deck())


def test_keys_go_to_every_step_and_from_one_mistake_to_the_next() -> None:
    client = finished()
    assert [step.turn for step in client.steps[:4]] == [(1, 0), (1, 1), (1, 1), (1, 2)]
    assert len(client.steps) == 1 + 2 * 28

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Ada keeps")
        caption = keyboard.table.text_widget("instruction")
        assert caption.size.height == caption.virtual_size.height > 2, "nothing is cut off"
        await keyboard.press("left", "right", "enter")
        assert client.step == 2
        await keyboard.see("╱╱╱")
        await keyboard.press("g", "3", "5")
        assert (client.now.turn, client.now.view) == ((3, 5), client.now.opening)
        await keyboard.see("Round 3 of 4")
        for key, turn in (("pageup", (2, 1)), ("pagedown", (3, 1)), ("4", (4, 1)), ("home", (1, 0))):
            await keyboard.press(key)
            assert client.now.turn == turn
        await keyboard.press("end")
        await keyboard.see("wins!")
        await keyboard.press("r")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Sheet))
        await keyboard.see("Expected final score")
        await keyboard.press("r", "home")
        screen = keyboard.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen._ledger is not None
        costly = {client.step_of(one.event) for one in flagged(choices(screen._ledger.decisions, 0))}
        for step in sorted(costly)[:2]:
            await keyboard.press("m")
            assert client.step == step
            assert "given away: " in keyboard.text

    at_keyboard(TerminalApp(Words(), client), script)


def test_the_replay_is_opened_after_a_game_and_closed_again() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        for close in ("escape", "q"):
            await keyboard.press("v")
            await keyboard.until(lambda: isinstance(keyboard.app.screen, ReplayScreen))
            await keyboard.see("Ada keeps")
            await keyboard.press(close)
            assert isinstance(keyboard.app.screen, EndScreen)

    at_keyboard(terminal(near_the_end()), script)


@pytest.mark.parametrize("language", ["el", *slow([each for each in LANGUAGES if each != "el"])])
def test_a_replay_fits_into_a_small_window(language: str) -> None:
    words = Words(language)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.press("right", "g")
        await keyboard.see(words.say("jump-to-round", most=4))
        await keyboard.press("1")
        await keyboard.see(words.say("jump-to-turn", round=1, most=7))
        await keyboard.press("escape")
        await keyboard.see(words.say("key-leave"))

    at_keyboard(TerminalApp(words, finished()), script, size=(60, 20))
