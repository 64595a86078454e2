"""The terminal shows what happened while the player was away, as far as R3.4 allows."""

import json
import re
import signal
from pathlib import Path

import pytest

from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.remote.http import TableAddress
from silvergold.words import Words
from tests.server.helpers.client import Person
from tests.server.helpers.server_process import ServerProcess
from tests.server.tables.test_recap import begun, play_turn
from tests.terminal.keyboard import Keyboard, at_keyboard
from tests.terminal.test_plain import Terminal

SHAPE = re.compile(r"Round 1, turn (\d): \w+")


def client_of(person: Person, table: str) -> RemoteClient:
    return RemoteClient(TableAddress(person.address, table), Account(person.id, person.name, person.token))


def test_a_player_who_comes_back_sees_the_missed_turns_once(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, table = begun(server)

    async def look(keyboard: Keyboard) -> None:
        await keyboard.see("Turn 1 of 7")

    async def read_recap(keyboard: Keyboard) -> None:
        for _ in range(2):
            await keyboard.see("3 turns since you last looked.")
            assert "Round 1, turn 1" in keyboard.text
            assert SHAPE.findall(keyboard.text) == ["3"]
            await keyboard.press("escape")
            await keyboard.until(lambda: "since you last looked" not in keyboard.text)
            await keyboard.press("y")

    at_keyboard(TerminalApp(Words(), client_of(ada, table)), look)
    assert client_of(ada, table).missed_turns == frozenset(), "the first visit has reported what it showed"
    for _ in range(3):
        play_turn(ada, bo, table)

    tokens = tmp_path / "silvergold" / "people.json"
    tokens.parent.mkdir()
    tokens.write_text(json.dumps({server.address: ada.token}))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    plain = Terminal(f"{server.address}/table/{table}")
    shown = plain.see(r"Your mark .*> ")
    assert "While you were away" in shown
    assert shown.index("Round 1, turn 1") < shown.index("Round 1, turn 3: ")
    plain.process.kill(signal.SIGKILL)  # without saying goodbye, so that nothing is reported
    plain.process.wait()

    at_keyboard(TerminalApp(Words(), client_of(ada, table)), read_recap)
    assert client_of(ada, table).missed_turns == frozenset()
