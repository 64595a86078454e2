"""Limits per address, person and socket; requests beyond them are refused and change nothing."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from silvergold.engine import Phase
from silvergold.engine.deck import standard_deck_file
from silvergold.protocol.commands import PlayMoves
from silvergold.protocol.moves import TakeBack
from silvergold.server.clock import now_ms
from silvergold.server.rate_limits import BUCKETS_LIMIT, RateLimit, rate_limit_key
from silvergold.server.settings import Limits
from silvergold.server.storage import database
from silvergold.server.storage.rate_limits import take_token
from silvergold.server.storage.upgrade import upgrade
from silvergold.server.table.commands import LOG_LIMIT
from tests.server.helpers.client import Json, Person, RefusedError, answer_in, ask, open_socket
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.privacy.game_pairs import PEOPLE, GamePair

FEW = replace(
    Limits(),
    requests_per_minute=400,
    people_per_hour=20,
    tables_per_hour=6,
    live_tables=3,
    decks=2,
    decks_per_hour=5,
    hints_at_once=0,
    sockets_per_person=2,
    sockets_per_address=3,
    person_commands_per_minute=25,
    bad_frames=5,
)
STRICT = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server"), FEW) as running:
        yield running


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose limit of requests is reached even by a slow client."""
    strict = replace(FEW, requests_per_minute=STRICT)
    with ConfiguredServer(tmp_path_factory.mktemp("strict"), strict) as running:
        yield running


ADDRESSES = (f"198.51.100.{number}" for number in range(256))


def from_elsewhere() -> dict[str, str]:
    """Return the header that a proxy adds to a request from a new address."""
    return {"x_forwarded_for": next(ADDRESSES)}


def socket_at(person: Person, table: str, address: dict[str, str] | None = None) -> connect:
    """Open a socket at a table."""
    return open_socket(person, table, **(address or from_elsewhere()))


async def first_messages(person: Person, table: str, number: int, address: dict[str, str]) -> list[str]:
    """Return the first message of each of several simultaneous sockets."""
    async with contextlib.AsyncExitStack() as stack:
        visits = [socket_at(person, table, address) for _ in range(number)]
        sockets = [await stack.enter_async_context(visit) for visit in visits]
        firsts = [json.loads(await socket.recv()) for socket in sockets]
        return [first.get("code", first["message"]) for first in firsts]


async def answers(socket: ClientConnection, number: int) -> list[Json]:
    """Return the next answers to commands."""
    received: list[Json] = []
    while len(received) < number:
        message = answer_in(json.loads(await socket.recv()))
        if message["message"] in ("done", "refused"):
            received.append(message)
    return received


# --- an address -------------------------------------------------------------------------------------------


def test_requests_per_address_are_limited(strict_server: ServerProcess) -> None:
    server, somewhere, elsewhere = strict_server, from_elsewhere(), from_elsewhere()
    statuses, headers = [200], Json()
    while statuses[-1] == 200:
        status, _, headers = ask(server.address, "GET", "/api/bots", **somewhere)
        statuses.append(status)
    assert statuses[-1] == 429
    assert 1 <= int(headers["retry-after"]) <= 2, "in whole seconds"
    assert len(statuses) > STRICT
    assert ask(server.address, "GET", "/api/bots", **elsewhere)[0] == 200
    assert ask(server.address, "GET", "/health", **somewhere)[0] == 200


def test_new_people_per_address_are_limited(server: ServerProcess) -> None:
    def come(address: dict[str, str]) -> int:
        return ask(server.address, "POST", "/api/people", {"name": "Anna"}, **address)[0]

    somewhere = from_elsewhere()
    assert [come(somewhere) for _ in range(21)] == [201] * 20 + [429]
    headers = ask(server.address, "POST", "/api/people", {"name": "Anna"}, **somewhere)[2]
    assert 0 < int(headers["retry-after"]) <= 180
    assert come(from_elsewhere()) == 201


