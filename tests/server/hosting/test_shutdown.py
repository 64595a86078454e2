"""A server that is asked to stop loses no acknowledged command, and no process outlives it."""

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.processes import children_of, wait_until_gone
from tests.server.helpers.client import Person, TableClient
from tests.server.helpers.database_check import check_database
from tests.server.helpers.server_process import ServerProcess
from tests.server.storage.torture import Crowd
from tests.thorough import slow

RESTARTING = 1012
"""The close code of a server that will restart."""


class StoppedError(Exception):
    """The server has stopped as expected."""


async def close_code_of_spectator(address: str, table: str) -> int | None:
    """Return the code with which the server closes a spectator's socket."""
    async with connect(
        f"ws{address.removeprefix('http')}/api/tables/{table}/socket", max_size=None
    ) as socket:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        return socket.close_code


@pytest.mark.parametrize("workers", [1, *slow([2])])
def test_a_server_under_load_stops_when_asked_to(
    request: pytest.FixtureRequest, tmp_path: Path, workers: int
) -> None:
    database = f"sqlite:///{tmp_path}/server.db"
    if workers > 1:
        database = request.getfixturevalue("postgresql_url")
    options = ["--pace", "0", "--workers", str(workers)]
    with ServerProcess(database, tmp_path / "log", *options) as server:
        crowd = Crowd([server.address], random.Random(1))

        async def play_until_stopped() -> None:
            table = Person(server.address, "Ada").open_table()
            async with crowd.playing(4):
                closing = asyncio.create_task(close_code_of_spectator(server.address, table))
                await crowd.wait_for_acknowledgements(80)
                started = children_of(server.pid, is_recursive=True)
                os.kill(server.pid, signal.SIGTERM)
                assert await asyncio.to_thread(server.wait_for_end) == 0, server.log.read_text()
                assert await closing == RESTARTING
                wait_until_gone(started)
                raise StoppedError

        with pytest.raises(StoppedError):
            asyncio.run(play_until_stopped())
    found = check_database(database)
    assert found.faults == []
    assert found.lost(crowd.all_acknowledged()) == []
    log = server.log.read_text()
    assert '"level": "error"' not in log  # no client was cut off by the shutdown timeout
    assert not [command for command in crowd.all_acknowledged() if command.table in log]


def test_a_killed_server_leaves_nothing_behind(tmp_path: Path) -> None:
    """The processes in which bots are deciding end as well."""
    with ServerProcess(f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--pace", "0") as server:

        async def let_bot_think() -> None:
            ada = Person(server.address, "Ada")
            async with TableClient(ada, ada.open_table()) as at_table:
                await at_table.do("sit", seat=0)
                await at_table.do("seat_bot", seat=1, bot="navigator")
                await at_table.do("start")
                await at_table.until(lambda: at_table.seen["game"]["to_move"] == [0])

        asyncio.run(let_bot_think())
        started = children_of(server.pid, is_recursive=True)
        assert len(started) >= 2  # a bot process, and Python's resource tracker
        os.kill(server.pid, signal.SIGKILL)
        wait_until_gone(started)
