"""Security: secrets, cookies, origins, headers, and access to other people's data."""

import asyncio
import base64
import contextlib
import hashlib
import json
import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from silvergold.engine import SilverGoldError
from silvergold.server.accounts.names import clean_name
from tests.server.helpers.client import Json, Person, RefusedError, ask, finish_game
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def anna(server: ServerProcess) -> Person:
    return Person(server.address, "Anna")


@pytest.fixture
def ben(server: ServerProcess) -> Person:
    return Person(server.address, "Ben")


def table_of(anna: Person, ben: Person) -> str:
    """Open a table and start a game of both people."""
    table = anna.open_table("open", players=2)
    anna.command(table, "sit", "sit", seat=0)
    ben.command(table, "sit", "sit", seat=1)
    anna.command(table, "start", "start")
    return table


# --- secrets ----------------------------------------------------------------------------------------------


def on_disk(server: ServerProcess) -> bytes:
    """Return all bytes of the database, including its write-ahead log."""
    path = Path(server.database.removeprefix("sqlite:///"))
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


def test_a_token_has_128_bits_and_only_its_hash_is_kept(server: ServerProcess, anna: Person) -> None:
    code = anna.post("/api/people/me/links", None)["code"]
    kept = on_disk(server)
    for secret in (anna.token, code):
        assert len(base64.urlsafe_b64decode(secret + "==")) == 16
        assert secret.encode() not in kept
        assert base64.urlsafe_b64decode(secret + "==") not in kept
        assert hashlib.sha256(secret.encode()).digest() in kept


def test_no_two_tokens_are_alike(server: ServerProcess) -> None:
    assert len({Person(server.address, "Anna").token for _ in range(20)}) == 20


@pytest.mark.parametrize("token", ["x", "é", "a" * 5000, "0" * 22, "' OR 1=1 --", "Bearer"])
def test_an_unknown_token_grants_no_access(server: ServerProcess, token: str) -> None:
    for headers in ({"authorization": f"Bearer {token}"}, {"cookie": f"silvergold={token}"}):
        status, body, _ = ask(server.address, "GET", "/api/people/me", **headers)
        assert (status, json.loads(body)["code"]) == (401, "no-person")


# --- cookies ----------------------------------------------------------------------------------------------


def cookie_from(address: str, **headers: str) -> str:
    _, _, answered = ask(address, "POST", "/api/people", {"name": "Anna"}, **headers)
    return str(answered["set-cookie"])


def test_a_browser_gets_its_token_only_in_the_cookie(server: ServerProcess) -> None:
    _, body, headers = ask(server.address, "POST", "/api/people", {"name": "Anna"})
    assert SimpleCookie(headers["set-cookie"])["silvergold"].value not in body.decode()


def test_only_a_known_proxy_is_trusted(tmp_path: Path, server: ServerProcess) -> None:
    with ConfiguredServer(tmp_path, proxies="192.0.2.7") as doubting:
        cookie = cookie_from(doubting.address, x_forwarded_proto="https")
    assert not SimpleCookie(cookie)["silvergold"]["secure"]
    assert SimpleCookie(cookie_from(server.address, x_forwarded_proto="https"))["__Host-silvergold"]["secure"]


# --- origins ----------------------------------------------------------------------------------------------

STRANGE_ORIGINS = [
    "http://evil.example",
    "null",
    "http://[::1",
    "",
    "http://",
    "https://127.0.0.1",
    "file://",
]


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_a_page_of_another_site_changes_nothing(server: ServerProcess, anna: Person, origin: str) -> None:
    status, body, _ = ask(
        server.address, "PATCH", "/api/people/me", {"name": "Mallory"}, anna.token, origin=origin
    )
    assert (status, json.loads(body)["code"]) == (403, "other-origin")
    assert anna.get("/api/people/me")["name"] == "Anna"


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_a_page_of_another_site_gets_no_socket(server: ServerProcess, anna: Person, origin: str) -> None:
    table = anna.open_table("open")

    async def knock() -> None:
        headers = {"authorization": f"Bearer {anna.token}", "origin": origin}
        async with connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=headers
        ):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock())
    assert refused.value.response.status_code == 403


def test_requests_from_our_own_page_are_allowed(server: ServerProcess, anna: Person) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    assert (
        ask(server.address, "PATCH", "/api/people/me", {"name": "Anne"}, anna.token, origin=origin)[0] == 200
    )


