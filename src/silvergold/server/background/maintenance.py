"""Maintenance of tables without commands: bots move, time runs out, stand-ins take over, people are notified.

Decisions of bots appear at fixed intervals, so that their timing does not reveal how long they took.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from silvergold.bots import BOTS
from silvergold.engine import Mark, PlayerMove, apply, bot_of, seats_to_move
from silvergold.protocol.fields import Milliseconds
from silvergold.protocol.moves import from_engine_moves
from silvergold.server.background.bot_pool import BotPool, bot_request
from silvergold.server.background.presence import PresenceTracker
from silvergold.server.clock import monotonic, now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.monitoring import metrics
from silvergold.server.push.sender import PushSender, turn_message
from silvergold.server.storage.packed_logs import pack_finished
from silvergold.server.storage.queries import best_rated, claim_due, rating_of
from silvergold.server.storage.store import Store
from silvergold.server.table import facts
from silvergold.server.table.clocks import LEASE_MS, STAND_IN, seats_to_announce, why_stand_in
from silvergold.server.table.commands import CommandOutcome, decide_fact, play_moves
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.table.table import Table

log = logging.getLogger(__name__)

SWEEP_S = 1.0
LOOK_AGAIN_S = 5.0
"""How often tables are read again, in case a hint was missed."""
CLAIM_LIMIT = 100
PACK_LIMIT = 10
"""Logs packed at once, so that no commit has to wait for longer than a moment."""


@contextlib.contextmanager
def logged_errors(trouble: str, **where: str) -> Iterator[None]:
    """Log errors and carry on."""
    try:
        yield
    except RefusedError as error:
        log.warning(trouble, extra={"why": error.code, **where})
    except Exception:
        log.exception(trouble, extra=where)


def until_next_interval(spent_s: float, pace_s: float) -> float:
    """Return the time until a whole number of intervals has passed."""
    return pace_s - spent_s % pace_s if pace_s else 0.0


class TableMaintenance:
    """Maintains the tables of this worker, and those of workers that have died."""

    def __init__(
        self,
        tables: TableRegistry,
        store: Store,
        bot_pool: BotPool,
        presence: PresenceTracker,
        push: PushSender,
        pace_ms: int,
    ) -> None:
        self._tables = tables
        self._store = store
        self._bot_pool = bot_pool
        self._presence = presence
        self._push = push
        self._pace_s = pace_ms / 1000
        self._tasks = set[asyncio.Task[None]]()
        self._is_stopping = False
        tables.changed = self.start_bots

    async def stop(self) -> None:
        """Stop the bots, and wait for moves in progress."""
        self._is_stopping = True
        await self._bot_pool.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Look regularly for tables that need attention, until cancelled."""
        looked = monotonic()
        while True:
            await asyncio.sleep(SWEEP_S)
            with logged_errors("could not run maintenance"):
                await self._presence.publish()
                now = now_ms()
                for table_id in await self._store.write(claim_due, now, now + LEASE_MS, CLAIM_LIMIT):
                    with logged_errors("could not maintain a table", table=table_id):
                        await self.maintain(await self._tables.load(table_id))
                self._tables.unload_idle()
                if monotonic() - looked > LOOK_AGAIN_S:
                    looked = monotonic()
                    await self._tables.check_lengths()
                    await self._store.write(pack_finished, now_ms(), PACK_LIMIT)

    async def maintain(self, live: LiveTable) -> None:
        """Let due stand-ins take over, notify people who are away, and let bots move."""
        live.is_stale = True  # the worker that maintained it before may have died without a hint
        await self._tables.catch_up(live)
        here = await self._presence.people_at(live.table.id)
        for seat in range(len(live.table.seats)):
            if why_stand_in(live.table, seat, now_ms(), here) is not None:
                await self._stand_in(live, seat, here)
        for person in seats_to_announce(live.table, now_ms()):
            await self._announce(live, person, is_here=person in here)
        self.start_bots(live)

    # --- stand-ins ----------------------------------------------------------------------------------------

    async def _stand_in(self, live: LiveTable, seat: int, here: set[str]) -> None:
        """Let a stand-in take over, unless the person has returned."""
        bot = await self._stand_in_for(live.table.seats[seat].person)

        def decide(table: Table, at: Milliseconds) -> CommandOutcome | None:
            why = why_stand_in(table, seat, now_ms(), here)
            return None if why is None else decide_fact(table, facts.StandInSeated(seat, bot, why), at)

        await self._tables.write(live, decide)

    async def _stand_in_for(self, person: str) -> str:
        """Return the bot whose rating is closest to the person's."""
        own = await self._store.read(rating_of, person)
        if own is None:
            return STAND_IN
        rated = await self._store.read(best_rated, 1000)
        known = {bot: row.mu for row in rated if (bot := bot_of(row.player)) in BOTS}
        return min(known, key=lambda bot: abs(known[bot] - own.mu), default=STAND_IN)

    # --- push messages ------------------------------------------------------------------------------------

    async def _announce(self, live: LiveTable, person: str, is_here: bool) -> None:
        """Notify a person, once per decision: only the worker that writes the fact sends the message."""
        decision: CommandOutcome | None = None

        def decide(table: Table, at: Milliseconds) -> CommandOutcome | None:
            nonlocal decision
            seats = seats_to_announce(table, now_ms()).get(person)
            decision = decide_fact(table, facts.DecisionAnnounced(seats), at) if seats else None
            return decision

        await self._tables.write(live, decide)
        if decision is not None and not is_here:
            self._push.enqueue(turn_message(live.table, person))

    # --- bots ---------------------------------------------------------------------------------------------

    def start_bots(self, live: LiveTable) -> None:
        """Start the bots of a table that must decide."""
        if live.bot_task is None and live.table.bots_to_move and not self._is_stopping:
            live.bot_task = asyncio.create_task(self._run_bots(live))
            self._tasks.add(live.bot_task)
            live.bot_task.add_done_callback(self._tasks.discard)

    async def _run_bots(self, live: LiveTable) -> None:
        try:
            while seats := live.table.bots_to_move:
                begun, asked = monotonic(), live.table
                moves = await asyncio.gather(*(self._decision(live, asked, seat) for seat in seats))
                metrics.BOT_SECONDS.observe(monotonic() - begun)
                await asyncio.sleep(until_next_interval(monotonic() - begun, self._pace_s))
                for seat, decision in zip(seats, moves, strict=True):
                    await self._move(live, seat, decision, asked)
        except RefusedError:
            log.warning("bots could not move", extra={"table": live.table.id})  # the sweep tries again
        except Exception:
            if not self._is_stopping:  # while stopping, errors are expected
                log.exception("bots could not move", extra={"table": live.table.id})
        finally:
            live.bot_task = None

    async def _decision(self, live: LiveTable, table: Table, seat: int) -> tuple[PlayerMove, ...]:
        """Return all moves of a bot in this step: when marking, until it is ready."""
        state, moves = table.state, list[PlayerMove]()
        if state is None:
            return ()
        while seat in seats_to_move(state):
            move = await self._bot_pool.ask(bot_request(seat, table, state, live.deal.secret, len(moves)))
            moves.append(move)
            if not isinstance(move, Mark):
                break
            state, _ = apply(state, move)
        return tuple(moves)

    async def _move(self, live: LiveTable, seat: int, moves: tuple[PlayerMove, ...], asked: Table) -> None:
        """Store a bot's decision if it is still needed: a person may have returned and marked meanwhile."""
        sent = from_engine_moves(moves)

        def decide(table: Table, at: Milliseconds) -> CommandOutcome | None:
            is_asked = table.step == asked.step and seat in table.bots_to_move
            is_same = is_asked and table.side(seat) == asked.side(seat)
            return play_moves(table, seat, sent, live.dealer, at) if is_same else None

        await self._tables.write(live, decide)
