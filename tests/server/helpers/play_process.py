"""``silvergold play`` in its own process: a server for this machine that can be shared on the network."""

import json
import re
from pathlib import Path

from tests.server.helpers.client import Json, ask
from tests.server.helpers.forked_server import ForkedServer


class PlayProcess(ForkedServer):
    """A server started by ``silvergold play``, without opening a browser."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(f"sqlite:///{folder / 'play.db'}", folder / "play.log", *options)

    def command(self) -> list[str]:
        """The module to run, and its arguments."""
        address = ["--port", str(self.port), "--database", self.database, "--no-browser"]
        return [*self.program, "play", *address, *self._options]

    @property
    def page(self) -> str:
        """The address that the terminal shows to the person who started it."""
        found = re.search(r"http://127\.0\.0\.1:\d+/#/owner/[\w-]+", self.log.read_text())
        assert found, self.log.read_text()
        return found[0]

    @property
    def owner(self) -> str:
        """The token of the person who started it."""
        return self.page.rpartition("/")[2]

    def share(self, is_on: bool) -> Json:
        """Switch sharing on or off, as the owner's page does."""
        status, content, _ = ask(
            self.address, "PUT", "/api/sharing", {"is_on": is_on}, silvergold_owner=self.owner
        )
        assert status == 200, content
        answer: Json = json.loads(content)
        return answer
