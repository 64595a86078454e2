"""No answer of a server can control the terminal, and an answer of another program is recognised."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from silvergold.engine.deck import STANDARD_DECK
from silvergold.protocol.messages import Refused
from silvergold.terminal.client.remote.account import Account, sign_in
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.remote.decoding import ServerError
from silvergold.terminal.client.remote.http import ANSWER_LIMIT, TableAddress
from silvergold.terminal.client.remote.socket import ReconnectingSocket
from silvergold.terminal.client.table_client import seat_names
from silvergold.words import Words
from silvergold.words.languages import LOCALES
from tests.terminal.remote.untrusted_server import UntrustedServer

ADA = Account("ada", "Ada", "token")
CONTROLS = "Ada\x1b]0;mine\x07\x9b2J\u202e"
"""A name with control sequences for the title, the screen, and the direction of text."""
DECK = (LOCALES.parent / "engine" / "decks" / STANDARD_DECK).read_bytes()
SCORE = {"coins": 0, "cups": 0, "palms": 0, "cards": 0, "seals": 0, "total": 0}
SIDE = {"cards": [], "coins": 0, "cups": [], "palms": [], "completed": [], "score": SCORE}
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


def table(name: str = "Ada", game: Any = GAME, events: Any = (), **more: Any) -> bytes:
    """The answer to a request for a table whose game has started."""
    seats = [{"kind": "human", "name": name}, {"kind": "bot:sailor"}]
    fields = {"id": "t", "status": "playing", "deck": "x", "host": "", "deal": "", "hash": "", "settings": {}}
    update = {"message": "update", "number": len(events), "events": events, "game": game}
    return json.dumps({**update, "table": {**fields, "seats": seats, **more}}).encode()


def client_of(server: UntrustedServer) -> RemoteClient:
    return RemoteClient(TableAddress(server.address, "t"), ADA)


def test_a_name_cannot_control_the_terminal() -> None:
    with UntrustedServer({"/api/decks": DECK, "/api/tables": table(CONTROLS)}) as server:
        names = seat_names(client_of(server).seats, Words())
    assert names[0].isprintable()
    assert names[0].startswith("Ada")


def test_the_text_of_a_refusal_cannot_control_the_terminal(tmp_path: Path) -> None:
    body = json.dumps({"code": "new-to-us", "text": CONTROLS, "details": {"name": CONTROLS}}).encode()
    with UntrustedServer({"/": body}, status=409) as server, pytest.raises(ServerError) as refused:
        sign_in(server.address, "Ada", tokens_file=tmp_path / "people.json")
    assert Words().error(refused.value).isprintable()


def test_a_refusal_without_the_values_of_our_message_keeps_its_own_text() -> None:
    assert Words("de").error(ServerError("crosses-owed", "", "two more boxes")) == "two more boxes"


@pytest.mark.parametrize("status", [200, 409])
@pytest.mark.parametrize(
    "content",
    [b"", b"<html>", b"[]", b"null", b'{"id": "a"}', b"\xff", b"[" * 99_999, b" " * (ANSWER_LIMIT + 1)],
    ids=lambda content: repr(content[:8]),
)
def test_another_program_is_recognised(tmp_path: Path, content: bytes, status: int) -> None:
    with UntrustedServer({"/": content}, status) as server, pytest.raises(ServerError) as refused:
        sign_in(server.address, "Ada", tokens_file=tmp_path / "people.json")
    assert refused.value.code == "not-our-server"


@pytest.mark.parametrize(
    "content",
    [
        b"{}",
        b'{"message": "done", "id": "1"}',
        table(seats=7),
        table(settings={"edition": "../.."}),
        table(game={}),
        table(game=None),
        table(game={**GAME, "shape": "star"}),
        table(game={**GAME, "display": ["no-such-card"]}),
    ],
)
def test_an_unreadable_table_is_refused_at_once(content: bytes) -> None:
    answers = {"/api/decks": DECK, "/api/tables": content}
    with UntrustedServer(answers) as server, pytest.raises(ServerError) as refused:
        client_of(server)
    assert refused.value.code == "not-our-server"


def test_keys_and_events_of_a_newer_server_are_ignored() -> None:
    events = [{"event": "danced", "with": "joy"}, {"event": "began", "at": "noon"}]
    content = table(events=events, settings={"players": 2, "music": "loud"}, mood="good")
    with UntrustedServer({"/api/decks": DECK, "/api/tables": content}) as server:
        client = client_of(server)
    assert len(client.received) == 2
    assert client.view(None).pile_size == 39


class ReceivedError(Exception):
    """Ends the connection with the message received."""


def received(content: str) -> Any:
    """The message that the socket makes of a frame."""

    def on_message(message: Any) -> None:
        raise ReceivedError(message)

    async def listen() -> None:
        async def answer(connection: ServerConnection) -> None:
            await connection.send(content)
            await connection.wait_closed()

        async with serve(answer, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            address = TableAddress(f"http://127.0.0.1:{port}", "t")
            await ReconnectingSocket(address, ADA, on_message).run(lambda: 0, lambda: None)

    with pytest.raises(ReceivedError) as listened:
        asyncio.run(listen())
    return listened.value.args[0]


def test_a_message_cannot_control_the_terminal() -> None:
    message = received(json.dumps({"message": "refused", "code": "x", "text": CONTROLS}))
    assert isinstance(message, Refused)
    assert message.text.isprintable()


@pytest.mark.parametrize("content", ["", "{}", "7", '["message"]', "[" * 99_999, '{"message": '])
def test_a_frame_that_is_no_message_ends_the_connection(content: str) -> None:
    with pytest.raises(ServerError) as refused:
        received(content)
    assert refused.value.code == "not-our-server"
