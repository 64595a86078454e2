"""Ports for the servers of the tests."""

import socket
from random import SystemRandom

HOST = "127.0.0.1"
# Below the ports that systems give to outgoing connections, so that a client that knocks while the server is
# down does not take its port.
PORTS = range(20_000, 32_000)


class NoPortError(Exception):
    """All ports that were tried are taken."""


def find_port() -> int:
    """A loopback port that nobody listens on; test processes beside each other hardly ever find the same."""
    for port in SystemRandom().sample(PORTS, k=100):
        with socket.socket() as listener:
            try:
                listener.bind((HOST, port))
            except OSError:
                continue
            return port
    raise NoPortError(f"No free port was found on {HOST}.")
