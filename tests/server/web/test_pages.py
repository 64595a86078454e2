"""Pages other than the tables: the client, health checks, metrics and the API description."""

import gzip
import json
import re
from pathlib import Path

import pytest

from silvergold.server.web.client_files import is_client_built
from silvergold.server.web.client_page import PAGES
from tests.server.helpers.client import Person, ask, begin_on_one_device
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


def test_health_and_readiness_are_public(server: ServerProcess) -> None:
    assert ask(server.address, "GET", "/health")[:2] == (200, b"alive")
    assert ask(server.address, "GET", "/ready")[:2] == (200, b"ready")


@pytest.mark.parametrize("path", ["/health", "/ready", "/", "/api/bots", "/nowhere.js"])
def test_head_answers_like_get_without_a_body(server: ServerProcess, path: str) -> None:
    status, body, headers = ask(server.address, "GET", path)
    assert ask(server.address, "HEAD", path)[:2] == (status, b"")
    assert ask(server.address, "HEAD", path)[2]["content-type"] == headers["content-type"]
    assert body


def test_metrics_count_commands_and_refusals(server: ServerProcess, ada: Person) -> None:
    begin_on_one_device(ada, "counted")
    status, body, _ = ask(server.address, "GET", "/metrics")
    assert status == 200
    for name in ("refusals", "sockets", "tables_awake", "bot_seconds", "command_seconds"):
        assert f"# HELP silvergold_{name}" in body.decode()
    assert ada.token not in body.decode()


def test_logs_are_lines_of_json_without_secrets(server: ServerProcess, ada: Person) -> None:
    code = ada.post("/api/people/me/links", {})["code"]
    ask(server.address, "POST", "/api/sign-in", {"code": code})
    lines = server.log.read_text().splitlines()
    entries = [json.loads(line) for line in lines if line.startswith("{")]
    assert all({"at", "level", "where", "what"} <= set(line) for line in entries)
    assert not any(secret in server.log.read_text() for secret in (ada.token, code))


def test_the_openapi_document_names_every_route(server: ServerProcess) -> None:
    status, body, _ = ask(server.address, "GET", "/api/schema/openapi.json")
    description = json.loads(body)
    assert status == 200
    assert set(description["paths"]) == {
        "/api/bots",
        "/api/boxes/{boxes}/expected-turns",
        "/api/challenges",
        "/api/challenges/{challenge_id}",
        "/api/challenges/{challenge_id}/invitation",
        "/api/challenges/{challenge_id}/table",
        "/api/deals/calendar",
        "/api/deals/daily/{number}",
        "/api/deals/daily/{number}/share",
        "/api/deals/today",
        "/api/deals/{deal_id}",
        "/api/decks",
        "/api/decks/check",
        "/api/decks/{sha256}",
        "/api/decks/{sha256}/file",
        "/api/lesson",
        "/api/lesson/{step}",
        "/api/mistakes",
        "/api/people",
        "/api/people/me",
        "/api/people/me/device",
        "/api/people/me/device/push",
        "/api/people/me/devices",
        "/api/people/me/devices/{device}",
        "/api/people/me/export",
        "/api/people/me/games",
        "/api/people/me/levels",
        "/api/people/me/links",
        "/api/people/me/records",
        "/api/people/me/recovery-code",
        "/api/people/me/results.csv",
        "/api/people/me/statistics",
        "/api/people/me/switch",
        "/api/push/key",
        "/api/puzzles",
        "/api/puzzles/{puzzle_id}",
        "/api/puzzles/{puzzle_id}/answers",
        "/api/ratings",
        "/api/records",
        "/api/records/{sent}/mistakes",
        "/api/sharing",
        "/api/sign-in",
        "/api/sign-in/owner",
        "/api/sign-in/recovery",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/commands",
        "/api/tables/{table_id}/hint",
        "/api/tables/{table_id}/invitation",
        "/api/tables/{table_id}/recap",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/replay",
        "/api/tables/{table_id}/review",
    }


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("POST", "/api/people", 400, "bad-request"),
    ],
)
def test_a_missing_resource_is_refused_with_a_code(
    server: ServerProcess, method: str, path: str, status: int, code: str
) -> None:
    answer = ask(server.address, method, path)
    assert answer[0] == status
    error = json.loads(answer[1])
    assert error["code"] == code
    assert error["text"]


