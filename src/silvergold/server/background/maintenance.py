"""Who looks after tables when no command comes: bots move, clocks lapse, stand-ins step in.

Bots decide at a steady beat: when their decisions are seen tells nothing about how long they took.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from silvergold.bots import BOTS
from silvergold.engine import Mark, PlayerMove, apply, bot_of, seats_to_move
from silvergold.protocol.fields import Milliseconds
from silvergold.protocol.moves import from_engine_move
from silvergold.server import metrics
from silvergold.server.background.bot_pool import BotPool, bot_request
from silvergold.server.background.presence import PresenceTracker
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.storage.queries import best_rated, claim_due, rating_of
from silvergold.server.storage.store import Store
from silvergold.server.table import facts
from silvergold.server.table.clocks import LEASE_MS, why_stand_in
from silvergold.server.table.commands import Decision, decide_fact, play_moves
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.table.table import Table

log = logging.getLogger(__name__)

SWEEP_S = 1.0
LOOK_AGAIN_S = 5.0
"""How often tables are read again in case a hint was missed."""
MOST_CLAIMED = 100
STAND_IN = "sailor"
"""For somebody who hasn't been rated."""


@contextlib.contextmanager
def going_on(trouble: str, **where: str) -> Iterator[None]:
    """Whatever goes wrong in here is told in the log, and the next time may be better."""
    try:
        yield
    except RefusedError as error:
        log.warning(trouble, extra={"why": error.code, **where})
    except Exception:
        log.exception(trouble, extra=where)


def until_beat(spent_s: float, pace_s: float) -> float:
    """How long it is until a whole number of beats has passed."""
    return pace_s - spent_s % pace_s if pace_s else 0.0


class TableMaintenance:
    """Looks after the tables of one worker, and after those whose worker has gone."""

    def __init__(
        self,
        tables: TableRegistry,
        store: Store,
        bot_pool: BotPool,
        presence: PresenceTracker,
        pace_ms: int,
    ) -> None:
        self._tables = tables
        self._store = store
        self._bot_pool = bot_pool
        self._attendance = presence
        self._pace_s = pace_ms / 1000
        self._thoughts = set[asyncio.Task[None]]()
        self._is_resting = False
        tables.changed = self.bots_may_move

    async def rest(self) -> None:
        """Let bots think no more, and wait for those in the middle of a move."""
        self._is_resting = True
        await self._bot_pool.close()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def sweep(self) -> None:
        """From time to time look for tables that need somebody; until cancelled."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_S)
            with going_on("could not look around"):
                await self._attendance.write_down()
                now = now_ms()
                for table_id in await self._store.write(claim_due, now, now + LEASE_MS, MOST_CLAIMED):
                    with going_on("could not look after a table", table=table_id):
                        await self.look_after(await self._tables.wake(table_id))
                self._tables.forget_idle()
                if time.monotonic() - looked > LOOK_AGAIN_S:
                    looked = time.monotonic()
                    await self._tables.look_again()

    async def look_after(self, live: LiveTable) -> None:
        """Let stand-ins step in where it is time, and bots move."""
        live.is_stale = True  # whoever looked after it before may have gone without a hint
        await self._tables.catch_up(live)
        here = await self._attendance.people_at(live.table.id)
        for seat in range(len(live.table.seats)):
            if why_stand_in(live.table, seat, now_ms(), here) is not None:
                await self._stand_in(live, seat, here)
        self.bots_may_move(live)

    # --- stand-ins ----------------------------------------------------------------------------------------

    async def _stand_in(self, live: LiveTable, seat: int, here: set[str]) -> None:
        """Let a stand-in step in, unless the person came back in the meantime."""
        bot = await self._fitting_bot(live.table.seats[seat].person)

        def decide(table: Table, at: Milliseconds) -> Decision | None:
            why = why_stand_in(table, seat, now_ms(), here)
            return None if why is None else decide_fact(table, facts.StandInSeated(seat, bot, why), at)

        await self._tables.write(live, decide)

    async def _fitting_bot(self, person: str) -> str:
        """The bot whose rating is nearest to a person's."""
        own = await self._store.read(rating_of, person)
        if own is None:
            return STAND_IN
        rated = await self._store.read(best_rated, 1000)
        known = {bot: row.mu for row in rated if (bot := bot_of(row.player)) in BOTS}
        return min(known, key=lambda bot: abs(known[bot] - own.mu), default=STAND_IN)

    # --- bots ---------------------------------------------------------------------------------------------

    def bots_may_move(self, live: LiveTable) -> None:
        """See to it that bots think about a table where they must decide."""
        if live.thinking is None and live.table.bots_to_move and not self._is_resting:
            live.thinking = asyncio.create_task(self._let_bots_move(live))
            self._thoughts.add(live.thinking)
            live.thinking.add_done_callback(self._thoughts.discard)

    async def _let_bots_move(self, live: LiveTable) -> None:
        try:
            while seats := live.table.bots_to_move:
                begun, step = time.monotonic(), live.table.step
                moves = await asyncio.gather(*(self._decision(live, seat) for seat in seats))
                metrics.BOT_SECONDS.observe(time.monotonic() - begun)
                await asyncio.sleep(until_beat(time.monotonic() - begun, self._pace_s))
                for seat, decision in zip(seats, moves, strict=True):
                    await self._move(live, seat, decision, step)
        except RefusedError:
            log.warning("bots could not move", extra={"table": live.table.id})  # the sweep tries again
        except Exception:
            if not self._is_resting:  # whoever rests is asked for nothing more
                log.exception("bots could not move", extra={"table": live.table.id})
        finally:
            live.thinking = None

    async def _decision(self, live: LiveTable, seat: int) -> tuple[PlayerMove, ...]:
        """All moves of a bot in this step: when marking, until it is ready."""
        table, state, moves = live.table, live.table.state, list[PlayerMove]()
        if state is None:
            return ()
        while seat in seats_to_move(state):
            move = await self._bot_pool.ask(bot_request(seat, table, state, live.deal.secret, len(moves)))
            moves.append(move)
            if not isinstance(move, Mark):
                break
            state, _ = apply(state, move)
        return tuple(moves)

    async def _move(
        self, live: LiveTable, seat: int, moves: tuple[PlayerMove, ...], step: tuple[int, int, str, int]
    ) -> None:
        """Write a bot's decision down, if it is still asked for."""
        sent = tuple(from_engine_move(move) for move in moves)
        before = live.table.seats[seat].due_since

        def decide(table: Table, at: Milliseconds) -> Decision | None:
            is_asked = table.step == step and seat in table.bots_to_move
            is_same = table.seats[seat].due_since == before
            return play_moves(table, seat, sent, live.dealer, at) if is_asked and is_same else None

        await self._tables.write(live, decide)
