"""Metrics of a running server: they are correct, contain no secrets and are not public."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers.client import Person, TableClient, ask, play_to_end
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

TOKEN = "a long token for the metrics"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running


def figures(server: ServerProcess) -> dict[str, float]:
    """Return the metrics by name."""
    _, text, _ = ask(server.address, "GET", "/metrics")
    lines = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_commands_are_counted_and_timed(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open_table(players=2)

    async def play() -> None:
        async with TableClient(anna, table) as at_table:
            await at_table.do("sit", seat=0)
            await at_table.do("seat_bot", seat=1, bot="drifter")
            await at_table.do("start")
            await at_table.send("sit", seat=1)
            assert figures(server)["silvergold_sockets"] == 1
            await play_to_end(at_table, 0)

    asyncio.run(play())
    counted = figures(server)
    assert counted['silvergold_refusals_total{code="game-has-begun"}'] == 1
    assert counted["silvergold_command_seconds_count"] > 50
    assert counted["silvergold_bot_seconds_count"] > 28
    assert counted["silvergold_tables_awake"] >= 1


def test_refusals_over_http_and_security_events_are_counted_and_logged_once(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    for _ in range(3):
        assert ask(server.address, "POST", "/api/sign-in", {"code": "guess"})[0] == 404
        sent = ("POST", "/api/people", {"name": "Eve"})
        assert ask(server.address, *sent, origin="https://elsewhere.example")[0] == 403
    anna.post("/api/people/me/recovery-code", {})
    counted = figures(server)
    assert counted['silvergold_refusals_total{code="bad-link"}'] == 3
    assert counted['silvergold_refusals_total{code="other-origin"}'] == 3
    assert counted['silvergold_security_events_total{event="recovery-code-created"}'] == 1
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    kinds = [line["kind"] for line in lines if "kind" in line]
    assert sorted(kinds) == ["bad-link", "other-origin", "recovery-code-created"], "once a minute"
    assert "127.0.0.1" not in str([line for line in lines if "kind" in line])


def test_no_metric_names_a_person_a_table_or_a_secret(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna Unmistakable")
    table = anna.open_table(players=2)
    anna.command(table, "sit", "an-unmistakable-id", seat=0)
    anna.command(table, "contribute", "words", seat=0, words="unmistakable words")
    text = ask(server.address, "GET", "/metrics")[1].decode()
    for secret in (anna.id, anna.token, table, "nmistakable"):
        assert secret not in text


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics"])
@pytest.mark.parametrize("forwarded_for", ["198.51.100.1", "127.0.0.1"])
def test_a_proxy_does_not_forward_metrics(server: ServerProcess, path: str, forwarded_for: str) -> None:
    assert ask(server.address, "GET", path, x_forwarded_for=forwarded_for)[0] == 403


def test_a_token_gives_access_to_the_metrics(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, metrics_token=TOKEN) as server:
        far = {"x_forwarded_for": "198.51.100.1"}
        assert ask(server.address, "GET", "/metrics", token=TOKEN, **far)[0] == 200
        assert ask(server.address, "GET", "/metrics", token=TOKEN)[0] == 200
        for shown in ("", "a", TOKEN[:-1], TOKEN + "x", "é"):
            assert ask(server.address, "GET", "/metrics", authorization=f"Bearer {shown}")[0] == 403
        assert ask(server.address, "GET", "/metrics")[0] == 403
