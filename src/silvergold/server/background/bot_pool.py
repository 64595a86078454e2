"""Worker processes for bots and the coach, which receive only what their seat may see."""

import asyncio
import hashlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

import silvergold.bots.admiral.bot  # the processes are forked with the strong bots
import silvergold.bots.planner.bot  # noqa: F401
from silvergold.bots import find_bot, make_bot
from silvergold.engine import (
    Event,
    GameState,
    PlayerMove,
    View,
    earlier_turns,
    events_seen,
    legal_moves,
    view,
)
from silvergold.review.coach import Hint, advise
from silvergold.server.table.table import Table

T = TypeVar("T")
Q = TypeVar("Q")

TRIES = 3
"""Attempts at a decision whose process dies."""


class SeatKnowledge(NamedTuple):
    """Everything that a seat may know when it decides."""

    events: tuple[Event, ...]
    view: View
    moves: tuple[PlayerMove, ...]


class BotRequest(NamedTuple):
    """A request for a bot's decision."""

    bot: str
    seed: bytes
    knowledge: SeatKnowledge


def seat_knowledge(seat: int, table: Table, state: GameState) -> SeatKnowledge:
    """Return what a seat may know."""
    return SeatKnowledge(events_seen(table.game_events, seat), view(state, seat), legal_moves(state, seat))


def coach_knowledge(seat: int, table: Table, state: GameState) -> SeatKnowledge:
    """Return what a seat may look up: bots remember a round's shapes, hints must not imply them (R3.4)."""
    knowledge = seat_knowledge(seat, table, state)
    forgotten = 0 if table.settings.memory_aid else earlier_turns(knowledge.events).stop
    return knowledge._replace(events=knowledge.events[forgotten:])


def bot_request(seat: int, table: Table, state: GameState, secret: bytes, moves_made: int) -> BotRequest:
    """Return the request to a seat's bot, which has already made some moves in this step."""
    return BotRequest(
        bot=table.seats[seat].bot,
        seed=bot_seed(secret, seat, len(table.events), moves_made),
        knowledge=seat_knowledge(seat, table, state),
    )


def decide(request: BotRequest) -> PlayerMove:
    """Return the decision of a new bot that observes all events first, so a dead process loses no state."""
    bot = make_bot(request.bot, request.seed)
    bot.observe(request.knowledge.events)
    return bot.choose(request.knowledge.view, request.knowledge.moves)


def coach(knowledge: SeatKnowledge) -> Hint:
    """Return the coach's hint."""
    return advise(knowledge.view, knowledge.moves, knowledge.events)


def bot_seed(secret: bytes, seat: int, events: int, moves_made: int) -> bytes:
    """Derive a bot's random seed, which no client can predict.

    It depends on the number of public events and on the bot's moves in this step, but not on the hidden
    moves of other players.
    """
    numbers = bytes([seat]) + events.to_bytes(8, "big") + moves_made.to_bytes(8, "big")
    return hashlib.sha256(b"bot" + secret + numbers).digest()


def end_with_parent() -> None:
    """End this process when its parent ends for any reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


def begin_process(niceness: int, bots: tuple[str, ...]) -> None:
    """Begin a process of a pool, with the host's own bots."""
    os.nice(niceness)
    end_with_parent()
    for bot in bots:
        find_bot(bot)


class BotPool:
    """A pool of processes in which bots decide; they are started when first needed."""

    def __init__(self, processes: int, niceness: int = 0, bots: tuple[str, ...] = ()) -> None:
        self._processes = processes
        self._start = (niceness, bots)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, begin_process, self._start)

    async def ask(self, request: BotRequest) -> PlayerMove:
        """Return a bot's decision."""
        return await self.run(decide, request)

    async def hint(self, knowledge: SeatKnowledge) -> Hint:
        """Return the coach's hint for a seat."""
        return await self.run(coach, knowledge)

    async def run(self, function: Callable[[Q], T], argument: Q) -> T:
        """Run a function in a process, and again in a new pool if the process dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, function, argument)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        return await loop.run_in_executor(self._pool, function, argument)

    async def close(self) -> None:
        """Stop the processes and wait for them, so that the interpreter can exit cleanly."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
