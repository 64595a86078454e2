"""Sends push messages in the background: a bounded queue, and a bounded number of requests at once."""

import asyncio
import logging
from typing import NamedTuple

import h11
import msgspec

from silvergold.server.accounts.names import seat_name
from silvergold.server.errors import RefusedError
from silvergold.server.monitoring import metrics
from silvergold.server.push.endpoints import BadEndpointError, post
from silvergold.server.push.messages import PushSigner, encrypt, new_private_key
from silvergold.server.storage.push import (
    PushSubscription,
    delete_subscription,
    stored_key,
    subscriptions_of,
)
from silvergold.server.storage.store import Store
from silvergold.server.table.table import Seat, Table
from silvergold.words import Words

log = logging.getLogger(__name__)

QUEUE_LIMIT = 1000
"""Messages beyond it are dropped."""
SENDERS = 16
TRIES = 3
PAUSE_S = 5.0
"""The pause before the next try."""
GONE = (404, 410)
"""The responses of a push service that no longer knows a subscription."""
KEEP_S = 24 * 3600
"""How long a push service keeps a message for a device that is switched off."""


class TurnMessage(NamedTuple):
    """A person has something to do at a table."""

    person: str
    table: str
    others: tuple[Seat, ...]


def turn_message(table: Table, person: str) -> TurnMessage:
    """Return the message that it is a person's turn."""
    return TurnMessage(person, table.id, tuple(seat for seat in table.seats if seat.person != person))


def content_of(message: TurnMessage, language: str) -> bytes:
    """Return a message as the browser's service worker reads it: nothing that a spectator may not know."""
    words = Words(language)
    names = words.join(seat_name(seat, words) for seat in message.others)
    return msgspec.json.encode(
        {
            "title": words.say("turn-alert"),
            "body": words.say("turn-alert-with", names=names),
            "table": message.table,
            "language": language,
        }
    )


class PushSender:
    """Sends the push messages of this worker."""

    def __init__(self, store: Store, contact: str, test_service: str) -> None:
        self._store = store
        self._contact = contact
        self._test_service = test_service
        self._queue = asyncio.Queue[TurnMessage](QUEUE_LIMIT)
        self._signer: PushSigner | None = None

    async def signer(self) -> PushSigner:
        """Return the signer with the server's key, which is the same for all workers."""
        if self._signer is None:
            key = await self._store.write(stored_key, "push", new_private_key())
            self._signer = PushSigner(key, self._contact)
        return self._signer

    def enqueue(self, message: TurnMessage) -> None:
        """Send a message soon to all devices of its person."""
        if self._queue.full():
            metrics.PUSHES.labels("dropped").inc()
        else:
            self._queue.put_nowait(message)

    async def run(self) -> None:
        """Send queued messages until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._send_queued())

    async def _send_queued(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                devices = await self._store.read(subscriptions_of, message.person)
                # At once, because a push service that never answers must not delay other devices and people.
                for outcome in await asyncio.gather(*(self._send(message, device) for device in devices)):
                    metrics.PUSHES.labels(outcome).inc()
            except RefusedError as error:
                log.warning("could not send push messages", extra={"why": error.code})
            except Exception:
                log.exception("could not send push messages", extra={"table": message.table})

    async def _send(self, message: TurnMessage, subscription: PushSubscription) -> str:
        """Send a message to one device, again if the push service is busy; return what became of it."""
        for number in range(TRIES):
            if number:
                await asyncio.sleep(PAUSE_S)
            try:
                status = await self._post(message, subscription)
            except BadEndpointError:
                status = GONE[0]
            except (OSError, h11.ProtocolError):
                continue
            if 200 <= status < 300:
                return "sent"
            if status in GONE:
                await self._store.write(delete_subscription, subscription.device, subscription.endpoint)
                return "gone"
            if status < 500 and status != 429:
                return "refused"
        return "failed"

    async def _post(self, message: TurnMessage, subscription: PushSubscription) -> int:
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_S),
            "Topic": message.table,  # a newer message for the table replaces an undelivered one
            "Urgency": "normal",
            **(await self.signer()).headers(subscription),
        }
        body = encrypt(content_of(message, subscription.language), subscription)
        return await post(subscription.endpoint, headers, body, self._test_service)