def test_guessing_link_codes_counts_against_the_limit_of_new_people(server: ServerProcess) -> None:
    somewhere = from_elsewhere()

    def guess() -> int:
        return ask(server.address, "POST", "/api/sign-in", {"code": "guess"}, **somewhere)[0]

    assert [guess() for _ in range(21)] == [404] * 20 + [429]


def test_an_address_may_open_only_so_many_sockets(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    table, nobody, somewhere = anna.open_table(), Person.known(server.address, "nobody", ""), from_elsewhere()
    assert asyncio.run(first_messages(nobody, table, 4, somewhere)) == ["update"] * 3 + ["too-many-sockets"]
    while asyncio.run(first_messages(nobody, table, 1, somewhere)) == ["too-many-sockets"]:
        pass  # until the closed ones no longer count


def test_only_a_known_proxy_sets_the_client_address(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, replace(FEW, people_per_hour=5), proxies="192.0.2.7") as server:
        asked = ("POST", "/api/people", {"name": "Anna"})
        statuses = [ask(server.address, *asked, **from_elsewhere())[0] for _ in range(6)]
    assert statuses == [201] * 5 + [429]


@pytest.mark.parametrize(
    ("address", "other", "is_one"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "localhost", False),
    ],
)
def test_all_addresses_of_a_household_count_as_one(address: str, other: str, is_one: bool) -> None:
    assert (rate_limit_key(address) == rate_limit_key(other)) == is_one


def test_many_addresses_do_not_fill_the_memory() -> None:
    limit = RateLimit(10, 60)
    for number in range(BUCKETS_LIMIT + 1_000):
        limit.take(number)
    assert len(limit._buckets) == BUCKETS_LIMIT


# --- a person ---------------------------------------------------------------------------------------------


def test_a_clock_that_was_ahead_keeps_nobody_out(tmp_path: Path) -> None:
    engine = database.connect(f"sqlite:///{tmp_path}/test.db")
    upgrade(engine)
    now, year = now_ms(), 365 * 24 * 3600_000
    with engine.begin() as connection:
        waits = [
            take_token(connection, b"key", 2, 3600, time) for time in (now + year, now + year, now + year)
        ]
        assert [wait > 0 for wait in waits] == [False, False, True]
        assert take_token(connection, b"key", 2, 3600, now) == 0
    engine.dispose()


