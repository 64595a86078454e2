"""What a table's log says that everybody may see, computed without the server's snapshots and caches."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec

from silvergold.engine import Dealer, Shuffle, events_logged, legal_moves, standard_deck
from silvergold.protocol import events
from silvergold.protocol.events import from_engine_event
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.views import game_view, own_view
from silvergold.server.storage.deals import find_deal
from silvergold.server.table import facts
from silvergold.server.table.commands import begin, play_moves
from silvergold.server.table.facts import LogEntry, encode_fact
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.snapshot import table_view
from silvergold.server.table.table import Table
from tests.server.simulation.storage import SimulatedStorage

encode = msgspec.json.encode
PLAYER_MOVES = get_args(PlayerMove)


class History:
    """A table after each entry of its log, and what each person may see of it then."""

    def __init__(self, storage: SimulatedStorage, table_id: str) -> None:
        self.entries = storage.log(table_id)
        self.stored = storage.rows("SELECT fact FROM entries WHERE table_id = ? ORDER BY number", table_id)
        tables = [open_table(table_id, self.entries[0], standard_deck())]
        for entry in self.entries[1:]:
            tables.append(apply_entry(tables[-1], entry))
        self._tables = tables
        with storage.engine.connect() as connection:
            self._deal = find_deal(connection, tables[0].deal)
        self.commands = Counter((entry.person, entry.command) for entry in self.entries if entry.command)
        self._numbers = {(entry.person, entry.command): entry.number for entry in self.entries}
        self.table_part = cache(lambda number: encode(table_view(self.at(number))))
        self.game_part = cache(self._game_part)
        self.own_part = cache(self._own_part)
        self._logged = cache(self._events_logged)

    @property
    def last(self) -> Table:
        """The table after the whole log."""
        return self._tables[-1]

    def at(self, number: int) -> Table:
        """The table after an entry."""
        return self._tables[number - 1]

    def number_of(self, person: str, command: str) -> int:
        """The number of the entry that a command has led to; 0 if it has led to none."""
        return self._numbers.get((person, command), 0)

    def may_change_nothing(self, number: int) -> bool:
        """Whether the command of an entry, at another time, is acknowledged although it changes nothing."""
        return not isinstance(self.entries[number - 1].fact, facts.MovesPlayed)

    # --- what may be seen ---------------------------------------------------------------------------------

    def _game_part(self, number: int) -> bytes:
        """The game as everybody sees it."""
        table = self.at(number)
        if table.state is None:
            return b""
        return encode(game_view(table.state, table.settings.memory_aid, table.winners))

    def _own_part(self, number: int, person: str) -> bytes:
        """The hidden side of a person's own seats."""
        table = self.at(number)
        return encode([self._own_seat(table, seat) for seat in seats_seen(table, person)])

    def _own_seat(self, table: Table, seat: int) -> object:
        if table.state is None:
            return msgspec.json.decode(NO_SIDE) | {"seat": seat}
        legal = legal_moves(table.state, seat) if seat in table.to_move else ()
        return own_view(table.state, seat, legal)

    def last_seen(self, person: str) -> dict[str, Any]:
        """What a person's device shows in the end."""
        end = len(self.entries)
        parts = {
            "table": self.table_part(end),
            "game": self.game_part(end),
            "own": self.own_part(end, person),
        }
        return {name: msgspec.json.decode(part) for name, part in parts.items()}

    def _events_logged(self, number: int) -> list[Any]:
        table = self.at(number)
        return list(events_logged(table.events, memory_aid=table.settings.memory_aid))

    def events_part(self, number: int, person: str, after: int) -> bytes:
        """The events after a number, as a person may see them now."""
        seats = seats_seen(self.at(number), person)
        new = [event for event in self._logged(number)[after:] if event is not None]
        return encode([e if isinstance(e, events.Event) else from_engine_event(e, seats) for e in new])

    # --- the log itself -----------------------------------------------------------------------------------

    def replay(self) -> Iterable[tuple[LogEntry, str, str]]:
        """Decide every move again; yield each entry with the fact stored and the one decided now."""
        for entry, (stored,) in zip(self.entries, self.stored, strict=True):
            yield entry, stored, encode_fact(self._decide_again(entry))

    def _decide_again(self, entry: LogEntry) -> facts.AnyFact:
        fact, before = entry.fact, self.at(max(1, entry.number - 1))
        if isinstance(fact, facts.GameStarted):
            return begin(before, self._dealer(before), entry.at).fact
        if isinstance(fact, facts.MovesPlayed):
            moves = [move for move in fact.moves if isinstance(move, PLAYER_MOVES)]
            return play_moves(before, fact.seat, moves, self._dealer(before), entry.at).fact
        return fact

    def _dealer(self, table: Table) -> Dealer:
        if self._deal is None:
            raise AssertionError(f"the deal of table {table.id} is missing")
        words = tuple(seat.words for seat in table.seats)
        shuffle = Shuffle(self._deal.secret, words) if table.takes_words else self._deal.shuffle
        return Dealer(table.deck, shuffle.seed, table.settings.start_player)


NO_SIDE = (
    b'{"seat":0,"side":{"cards":[],"coins":0,"cups":[],"palms":[],"completed":[],'
    b'"score":{"coins":0,"cups":0,"palms":0,"cards":0,"seals":0,"total":0}},'
    b'"dealt":[],"crosses":0,"can_take_back":false,"legal":[]}'
)
"""A seat's own side before the game."""


def seats_seen(table: Table, person: str) -> tuple[int, ...]:
    """The seats whose hidden side a person may see."""
    if not person or any(barred.person == person for barred in table.barred):
        return ()
    return tuple(number for number, seat in enumerate(table.seats) if seat.person == person)
