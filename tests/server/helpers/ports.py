"""Ports for the servers of the tests."""

import socket
from random import SystemRandom

HOST = "127.0.0.1"
# Below the ephemeral ports, so that a client that reconnects while the server is down does not take its port.
PORTS = range(20_000, 32_000)


class NoPortError(Exception):
    """All ports that were tried are in use."""


def find_port() -> int:
    """A free loopback port; random, so that concurrent test processes rarely choose the same."""
    for port in SystemRandom().sample(PORTS, k=100):
        with socket.socket() as listener:
            try:
                listener.bind((HOST, port))
            except OSError:
                continue
            return port
    raise NoPortError(f"No free port was found on {HOST}.")
