"""Tables without a server: the pure functions that a table is made of, at times that a test chooses."""

from itertools import count
from typing import Any

import msgspec

from silvergold.engine import Dealer, Shuffle, legal_moves, standard_deck
from silvergold.protocol.commands import TableCommand, TableSettings
from silvergold.protocol.moves import from_engine_move
from silvergold.server.table import facts
from silvergold.server.table.commands import Requester, decide, play_moves
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.table import Table

ADA, BO, CY, DI = (Requester(name.lower(), name) for name in ("Ada", "Bo", "Cy", "Di"))
SECRET = b"a secret of thirty-two bytes, ok"


class InMemoryTable:
    """A table that follows what it is asked, at the times at which it is asked."""

    def __init__(self, secret: bytes = SECRET, **settings: Any) -> None:
        agreed = msgspec.convert(settings, TableSettings)
        deck = standard_deck()
        opened = facts.TableOpened(agreed, deck.sha256, ADA.person, "deal", Shuffle(secret).hash)
        self.table: Table = open_table("table", LogEntry(1, 0, opened), deck)
        self.dealer = Dealer(deck, secret)
        self._ids = (f"c{number}" for number in count(1))

    def ask(self, who: Requester, command: str, at: int = 0, **fields: Any) -> AnyFact | None:
        """Ask something of the table: the fact that came of it, if any."""
        wish = {"command": command, "id": next(self._ids), **fields}
        decision = decide(self.table, msgspec.convert(wish, TableCommand), who, self.dealer, at)
        if decision is None:
            return None
        self.note(decision.fact, at)
        assert self.table == decision.table, "the table decided on is the one that follows from the log"
        return decision.fact

    def note(self, fact: AnyFact, at: int = 0) -> None:
        """Let a fact happen."""
        self.table = apply_entry(self.table, LogEntry(self.table.number + 1, at, fact))

    def move_first(self, seat: int, at: int = 0) -> None:
        """Make the first legal moves of a seat until nothing more is asked of it in this step."""
        step = self.table.step
        while self.table.step == step and seat in self.table.to_move:
            assert self.table.state is not None
            move = from_engine_move(legal_moves(self.table.state, seat)[0])
            self.note(play_moves(self.table, seat, (move,), self.dealer, at).fact, at)

    def begin(self, *people: Requester, at: int = 0) -> "InMemoryTable":
        """Let people sit down and begin."""
        for seat, person in enumerate(people):
            self.ask(person, "sit", at, seat=seat)
        self.ask(people[0], "start", at)
        return self
