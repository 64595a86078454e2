"""Several workers and machines on one PostgreSQL: players of one table may use different servers."""

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest
from sqlalchemy import func, insert, select, update
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from silvergold.server.storage import schema
from silvergold.server.storage.database import connect
from silvergold.server.storage.results import GameResult, SeatResult, store_result
from silvergold.server.storage.table_logs import read_entries
from silvergold.server.storage.upgrade import upgrade
from silvergold.server.table.facts import MovesPlayed
from tests.processes import children_of, command_of, wait_until_gone
from tests.server.helpers.client import Json, Person, TableClient, ask, play_to_end
from tests.server.helpers.database_check import check_database, open_connection
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.helpers.services import PostgreSQL, Redis
from tests.server.storage.torture import Crowd, Outage, torture
from tests.thorough import cases

PATIENCE_S = 250
"""A whole game takes a second or two; it would take minutes if players had to poll for each other's moves."""
DEATHS = cases(1, thorough=2)
TABLES = cases(2, thorough=8)


class Machines:
    """Two servers on one database, as on two machines."""

    def __init__(self, database: str, folder: Path, *options: str) -> None:
        self.database = database
        self.first = ForkedServer(database, folder / "first", "--pace", "0", *options)
        self.second = ForkedServer(database, folder / "second", "--pace", "0", *options)

    @property
    def addresses(self) -> list[str]:
        return [self.first.address, self.second.address]

    def __enter__(self) -> "Machines":
        with ThreadPoolExecutor(2) as at_once:
            list(at_once.map(ForkedServer.start, (self.first, self.second)))
        return self

    def __exit__(self, *_: object) -> None:
        for server in (self.first, self.second):
            server.kill()

    @contextlib.asynccontextmanager
    async def two_players(self, **settings: Any) -> AsyncIterator[tuple[TableClient, TableClient]]:
        """Seat Ada, on the first server, and Ben, on the second, at one table."""
        ada, ben = Person(self.first.address, "Ada"), Person(self.second.address, "Ben")
        table = ada.open_table(**settings)
        async with TableClient(ada, table) as at_first, TableClient(ben, table) as at_second:
            await at_first.do("hold", is_held=True)
            await at_first.do("sit", seat=0)
            await at_second.do("sit", seat=1)
            yield at_first, at_second


async def play_game(first: TableClient, second: TableClient) -> None:
    """Play until the game is over, each player reacting to the other's moves."""
    await first.do("start")
    await asyncio.gather(play_to_end(first, 0), play_to_end(second, 1))


def open_events(visit: TableClient) -> list[Json]:
    """Return the events of a game without the private ones."""
    return [{name: event[name] for name in event if event["event"] != "dealt"} for event in visit.events]


@pytest.fixture(scope="module")
def machines(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """Two servers that notify each other through PostgreSQL."""
    postgresql.start()
    with Machines(postgresql.new_database(), tmp_path_factory.mktemp("machines")) as both:
        yield both


def test_the_deal_of_the_day_is_one_for_all(machines: Machines) -> None:
    """The deal is created on the first request, which here reaches both servers at once."""
    people = [Person(address, "Ada") for address in machines.addresses]
    with ThreadPoolExecutor(8) as at_once:
        deals = list(at_once.map(lambda person: person.get("/api/deals/today"), people * 4))
    assert len({deal["hash"] for deal in deals}) == 1


def test_players_at_different_servers_play_a_game_and_meet_again(machines: Machines) -> None:
    async def play() -> None:
        async with machines.two_players() as (first, second):
            await play_game(first, second)
            assert open_events(first) == open_events(second)
            await asyncio.gather(first.do("rematch"), second.do("rematch"))
            await first.until(lambda: first.seen["table"].get("rematch"))
            await second.until(lambda: second.seen["table"].get("rematch"))
            assert first.seen["table"]["rematch"] == second.seen["table"]["rematch"]
            opened = select(func.count()).where(schema.tables.c.command == f"rematch {first.table}")
            with open_connection(machines.database) as connection:
                assert connection.execute(opened).scalar_one() == 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE_S))


def test_everyone_sees_who_is_connected(machines: Machines) -> None:
    async def come_and_go() -> None:
        async with machines.two_players() as (first, second):
            await first.until(lambda: last_presence(first) == [0, 1])
            await second.until(lambda: last_presence(second) == [0, 1])
        async with TableClient(first.person, first.table) as first:
            async with TableClient(second.person, first.table):
                await first.until(lambda: last_presence(first) == [0, 1])
            await first.until(lambda: last_presence(first) == [0])

    asyncio.run(asyncio.wait_for(come_and_go(), PATIENCE_S))


