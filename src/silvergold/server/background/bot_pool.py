"""Bots and the coach think in processes of their own, knowing only what their seat may see."""

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
"""How often a decision is asked for again when a process has died over it."""


class SeatKnowledge(NamedTuple):
    """All that a seat may know when it decides."""

    heard: tuple[Event, ...]
    view: View
    moves: tuple[PlayerMove, ...]


class BotRequest(NamedTuple):
    """What a bot is asked."""

    bot: str
    seed: bytes
    sight: SeatKnowledge


def seat_knowledge(seat: int, table: Table, state: GameState) -> SeatKnowledge:
    """What a seat knows."""
    return SeatKnowledge(events_seen(table.game_events, seat), view(state, seat), legal_moves(state, seat))


def bot_request(seat: int, table: Table, state: GameState, secret: bytes, made: int) -> BotRequest:
    """What the bot of a seat is asked, after some moves that it has made in this step."""
    return BotRequest(
        bot=table.seats[seat].bot,
        seed=seed_of(secret, seat, len(table.events), made),
        sight=seat_knowledge(seat, table, state),
    )


def answer(question: BotRequest) -> PlayerMove:
    """A bot's decision: that of a new bot that was told everything, so that there is none to be lost."""
    bot = make_bot(question.bot, question.seed)
    bot.observe(question.sight.heard)
    return bot.choose(question.sight.view, question.sight.moves)


def coach(sight: SeatKnowledge) -> Hint:
    """The coach's advice."""
    return advise(sight.view, sight.moves, sight.heard)


def seed_of(secret: bytes, seat: int, told: int, made: int) -> bytes:
    """What a bot's own choices come from: nobody outside can foretell them.

    They follow from how many events were told and how many moves of the step the bot has made, so that what
    others do in secret has no part in them.
    """
    numbers = bytes([seat]) + told.to_bytes(8, "big") + made.to_bytes(8, "big")
    return hashlib.sha256(b"bot" + secret + numbers).digest()


def end_with_parent() -> None:
    """A process that was started by another one ends when that does, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)

    async def ask(self, question: BotRequest) -> PlayerMove:
        """A bot's decision."""
        return await self._run(answer, question)

    async def ask_coach(self, sight: SeatKnowledge) -> Hint:
        """A good move for a seat."""
        return await self._run(coach, sight)

    async def _run(self, think: Callable[[Q], T], question: Q) -> T:
        """Let a process think; another one, should it die over it."""
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
        """Let the processes end, and wait for it: an interpreter that ends before stumbles over them."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
