"""No acknowledged command is lost when the server is killed under load."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from silvergold.server.storage.database import CHECKPOINT_PAGES, connect
from tests.server.helpers.database_check import check_database
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.storage.torture import Crowd, dying_in_commit, killing, torture
from tests.thorough import cases

KILLS = cases(2, thorough=25)
TABLES = cases(2, thorough=8)
DEATHS_IN_COMMIT = cases(1, thorough=5)
FULL = 2
"""SQLite's number for ``PRAGMA synchronous = FULL``."""


@pytest.fixture
def dice(request: pytest.FixtureRequest) -> random.Random:
    """A random generator with a different seed for each test."""
    return random.Random(request.node.name)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/server.db"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, dice: random.Random) -> None:
    with ForkedServer(sqlite(tmp_path), tmp_path / "log", "--pace", "0") as server:
        crowd = Crowd([server.address], dice)
        report = asyncio.run(torture(server, KILLS, killing(server, dice), crowd, TABLES))
    assert report.is_good, report
    assert report.acknowledged > KILLS
    assert report.games >= TABLES


class DyingServer(ForkedServer):
    """A server that dies at an early commit after each start, except the last."""

    def __init__(self, moment: str, dice: random.Random, folder: Path) -> None:
        super().__init__(sqlite(folder), folder / "log", "--pace", "0")
        self._moment = moment
        self._dice = dice
        self._deaths = DEATHS_IN_COMMIT

    def start(self) -> ServerProcess:
        """Start a process that will soon die, or finally one that will not."""
        dying = ("tests.server.storage.crash_at_commit", self._moment, str(self._dice.randrange(5, 50)))
        self.program = dying if self._deaths else ForkedServer.program
        self._deaths -= 1
        return super().start()


@pytest.mark.parametrize("moment", ["before", "after"])
def test_nothing_acknowledged_is_lost_when_the_server_dies_in_a_commit(
    tmp_path: Path, dice: random.Random, moment: str
) -> None:
    """A command is not acknowledged before its commit, and a committed command is not executed again."""
    with DyingServer(moment, dice, tmp_path) as server:
        crowd = Crowd([server.address], dice, bots=False)
        report = asyncio.run(torture(server, DEATHS_IN_COMMIT, dying_in_commit(server), crowd, TABLES // 2))
    assert report.is_good, report


class PowerCutError(Exception):
    """A simulated power cut."""


def test_a_torn_write_damages_no_game(tmp_path: Path, dice: random.Random) -> None:
    """The write-ahead log may be cut off anywhere and followed by garbage."""
    server = ForkedServer(sqlite(tmp_path), tmp_path / "log", "--pace", "0").start()
    crowd = Crowd([server.address], dice)

    async def play_until_power_cut() -> None:
        async with crowd.playing(4):
            await crowd.wait_for_acknowledgements(150)
            server.kill()
            raise PowerCutError

    with pytest.raises(PowerCutError):
        asyncio.run(play_until_power_cut())
    whole = (tmp_path / "server.db-wal").read_bytes()
    copy = tmp_path / "torn"
    copy.mkdir()
    entry_counts = []
    for cut in [*sorted(dice.randrange(len(whole)) for _ in range(10)), len(whole)]:
        shutil.copy(tmp_path / "server.db", copy)
        (copy / "server.db-wal").write_bytes(whole[:cut] + dice.randbytes(dice.choice([0, 1, 5000])))
        found = check_database(sqlite(copy))
        assert found.faults == []
        entry_counts.append(found.logged.total())
        for file in copy.iterdir():
            file.unlink()
    assert entry_counts == sorted(entry_counts)
    assert entry_counts[0] < entry_counts[-1]
    assert entry_counts[-1] >= crowd.acknowledgements()


@pytest.mark.parametrize("is_writing", [False, True])
def test_a_commit_to_sqlite_waits_for_the_disk(tmp_path: Path, is_writing: bool) -> None:
    engine = connect(sqlite(tmp_path)).execution_options(is_writing=is_writing)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar_one() == CHECKPOINT_PAGES
    engine.dispose()
