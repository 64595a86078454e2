"""A table on a server, over the same protocol as the browser's."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec

from silvergold.engine import HUMAN, Deck, PlayerMove, View, parse_deck
from silvergold.protocol.commands import (
    Command,
    DeclineRematch,
    Leave,
    Phrase,
    PlayMoves,
    React,
    Rematch,
    Return,
)
from silvergold.protocol.events import GameEvent, TableEvent, to_engine_event
from silvergold.protocol.fields import TableStatus
from silvergold.protocol.http import HintView
from silvergold.protocol.messages import Presence, Reaction, ServerMessage, Update, read_message
from silvergold.protocol.moves import from_engine_moves, to_engine_move
from silvergold.protocol.views import (
    GameView,
    OwnView,
    SeatView,
    TableView,
    to_engine_legal,
    to_engine_view,
)
from silvergold.review.coach import Hint, Reason
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.decoding import decode_json, expect_protocol, not_our_server
from silvergold.terminal.client.remote.http import TableAddress, send_request
from silvergold.terminal.client.remote.recap import load_missed_turns, report_seen
from silvergold.terminal.client.remote.rematch import RematchOffer, rematch_offer_at
from silvergold.terminal.client.remote.socket import ReconnectingSocket
from silvergold.terminal.client.table_client import EMPTY, LoggedEvent, SeatState, TurnNumber, own_seats

USUAL_LEVEL = 2
"""The place among the levels of a bot for a free seat, unless the host chooses another."""


class RemoteClient:
    """A table as the server shows it to one account."""

    is_live = True
    deck: Deck
    _table: TableView

    def __init__(self, address: TableAddress, account: Account, friends: Sequence[str] = ()) -> None:
        self.address = address
        self.account = account
        self.friends = tuple(friends)
        """Others at the same keyboard, who sit down after the account's person."""
        self._game: GameView | None = None
        self._own: tuple[OwnView, ...] = ()
        self._connected_seats: tuple[int, ...] | None = None
        self._received: list[LoggedEvent] = []
        self._number = 0
        self._on_change: Callable[[], None] = lambda: None
        self.on_reaction: Callable[[Reaction], None] = lambda reaction: None
        """Called with every phrase that somebody says."""
        self._socket = ReconnectingSocket(address, account, self._receive)
        self._has_been_open = False
        self._load()
        self.missed_turns: frozenset[TurnNumber] = (
            load_missed_turns(address, account) if own_seats(self) else frozenset()
        )
        """The turns settled while the player was away, each as its round and its number."""

    def _load(self) -> None:
        """Request the table once over HTTP, whose answer says why it is refused."""
        with expect_protocol():
            update = read_message(decode_json(self._get(f"/api/tables/{self.address.table}")))
        if not isinstance(update, Update) or update.table is None:
            raise not_our_server()
        self._table = update.table
        self.deck = parse_deck(self._get(f"/api/decks/{update.table.deck}/file"))
        self._apply(update)

    def _get(self, path: str) -> bytes:
        return send_request(self.address.server, "GET", path, token=self.account.token).content

    @property
    def share_url(self) -> str:
        """The link for friends."""
        return f"{self.address.server}/table/{self.address.table}"

    @property
    def status(self) -> TableStatus:
        """The table's status."""
        return self._table.status

    @property
    def is_host(self) -> bool:
        """Whether this account opened the table."""
        return self._table.host == self.account.id

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """The state of each seat."""
        return tuple(self._seat_state(seat, view) for seat, view in enumerate(self._table.seats))

    def _seat_state(self, seat: int, view: SeatView) -> SeatState:
        is_person = view.kind == HUMAN
        is_gone = is_person and self._connected_seats is not None and seat not in self._connected_seats
        return SeatState(
            kind=view.kind,
            name=view.name,
            is_mine=is_person and view.person == self.account.id,
            stand_in=view.stand_in,
            is_away=bool(view.has_left or view.stand_in or is_gone),
            has_left=view.has_left,
            due_at=view.due_at,
            imitates=view.imitates,
        )

    @property
    def received(self) -> tuple[LoggedEvent, ...]:
        """All events so far as they were received."""
        return tuple(self._received)

    @property
    def has_memory_aid(self) -> bool:
        """R3.4: whether the shapes of earlier turns may be looked up."""
        return self._table.settings.memory_aid

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self._table.settings.edition

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection; before the first one, none is lost."""
        return self._socket.is_open or not self._has_been_open

    def view(self, seat: int | None) -> View:
        """The game as one of the own seats or a spectator sees it."""
        if self._game is None:
            raise LookupError("there is no view before the game has started")
        return to_engine_view(self._table.settings, self._game, self._own_view(seat), self.deck)

    def legal(self, seat: int) -> tuple[PlayerMove, ...]:
        """The legal moves of one of the own seats: none while a bot decides."""
        own = self._own_view(seat)
        return () if own is None or self.seats[seat].has_to_return else to_engine_legal(own)

    def _own_view(self, seat: int | None) -> OwnView | None:
        return next((own for own in self._own if own.seat == seat), None)

    def subscribe(self, on_change: Callable[[], None]) -> None:
        """Call a function whenever the table has changed."""
        self._on_change = on_change

    async def run(self) -> None:
        """Stay connected."""
        await self._socket.run(lambda: self._number, lambda: self._on_change())

    async def close(self) -> None:
        """Close the connection; the seat is kept."""
        await self._socket.close()
        if own_seats(self):
            await asyncio.to_thread(report_seen, self.address, self.account, self._number)

    async def send(self, command: type[Command], **fields: Any) -> None:
        """Send a command to the table; a refusal raises."""
        await self._socket.send(command, **fields)

    async def play(self, *moves: PlayerMove) -> None:
        """Make moves of one seat."""
        await self.send(PlayMoves, seat=moves[0].seat, moves=from_engine_moves(moves))

    async def hint(self, seat: int) -> Hint:
        """A good move for one of the own seats, from the server's coach."""
        content = await asyncio.to_thread(self._get, f"/api/tables/{self.address.table}/hint?seat={seat}")
        with expect_protocol():
            hint = msgspec.convert(decode_json(content), HintView)
            return Hint(to_engine_move(hint.move, seat), Reason(hint.why, hint.values))

    async def reclaim_seats(self) -> None:
        """Decide for the own seats again, instead of the bot."""
        await self.send(Return)

    async def record(self) -> str:
        """The record of the finished game."""
        content = await asyncio.to_thread(self._get, f"/api/tables/{self.address.table}/record")
        return content.decode()

    async def leave(self) -> None:
        """Leave the game; a bot soon plays for the own seats."""
        await self.send(Leave)

    async def react(self, phrase: Phrase) -> None:
        """Say a phrase from the first of the own seats."""
        await self.send(React, seat=own_seats(self)[0], phrase=phrase)

    @property
    def rematch_offer(self) -> RematchOffer:
        """Who wants a rematch."""
        return rematch_offer_at(self._table, own_seats(self))

    async def accept_rematch(self, begin: bool) -> None:
        """Offer or accept a rematch, or begin it without the others."""
        await self.send(Rematch, begin=begin)

    async def decline_rematch(self) -> None:
        """Decline a rematch, or withdraw from it."""
        await self.send(DeclineRematch)

    async def open_rematch(self) -> "RemoteClient":
        """The table of a rematch that has begun."""
        address = self.address._replace(table=self._table.rematch)
        return await asyncio.to_thread(RemoteClient, address, self.account, self.friends)

    @property
    def free_seats(self) -> list[int]:
        """The empty seats."""
        return [seat for seat, state in enumerate(self.seats) if state.kind == EMPTY]

    @property
    def next_to_sit(self) -> dict[str, str] | None:
        """The fields of the next ``Sit``: the account's person, then each friend; None when all sit."""
        seated = len(own_seats(self))
        if seated == 0:
            return {}
        return {"name": self.friends[seated - 1]} if seated <= len(self.friends) else None

    def _receive(self, message: ServerMessage) -> None:
        if isinstance(message, Update):
            self._has_been_open = True
            self._apply(message)
        elif isinstance(message, Presence):
            self._connected_seats = message.here
        elif isinstance(message, Reaction):
            self.on_reaction(message)
        self._on_change()

    def _apply(self, update: Update) -> None:
        """Take over the parts of an update, and translate everything once: screens expect no errors."""
        with expect_protocol():
            if update.number > self._number:
                self._received += [_logged_event(event) for event in update.events]
            self._number = update.number
            self._table = update.table or self._table
            self._game = update.game or self._game
            self._own = self._own if update.own is None else update.own
            if self._game is None and self.status in ("playing", "finished"):
                raise not_our_server()
            for seat in (None, *(own.seat for own in self._own)) if self._game else ():
                self.view(seat)
            for own in self._own:
                self.legal(own.seat)


def _logged_event(event: TableEvent) -> LoggedEvent:
    return to_engine_event(event) if isinstance(event, get_args(GameEvent)) else event