def test_a_person_may_have_only_so_many_tables_open(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    tables = [anna.open_table(f"open-{number}") for number in range(3)]
    with pytest.raises(RefusedError, match="too-many-tables"):
        anna.open_table("one-more")
    assert anna.open_table("open-1") == tables[1], "a wish that was granted is not a new one"
    anna.command(tables[0], "close", "close")
    assert anna.open_table("after-all") not in tables


def test_a_person_may_open_only_so_many_tables_an_hour(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    for number in range(6):
        anna.command(anna.open_table(f"open-{number}"), "close", "close")
    with pytest.raises(RefusedError, match="too-many-requests"):
        anna.open_table("one-more")
    Person(server.address, "Ben").open_table()


def test_a_person_may_keep_only_so_many_decks(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    content = standard_deck_file().decode()
    for number in range(2):
        anna.post("/api/decks", {"content": f"# {number}\n{content}"})
    with pytest.raises(RefusedError, match="too-many-decks"):
        anna.post("/api/decks", {"content": f"# one more\n{content}"})


def test_an_address_may_store_only_so_many_decks_an_hour(server: ServerProcess) -> None:
    somewhere, content = from_elsewhere(), standard_deck_file().decode()

    def store(person: Person, number: int) -> int:
        deck = {"content": f"# of {person.id}, {number}\n{content}"}
        return ask(server.address, "POST", "/api/decks", deck, person.token, **somewhere)[0]

    people = [Person(server.address, "Anna") for _ in range(3)]
    assert [store(person, number) for person in people for number in range(2)] == [201] * 5 + [429]


def test_a_persons_commands_are_limited_over_all_connections(server: ServerProcess) -> None:
    anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
    table = anna.open_table(players=2)
    codes = []
    for number in range(30):
        with contextlib.suppress(RefusedError):
            anna.command(table, "sit", f"sit-{number}", seat=0)
            codes.append("done")
    assert codes == ["done"] * 25
    with pytest.raises(RefusedError, match="too-many-requests"):
        anna.command(table, "sit", "sit-more", seat=0)
    ben.command(table, "sit", "sit", seat=1)


def test_hints_count_as_commands(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table = ada.open_table("for-hints")
    codes = []
    for _ in range(FEW.person_commands_per_minute + 5):
        with pytest.raises(RefusedError) as refused:
            ada.get(f"/api/tables/{table}/hint")
        codes.append(refused.value.code)
    assert codes[0] == "no-game-under-way"
    assert codes[-1] == "too-many-requests"


def test_hints_are_limited_while_they_are_computed(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table = ada.open_table("for-a-hint")
    ada.do(table, "sit", seat=0)
    ada.do(table, "seat_bot", seat=1, bot="sailor")
    with pytest.raises(RefusedError, match="too-many-requests"):
        ada.get(f"/api/tables/{table}/hint")


def test_a_person_may_open_only_so_many_sockets(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open_table()
    messages = asyncio.run(first_messages(anna, table, 3, from_elsewhere()))
    assert messages == ["update"] * 2 + ["too-many-sockets"]


# --- a socket ---------------------------------------------------------------------------------------------


def test_commands_over_a_socket_are_limited(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open_table()

    async def hurry() -> list[str]:
        async with socket_at(anna, table) as socket:
            for number in range(27):
                await socket.send(json.dumps({"command": "sit", "id": f"sit-{number}", "seat": 0}))
            return [answer.get("code", "done") for answer in await answers(socket, 27)]

    assert asyncio.run(hurry()) == ["done"] * 25 + ["too-many-requests"] * 2


def test_a_socket_that_sends_no_commands_is_closed(server: ServerProcess) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open_table()

    async def babble() -> int:
        async with socket_at(anna, table) as socket:
            for _ in range(6):
                await socket.send("hello")
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            return socket.close_code or 0

    assert asyncio.run(babble()) == 4009


@pytest.mark.parametrize("size", [9_000, 1_000_000])
def test_a_frame_that_is_too_large_closes_the_socket(server: ServerProcess, size: int) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open_table()

    async def shout() -> int:
        async with socket_at(anna, table) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send("a" * size)
                while True:
                    await socket.recv()
            return socket.close_code or 0

    assert asyncio.run(shout()) in (1006, 1009)
    assert anna.get("/api/people/me")["name"] == "Anna"


def test_a_body_that_is_too_large_is_refused_however_it_is_sent(server: ServerProcess) -> None:
    status, body, _ = ask(server.address, "POST", "/api/people", b'{"name": "' + b"a" * 70_000 + b'"}')
    assert (status, json.loads(body)["code"]) == (413, "too-large")


def test_sockets_count_as_requests(strict_server: ServerProcess) -> None:
    nobody, somewhere = Person.known(strict_server.address, "nobody", ""), from_elsewhere()

    async def knock() -> None:
        for _ in range(10 * STRICT):
            async with socket_at(nobody, "no-table", somewhere):
                pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock())
    assert refused.value.response.status_code == 403


# --- a table ----------------------------------------------------------------------------------------------


def test_a_log_is_bounded_and_the_game_still_ends() -> None:
    pair = GamePair(1, 2, ())
    steps = pair.steps()
    while pair.table.state is None or pair.table.state.phase != Phase.MARK:
        next(steps)
    game = pair.both[0]
    seat = game.table.to_move[0]
    mark, undo = game.legal(seat)[0], TakeBack(True)
    while game.table.moves_played < LOG_LIMIT:
        game.play(seat, pair.at, *(mark, undo) * 8)
    marked_and_undone = PlayMoves("id", seat, (mark, undo))
    code, *_ = game.decide(marked_and_undone, PEOPLE[seat], game.dealer)
    assert code == "nothing-more-undone"
    for _ in steps:
        pass
    assert game.table.status == "finished"
