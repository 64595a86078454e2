"""People: a name, and a secret token per device."""

import asyncio
import contextlib

from silvergold.server.accounts.names import clean_name
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.settings import Settings
from silvergold.server.storage import people
from silvergold.server.storage.people import Device, OldestTimes, Person
from silvergold.server.storage.store import Store
from silvergold.server.tokens import hash_of_token, new_id, new_recovery_code, new_token, read_recovery_code

LINK_MS = 10 * 60_000
"""How long a one-time link is valid."""
TOKEN_LENGTH_LIMIT = 64
DAY_MS = 24 * 3600_000
USE_MS = 3600_000
"""How often the use of a device is recorded."""


class People:
    """The people of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._lifetime_ms = DAY_MS * settings.session_days
        self._idle_ms = DAY_MS * settings.session_idle_days
        self._recording: dict[bytes, asyncio.Task[None]] = {}

    @property
    def oldest(self) -> OldestTimes:
        """The earliest times at which a valid token was created and used."""
        return OldestTimes(now_ms() - self._lifetime_ms, now_ms() - self._idle_ms)

    def ends_at(self, device: Device) -> int:
        """Return when a device is signed out if it stays unused."""
        return min(device.created_at + self._lifetime_ms, device.used_at + self._idle_ms)

    def expires_at(self, device: Device) -> int:
        """Return when a device is signed out even if it is used."""
        return device.created_at + self._lifetime_ms

    async def register(self, name: str, device_name: str) -> tuple[Person, str]:
        """Register a person; return them and the token of their device."""
        person, token = Person(new_id(), clean_name(name)), new_token()
        await self._store.write(people.add_person, person, new_device(token, device_name, "new"))
        return person, token

    async def find_by_token(self, token: str | None) -> Person | None:
        """Return the person of a token, if known, and record its use now and then."""
        if not token or len(token) > TOKEN_LENGTH_LIMIT:
            return None
        device = hash_of_token(token)
        found = await self._store.read(people.find_person, device, self.oldest)
        if found is None:
            return None
        person, used_at = found
        if now_ms() - used_at > USE_MS and device not in self._recording:
            self._recording[device] = task = asyncio.create_task(self._record_use(device))
            task.add_done_callback(lambda _: self._recording.pop(device, None))
        return person

    async def _record_use(self, device: bytes) -> None:
        with contextlib.suppress(RefusedError):  # the next request records it
            await self._store.write(people.record_use, (device,), now_ms())

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's name; at tables they keep the name under which they sat down."""
        renamed = Person(person.id, clean_name(name))
        await self._store.write(people.rename_person, person.id, renamed.name)
        return renamed

    async def devices(self, person: Person) -> list[Device]:
        """Return a person's devices, the last used first."""
        return await self._store.read(people.devices_of, person.id, self.oldest)

    async def new_link(self, person: Person) -> tuple[str, int]:
        """Create a one-time code for another device; return it and when it expires."""
        code, expires_at = new_token(), now_ms() + LINK_MS
        await self._store.write(people.add_link, person.id, hash_of_token(code), expires_at, now_ms())
        return code, expires_at

    async def owner_of_link(self, code: str) -> Person:
        """Return the person whose device a code would sign in."""
        person = await self._store.read(people.owner_of_link, hash_of_token(code), now_ms())
        if person is None:
            raise RefusedError("bad-link", 404)
        return person

    async def use_link(self, code: str, device_name: str) -> tuple[Person, str]:
        """Sign a device in with a code; return the person and the device's token."""
        token = new_token()
        device = new_device(token, device_name, "link")
        person = await self._store.write(people.use_link, hash_of_token(code), device)
        if person is None:
            raise RefusedError("bad-link", 404)
        return person, token

    async def new_recovery_code(self, person: Person) -> str:
        """Create the code with which a person signs in without any device; it replaces the former one."""
        code = new_recovery_code()
        await self._store.write(people.store_recovery_code, person.id, hash_of_token(code), now_ms())
        return code

    async def use_recovery_code(self, typed: str, device_name: str) -> tuple[Person, str]:
        """Sign a device in with a recovery code as it was typed; return the person and the device's token."""
        token = new_token()
        device = new_device(token, device_name, "recovery")
        code = hash_of_token(read_recovery_code(typed))
        person = await self._store.write(people.use_recovery_code, code, device)
        if person is None:
            raise RefusedError("bad-recovery-code", 404)
        return person, token


def new_device(token: str, name: str, origin: str) -> Device:
    """Return a device that is signed in now."""
    return Device(hash_of_token(token), name, origin, now_ms(), now_ms())
