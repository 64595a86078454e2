"""The services that other tests use: real, durable, isolated from each other, and stopped with the tests."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import psycopg
import pytest
import redis as redis_client

from tests.missing_parts import MissingPartError, closing_lines, judge
from tests.server.helpers.services import PATIENCE, NoServiceError, PostgreSQL, Redis, find_program
from tests.thorough import slow

ROOT = Path(__file__).parents[3]


def query(url: str, *statements: str) -> list[tuple[object, ...]]:
    """Execute statements, each in its own transaction, and return the rows of the last one."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        cursors = [connection.execute(statement.encode()) for statement in statements]
        return cursors[-1].fetchall() if cursors[-1].description else []


def test_a_row_survives_a_crash(postgresql: PostgreSQL, postgresql_url: str) -> None:
    query(postgresql_url, "CREATE TABLE coins (found int)", "INSERT INTO coins VALUES (7)")
    postgresql.stop("immediate")
    postgresql.start()
    assert query(postgresql_url, "SELECT found FROM coins") == [(7,)]


@pytest.mark.parametrize(("how", "left"), [("fast", 1), ("immediate", 0)])
def test_only_an_immediate_stop_is_a_crash(
    postgresql: PostgreSQL, postgresql_url: str, how: Literal["fast", "immediate"], left: int
) -> None:
    """PostgreSQL empties an unlogged table when it starts after a crash."""
    query(
        postgresql_url,
        "CREATE UNLOGGED TABLE coins (found int)",
        "INSERT INTO coins VALUES (7)",
        "CHECKPOINT",
    )
    postgresql.stop(how)
    postgresql.start()
    assert query(postgresql_url, "SELECT count(*) FROM coins") == [(left,)]


def test_a_stopped_server_refuses_clients(postgresql: PostgreSQL, postgresql_url: str) -> None:
    postgresql.stop()
    with pytest.raises(psycopg.OperationalError, match="refused"):
        query(postgresql_url, "SELECT 1")


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "synchronous_commit"])
def test_a_commit_waits_for_the_disk(postgresql_url: str, setting: str) -> None:
    assert query(postgresql_url, f"SHOW {setting}") == [("on",)]


def test_fresh_databases_are_apart(postgresql: PostgreSQL, postgresql_url: str) -> None:
    query(postgresql_url, "CREATE TABLE coins (found int)")
    other = postgresql.new_database()
    query(other, "CREATE TABLE coins (found int)", "INSERT INTO coins VALUES (7)")
    assert query(postgresql_url, "SELECT found FROM coins") == []
    postgresql.drop_database(other)


@pytest.mark.slow
def test_two_servers_run_beside_each_other(postgresql: PostgreSQL) -> None:
    postgresql.start()
    with PostgreSQL() as other:
        other.stop("immediate")
        assert postgresql.is_ready()
        assert not other.is_ready()


def test_a_published_message_arrives(redis_url: str) -> None:
    with redis_client.Redis.from_url(redis_url) as client, client.pubsub() as listener:
        listener.subscribe("table 7")
        listener.get_message(timeout=PATIENCE)
        client.publish("table 7", "expedition")
        message = listener.get_message(timeout=PATIENCE)
    assert message is not None
    assert message["data"] == b"expedition"


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_redis_starts_again_at_the_same_address(
    redis: Redis, redis_url: str, how: Literal["fast", "immediate"]
) -> None:
    redis.stop(how)
    assert not redis.is_ready()
    redis.start()
    assert redis.is_ready()
    assert redis.url == redis_url


def test_a_server_that_ended_by_itself_starts_again(redis: Redis, redis_url: str) -> None:
    with redis_client.Redis.from_url(redis_url) as client:
        client.shutdown(nosave=True)
    while redis.is_running():
        time.sleep(0.02)
    redis.start()
    assert redis.is_ready()


def test_a_server_that_cannot_start_reports_why(redis: Redis) -> None:
    redis.start()
    late = Redis()
    late.port = redis.port
    with pytest.raises(NoServiceError, match="Address already in use"):
        late.start()
    late.remove()


def test_a_missing_program_is_named() -> None:
    with pytest.raises(MissingPartError, match="no-such-server is not installed: run tests/install_services"):
        find_program("no-such-server")


@pytest.mark.parametrize(("is_ci", "outcome"), [(False, "skipped"), (True, "failed")])
def test_a_missing_program_skips_a_test_and_fails_it_in_ci(
    monkeypatch: pytest.MonkeyPatch, is_ci: bool, outcome: str
) -> None:
    monkeypatch.setattr("tests.missing_parts.IS_CI", is_ci)
    report = pytest.TestReport("id", ("file", 1, ""), {}, "failed", None, "setup")
    judge(report, MissingPartError("Redis", "redis-server is not installed"))
    assert report.outcome == outcome
    if not is_ci:
        assert closing_lines([report]) == ["1 test needs Redis"]
        assert closing_lines([report, report]) == ["2 tests need Redis"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ci", "status", "sentence"),
    [
        ("", pytest.ExitCode.OK, "2 tests need Redis"),
        ("true", pytest.ExitCode.TESTS_FAILED, "redis-server is not installed: run tests/install_services."),
    ],
    ids=["anywhere", "CI"],
)
def test_tests_without_their_service_are_counted_and_fail_in_ci(
    ci: str, status: pytest.ExitCode, sentence: str
) -> None:
    chosen = (test_a_published_message_arrives, test_a_server_that_ended_by_itself_starts_again)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-m",
            "",
            "-n",
            "1",
            *(f"{__file__}::{test.__name__}" for test in chosen),
        ],
        cwd=ROOT,
        env={**os.environ, "PATH": "", "CI": ci},
        capture_output=True,
        text=True,
    )
    assert done.returncode == status, done.stdout
    assert sentence in done.stdout


OWNER = """
from tests.server.helpers.services import PostgreSQL, Redis

services = [PostgreSQL(), Redis()]
for service in services:
    service.start()
    print(service.folder, flush=True)
input()
"""


def processes_in(folder: Path) -> Iterator[int]:
    """Return the processes that run in a folder or below it: those of a server and its supervisor."""
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            place = str(link.readlink()).removesuffix(" (deleted)")
        except OSError:  # it has just ended or belongs to another user
            continue
        if Path(place).is_relative_to(folder):
            yield int(link.parent.name)


@pytest.mark.skipif(not Path("/proc/self/cwd").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("ending", [signal.SIGKILL, *slow([signal.SIGTERM])])
def test_no_process_and_no_file_is_left_when_the_interpreter_is_killed(ending: signal.Signals) -> None:
    for service in (PostgreSQL, Redis):
        find_program(service.program)
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", OWNER]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as owner:
        assert owner.stdout
        folders = [Path(owner.stdout.readline().strip()) for _ in range(2)]
        running = [process for folder in folders for process in processes_in(folder)]
        owner.send_signal(ending)
    assert len(running) >= len(["keeper", "postgres", "checkpointer", "keeper", "redis-server"])
    deadline = time.monotonic() + PATIENCE
    while left := [folder for folder in folders if folder.exists() or [*processes_in(folder)]]:
        assert time.monotonic() < deadline, f"left behind: {left}"
        time.sleep(0.02)