def test_a_request_that_is_too_large_is_refused(server: ServerProcess) -> None:
    status, body, _ = ask(server.address, "POST", "/api/people", {"name": "x" * 70_000})
    assert (status, json.loads(body)["code"]) == (413, "too-large")


def test_the_page_is_served_for_every_address_of_the_client(server: ServerProcess) -> None:
    pages = ["/", "/table/abc", "/replay/abc", "/games", "/ratings", "/deal/today"]
    answers = [ask(server.address, "GET", path) for path in pages]
    if not is_client_built():
        assert {json.loads(body)["code"] for _, body, _ in answers} == {"no-client"}
        return
    assert {status for status, _, _ in answers} == {200}
    assert all(b'id="app"' in body for _, body, _ in answers)


def test_a_page_preloads_its_script_and_the_readers_language(server: ServerProcess) -> None:
    if not is_client_built():
        pytest.skip("the client has not been built")

    def ahead(path: str, language: str) -> str:
        page = ask(server.address, "GET", path, accept_language=language)[1].decode()
        return " ".join(re.findall(r'"modulepreload"[^>]*"/assets/(\w+)-', page))

    assert "Home" in ahead("/", "en")
    assert "Table" in ahead("/table/abc", "en")
    assert {"de", "en"} & {*ahead("/", "de-AT,de;q=0.9,en;q=0.8").split()} == {"de"}
    assert "de" not in ahead("/", "sv,en;q=0.8").split()


def test_every_page_that_the_server_knows_is_one_of_the_client() -> None:
    source = Path(__file__).parents[3] / "web" / "src"
    known = re.findall(
        r"'?(\w*)'?: \(\) => import\('./pages/(\w+)\.svelte'\)", (source / "pages.ts").read_text()
    )
    assert dict(known) == PAGES


def test_an_unknown_address_gives_programs_an_error_and_people_a_page(server: ServerProcess) -> None:
    status, body, _ = ask(server.address, "GET", "/nothing/there")
    if not is_client_built():
        assert json.loads(body)["code"] == "no-client"
        return
    assert (status, json.loads(body)["code"]) == (404, "no-such-page")
    status, body, _ = ask(server.address, "GET", "/nothing/there", accept="text/html,*/*")
    assert status == 404
    assert b'id="app"' in body


def test_files_of_the_client_are_packed_tagged_and_kept_by_browsers(server: ServerProcess) -> None:
    if not is_client_built():
        pytest.skip("the client has not been built")
    _, plain, headers = ask(server.address, "GET", "/")
    headers = {name.lower(): value for name, value in headers.items()}
    assert headers["cache-control"] == "no-cache"
    status, body, _ = ask(server.address, "GET", "/", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")
    _, packed, _ = ask(server.address, "GET", "/", accept_encoding="gzip")
    assert packed == plain or gzip.decompress(packed) == plain
    names = re.findall(r'"(/assets/[^"]+)"', plain.decode())
    assert names
    for name in names:
        status, _, headers = ask(server.address, "GET", name)
        assert status == 200
        assert "immutable" in {key.lower(): value for key, value in headers.items()}["cache-control"]


def test_nothing_outside_the_client_is_served(server: ServerProcess) -> None:
    for path in ("/../serve.py", "/assets/../../app.py", "/%2e%2e/app.py", "/index.html/.."):
        status, body, _ = ask(server.address, "GET", path)
        assert b"import" not in body[:100]
        assert status in (200, 404)
