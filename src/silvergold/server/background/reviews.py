"""Reviews of finished games: computed once, in a process of their own, and stored.

The process has a low priority, so that bots at other tables do not wait for it. Its jobs are short: the
ledger of a game, then one flagged decision after the other.
"""

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping

import msgspec

from silvergold.engine import GameState, PlayerMove
from silvergold.protocol.review import GameReview
from silvergold.review.examination import Examination, examine
from silvergold.review.ledger import Decision, evaluator_hash
from silvergold.review.rollouts import Confirmation, confirm
from silvergold.review.tries import Assessment, assess
from silvergold.server.background.bot_pool import BotPool
from silvergold.server.background.maintenance import logged_errors
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.rate_limits import RateLimit
from silvergold.server.settings import Limits
from silvergold.server.storage.results import ReviewedSeat, store_figures
from silvergold.server.storage.reviews import (
    ReviewStatus,
    StoredReview,
    claim_review,
    find_review,
    next_unreviewed,
    release_review,
    store_progress,
)
from silvergold.server.storage.store import Store
from silvergold.server.table.finished import FinishedGame
from silvergold.server.table.review import game_review

log = logging.getLogger(__name__)

VERSION = 1
"""Increase it with every change that changes a stored review; they are computed again when asked for."""
QUEUE_LIMIT = 20
"""Reviews that wait or are being computed in one worker."""
TRIES_LIMIT = 8
"""Tries that wait for rollouts in one worker."""
LEASE_MS = 60_000
"""A worker that has stored no progress for this long counts as dead."""
BACKGROUND_PAUSE_S = 5.0
"""The pause before the next search for games that nobody has asked to review."""
NICENESS = 10

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(GameReview).decode


LoadGame = Callable[[str], Awaitable[FinishedGame]]
"""Loads a finished game by the id of its table."""

Compute = Callable[[], Coroutine[None, None, None]]
"""Computes a review that this worker has claimed."""


def busy() -> RefusedError:
    """Return the refusal when too many reviews wait."""
    return RefusedError("reviews-busy", 503)


def current_version() -> str:
    """Return the key of reviews by the current evaluator and the current code."""
    return f"{VERSION}-{evaluator_hash()[:32]}"


