"""One server for all tests of the terminal client that need no server of their own."""

from collections.abc import Iterator

import pytest

from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running
