"""Open tables: new ones, on the deal of another table or of the day, and rematches."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from silvergold.engine import EDITIONS, HUMAN, Deck, bot_kind, bot_title, new_game, standard_deck
from silvergold.protocol.commands import CHALLENGE, DAILY, OpenTable, Rematch, TableSettings
from silvergold.protocol.fields import Milliseconds
from silvergold.server.clock import now_ms
from silvergold.server.deals import Deals, number_from
from silvergold.server.errors import RefusedError
from silvergold.server.settings import Limits
from silvergold.server.shared_limits import HourlyLimit
from silvergold.server.storage.challenges import StoredChallenge, first_table
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import live_tables_of, opened_by, waiting_tables_of
from silvergold.server.storage.store import Store
from silvergold.server.storage.table_logs import Append, NewTable
from silvergold.server.table import facts
from silvergold.server.table.clocks import STAND_IN
from silvergold.server.table.commands import (
    CommandOutcome,
    accept_rematch,
    begin,
    decide_fact,
    hash_of_command,
    require_start_player,
)
from silvergold.server.table.facts import LogEntry
from silvergold.server.table.log import open_table
from silvergold.server.table.registry import LiveTable, TableRegistry, append_of
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Seat, Table
from silvergold.server.tokens import new_id

BOT_FOR_PERSON = Seat(bot_kind(STAND_IN), bot_title(STAND_IN))
"""Plays for a person who is not there."""


class TableOpener:
    """Opens tables."""

    def __init__(
        self, store: Store, tables: TableRegistry, deals: Deals, limits: Limits, hourly: HourlyLimit
    ) -> None:
        self._store = store
        self._tables = tables
        self._deals = deals
        self._most_live = limits.live_tables
        self._most_waiting = limits.waiting_tables
        self._hourly = hourly

    async def open(self, requester: Person, wish: OpenTable) -> LiveTable:
        """Open a table; the same request again returns the same table."""
        known = await self._store.read(opened_by, requester.id, wish.id)
        if known is not None:
            return await self._opened(known, requester, wish)
        require_start_player(wish.settings)
        await self._require_room(requester)
        if wish.settings.listed:
            await self._require_room_in_lobby(requester)
        deck = await self._tables.deck(wish.settings.deck or standard_deck().sha256)
        new_game(deck, wish.settings.players, EDITIONS[wish.settings.edition])
        deal = await self._deal(wish.settings, deck.sha256, requester)
        start_player = await self._start_player(wish.settings)
        opened = facts.TableOpened(
            settings=replace(wish.settings, start_player=start_player),
            deck=deck.sha256,
            host=requester.id,
            deal=deal.id,
            hash=deal.shuffle.hash,
            takes_words=wish.settings.deal == "new",
            language=wish.language,
        )
        entry = LogEntry(1, now_ms(), opened, requester.id, wish.id, hash_of_command(wish))
        table_id = new_id()
        append = Append(
            table_id,
            entry,
            table_listing(open_table(table_id, entry, deck)),
            opens=NewTable(table_id, deal.id, requester.id, wish.id, wish.settings.listed, entry.at),
        )
        await self._store.append(append)
        # The request may have arrived twice at once.
        first = await self._store.read(opened_by, requester.id, wish.id)
        return await self._opened(first or table_id, requester, wish)

    async def _opened(self, table_id: str, requester: Person, wish: OpenTable) -> LiveTable:
        """Return the table that a request has opened; refuse another request under the same id."""
        live = await self._tables.get_current(table_id)
        live.has_done(requester.id, wish.id, hash_of_command(wish))
        return live

    async def take_up(self, challenge: StoredChallenge, requester: Person, language: str) -> LiveTable:
        """Open a person's table for a challenge and start its game; later requests return the same table."""
        command = challenge.command
        known = await self._store.read(opened_by, requester.id, command)
        if known is not None:
            return await self._tables.get_current(known)
        if await self._store.read(first_table, challenge.deal, requester.id):
            raise RefusedError("challenge-known")
        await self._require_room(requester)
        old = await self._tables.get_current(challenge.table_id)
        deal = f"{CHALLENGE}{challenge.id}"
        settings = replace(old.table.settings, deal=deal, listed=False, clock=None, grace_seconds=None)
        opened = facts.TableOpened(
            settings, old.table.deck.sha256, requester.id, challenge.deal, old.table.hash, False, language
        )
        seats = seats_of_challenge(old.table, challenge.seat)
        seats[challenge.seat] = Seat(HUMAN, requester.name, requester.id)
        first, *rest = begun_log(new_id(), opened, command, old.table.deck, old.deal, seats)
        await self._store.append(replace(first, follows=tuple(rest)))
        table_id = await self._store.read(opened_by, requester.id, command)
        live = await self._tables.load(table_id or first.table_id)
        self._tables.changed(live)
        return live

    async def _require_room(self, requester: Person) -> None:
        await self._hourly.take(requester.id)
        if await self._store.read(live_tables_of, requester.id) >= self._most_live:
            raise RefusedError("too-many-tables", 429)

    async def _require_room_in_lobby(self, requester: Person) -> None:
        if await self._store.read(waiting_tables_of, requester.id) >= self._most_waiting:
            raise RefusedError("too-many-listed-tables", 429)

    async def _deal(self, settings: TableSettings, deck: str, host: Person) -> StoredDeal:
        """Return the deal that the settings ask for."""
        if settings.deal == "new":
            return await self._deals.fresh(settings, deck, host)
        if settings.deal == "today":
            deal = await self._deals.of_today()
        elif settings.deal.startswith(DAILY):
            deal = await self._deals.of_day(number_from(settings.deal.removeprefix(DAILY)))
        else:
            other = await self._tables.get_current(settings.deal)
            if other.table.status != "finished":
                raise RefusedError("game-not-over")
            deal = other.deal
        if (deal.players, deal.edition, deal.deck) != (settings.players, settings.edition, deck):
            raise RefusedError("other-deal", 422)
        return deal

    async def _start_player(self, settings: TableSettings) -> int | None:
        """R2.5: the seat that the host has named, at this table or at the one whose deal is played again."""
        if settings.listed or settings.deal in ("new", "today") or settings.deal.startswith(DAILY):
            return settings.start_player
        return (await self._tables.get_current(settings.deal)).table.settings.start_player

    async def rematch(self, table_id: str, requester: Person, command: Rematch) -> None:
        """Offer or accept a rematch; open it if everybody has accepted, or if it should begin anyway."""
        live = await self._tables.get_current(table_id)

        def accept(table: Table, at: Milliseconds) -> CommandOutcome | None:
            fact = accept_rematch(table, command, requester)
            return None if fact is None else decide_fact(table, fact, at)

        def is_due(table: Table) -> bool:
            # A command that is sent again is in the log and not decided again, whatever it says now.
            offers = bool(set(table.rematch_accepted[:1]) & set(table.seats_of(requester.id)))
            return not table.rematch and (table.wants_rematch or (command.begin and offers))

        await self._tables.write(live, accept, requester.id, command)
        if is_due(live.table):
            await self._open_rematch(live, is_due)

    async def _open_rematch(self, old: LiveTable, is_due: Callable[[Table], bool]) -> None:
        """Open a rematch and start its game, if it is still due."""
        host = old.table.seats[old.table.rematch_accepted[0]]
        settings = replace(old.table.settings, deal="new", start_player=None)
        deal = await self._deals.fresh(settings, old.table.deck.sha256, Person(host.person, host.name))
        new_table_id = new_id()

        def open_rematch(table: Table, at: Milliseconds) -> CommandOutcome | None:
            return decide_fact(table, facts.RematchOpened(new_table_id), at) if is_due(table) else None

        def new_table() -> tuple[Append, ...]:
            return rematch_log(old.table, new_table_id, settings, deal)

        await self._tables.write(old, open_rematch, new_table=new_table)
        if old.table.rematch == new_table_id:
            self._tables.changed(await self._tables.load(new_table_id))


