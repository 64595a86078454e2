"""Whatever answers at the other end, the terminal obeys it in nothing, and says so where it is no server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from silvergold.engine.deck import STANDARD_DECK
from silvergold.terminal.client.decoding import ServerError
from silvergold.terminal.client.http import MOST_BYTES, Account, TableAddress, sign_in
from silvergold.terminal.client.remote import RemoteClient
from silvergold.terminal.client.socket import ReconnectingSocket
from silvergold.terminal.client.table_client import seat_names
from silvergold.words import Words
from silvergold.words.languages import LOCALES
from tests.terminal.untrusted_server import UntrustedServer

ADA = Account("ada", "Ada", "token")
COMMANDS = "Ada\x1b]0;mine\x07\x9b2J\u202e"
"""A name with commands to a terminal: its title, its screen, and the order of letters."""
DECK = (LOCALES.parent / "engine" / "decks" / STANDARD_DECK).read_bytes()
SIDE = {"cards": [], "coins": 0, "cups": [], "palms": [], "completed": []}
GAME = {
    "phase": "reveal",
    "round": 1,
    "turn": 0,
    "start_player": 0,
    "shape": None,
    "shapes_seen": None,
    "display": [],
    "pile_size": 39,
    "cups": [],
    "to_move": [],
    "players": [SIDE, SIDE],
}


def table(name: str = "Ada", game: Any = GAME, **more: Any) -> bytes:
    """A table under way as a request is told of it."""
    seats = [{"kind": "human", "name": name}, {"kind": "bot:sailor"}]
    told = {"status": "playing", "deck": "x", "host": "", "settings": {}, "seats": seats, **more}
    return json.dumps({"number": 0, "events": [], "table": told, "game": game}).encode()


def seen_at(server: UntrustedServer) -> RemoteClient:
    return RemoteClient(TableAddress(server.address, "t"), ADA)


def test_a_name_commands_no_terminal() -> None:
    with UntrustedServer({"/api/decks": DECK, "/api/tables": table(COMMANDS)}) as server:
        names = seat_names(seen_at(server).seats, Words())
    assert names[0].isprintable()
    assert names[0].startswith("Ada")


def test_the_text_of_a_refusal_commands_no_terminal(tmp_path: Path) -> None:
    body = json.dumps({"code": "new-to-us", "text": COMMANDS, "details": {"name": COMMANDS}}).encode()
    with UntrustedServer({"/": body}, status=409) as server, pytest.raises(ServerError) as refused:
        sign_in(server.address, "Ada", people=tmp_path / "people.json")
    assert Words().error(refused.value).isprintable()


def test_a_refusal_that_lacks_what_our_message_tells_is_said_in_its_own_words() -> None:
    assert Words("de").error(ServerError("crosses-owed", "", "two more boxes")) == "two more boxes"


@pytest.mark.parametrize("status", [200, 409])
@pytest.mark.parametrize(
    "said",
    [b"", b"<html>", b"[]", b"null", b'{"id": "a"}', b"\xff", b"[" * 99_999, b" " * (MOST_BYTES + 1)],
    ids=lambda said: repr(said[:8]),
)
def test_another_program_is_told_apart(tmp_path: Path, said: bytes, status: int) -> None:
    with UntrustedServer({"/": said}, status) as server, pytest.raises(ServerError) as refused:
        sign_in(server.address, "Ada", people=tmp_path / "people.json")
    assert refused.value.code == "not-our-server"


@pytest.mark.parametrize(
    "told",
    [
        b"{}",
        table(seats=7),
        table(settings={"edition": "../.."}),
        table(game={}),
        table(game={**GAME, "shape": "star"}),
        table(game={**GAME, "display": ["no-such-card"]}),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_at_once(told: bytes) -> None:
    answers = {"/api/decks": DECK, "/api/tables": told}
    with UntrustedServer(answers) as server, pytest.raises(ServerError) as refused:
        seen_at(server)
    assert refused.value.code == "not-our-server"


class HeardError(Exception):
    """Ends the listening."""


def heard(said: str) -> Any:
    """What is heard of a message that a server sends."""

    def hear(message: Any) -> None:
        raise HeardError(message)

    async def listen() -> None:
        async def say(connection: ServerConnection) -> None:
            await connection.send(said)
            await connection.wait_closed()

        async with serve(say, "127.0.0.1", 0) as websocket_server:
            port = next(iter(websocket_server.sockets)).getsockname()[1]
            address = TableAddress(f"http://127.0.0.1:{port}", "t")
            await ReconnectingSocket(address, ADA, hear).run(lambda: 0, lambda: None)

    with pytest.raises(HeardError) as listened:
        asyncio.run(listen())
    return listened.value.args[0]


def test_a_message_commands_no_terminal() -> None:
    message = heard(json.dumps({"message": "presence", "names": [COMMANDS]}))
    assert message["names"][0].isprintable()


@pytest.mark.parametrize("said", ["", "{}", "7", '["message"]', "[" * 99_999, '{"message": '])
def test_a_message_that_is_none_ends_the_conversation(said: str) -> None:
    with pytest.raises(ServerError) as refused:
        heard(said)
    assert refused.value.code == "not-our-server"