def test_behind_tls_our_own_page_is_a_secure_one(server: ServerProcess, anna: Person) -> None:
    def rename(origin: str) -> int:
        headers = {"host": "play.example", "x_forwarded_proto": "https", "origin": origin}
        return ask(server.address, "PATCH", "/api/people/me", {"name": "Anne"}, anna.token, **headers)[0]

    assert rename("https://play.example") == 200
    assert rename("http://play.example") == 403


# --- headers ----------------------------------------------------------------------------------------------

ASKED: list[tuple[str, str, object]] = [
    ("GET", "/", None),
    ("GET", "/no/such/page", None),
    ("GET", "/api/bots", None),
    ("GET", "/api/people/me", None),
    ("GET", "/api/nothing", None),
    ("PUT", "/api/people/me", {}),
    ("POST", "/api/people", b"x" * 70_000),
    ("POST", "/api/people", b"["),
    ("POST", "/api/people", b"[" * 60_000),
    ("GET", "/health", None),
    ("GET", "/ready", None),
    ("GET", "/metrics", None),
    ("GET", "/api/schema/openapi.json", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
@pytest.mark.parametrize("origin", ["", "http://evil.example"])
def test_every_answer_has_security_headers(
    server: ServerProcess, method: str, path: str, body: object, origin: str
) -> None:
    asked = {"origin": origin} if origin else {}
    _, _, headers = ask(server.address, method, path, body, **asked)
    policy = str(headers["content-security-policy"])
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/people/me", "/api/tables", "/api/people/me/games", "/api/nothing"])
def test_personal_answers_are_not_cached(server: ServerProcess, anna: Person, path: str) -> None:
    assert ask(server.address, "GET", path, token=anna.token)[2]["cache-control"] == "no-store"


def raw(server: ServerProcess, request: bytes) -> bytes:
    """Send raw bytes and return the response."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=200) as line:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(request)
        answer = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(65_536):
                answer += more
    return answer


@pytest.mark.parametrize(
    "header", [b"x: " + b"a" * 2_000_000, b"".join(b"x%d: a\r\n" % n for n in range(200_000))]
)
def test_headers_have_a_largest_size(server: ServerProcess, header: bytes) -> None:
    answer = raw(server, b"GET /api/bots HTTP/1.1\r\nhost: x\r\n" + header + b"\r\nconnection: close\r\n\r\n")
    assert b"200 OK" not in answer
    assert server.is_ready()


@pytest.mark.parametrize(
    "lines",
    [
        b"host: x\r\nhost: y",
        b"host: x\r\ncontent-length: 1\r\ncontent-length: 2",
        b"host: x\r\ncontent-length: -1",
        b"host: x\r\n folded: y",
        b"host: x\r\nx\x00: y",
    ],
)
def test_headers_that_contradict_each_other_are_refused(server: ServerProcess, lines: bytes) -> None:
    answer = raw(server, b"POST /api/people HTTP/1.1\r\n" + lines + b"\r\nconnection: close\r\n\r\n")
    assert answer.split(b" ")[1] in (b"400", b"403")


def test_a_request_with_two_lengths_is_refused_together_with_what_follows_it(server: ServerProcess) -> None:
    lengths = b"content-length: 5\r\ntransfer-encoding: chunked"
    first = b"POST /api/lesson/score HTTP/1.1\r\nhost: x\r\n" + lengths + b"\r\n\r\n0\r\n\r\n"
    answer = raw(server, first + b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert answer.split(b" ")[1] == b"400"
    assert b"alive" not in answer


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/assets/../../app.py",
        "/..%2fapp.py",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/assets//../../../../../etc/passwd",
        "/..\\\\app.py",
        "/table/../../app.py%00.html",
    ],
)
def test_no_path_leads_out_of_the_client(server: ServerProcess, path: str) -> None:
    answer = raw(server, f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    assert b"root:" not in answer
    assert b"import " not in answer
    assert answer.split(b" ")[1] in (b"200", b"400", b"404")


# --- other people's data ----------------------------------------------------------------------------------


def refusal(person: Person, table: str, command: str, **fields: object) -> str:
    with pytest.raises(RefusedError) as refused:
        person.command(table, command, f"{command}-{len(fields)}", **fields)
    return refused.value.code


def test_nobody_can_play_for_another_seat(anna: Person, ben: Person, server: ServerProcess) -> None:
    table, carl = table_of(anna, ben), Person(server.address, "Carl")
    move = anna.get(f"/api/tables/{table}")["own"][0]["legal"][0]
    before = anna.get(f"/api/tables/{table}")
    assert refusal(ben, table, "play", seat=0, moves=[move]) == "not-your-seat"
    assert refusal(carl, table, "play", seat=0, moves=[move]) == "not-your-seat"
    assert refusal(carl, table, "leave") == "not-at-the-table"
    assert refusal(carl, table, "return") == "not-at-the-table"
    assert anna.get(f"/api/tables/{table}") == before


def test_only_the_host_may_close_a_table(anna: Person, ben: Person) -> None:
    table = anna.open_table("open", players=2)
    anna.command(table, "sit", "sit", seat=0)
    assert refusal(ben, table, "close") == "not-the-host"
    assert refusal(ben, table, "seat_bot", seat=1, bot="sailor") == "not-the-host"
    assert refusal(ben, table, "rise", seat=0) == "not-your-seat"
    assert refusal(ben, table, "start") == "not-at-the-table"
    assert refusal(ben, table, "contribute", seat=0, words="mine") == "not-your-seat"


@pytest.mark.parametrize(
    "move",
    [
        {"move": "deal", "card": "c01"},
        {"move": "turn_up", "card": "c01"},
        {"move": "start", "seat": 0},
        {"move": "reveal", "shape": "square"},
    ],
)
def test_nobody_makes_the_moves_of_chance(anna: Person, ben: Person, move: Json) -> None:
    assert refusal(anna, table_of(anna, ben), "play", seat=0, moves=[move]) == "bad-request"


def test_a_command_with_anothers_id_is_not_mistaken_for_a_repeat(anna: Person, ben: Person) -> None:
    """Command ids belong to a person: reusing another person's id reveals and blocks nothing."""
    table = table_of(anna, ben)
    moves = [[person.get(f"/api/tables/{table}")["own"][0]["legal"][0]] for person in (anna, ben)]
    anna.command(table, "play", "same", seat=0, moves=moves[0])
    ben.command(table, "play", "same", seat=1, moves=moves[1])
    assert anna.get(f"/api/tables/{table}")["game"]["phase"] == "mark"


# --- the deal ---------------------------------------------------------------------------------------------


def test_no_open_command_collides_with_a_rematch(anna: Person, ben: Person) -> None:
    """Without its row in the list of tables, a rematch would not count as open; its seed would be public."""
    first = table_of(anna, ben)
    finish_game(first, anna, ben)
    anna.open_table(f"rematch:{first}")
    with pytest.raises(RefusedError, match="bad-request"):
        anna.open_table(f"rematch {first}")
    for person in (anna, ben):
        person.command(first, "rematch", "again")
    second = anna.get(f"/api/tables/{first}")["table"]["rematch"]
    deal = anna.get(f"/api/deals/{anna.get(f'/api/tables/{second}')['table']['deal']}")
    assert deal["is_open"]
    assert "seed" not in deal
    assert second in {game["id"] for game in anna.get("/api/people/me/games")["games"]}


@pytest.mark.parametrize("part", ["record", "replay"])
def test_a_game_under_way_has_no_record(anna: Person, ben: Person, part: str) -> None:
    table = table_of(anna, ben)
    with pytest.raises(RefusedError, match="game-not-over"):
        anna.get(f"/api/tables/{table}/{part}")


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("An\nna\t!", "An na !"),
        ("Anna\u202egpj", "Annagpj"),
        ("An\u200bna\u00ad\ufeff", "Anna"),
        ("Anna\u3164", "Anna"),
        ("An\ufe0fna\u034f\U000e0101", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("A\u0301\u0301\u0301\u0301\u0301nna", "\u00c1\u0301\u0301nna"),
        ("A\u20dd\u20dd\u20dd\u20ddnna", "A\u20dd\u20ddnna"),
        ("a" * 40, "a" * 24),
        ("Zoë", "Zoë"),
        ("李小龍", "李小龍"),
    ],
)
def test_a_name_is_shown_as_it_can_be_read(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u3164\u1160", "...", "\u202e", "\ue000", "\u0301"])
def test_a_name_needs_a_visible_character(name: str) -> None:
    with pytest.raises(SilverGoldError, match="letter or digit"):
        clean_name(name)
