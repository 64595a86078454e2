"""A game on this machine; bots think in threads, so that the screen never blocks."""

import asyncio
import copy
from collections.abc import Callable

from silvergold.bots import failures_of
from silvergold.engine import (
    Deck,
    Game,
    PlayerMove,
    SilverGoldError,
    View,
    earlier_turns,
    events_seen,
    format_record,
    legal_moves,
    seats_to_move,
    view,
)
from silvergold.errors import ApplicationError
from silvergold.protocol.fields import TableStatus
from silvergold.review.coach import Hint, advise
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import LoggedEvent, SeatState, TurnNumber, seats_of


class LocalClient:
    """A game of people at one keyboard, with bots."""

    is_connected = True
    is_live = True
    missed_turns = frozenset[TurnNumber]()

    def __init__(
        self,
        local_game: LocalGame,
        *,
        memory_aid: bool = False,
        has_hints: bool = True,
        after_move: Callable[[], None] = lambda: None,
    ) -> None:
        self.local_game = local_game
        self.has_memory_aid = memory_aid
        self.has_hints = has_hints
        self.after_move = after_move
        self._game = local_game.game
        self._dealer = local_game.dealer
        self._bots = local_game.seat_bots()
        self._changed: Callable[[], None] = lambda: None
        self._moved = asyncio.Event()
        self._game.play_chance(self._dealer)

    @property
    def status(self) -> TableStatus:
        """Playing or finished."""
        return "finished" if self._game.is_over else "playing"

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """The state of each seat."""
        return seats_of(self.local_game.participants)

    @property
    def received(self) -> tuple[LoggedEvent, ...]:
        """All events so far without the cards dealt, because friends share the screen."""
        return events_seen(self._game.events)

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self._game.state.edition.name

    @property
    def deck(self) -> Deck:
        """The cards in play."""
        return self._game.state.deck

    def view(self, seat: int | None) -> View:
        """The game as a seat sees it."""
        return view(self._game.state, seat, memory_aid=self.has_memory_aid)

    def legal(self, seat: int) -> tuple[PlayerMove, ...]:
        """The legal moves of a seat."""
        return legal_moves(self._game.state, seat)

    def subscribe(self, changed: Callable[[], None]) -> None:
        """Call a function whenever the game has changed."""
        self._changed = changed

    async def run(self) -> None:
        """Let each bot decide when it is to move."""
        while not self._game.is_over:
            asked = [seat for seat in seats_to_move(self._game.state) if seat in self._bots]
            if asked:
                await self._let_decide(asked[0])
            else:
                self._moved.clear()
                await self._moved.wait()

    async def play(self, *moves: PlayerMove) -> None:
        """Make a person's moves, all of them or none."""
        before = self._game.state, len(self._game.moves), len(self._game.events)
        try:
            for move in moves:
                self._game.play(move)
        except SilverGoldError:
            self._game.state = before[0]
            del self._game.moves[before[1] :], self._game.events[before[2] :]
            raise
        self._settle()

    async def close(self) -> None:
        """Do nothing: there is no connection."""

    async def hint(self, seat: int) -> Hint:
        """A good move for a seat, from what it may see."""
        if not self.has_hints:
            raise ApplicationError("hints-not-on-shared-deals")
        events = events_seen(self._game.events, seat)
        forgotten = 0 if self.has_memory_aid else earlier_turns(events).stop
        return await asyncio.to_thread(advise, self.view(seat), self.legal(seat), events[forgotten:])

    async def reclaim_seats(self) -> None:
        """Do nothing: bots never replace people in a local game."""

    async def record(self) -> str:
        """The game's record so far."""
        return format_record(self.local_game.record())

    async def _let_decide(self, seat: int) -> None:
        with failures_of(self.local_game.participants[seat].bot):
            self._game.play(await asyncio.to_thread(self._bots[seat].decide, snapshot(self._game)))
        self._settle()

    def _settle(self) -> None:
        self._game.play_chance(self._dealer)
        self.after_move()
        self._moved.set()
        self._changed()


def snapshot(game: Game) -> Game:
    """A copy of the game: people keep marking while a bot thinks."""
    now = copy.copy(game)
    now.events = list(game.events)
    return now
