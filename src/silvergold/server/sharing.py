"""The addresses at which others can open this server's pages, and the switch of the person who runs it."""

import asyncio
from collections.abc import Callable, Sequence
from hmac import compare_digest
from typing import Protocol

from silvergold.server.network import is_loopback, network_addresses, origin_of
from silvergold.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


class NetworkListener(Protocol):
    """A server that can listen at more addresses while it runs."""

    async def listen(self, addresses: Sequence[str]) -> tuple[str, ...]:
        """Listen at exactly these addresses of the network; return those where it is possible."""


class Sharing:
    """Where others can open this server's pages.

    A hosted server listens at the address of its settings. ``silvergold play`` listens on the network only
    while its owner, the person who started it, shares it.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listener: NetworkListener | None = None
        self._announce: Callable[[tuple[str, ...]], None] = lambda origins: None
        self._changing = asyncio.Lock()
        self.is_on = False
        self.origins: tuple[str, ...] = ()
        """The origins of the pages as others open them, the most likely first."""
        if not is_loopback(settings.host):
            self._be_at(network_addresses() if settings.host in EVERYWHERE else (settings.host,))

    def use(self, listener: NetworkListener, announce: Callable[[tuple[str, ...]], None]) -> None:
        """Set what listens, and what announces the new addresses."""
        self._listener, self._announce = listener, announce

    def is_owner(self, token: str) -> bool:
        """Whether a token is the owner's."""
        owner = self._settings.owner_token
        return bool(owner) and compare_digest(token.encode(), owner.encode())

    async def switch(self, is_on: bool) -> None:
        """Listen on the network, or stop."""
        self.is_on = is_on
        await self.refresh()
        if is_on:
            self._announce(self.origins)

    async def refresh(self) -> None:
        """Follow the addresses of this machine, which change with its network."""
        if self._listener is None:
            return
        async with self._changing:  # otherwise one that began before it was switched off could end after it
            self._be_at(await self._listener.listen(network_addresses() if self.is_on else ()))

    def _be_at(self, addresses: Sequence[str]) -> None:
        self.origins = tuple(origin_of(address, self._settings.port) for address in addresses)
