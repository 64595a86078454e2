"""The open sockets of devices: when a device is signed out, they are closed at once, in all workers."""

import asyncio
import contextlib
from collections.abc import Collection, Iterator
from typing import Protocol

from silvergold.server.accounts.people import People
from silvergold.server.channels import Channel
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.storage.people import (
    devices_signed_in,
    forget_devices,
    forget_expired,
    record_use,
)
from silvergold.server.storage.store import Store

HINT = "signed_out"
CHECK_S = 60.0
"""How often sockets are checked, because a session may expire and a hint may be lost."""
RECORD_CHECKS = 60
"""Every how many checks the use of devices with an open socket is recorded."""


class DeviceSocket(Protocol):
    """A socket of a device."""

    def end_session(self) -> None:
        """Execute no more commands, say why, and close."""


class DeviceSockets:
    """The sockets of signed-in devices in this worker."""

    def __init__(self, store: Store, channel: Channel, people: People) -> None:
        self._store = store
        self._channel = channel
        self._people = people
        self._sockets: dict[bytes, set[DeviceSocket]] = {}

    @contextlib.contextmanager
    def holding(self, device: bytes, socket: DeviceSocket) -> Iterator[None]:
        """Keep a socket within a context."""
        self._sockets.setdefault(device, set()).add(socket)
        try:
            yield
        finally:
            self._sockets[device].discard(socket)
            if not self._sockets[device]:
                del self._sockets[device]

    async def sign_out(self, devices: Collection[bytes]) -> None:
        """Sign devices out and close their sockets in all workers."""
        await self._store.write(forget_devices, devices)
        self.end(devices)

    def end(self, devices: Collection[bytes]) -> None:
        """Close the sockets of devices that are signed out."""
        for device in devices:
            self.close(device)
            self._channel.publish(f"{HINT} {device.hex()}")

    def close(self, device: bytes) -> None:
        """Close the sockets of a device in this worker."""
        for socket in tuple(self._sockets.get(device, ())):
            socket.end_session()

    def receive(self, hint: str) -> None:
        """Close the sockets of a device that another worker has signed out."""
        self.close(bytes.fromhex(hint))

    async def check(self) -> None:
        """Close the sockets of devices that are no longer signed in."""
        devices = tuple(self._sockets)
        known = await self._store.read(devices_signed_in, devices, self._people.oldest) if devices else set()
        for device in set(devices) - known:
            self.close(device)

    async def keep_checking(self) -> None:
        """Check regularly until cancelled; record the use of the devices, and delete expired tokens."""
        checks = 0
        while True:
            with contextlib.suppress(RefusedError):  # the database is away: the next check follows
                await self.check()
                if checks % RECORD_CHECKS == 0:
                    await self._store.write(record_use, tuple(self._sockets), now_ms())
                    await self._store.write(forget_expired, self._people.oldest)
                checks += 1
            await asyncio.sleep(CHECK_S)
