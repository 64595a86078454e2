"""A local game behind the screens."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from silvergold.bots import BOTS
from silvergold.bots.drifter import Drifter
from silvergold.engine import IllegalMoveError, Keep, PlayerMove, View
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.interaction.selections import MarkSelection
from tests.terminal.keyboard import Keyboard, at_keyboard, local_game, terminal


def test_of_several_moves_all_are_made_or_none() -> None:
    game = local_game(people="Ada,Bo", bots="")
    client = LocalClient(game)
    keep = client.legal(0)[0]
    before = game.game.state, list(game.game.moves), list(game.game.events)
    with pytest.raises(IllegalMoveError):
        asyncio.run(client.play(keep, keep))
    assert (game.game.state, game.game.moves, game.game.events) == before
    asyncio.run(client.play(keep))
    assert game.game.moves[-1] == keep


def test_the_log_hides_the_cards_dealt() -> None:
    client = LocalClient(local_game(people="Ada,Bo", bots=""))
    assert client.received == ()


def test_keys_are_answered_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = threading.Event()

    class Ponderer(Drifter):
        """A bot whose marks wait for the test."""

        def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
            if not isinstance(moves[0], Keep):
                assert may_go_on.wait(60)
            return super().choose(view, moves)

    monkeypatch.setitem(BOTS, "ponderer", Ponderer)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        selection = keyboard.table.selection
        await keyboard.press("tab")
        assert keyboard.table.selection != selection
        while isinstance(keyboard.table.selection, MarkSelection):
            await keyboard.play_on(1)
        await keyboard.see("Waiting for Ponderer 1")
        assert keyboard.table.client.view(None).turn == 1
        may_go_on.set()
        await keyboard.until(lambda: keyboard.table.client.view(None).turn == 2)

    at_keyboard(terminal(local_game(bots="ponderer")), script)


def test_bots_have_names_in_the_language_of_the_player() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        assert "Ναύτης" in keyboard.text
        assert "Sailor" not in keyboard.text

    at_keyboard(terminal(local_game(bots="sailor"), "el"), script)


def test_a_bot_that_fails_ends_the_game_with_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Drifter):
        """A bot that raises an error at once."""

        def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "broken", Broken)
    app = terminal(local_game(bots="broken"))

    async def script(keyboard: Keyboard) -> None:
        await keyboard.until(lambda: not app.is_running)

    at_keyboard(app, script)
    assert app.failure is not None
    assert app.failure.code == "bot-failed"
