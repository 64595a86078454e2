"""Export and deletion of one's own data."""

import asyncio
import json
from pathlib import Path

import pytest

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.engine.deck import standard_deck_file
from silvergold.server.clock import now_ms
from silvergold.server.serve import prepare
from silvergold.server.services import Services
from silvergold.server.settings import Settings
from silvergold.server.storage.database import connect
from silvergold.server.storage.people import Device, add_device, add_person
from silvergold.server.storage.people import Person as Anyone
from silvergold.server.storage.personal_data import PERSONAL_TABLES, erase_person, tables_to_redact
from silvergold.server.storage.schema import metadata, seat_history
from silvergold.server.storage.schema import seats as seats_table
from silvergold.server.tokens import hash_of_token
from tests.server.helpers.client import Json, Person, RefusedError, TableClient, ask, play_game
from tests.server.helpers.server_process import ServerProcess


def dump(server: ServerProcess) -> str:
    with server.open_database() as database:
        return "\n".join(database.iterdump())


def delete(person: Person) -> None:
    assert ask(person.address, "DELETE", "/api/people/me", token=person.token)[0] == 204


def seats(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.see(table)["table"]["seats"]
    return found


def test_the_export_contains_all_that_is_known_about_a_person(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada Zyx")
    finished = play_game(ada, "for-export", "drifter")
    waiting = ada.open_table("waiting")
    ada.do(waiting, "sit", seat=0)
    ada.post("/api/decks", {"content": f"# mine\n{standard_deck_file().decode()}"})
    found = ada.get("/api/people/me/export")
    assert (found["format"], found["version"]) == ("silvergold-personal-data", 1)
    assert (found["person"]["id"], found["person"]["name"]) == (ada.id, "Ada Zyx")
    assert [device["name"] for device in found["devices"]] == ["Python-urllib"]
    assert [result["table_id"] for result in found["results"]] == [finished]
    assert found["decks"][0]["content"].startswith("# mine\n")
    games = {game["table"]: game for game in found["games"]}
    assert games[waiting]["record"] is None
    record = parse_record(json.dumps(games[finished]["record"]))
    verify(record, standard_deck())
    assert ada.token not in json.dumps(found)
    with pytest.raises(RefusedError, match="no-person"):
        Person.known(server.address, "", "").get("/api/people/me/export")


def test_a_deleted_person_leaves_no_name_and_every_game_goes_on_or_stays(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada Qqxz"), Person(server.address, "Bo")
    finished = play_game(ada, "to-delete", "drifter")
    record = ada.get(f"/api/tables/{finished}/record")
    running = bo.open_table("running")
    bo.do(running, "sit", seat=0)
    hosted = ada.open_table("hosted")
    ada.do(hosted, "sit", seat=0)
    left = bo.open_table("left-again", players=3)
    ada.do(left, "sit", seat=1)
    ada.do(left, "rise", seat=1)
    assert "Ada Qqxz" in dump(server)

    async def watch() -> None:
        async with TableClient(bo, running) as watching:
            await asyncio.to_thread(ada.do, running, "sit", seat=1)
            await watching.until(lambda: watching.seen["table"]["status"] == "playing")
            await asyncio.to_thread(delete, ada)
            await watching.until(lambda: watching.seen["table"]["seats"][1]["name"] == "")

    asyncio.run(watch())
    seat = seats(bo, running)[1]
    assert (seat["kind"], seat["stand_in"], seat["has_left"]) == ("human", "sailor", True)
    assert bo.see(hosted)["table"]["status"] == "closed"
    assert "Ada Qqxz" not in dump(server)
    after = bo.get(f"/api/tables/{finished}/record")
    assert [player["name"] for player in after["players"]] == ["Former player", "Drifter"]
    assert after["events"] == record["events"], "the game is the same"
    verify(parse_record(json.dumps(after)), standard_deck())
    with pytest.raises(RefusedError, match="no-person"):
        ada.get("/api/people/me")
    with server.open_database() as database:
        for table, column in (("results", "player"), ("tokens", "person"), ("seats", "person")):
            query = f"SELECT count(*) FROM {table} WHERE {column} = ?"
            assert database.execute(query, (ada.id,)).fetchone() == (0,)
    bo.do(left, "sit", seat=1)


def test_a_device_that_signs_in_during_the_deletion_is_signed_out(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/test.db")
    prepare(settings.database)

    async def run() -> None:
        services = Services(settings)
        ada, token = await services.people.register("Ada", "laptop")
        late = SignsInLate(services, ada)
        with services.device_sockets.holding(hash_of_token(token), late):
            await services.personal_data.delete(ada)
        assert late.has_signed_in
        assert await services.people.devices(ada) == []
        await services.store.close()

    asyncio.run(run())


class SignsInLate:
    """A device whose person signs another one in at the moment when it is signed out."""

    def __init__(self, services: Services, person: Anyone) -> None:
        self._services, self._person = services, person
        self.has_signed_in = False

    def end_session(self) -> None:
        with self._services.store.engine.execution_options(is_writing=True).begin() as connection:
            add_device(connection, self._person.id, Device(b"phone", "phone", "link", now_ms(), now_ms()))
        self.has_signed_in = True


def test_a_seat_taken_during_the_deletion_is_found_by_the_next_attempt(tmp_path: Path) -> None:
    prepare(database := f"sqlite:///{tmp_path}/test.db")
    engine = connect(database)
    with engine.begin() as connection:
        add_person(connection, Anyone("ada", "Ada"), Device(b"laptop", "laptop", "new", 1, 1))
        for table in (seats_table, seat_history):
            connection.execute(table.insert().values(person="ada", table_id="late"))
        erase_person(connection, "ada", [])
        assert tables_to_redact(connection, "ada") == ["late"]
    engine.dispose()


def test_every_table_about_people_is_deleted_with_them_or_kept_on_purpose() -> None:
    """Tables and decks that others have used keep the random id, and so do the entries of logs."""
    about = {
        table.name
        for table in metadata.sorted_tables
        if {"person", "player", "host"} & set(table.c.keys()) and table not in PERSONAL_TABLES
    }
    assert about == {"tables", "decks", "entries"}
