"""A table of a server, through the same protocol as the browser."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from silvergold.engine import EDITIONS, Deck, Event, PlayerMove, View, parse_deck
from silvergold.terminal.client.decoding import decode_json, expect_protocol
from silvergold.terminal.client.http import Account, TableAddress, ask
from silvergold.terminal.client.socket import ReconnectingSocket
from silvergold.terminal.client.table_client import (
    EMPTY,
    SeatState,
    Status,
    TableEvent,
    own_seats,
    seat_names,
)
from silvergold.terminal.client.wire import Json, read_event, read_legal, read_view, written_move
from silvergold.words import Words


class RemoteClient:
    """A table as the server shows it to a person."""

    def __init__(self, address: TableAddress, person: Account, friends: Sequence[str] = ()) -> None:
        self.address = address
        self.person = person
        self.friends = tuple(friends)
        """Others at the same keyboard, who sit down after the person."""
        self._seen: dict[str, Any] = {}
        """The latest of each part: table, game, own."""
        self._here: tuple[int, ...] | None = None
        self._events: list[Event | TableEvent] = []
        self._number = 0
        self._changed: Callable[[], None] = lambda: None
        self._socket = ReconnectingSocket(address, person, self._hear)
        self._has_been_open = False
        self.deck: Deck
        """The cards that are played with."""
        self._open()

    def _open(self) -> None:
        """Look at the table once: a plain request can say why it is refused."""
        with expect_protocol():
            self._take(decode_json(self._get("")))
            deck = self._seen["table"]["deck"]
            content = ask(self.address.server, "GET", f"/api/decks/{deck}/file", token=self.person.token)
        self.deck = parse_deck(content)
        self._read_through()

    def _get(self, what: str) -> bytes:
        path = f"/api/tables/{self.address.table}{what}"
        return ask(self.address.server, "GET", path, token=self.person.token)

    @property
    def share_url(self) -> str:
        """What one sends to friends."""
        return f"{self.address.server}/table/{self.address.table}"

    @property
    def status(self) -> Status:
        """How far the table has come."""
        status: Status = self._seen["table"]["status"]
        return status

    @property
    def is_host(self) -> bool:
        """Whether this person has opened the table."""
        return bool(self._seen["table"]["host"] == self.person.id)

    @property
    def rematch(self) -> str:
        """The table at which these players meet again, or nothing."""
        return str(self._seen["table"].get("rematch", ""))

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Who sits where."""
        return tuple(self._seat_state(seat, told) for seat, told in enumerate(self._seen["table"]["seats"]))

    def _seat_state(self, seat: int, told: Json) -> SeatState:
        is_person = told["kind"] == "human"
        is_gone = is_person and self._here is not None and seat not in self._here
        return SeatState(
            kind=told["kind"],
            name=told.get("name", ""),
            is_mine=is_person and told.get("person") == self.person.id,
            stand_in=told.get("stand_in", ""),
            is_away=bool(told.get("has_left") or told.get("stand_in") or is_gone),
            has_left=bool(told.get("has_left")),
            due_at=None if (due := told.get("due_at")) is None else int(due),
        )

    @property
    def events(self) -> tuple[Event | TableEvent, ...]:
        """What has happened."""
        return tuple(self._events)

    @property
    def edition(self) -> str:
        """Whose rules are played."""
        return str(self._seen["table"]["settings"].get("edition", "nsv"))

    @property
    def is_connected(self) -> bool:
        """Whether the connection is there; before the first one nothing is lost."""
        return self._socket.is_open or not self._has_been_open

    def view(self, seat: int | None) -> View:
        """The game as one of the own seats sees it, or a spectator."""
        return read_view(self._seen["table"], self._seen["game"], self._own(seat), self.deck)

    def legal(self, seat: int) -> tuple[PlayerMove, ...]:
        """What one of the own seats may do now: nothing while a bot decides."""
        own = self._own(seat)
        return () if own is None or self.seats[seat].has_to_return else read_legal(own)

    def _own(self, seat: int | None) -> Json | None:
        return next((own for own in self._seen.get("own") or () if own["seat"] == seat), None)

    def subscribe(self, changed: Callable[[], None]) -> None:
        """Have something called whenever the table has changed."""
        self._changed = changed

    async def run(self) -> None:
        """Stay connected."""
        await self._socket.run(lambda: self._number, lambda: self._changed())

    async def close(self) -> None:
        """Leave the connection; the seat is kept."""
        await self._socket.close()

    async def ask(self, command: str, **fields: Any) -> None:
        """Ask something of the table; a refusal raises."""
        await self._socket.ask(command, **fields)

    async def play(self, *moves: PlayerMove) -> None:
        """Make moves of one seat."""
        await self.ask("play", seat=moves[0].seat, moves=[written_move(move) for move in moves])

    async def reclaim_seats(self) -> None:
        """Decide for the own seats oneself again."""
        await self.ask("return")

    async def record(self) -> str:
        """The game's record, once the server tells it."""
        return (await asyncio.to_thread(self._get, "/record")).decode()

    async def again(self) -> "RemoteClient":
        """The table at which these players meet again."""
        if not self.rematch:
            await self.ask("rematch")
        address = self.address._replace(table=self.rematch)
        return await asyncio.to_thread(RemoteClient, address, self.person, self.friends)

    @property
    def free_seats(self) -> list[int]:
        """The seats on which nobody sits."""
        return [seat for seat, state in enumerate(self.seats) if state.kind == EMPTY]

    @property
    def next_guest(self) -> dict[str, str] | None:
        """Who sits down next: oneself, then the friends by their names; None when all have a seat."""
        seated = len(own_seats(self))
        if seated == 0:
            return {}
        return {"name": self.friends[seated - 1]} if seated <= len(self.friends) else None

    def _hear(self, message: Json) -> None:
        """Take over what the server says."""
        if message["message"] == "update":
            self._has_been_open = True
            with expect_protocol():
                self._take(message)
            self._read_through()
        elif message["message"] == "presence":
            self._here = tuple(message.get("here", ()))
        self._changed()

    def _take(self, update: Json) -> None:
        new = update.get("events", ())
        first = update["number"] - len(new)
        self._events[first:] = [read_event(event) for event in new]
        self._number = update["number"]
        self._seen |= {part: update[part] for part in ("table", "game", "own") if part in update}

    def _read_through(self) -> None:
        """Read once all that the screens will read: they would stumble over what can't be read."""
        with expect_protocol():
            own = [part["seat"] for part in self._seen.get("own") or ()]
            seat_names(self.seats, Words(edition=EDITIONS[self.edition].name))
            for seat in (None, *own) if self._seen.get("game") is not None else ():
                self.view(seat)
            for seat in own:
                self.legal(seat)