def rematch_log(old: Table, table_id: str, settings: TableSettings, deal: StoredDeal) -> tuple[Append, ...]:
    """Return the first entries of a rematch: the seats, with bots for those who are missing, and the game."""
    host = old.seats[old.rematch_accepted[0]].person
    opened = facts.TableOpened(
        settings, old.deck.sha256, host, deal.id, deal.shuffle.hash, language=old.language
    )
    seats = [
        Seat(seat.kind, seat.name, seat.person)
        if not seat.person or number in old.rematch_accepted
        else BOT_FOR_PERSON
        for number, seat in enumerate(old.seats)
    ]
    return begun_log(table_id, opened, f"rematch {old.id}", old.deck, deal, seats)


def begun_log(
    table_id: str,
    opened: facts.TableOpened,
    command: str,
    deck: Deck,
    deal: StoredDeal,
    seats: Sequence[Seat],
) -> tuple[Append, ...]:
    """Return the first entries of a table at which everybody is seated and the game has begun."""
    now, host = now_ms(), opened.host
    entry = LogEntry(1, now, opened, host)
    new = LiveTable(open_table(table_id, entry, deck), deal)
    listed = NewTable(table_id, deal.id, host, command, opened.settings.listed, now)
    appends = [Append(table_id, entry, opens=listed)]

    def add(decision: CommandOutcome) -> None:
        entry = LogEntry(decision.table.number, now, decision.fact, host)
        appends.append(append_of(new.table, decision.table, entry))
        new.table = decision.table

    for number, seat in enumerate(seats):
        add(decide_fact(new.table, facts.SeatTaken(number, seat.kind, seat.name, seat.person), now))
    add(begin(new.table, new.dealer, now))
    return tuple(appends)


def seats_of_challenge(table: Table, own: int) -> list[Seat]:
    """Return who sits at a table of a challenge: bots in place of people, and a free seat."""
    seats = [BOT_FOR_PERSON if seat.person else Seat(seat.kind, seat.name) for seat in table.seats]
    seats[own] = Seat()
    return seats
