"""Fixtures for servers: ours, PostgreSQL and Redis, one of each per test process."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.helpers.services import NoServiceError, PostgreSQL, Redis, Service

AnyService = TypeVar("AnyService", bound=Service)


def run_service(make: Callable[[], AnyService]) -> Iterator[AnyService]:
    """Run a service until the tests are over."""
    try:
        service = make()
        service.start()
    except NoServiceError as error:
        pytest.fail(str(error), pytrace=False)
    yield service
    service.remove()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """The PostgreSQL server of this test process."""
    yield from run_service(PostgreSQL)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """The Redis server of this test process."""
    yield from run_service(Redis)


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL) -> Iterator[str]:
    """The address of a fresh database; the server is restarted if a previous test stopped it."""
    postgresql.start()
    url = postgresql.new_database()
    yield url
    postgresql.start()
    postgresql.drop_database(url)


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """The address of an empty Redis server; it is restarted if a previous test stopped it."""
    redis.start()
    redis.clear()
    return redis.url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits or bot pauses, shared by all tests of a process."""
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "unhandled error" not in running.log.read_text()
