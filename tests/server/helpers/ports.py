"""Ports for the servers of the tests."""

import socket
import weakref
from random import SystemRandom

HOST = "127.0.0.1"
# Below the ephemeral ports, so that a client that reconnects while the server is down does not take its port.
PORTS = range(20_000, 32_000)
TRIES = 100


class NoPortError(Exception):
    """All ports that were tried are in use."""


class ReservedPort:
    """A loopback port for one server: nobody else gets it as long as this object exists.

    Its socket never listens, so clients are refused while the server is down.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        weakref.finalize(self, self._socket.close)
        self.number = next(filter(self._is_bound, SystemRandom().sample(PORTS, k=TRIES)), 0)
        if not self.number:
            raise NoPortError(f"No free port was found on {HOST}.")
        # From now on, a server that sets this option as well (they all do) may listen there.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

    def _is_bound(self, number: int) -> bool:
        try:
            self._socket.bind((HOST, number))
        except OSError:
            return False
        return True