def test_a_device_that_is_signed_out_at_one_server_loses_its_socket_at_the_other(machines: Machines) -> None:
    async def sign_out() -> None:
        async with machines.two_players() as (_, second):
            url = f"ws{machines.second.address.removeprefix('http')}/api/tables/{second.table}/socket"
            headers = {"authorization": f"Bearer {second.person.token}"}
            async with open_socket(url, additional_headers=headers) as socket:
                await socket.recv()
                path = "/api/people/me/device"
                there = (machines.first.address, "DELETE", path, None, second.person.token)
                assert (await asyncio.to_thread(ask, *there))[0] == 204
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
                assert socket.close_code == 4001

    asyncio.run(asyncio.wait_for(sign_out(), PATIENCE_S))


def test_limits_per_hour_count_over_all_servers(machines: Machines) -> None:
    address = {"x_forwarded_for": "198.51.100.7"}
    statuses = [
        ask(machines.addresses[number % 2], "POST", "/api/sign-in/recovery", {"code": "guess"}, **address)
        for number in range(12)
    ]
    assert [status for status, _, _ in statuses] == [404] * 10 + [429] * 2
    assert 0 < int(statuses[-1][2]["retry-after"]) <= 360
    with open_connection(machines.database) as connection:
        assert b"198.51.100.7" not in b"".join(connection.execute(select(schema.rate_limits.c.key)).scalars())


def last_presence(visit: TableClient) -> list[int] | None:
    """Return the seats that were connected according to the latest message."""
    messages = [message for message in map(json.loads, visit.frames) if message["message"] == "presence"]
    return messages[-1]["here"] if messages else None


def test_games_at_two_servers_are_consistent_and_rated_once(machines: Machines) -> None:
    """People at both servers and a bot at some tables: no bot moves twice, and every result counts once."""
    crowd = Crowd(machines.addresses, random.Random(1))

    async def play() -> None:
        async with crowd.playing(TABLES):
            await crowd.wait_for_acknowledgements()

    asyncio.run(asyncio.wait_for(play(), PATIENCE_S))
    found = check_database(machines.database)
    assert found.faults == []
    assert found.twice == []
    assert found.lost(crowd.acknowledged) == []
    assert crowd.refused == []


def test_a_bot_beside_people_at_two_servers_moves_once(machines: Machines) -> None:
    """Each server asks the bot to decide after its own player has moved."""

    async def play() -> str:
        async with machines.two_players(players=3) as (first, second):
            await first.do("seat_bot", seat=2, bot="drifter")
            await play_game(first, second)
            return first.table

    table = asyncio.run(asyncio.wait_for(play(), PATIENCE_S))
    assert check_database(machines.database).faults == []
    assert moves_of(machines.database, table, seat=2)


def test_results_at_the_same_time_are_all_rated(postgresql_url: str) -> None:
    """Twelve games of the same two people end at the same time, with the seats in either order."""
    engine = connect(postgresql_url)
    upgrade(engine)
    seats = [SeatResult(n, f"person {n}", f"P{n}", "human", "", 1, 0, 0, 9, 0, 10 - n, n + 1) for n in (0, 1)]
    finishes = [GameResult(f"table {n}", f"deal {n}", n, tuple(seats[:: (-1) ** n]), True) for n in range(12)]
    tries = [
        {"deal": finish.deal, "person": seat.player, "table_id": finish.table_id}
        for finish in finishes
        for seat in seats
    ]

    def note(finish: GameResult) -> None:
        with engine.begin() as connection:
            store_result(connection, finish)

    with engine.begin() as connection:
        connection.execute(insert(schema.tries), tries)
    with ThreadPoolExecutor(6) as at_once:
        list(at_once.map(note, finishes))
    with engine.connect() as connection:
        games = connection.execute(select(schema.ratings.c.games)).scalars().all()
    engine.dispose()
    assert games == [12, 12]


# --- failures ---------------------------------------------------------------------------------------------