class Reviews:
    """The reviews that this worker computes."""

    def __init__(self, store: Store, pool: BotPool, limits: Limits) -> None:
        self._store = store
        self._pool = pool
        self._limit = RateLimit(limits.reviews_per_hour, 3600)
        self._claims: set[asyncio.Task[asyncio.Task[None] | None]] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._computing = asyncio.Lock()
        self._tries = 0

    async def find(self, game: FinishedGame, requester: str) -> StoredReview:
        """Return the review of a finished game, or its progress; the first request starts it."""
        version = await asyncio.to_thread(current_version)
        stored = await self._store.read(find_review, game.id, version)
        if stored is not None and self._is_current(game.id, stored):
            return stored
        if len(self._tasks) >= QUEUE_LIMIT:
            raise busy()
        self._limit.take(requester)
        await self._start(game.id, version, lambda: self._compute_in_turn(game, version))
        return StoredReview("computing", 0.0, None, now_ms() + LEASE_MS)

    async def _start(self, table_id: str, version: str, compute: Compute) -> asyncio.Task[None] | None:
        """Start a computation unless another worker has claimed it; stopping waits for the claim."""
        claim = asyncio.create_task(self._claim(table_id, version, compute))
        self._claims.add(claim)
        claim.add_done_callback(self._claims.discard)
        return await asyncio.shield(claim)

    async def _claim(self, table_id: str, version: str, compute: Compute) -> asyncio.Task[None] | None:
        if not await self._store.write(claim_review, table_id, version, now_ms(), now_ms() + LEASE_MS):
            return None
        task = self._tasks[table_id] = asyncio.create_task(compute())
        task.add_done_callback(lambda _: self._tasks.pop(table_id))
        return task

    def _is_current(self, table_id: str, stored: StoredReview) -> bool:
        """Whether a review is ready, or some worker is computing it."""
        return stored.status == "ready" or stored.until >= now_ms() or table_id in self._tasks

    async def peek(self, table_id: str, is_ready: bool = True) -> GameReview | None:
        """Return the review of a game if it is ready, or else as far as it has come."""
        version = await asyncio.to_thread(current_version)
        stored = await self._store.read(find_review, table_id, version)
        if stored is None or (is_ready and stored.status != "ready"):
            return None
        return read_review(stored)

    # --- reviews that nobody has asked for ----------------------------------------------------------------

    async def run_in_background(self, load: LoadGame) -> None:
        """Review finished games of people that nobody has asked for, until cancelled."""
        while True:
            await asyncio.sleep(BACKGROUND_PAUSE_S)
            with logged_errors("could not look for games to review"):
                while not self._tasks and await self.review_next(load):
                    pass

    async def review_next(self, load: LoadGame) -> bool:
        """Review the latest game that has no review, and wait for it; return whether there was one.

        It does not wait its turn: its jobs and those of reviews that people ask for alternate.
        """
        version = await asyncio.to_thread(current_version)
        table_id = await self._store.read(next_unreviewed, version, now_ms())
        if table_id is None:
            return False
        stored = await self._store.read(find_review, table_id, version)
        if stored is not None and (review := read_review(stored)) is not None and stored.status == "ready":
            await self._store.write(store_figures, table_id, figures_of(review))
        elif task := await self._start(
            table_id, version, lambda: self._load_and_compute(table_id, version, load)
        ):
            await asyncio.wait([task])
        return True

    async def _load_and_compute(self, table_id: str, version: str, load: LoadGame) -> None:
        try:
            game = await load(table_id)
        except Exception:
            log.exception("could not load a game to review", extra={"table": table_id})
            await self._note(table_id, "failed", 0.0)
        else:
            await self._compute(game, version)

    # --- computing ----------------------------------------------------------------------------------------

    async def _compute_in_turn(self, game: FinishedGame, version: str) -> None:
        async with self._computing:
            await self._compute(game, version)

    async def _compute(self, game: FinishedGame, version: str) -> None:
        """Compute a review; one that cannot be computed is not tried again before its lease is over."""
        try:
            stored = await self._store.read(find_review, game.id, version)
            if stored is None or stored.status != "ready":  # another worker may have been faster
                await self._compute_now(game)
        except Exception:
            log.exception("could not review a game", extra={"table": game.id})
            await self._note(game.id, "failed", 0.0)

    async def _compute_now(self, game: FinishedGame) -> None:
        table_id = game.id
        await self._note(table_id, "computing", 0.0)
        examination = await self._pool.run(examine, game.record, game.deck)
        confirmed = examination.dropped
        await self._note(table_id, "confirming", 0.0, await review_of(game, examination, confirmed))
        for done, flag in enumerate(examination.flags, start=1):
            confirmed[flag.decision.event] = await self._pool.run(confirm, flag.state, flag.decision)
            await self._note(table_id, "confirming", done / len(examination.flags))
        await self._note(table_id, "ready", 1.0, await review_of(game, examination, confirmed))

    async def _note(
        self, table_id: str, status: ReviewStatus, progress: float, review: GameReview | None = None
    ) -> None:
        """Store how far a review is."""
        content = None if review is None else zlib.compress(_encode(review))
        figures = () if review is None else figures_of(review)
        until = now_ms() + LEASE_MS
        await self._store.write(store_progress, table_id, status, progress, until, content, figures)

    async def judge(self, state: GameState, decision: Decision, moves: tuple[PlayerMove, ...]) -> Assessment:
        """Judge another try at a decision."""
        if self._tries >= TRIES_LIMIT:
            raise busy()
        self._tries += 1
        try:
            return await self._pool.run(assess, state, decision, moves)
        finally:
            self._tries -= 1

    async def stop(self) -> None:
        """Stop the process; what it has not finished is computed when somebody asks again."""
        await asyncio.gather(*self._claims, return_exceptions=True)
        tasks = dict(self._tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for table_id in tasks:
            with contextlib.suppress(RefusedError):
                await self._store.write(release_review, table_id)
        await self._pool.close()


async def review_of(
    game: FinishedGame, examination: Examination, confirmed: Mapping[int, Confirmation]
) -> GameReview:
    """Return a review as clients see it; translating it takes a few hundredths of a second."""
    return await asyncio.to_thread(game_review, game.record, examination, confirmed)


def figures_of(review: GameReview) -> tuple[ReviewedSeat, ...]:
    """Return what a review says of each seat's result: points given away, and luck of both kinds."""
    return tuple(
        ReviewedSeat(seat.seat, seat.given_away, round(seat.points.table_luck + seat.points.own_luck, 1))
        for seat in review.seats
    )


def read_review(stored: StoredReview) -> GameReview | None:
    """Return a stored review, if it has come so far."""
    return None if stored.content is None else decode_review(stored.content)


def decode_review(content: bytes) -> GameReview:
    """Return a review from its stored content."""
    return _decode(zlib.decompress(content))
