"""Processes for bots and the coach, which receive only what their seat may see."""

import asyncio
import hashlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from silvergold.bots import make_bot
from silvergold.engine import Event, GameState, PlayerMove, View, events_seen, legal_moves, view
from silvergold.review.coach import Hint, advise
from silvergold.server.table.table import Table

T = TypeVar("T")
Q = TypeVar("Q")

TRIES = 3
"""How often a decision is tried if its process dies."""


class SeatKnowledge(NamedTuple):
    """Everything that a seat may know when it decides."""

    heard: tuple[Event, ...]
    view: View
    moves: tuple[PlayerMove, ...]


class BotRequest(NamedTuple):
    """A request for a bot's decision."""

    bot: str
    seed: bytes
    sight: SeatKnowledge


def seat_knowledge(seat: int, table: Table, state: GameState) -> SeatKnowledge:
    """Return what a seat may know."""
    return SeatKnowledge(events_seen(table.game_events, seat), view(state, seat), legal_moves(state, seat))


def bot_request(seat: int, table: Table, state: GameState, secret: bytes, made: int) -> BotRequest:
    """Return the request to a seat's bot, after a number of moves that it has made in this step."""
    return BotRequest(
        bot=table.seats[seat].bot,
        seed=bot_seed(secret, seat, len(table.events), made),
        sight=seat_knowledge(seat, table, state),
    )


def decide(question: BotRequest) -> PlayerMove:
    """Return the decision of a new bot that has observed everything: no state is lost with a process."""
    bot = make_bot(question.bot, question.seed)
    bot.observe(question.sight.heard)
    return bot.choose(question.sight.view, question.sight.moves)


def coach(sight: SeatKnowledge) -> Hint:
    """Return the coach's hint."""
    return advise(sight.view, sight.moves, sight.heard)


def bot_seed(secret: bytes, seat: int, events: int, made: int) -> bytes:
    """Derive a bot's random seed, which nobody outside can predict.

    It depends on the number of public events and on the bot's moves in this step, and not on what others do
    in secret.
    """
    numbers = bytes([seat]) + events.to_bytes(8, "big") + made.to_bytes(8, "big")
    return hashlib.sha256(b"bot" + secret + numbers).digest()


def end_with_parent() -> None:
    """End this process when its parent ends, for whatever reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


class BotPool:
    """A pool of processes in which bots decide."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)

    async def ask(self, question: BotRequest) -> PlayerMove:
        """Return a bot's decision."""
        return await self._run(decide, question)

    async def hint(self, sight: SeatKnowledge) -> Hint:
        """Return the coach's hint for a seat."""
        return await self._run(coach, sight)

    async def _run(self, think: Callable[[Q], T], question: Q) -> T:
        """Run a function in a process; in another one if it dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        return await loop.run_in_executor(self._pool, think, question)

    async def close(self) -> None:
        """Stop the processes and wait for them, so that the interpreter can exit cleanly."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