def test_players_see_each_other_through_redis_and_without_it(
    redis: Redis, redis_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    """Without the channel, servers poll; once it is back, players see each other's moves immediately."""

    async def play(machines: Machines) -> None:
        async with machines.two_players() as (first, second):
            await asyncio.to_thread(redis.stop, "immediate")
            await second.do("rise", seat=1)
            await first.until(lambda: first.seen["table"]["seats"][1]["kind"] == "empty")
            await second.do("sit", seat=1)
            await asyncio.to_thread(redis.start)
            await play_game(first, second)
            assert open_events(first) == open_events(second)

    with Machines(postgresql_url, tmp_path, "--channel", redis_url) as machines:
        asyncio.run(asyncio.wait_for(play(machines), PATIENCE_S))


def test_another_server_takes_over_from_one_that_was_killed(postgresql_url: str, tmp_path: Path) -> None:
    """Another server runs its bots, and its clients no longer count as connected."""

    async def play(machines: Machines) -> str:
        ada, ben = Person(machines.second.address, "Ada"), Person(machines.first.address, "Ben")
        table = ada.open_table(players=3)
        async with TableClient(ada, table) as at_second, TableClient(ben, table) as at_first:
            await at_second.do("sit", seat=0)
            await at_second.do("seat_bot", seat=1, bot="drifter")
            await at_first.do("sit", seat=2)
            await at_second.until(lambda: last_presence(at_second) == [0, 2])
            await at_first.do("start")  # so the first server asks the bot to decide
            machines.first.kill()
            await at_second.until(lambda: at_second.seen.get("game", {}).get("to_move") == [0, 2])
            expire_presence(machines.database, ben.id)
            async with TableClient(ada, table):
                await at_second.until(lambda: last_presence(at_second) == [0])
        return table

    with Machines(postgresql_url, tmp_path, "--pace", "3000") as machines:
        table = asyncio.run(asyncio.wait_for(play(machines), PATIENCE_S))
    assert len(moves_of(postgresql_url, table, seat=1)) == 1


def expire_presence(database: str, person: str) -> None:
    """Let a person's presence expire, as if their server had not renewed it for a long time."""
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(update(schema.presence).where(schema.presence.c.person == person).values(until=0))
    engine.dispose()


def moves_of(database: str, table: str, seat: int) -> list[MovesPlayed]:
    """Return the moves that a seat has made."""
    with open_connection(database) as connection:
        facts = [entry.fact for entry in read_entries(connection, table)]
    return [fact for fact in facts if isinstance(fact, MovesPlayed) and fact.seat == seat]


def workers_of(server: ServerProcess) -> list[psutil.Process]:
    """Return the worker processes of a server."""
    return [child for child in children_of(server.pid) if "spawn_main" in " ".join(command_of(child))]


def killing_a_worker(server: ServerProcess, dice: random.Random) -> Outage:
    """Kill one of the workers and wait until the server has replaced it."""

    async def outage(crowd: Crowd) -> None:
        await crowd.wait_for_acknowledgements(25)
        before = workers_of(server)
        dice.choice(before).kill()
        while len(workers_of(server)) < len(before) or workers_of(server) == before:
            await asyncio.sleep(0.05)

    return outage


def test_a_killed_worker_is_replaced_and_all_workers_end_with_the_server(
    postgresql_url: str, tmp_path: Path
) -> None:
    with ServerProcess(postgresql_url, tmp_path / "log", "--workers", "2") as server:
        ada = Person(server.address, "Ada")
        table = ada.open_table()
        before = workers_of(server)
        assert len(before) == 2
        before[0].kill()
        while len(workers_of(server)) < 2 or workers_of(server) == before:
            time.sleep(0.05)
        server.wait_until_ready()
        assert ada.see(table)["table"]["status"] == "gathering"
        workers = workers_of(server)
        os.kill(server.pid, signal.SIGKILL)
        wait_until_gone(workers)


@pytest.mark.slow
@pytest.mark.parametrize("channel", ["postgresql", "redis"])
def test_nothing_is_lost_when_a_worker_is_killed(
    postgresql_url: str, redis_url: str, tmp_path: Path, channel: str
) -> None:
    dice = random.Random(channel)
    options = ["--workers", "2", "--pace", "0", *(["--channel", redis_url] if channel == "redis" else [])]
    with ServerProcess(postgresql_url, tmp_path / "log", *options) as server:
        crowd = Crowd([server.address], dice)
        report = asyncio.run(torture(server, DEATHS, killing_a_worker(server, dice), crowd, TABLES))
        assert report.is_good, report
        assert len(workers_of(server)) == 2
