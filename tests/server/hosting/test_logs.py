"""Logs: lines of JSON without tokens, codes, secrets or words for the shuffle."""

import asyncio
import base64
import contextlib
import json
import socket
from pathlib import Path
from urllib.parse import quote

import pytest

from silvergold.server.storage.database import connect
from silvergold.server.storage.schema import deals
from tests.server.helpers.client import Json, Person, RefusedError, TableClient, ask, play_to_end
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

WORDS = "unmistakable words of Anna"


def lines_of(server: ServerProcess) -> list[Json]:
    """Return the lines of the log, each a JSON object."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def secrets_of(server: ServerProcess) -> list[str]:
    """Return the secrets of all deals in every notation that a log might use."""
    with connect(server.database).connect() as connection:
        kept = [bytes(row.secret) for row in connection.execute(deals.select())]
    return [
        text for secret in kept for text in (secret.hex(), base64.b64encode(secret).decode(), repr(secret))
    ]


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        anna = Person(server.address, "Anna")
        code = anna.post("/api/people/me/links", None)["code"]
        ask(server.address, "POST", "/api/sign-in", {"code": code})
        ask(server.address, "POST", "/api/sign-in", {"code": code})
        table = anna.open_table(players=2)

        async def play() -> None:
            async with TableClient(anna, table) as at_table:
                await at_table.do("sit", seat=0)
                await at_table.do("contribute", seat=0, words=WORDS)
                await at_table.do("seat_bot", seat=1, bot="drifter")
                await at_table.do("start")
                await at_table.send("play", seat=1, moves=[{"move": "ready"}])
                await play_to_end(at_table, 0)

        asyncio.run(play())
        hidden = [anna.token, code, WORDS, *secrets_of(server)]
        server.stop()
        assert lines_of(server)
        text = server.log.read_text()
        assert [secret for secret in hidden if secret in text] == []


def test_an_internal_error_is_logged_and_not_sent_to_the_client(tmp_path: Path) -> None:
    """The database is broken on purpose, because database errors often quote the values to be written."""
    with ConfiguredServer(tmp_path) as server:
        anna = Person(server.address, "Anna")
        table = anna.open_table(players=2)
        anna.command(table, "sit", "sit", seat=0)
        hidden = [anna.token, WORDS, *secrets_of(server)]
        with server.open_database() as connection:
            for table_name in ("entries", "links", "deals"):
                broken = f"BEFORE INSERT ON {table_name} BEGIN SELECT RAISE(ABORT, 'broken'); END"
                connection.execute(f"CREATE TRIGGER break_{table_name} {broken}")
        answers = []
        for path, body in (
            (
                f"/api/tables/{table}/commands",
                {"command": "contribute", "id": "c", "seat": 0, "words": WORDS},
            ),
            ("/api/people/me/links", {}),
            ("/api/tables", {"id": "another", "settings": {}}),
        ):
            status, answer, _ = ask(server.address, "POST", path, body, anna.token)
            assert status in (500, 503)
            answers.append(answer.decode())
        levels = [line["level"] for line in lines_of(server)]
        text = server.log.read_text() + "".join(answers)
        assert "error" in levels
        assert [secret for secret in hidden if secret in text] == []
        assert "SELECT" not in "".join(answers)
        assert "Traceback" not in "".join(answers)


def test_input_cannot_forge_a_log_line(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        forged = '{"level": "critical", "what": "forged"}'
        for path in (f"/api/tables/{quote(chr(10) + forged)}", f"/{quote(chr(10) + forged)}"):
            assert ask(server.address, "GET", path)[0] == 404
        with contextlib.suppress(RefusedError):
            Person(server.address, f"A\n{forged}")
        server.stop()
        assert all(line["what"] != "forged" for line in lines_of(server))


def test_no_connection_leaves_a_line_of_its_own_in_the_log(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        before = lines_of(server)
        handshake = (
            "GET /api/tables/none/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: {}\r\n\r\n"
        )
        for sent in (b"\0\r\n\r\n", handshake.format("websocket").encode(), handshake.format("h2c").encode()):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(sent)
                assert line.recv(1)
        assert lines_of(server) == before


def test_a_table_that_cannot_be_read_is_refused_and_reported_in_one_line_per_visit(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        anna = Person(server.address, "Anna")
        table, other = anna.open_table("damaged"), anna.open_table("whole")
        anna.do(table, "sit", seat=0)
        server.stop()
        with server.open_database() as connection:
            connection.execute("UPDATE entries SET fact = '{}' WHERE table_id = ? AND number = 2", (table,))
            connection.execute("UPDATE tables SET wake_at = 0 WHERE id = ?", (table,))
        server.start()
        with pytest.raises(RefusedError) as refused:
            anna.see(table)
        assert (refused.value.status, refused.value.code) == (500, "table-unreadable")
        assert anna.see(other)["table"]["id"] == other
        server.stop()
        lines = [line for line in lines_of(server) if line.get("table") == table]
        assert not any("error" in line for line in lines)  # no traceback
        assert {line["what"] for line in lines} <= {"cannot read a table", "could not maintain a table"}
        with server.open_database() as connection:
            assert connection.execute("SELECT wake_at FROM tables WHERE id = ?", (table,)).fetchone() == (
                None,
            )
