"""The lobby: tables that can be joined come first, nobody fills it, and old tables leave it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from silvergold.server.settings import Limits
from silvergold.server.storage.queries import LOBBY_PER_HOST
from silvergold.server.web.routes.tables import LOBBY_MS
from tests.server.helpers.client import Person, RefusedError, begin_on_one_device
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

LIMITS = replace(Limits.none(), waiting_tables=5, address_tables_per_hour=40)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server"), LIMITS) as running:
        yield running


def lobby(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/api/tables")["tables"]]


def test_one_host_cannot_fill_the_lobby_and_free_seats_come_first(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    bos = bo.open_table("bo", listed=True)
    playing = begin_on_one_device(bo, "playing", listed=True)
    many = [ada.open_table(f"ada-{number}", listed=True) for number in range(5)]
    private = ada.open_table("private")
    shown = lobby(bo)
    latest, *older = reversed(many[-LOBBY_PER_HOST:])
    assert shown == [latest, bos, *older, playing]
    assert private not in shown
    with pytest.raises(RefusedError, match="too-many-listed-tables"):
        ada.open_table("one-more", listed=True)
    assert ada.open_table("ada-4", listed=True) == many[4], "a repeated request is not a new one"
    ada.do(many[0], "close")
    ada.open_table("one-more", listed=True)
    with server.open_database() as database:
        database.execute("UPDATE tables SET updated_at = updated_at - ?", (LOBBY_MS,))
    assert lobby(bo) == []
    assert bo.see(bos)["table"]["status"] == "gathering", "its link still works"


def test_an_address_may_open_only_so_many_tables(server: ServerProcess) -> None:
    people = [Person(server.address, "Ada") for _ in range(3)]
    codes = set[str]()
    for number in range(LIMITS.address_tables_per_hour):
        try:
            people[number % 3].open_table(f"table-{number}")
        except RefusedError as refused:
            codes.add(refused.code)
    assert codes == {"too-many-requests"}, "the tables above count as well"
