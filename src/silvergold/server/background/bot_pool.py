"""Worker processes for bots and the coach, which receive only what their seat may see."""

import asyncio
import contextlib
import faulthandler
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import NamedTuple, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

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
from silvergold.errors import ApplicationError
from silvergold.review.coach import Hint, advise
from silvergold.server.table.clocks import STAND_IN
from silvergold.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TRIES = 3
"""Attempts at a decision whose process dies."""
OWN_BOT_S = 10.0
"""How long a host's own bot may take for a move."""


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
    host: str = ""
    """The person whose table it is."""
    limit_s: float = OWN_BOT_S

    @property
    def is_own(self) -> bool:
        """Whether the bot is the host's own (``module:Class``), which may do anything."""
        return ":" in self.bot


class BotDecision(NamedTuple):
    """A move; if the host's own bot failed, that of the stand-in, and why."""

    move: PlayerMove
    failure: str = ""
    is_last: bool = False
    """Whether the bot should not be asked again: it would hold up the others."""


class TooSlow(BaseException):
    """A bot has used up its time."""


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
        host=table.host,
    )


def decide(request: BotRequest) -> BotDecision:
    """Return a bot's decision, or the stand-in's if the host's own bot fails."""
    if not request.is_own:
        return BotDecision(choose(request))
    is_too_slow = False
    try:
        with time_limit(request.limit_s):
            move = choose(request)
        if move in request.knowledge.moves:
            return BotDecision(move)
        failure = f"{move!r} is not a legal move"
    except TooSlow:
        failure, is_too_slow = f"a move took longer than {request.limit_s:g} seconds", True
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
    return BotDecision(choose(request._replace(bot=STAND_IN)), failure, is_too_slow)


def choose(request: BotRequest) -> PlayerMove:
    """Return the move of a new bot that observes all events first, so a dead process loses no state."""
    bot = make_bot(request.bot, request.seed)
    bot.observe(request.knowledge.events)
    return bot.choose(request.knowledge.view, request.knowledge.moves)


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow after a time; end the process if its code doesn't even return to Python."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    faulthandler.dump_traceback_later(2 * seconds, exit=True)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()


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
    """Begin a process of a pool, with the host's own bots; one that cannot be imported fails when asked."""
    os.nice(niceness)
    end_with_parent()
    for bot in bots:
        with contextlib.suppress(ApplicationError):
            find_bot(bot)


class BotPool:
    """A pool of processes in which bots decide; they are started when first needed."""

    def __init__(self, processes: int, niceness: int = 0, bots: tuple[str, ...] = ()) -> None:
        self._processes = processes
        self._start = (niceness, bots)
        self._pool = self._new_pool()
        self._failed = set[str]()
        """The host's own bots that have failed."""
        self._dropped = set[str]()
        """Those that took too long or ended their process: they are not asked again."""
        self._slots = WeakValueDictionary[str, asyncio.Semaphore]()
        """What the requests for one person wait for: they may use all processes, but not fill the queue."""

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, begin_process, self._start)

    async def ask(self, request: BotRequest) -> PlayerMove:
        """Return a bot's decision; a stand-in replaces a bot of the host's that fails."""
        if request.bot in self._dropped:
            request = request._replace(bot=STAND_IN)
        try:
            decision = await self.run_for(request.host, decide, request)
        except BrokenProcessPool:
            if not request.is_own:
                raise
            stand_in = await self.run_for(request.host, decide, request._replace(bot=STAND_IN))
            decision = BotDecision(stand_in.move, "its process ended", is_last=True)
        if decision.failure:
            self._note_failure(request.bot, decision)
        return decision.move

    def _note_failure(self, bot: str, decision: BotDecision) -> None:
        """Log the first failure of a bot."""
        if decision.is_last:
            self._dropped.add(bot)
        if bot not in self._failed:
            self._failed.add(bot)
            details = {"bot": bot, "why": decision.failure}
            log.warning("a bot of your own failed: %s plays in its place", STAND_IN, extra=details)

    async def hint(self, knowledge: SeatKnowledge, person: str) -> Hint:
        """Return the coach's hint for a person's seat."""
        return await self.run_for(person, advise, knowledge.view, knowledge.moves, knowledge.events)

    async def run_for(self, person: str, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function for a person in a process, after what the same person has asked for before."""
        async with self._slots.setdefault(person, asyncio.Semaphore(self._processes)):
            return await self.run(function, *arguments)

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function in a process, and again in a new pool if the process dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        return await loop.run_in_executor(self._pool, function, *arguments)

    async def close(self) -> None:
        """Stop the processes and wait for them, so that the interpreter can exit cleanly."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
