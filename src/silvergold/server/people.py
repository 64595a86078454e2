"""People: a name, and a secret token per device."""

from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.names import clean_name
from silvergold.server.storage import people
from silvergold.server.storage.people import Person
from silvergold.server.storage.store import Store
from silvergold.server.tokens import hash_of_token, new_id, new_token

LINK_MS = 10 * 60_000
"""How long a one-time link is valid."""
TOKEN_LENGTH_LIMIT = 64


class People:
    """The people of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def register(self, name: str) -> tuple[Person, str]:
        """Register a person; return them and the token of their device."""
        person, token = Person(new_id(), clean_name(name)), new_token()
        await self._store.write(people.add_person, person, hash_of_token(token), now_ms())
        return person, token

    async def find_by_token(self, token: str | None) -> Person | None:
        """Return the person of a token, if known."""
        if not token or len(token) > TOKEN_LENGTH_LIMIT:
            return None
        return await self._store.read(people.find_person, hash_of_token(token))

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's name; at tables they keep the name under which they sat down."""
        renamed = Person(person.id, clean_name(name))
        await self._store.write(people.rename_person, person.id, renamed.name)
        return renamed

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

    async def use_link(self, code: str) -> tuple[Person, str]:
        """Sign a device in with a code; return the person and the device's token."""
        token = new_token()
        person = await self._store.write(people.use_link, hash_of_token(code), hash_of_token(token), now_ms())
        if person is None:
            raise RefusedError("bad-link", 404)
        return person, token

    async def sign_out(self, token: str) -> None:
        """Sign a device out."""
        await self._store.write(people.forget_token, hash_of_token(token))
