"""Two people at the shared server."""

import pytest

from tests.server.helpers.client import Person
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


@pytest.fixture
def bo(server: ServerProcess) -> Person:
    return Person(server.address, "Bo")
