"""Push messages: when it is a person's turn at a slow table, once, and only if they are away."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from silvergold.server.storage.database import database_url
from silvergold.server.storage.push import SUBSCRIPTIONS_LIMIT
from silvergold.server.table import facts
from silvergold.server.table.clocks import ANNOUNCE_AFTER_MS, seats_to_announce, wake_at
from tests.server.helpers.client import Json, Person, RefusedError, TableClient, ask
from tests.server.helpers.in_memory_table import ADA, BO, InMemoryTable
from tests.server.helpers.push_server import PushServer
from tests.server.helpers.push_service import PushService, SubscribedBrowser, encode, signed_claims
from tests.server.helpers.server_process import ServerProcess

DAY = {"turn_seconds": 86_400, "bank_seconds": 0}
BEGIN = 1_000_000
NOTIFIED = BEGIN + ANNOUNCE_AFTER_MS
HAPPENS_WITHIN_S = 200.0


def subscribe(person: Person, browser: SubscribedBrowser, language: str = "en") -> int:
    """Send a subscription and return the status of the answer."""
    body = browser.subscription(language)
    return ask(person.address, "PUT", "/api/people/me/device/push", body, person.token)[0]


# --- when people are notified -----------------------------------------------------------------------------


def test_people_are_notified_once_per_decision() -> None:
    made = InMemoryTable(clock=DAY).begin(ADA, BO, at=BEGIN)
    assert wake_at(made.table) == NOTIFIED
    assert seats_to_announce(made.table, NOTIFIED - 1) == {}
    assert seats_to_announce(made.table, NOTIFIED) == {"ada": (0,), "bo": (1,)}
    made.note(facts.DecisionAnnounced((0,)), NOTIFIED)
    assert seats_to_announce(made.table, NOTIFIED) == {"bo": (1,)}
    made.note(facts.DecisionAnnounced((1,)), NOTIFIED)
    assert wake_at(made.table) == BEGIN + 86_400_000
    made.move_first(0, at=NOTIFIED + 1)
    made.move_first(1, at=NOTIFIED + 2)
    assert set(seats_to_announce(made.table, NOTIFIED + 2 + ANNOUNCE_AFTER_MS)) == {"ada", "bo"}


def test_nobody_is_notified_at_a_quick_table_or_after_leaving() -> None:
    quick = InMemoryTable(clock={"turn_seconds": 60, "bank_seconds": 60}).begin(ADA, BO, at=BEGIN)
    assert seats_to_announce(quick.table, NOTIFIED) == {}
    hourly = InMemoryTable(clock={"turn_seconds": 3600, "bank_seconds": 60}).begin(ADA, BO, at=BEGIN)
    assert seats_to_announce(hourly.table, NOTIFIED) == {"ada": (0,), "bo": (1,)}
    untimed = InMemoryTable().begin(ADA, BO, at=BEGIN)
    assert seats_to_announce(untimed.table, NOTIFIED) == {}
    slow = InMemoryTable(clock=DAY).begin(ADA, BO, at=BEGIN)
    slow.ask(BO, "leave", at=BEGIN)
    assert seats_to_announce(slow.table, NOTIFIED) == {"ada": (0,)}


# --- from a server to a push service ----------------------------------------------------------------------


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    """A push service on this machine."""
    with PushService(tmp_path) as running:
        yield running


def slow_table(ada: Person, bo: Person) -> str:
    """A table with a day per move at which both must keep two islands."""
    table = ada.open_table(clock=DAY)
    for seat, person in enumerate((ada, bo)):
        person.do(table, "sit", seat=seat)
    ada.do(table, "start")
    return table


def finish_step(table: str, *people: Person) -> None:
    """Make first legal moves for every seat until all of them have a new decision."""
    for seat, person in enumerate(people):
        if person.own(table, seat)["legal"][0]["move"] == "keep":
            person.move(table, seat)
            continue
        while (moves := person.own(table, seat)["legal"])[0]["move"] == "mark":
            person.move(table, seat, moves[0])
        person.move(table, seat, {"move": "ready"})


def wait_for_rows(database: str, query: str, *expected: object) -> None:
    """Wait until a query returns the expected values."""
    engine = create_engine(database_url(database))
    until = time.monotonic() + HAPPENS_WITHIN_S
    while True:
        with engine.connect() as connection:
            found = connection.execute(text(query)).scalars().all()
        if found == list(expected):
            break
        assert time.monotonic() < until, f"{found} instead of {expected}"
        time.sleep(0.05)
    engine.dispose()


def test_a_person_who_is_away_gets_one_encrypted_and_signed_message_per_decision(
    tmp_path: Path, postgresql_url: str, service: PushService
) -> None:
    (tmp_path / "other").mkdir()
    server = PushServer(tmp_path, postgresql_url, service)
    with (
        server,
        PushServer(tmp_path / "other", postgresql_url, service),
    ):  # two servers, and one of them sends
        ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
        browser = SubscribedBrowser(f"https://{service.name}/send/ada?device=1")
        assert subscribe(ada, browser, "de") == 204
        key = ada.get("/api/push/key")["key"]
        table = slow_table(ada, bo)

        pushed = service.next_message()
        assert pushed.path == "/send/ada?device=1"
        assert browser.decrypt(pushed.body) == {
            "title": "Du bist dran",
            "body": "Am Tisch mit Bo",
            "table": table,
            "language": "de",
        }
        assert b"Bo" not in pushed.body
        assert pushed.headers["Content-Encoding"] == "aes128gcm"
        assert pushed.headers["Topic"] == table
        assert int(pushed.headers["TTL"]) > 0
        claims = signed_claims(pushed.headers["Authorization"], key)
        assert claims["aud"] == f"https://{service.name}"
        assert claims["sub"] == f"https://127.0.0.1:{server.port}"
        assert time.time() < claims["exp"] <= time.time() + 86_400

        server.kill()  # the next one knows who has been notified, and has the same key
        server.start()
        assert ada.get("/api/push/key")["key"] == key
        service.statuses = [307]  # not followed
        finish_step(table, ada, bo)
        assert browser.decrypt(service.next_message().body)["table"] == table

        asyncio.run(decide_while_connected(ada, bo, table, postgresql_url))
        service.statuses = [503, 410]  # busy: sent again; gone: the subscription is deleted
        finish_step(table, ada, bo)
        assert service.next_message().path == service.next_message().path == pushed.path
        wait_for_rows(postgresql_url, "SELECT endpoint FROM push_subscriptions")
        assert service.received.empty()


async def decide_while_connected(ada: Person, bo: Person, table: str, database: str) -> None:
    """Let both get a new decision while Ada is connected, and wait until it counts as announced.

    Both servers know that she is connected before, and that she is away again afterwards.
    """
    connected = f"SELECT person FROM presence WHERE table_id = '{table}'"
    announced = (
        f"SELECT count(*) FROM entries WHERE table_id = '{table}' AND fact LIKE '%announced%seats\":[0]%'"
    )
    client = TableClient(ada, table)
    async with client:
        await asyncio.to_thread(wait_for_rows, database, connected, ada.id)
        await asyncio.to_thread(finish_step, table, ada, bo)
        await asyncio.to_thread(wait_for_rows, database, announced, 3)
    await asyncio.to_thread(wait_for_rows, database, connected)


# --- subscriptions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example.org/1"},
        {"endpoint": "https://push.example.org:8443/1"},
        {"endpoint": "https://user@push.example.org/1"},
        {"endpoint": "https://127.0.0.1/1"},
        {"endpoint": "https://[::1]/1"},
        {"endpoint": "https://10.0.0.1/1"},
        {"endpoint": "https://[::ffff:10.0.0.1]/1"},
        {"endpoint": "https://[bad/1"},
        {"endpoint": "https://push.example.org/\r\nHost: other"},
        {"keys": {"p256dh": encode(b"\4" + bytes(64)), "auth": encode(bytes(16))}},
        {"keys": {"p256dh": encode(SubscribedBrowser("").public_key), "auth": encode(bytes(15))}},
    ],
)
def test_unusable_subscriptions_are_refused(server: ServerProcess, change: Json) -> None:
    ada = Person(server.address, "Ada")
    body = SubscribedBrowser("https://push.example.org/1").subscription() | change
    status, _, _ = ask(ada.address, "PUT", "/api/people/me/device/push", body, ada.token)
    assert status == 422


def test_a_device_has_one_subscription_which_ends_when_it_signs_out(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    rows = f"SELECT endpoint FROM push_subscriptions WHERE person = '{ada.id}'"
    for number in (1, 2):
        assert subscribe(ada, SubscribedBrowser(f"https://push.example.org/{ada.id}/{number}")) == 204
    wait_for_rows(server.database, rows, f"https://push.example.org/{ada.id}/2")
    ask(ada.address, "DELETE", "/api/people/me/device", token=ada.token)
    wait_for_rows(server.database, rows)
    with pytest.raises(RefusedError):
        ada.get("/api/people/me")


def test_a_person_has_a_bounded_number_of_subscriptions(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    for number in range(SUBSCRIPTIONS_LIMIT + 2):
        code = ada.post("/api/people/me/links", {})["code"]
        signed_in = ask(server.address, "POST", "/api/sign-in", {"code": code})[2]
        token = signed_in["set-cookie"].partition("=")[2].partition(";")[0]
        device = Person.known(server.address, ada.id, token)
        assert subscribe(device, SubscribedBrowser(f"https://push.example.org/{ada.id}/{number}")) == 204
    count = f"SELECT count(*) FROM push_subscriptions WHERE person = '{ada.id}'"
    wait_for_rows(server.database, count, SUBSCRIPTIONS_LIMIT)
    assert ask(ada.address, "DELETE", "/api/people/me/device/push", token=device.token)[0] == 204
    wait_for_rows(server.database, count, SUBSCRIPTIONS_LIMIT - 1)
