"""Real PostgreSQL and Redis servers for tests, each on its own loopback port and in a temporary folder."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import ClassVar, Literal, Self

import psycopg
import redis

from tests.missing_parts import MissingPartError
from tests.server.helpers.ports import HOST, ReservedPort

KEEPER = Path(__file__).with_name("service_supervisor.py")
PATIENCE = 200.0  # seconds


PARTS = {"initdb": "PostgreSQL", "postgres": "PostgreSQL", "redis-server": "Redis", "caddy": "Caddy"}
"""What people call programs that have another name."""


class NoServiceError(Exception):
    """A service does not start."""


def find_program(name: str, part: str = "") -> str:
    """The path of a program, on the PATH or where Debian keeps it; PostgreSQL: the newest version first."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    folders = [os.environ.get("PATH", os.defpath), *map(str, reversed(versions)), "/usr/sbin"]
    if found := shutil.which(name, path=os.pathsep.join(folders)):
        return found
    explanation = f"The program {name} is not installed: run tests/install_services."
    raise MissingPartError(part or PARTS.get(name, name), explanation)


class Service(ABC):
    """A server that can be stopped, crashed and restarted at its address; it ends with the tests."""

    program: str
    crash: signal.Signals  # the signal that ends it at once, without cleanup
    user: str | None = None  # the user that it runs as; None for the current user

    def __init__(self) -> None:
        self.executable = find_program(self.program)
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self.folder = Path(tempfile.mkdtemp(prefix=f"silvergold-{self.program}-")).resolve()
        if self.user:
            shutil.chown(self.folder, self.user)
        self._keeper: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str:
        """The address for clients."""

    @abstractmethod
    def arguments(self) -> Sequence[str]:
        """The arguments of its program."""

    def environment(self) -> Mapping[str, str]:
        """Additional environment variables for its program."""
        return {}

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether this server, rather than another one on its port, answers clients."""

    def start(self) -> None:
        """Start and wait until it answers; does nothing if it is running."""
        if self.is_running():
            return
        self.stop()  # clean up after one that ended by itself
        keeper = [sys.executable, "-I", "-S", str(KEEPER), self.crash.name, str(self.folder), self.user or ""]
        with self._log.open("ab") as log:
            self._keeper = subprocess.Popen(
                [*keeper, self.executable, *self.arguments()],
                cwd=self.folder,
                env={**os.environ, **self.environment()},
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests, which then stop it
            )
        self._await()

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Stop: `fast` shuts down cleanly, `immediate` simulates a crash."""
        if self._keeper:
            ending = signal.SIGINT if how == "fast" else self.crash
            self._keeper.communicate(ending.name.encode(), timeout=PATIENCE)
            self._keeper = None

    def is_running(self) -> bool:
        """Whether its process is running."""
        return self._keeper is not None and self._keeper.poll() is None

    def remove(self) -> None:
        """Stop it for good and delete its files."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    @property
    def _log(self) -> Path:
        return self.folder / "log"

    def _await(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not self.is_running() or time.monotonic() > deadline:
                self.stop("immediate")
                log = self._log.read_text(errors="replace")
                raise NoServiceError(f"{self.program} did not start on port {self.port}:\n{log}")
            time.sleep(0.02)


class PostgreSQL(Service):
    """A PostgreSQL server that trusts every client, uses little memory and is fully durable."""

    program = "postgres"
    crash = signal.SIGQUIT
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    settings: ClassVar = {
        "listen_addresses": HOST,
        "unix_socket_directories": "",
        "fsync": "on",
        "full_page_writes": "on",
        "synchronous_commit": "on",
        "shared_buffers": "16MB",
        "max_connections": "100",
    }

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count(1)
        self._initialise()

    @property
    def url(self) -> str:
        """The SQLAlchemy address (psycopg 3) of the database that always exists."""
        return self._url("postgres")

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"game_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def drop_database(self, url: str) -> None:
        """Drop a database even if clients are connected to it."""
        name = url.rpartition("/")[2]
        self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def arguments(self) -> Sequence[str]:
        """The folder of its files, and its settings."""
        settings = {**self.settings, "port": str(self.port)}
        return ["-D", str(self._files), *(f"--{name}={value}" for name, value in settings.items())]

    def is_ready(self) -> bool:
        """Whether it has recovered its files and accepts clients."""
        try:
            return self._execute("SHOW data_directory") == [(str(self._files),)]
        except psycopg.OperationalError:
            return False

    @property
    def _files(self) -> Path:
        return self.folder / "files"

    def _url(self, database: str) -> str:
        return f"postgresql+psycopg://silvergold@{HOST}:{self.port}/{database}"

    def _execute(self, statement: str) -> list[tuple[str, ...]]:
        address = self.url.replace("+psycopg", "")
        with psycopg.connect(address, autocommit=True, connect_timeout=100) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _initialise(self) -> None:
        """Create the files, without waiting for the disk because they hold nothing of value yet."""
        options = ["--username=silvergold", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            [find_program("initdb"), *options, f"--pgdata={self._files}"],
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise NoServiceError(f"initdb failed:\n{done.stderr}")


class Redis(Service):
    """A Redis server that keeps everything in memory, which is all that channels need."""

    program = "redis-server"
    crash = signal.SIGKILL

    @property
    def url(self) -> str:
        """The address for clients."""
        return f"redis://{HOST}:{self.port}/0"

    def arguments(self) -> Sequence[str]:
        """Its address, its folder, and nothing on disk."""
        return ["--bind", HOST, "--port", str(self.port), "--dir", str(self.folder), "--save", ""]

    def is_ready(self) -> bool:
        """Whether it answers a query."""
        with redis.Redis.from_url(self.url, decode_responses=True) as client:
            try:
                return bool(client.config_get("dir") == {"dir": str(self.folder)})
            except redis.ConnectionError:
                return False

    def clear(self) -> None:
        """Delete every key."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()
