"""Tables without a server: the pure functions behind a table, at times that a test chooses."""

from itertools import count
from typing import Any

import msgspec
import pytest

from silvergold.engine import Dealer, Shuffle, legal_moves, standard_deck
from silvergold.protocol.commands import TableCommand, TableSettings
from silvergold.protocol.moves import from_engine_move
from silvergold.server.errors import RefusedError
from silvergold.server.storage.people import Person
from silvergold.server.table import facts
from silvergold.server.table.commands import decide, play_moves
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.table import Table

ADA, BO, CY, DI = (Person(name.lower(), name) for name in ("Ada", "Bo", "Cy", "Di"))
FOLLOWS = "the table decided on is the one that follows from the log"
SECRET = b"a secret of thirty-two bytes, ok"


class InMemoryTable:
    """A table that executes commands at given times."""

    def __init__(self, secret: bytes = SECRET, **settings: Any) -> None:
        agreed = msgspec.convert(settings, TableSettings)
        deck = standard_deck()
        opened = facts.TableOpened(agreed, deck.sha256, ADA.id, "deal", Shuffle(secret).hash)
        self.table: Table = open_table("table", LogEntry(1, 0, opened), deck)
        self.dealer = Dealer(deck, secret)
        self._ids = (f"c{number}" for number in count(1))

    def ask(self, who: Person, command: str, at: int = 0, **fields: Any) -> AnyFact | None:
        """Execute a command and return the resulting fact, if any."""
        request = {"command": command, "id": next(self._ids), **fields}
        decision = decide(self.table, msgspec.convert(request, TableCommand), who, self.dealer, at)
        if decision is None:
            return None
        fact, following = decision.fact, decision.follow
        self.note(fact, at)
        assert following or self.table == decision.table, FOLLOWS
        while following is not None:
            self.note(following.fact, at)
            assert self.table == following.table, FOLLOWS
            following = following.follow
        return fact

    def refusal(self, who: Person, command: str, at: int = 0, **fields: Any) -> RefusedError:
        """Return the error with which a command is refused; it changes nothing."""
        before = self.table
        with pytest.raises(RefusedError) as refused:
            self.ask(who, command, at, **fields)
        assert self.table is before
        return refused.value

    def note(self, fact: AnyFact, at: int = 0) -> None:
        """Append a fact to the log."""
        self.table = apply_entry(self.table, LogEntry(self.table.number + 1, at, fact))

    def move_first(self, seat: int, at: int = 0) -> None:
        """Make the first legal moves of a seat until its part of this step is done."""
        step = self.table.step
        while self.table.step == step and seat in self.table.to_move:
            assert self.table.state is not None
            move = from_engine_move(legal_moves(self.table.state, seat)[0])
            self.note(play_moves(self.table, seat, (move,), self.dealer, at).fact, at)

    def begin(self, *people: Person, at: int = 0) -> "InMemoryTable":
        """Seat the people and start the game."""
        for seat, person in enumerate(people):
            self.ask(person, "sit", at, seat=seat)
        self.ask(people[0], "start", at)
        return self

    def play_to_end(self) -> "InMemoryTable":
        """Make the first legal moves of all seats until the game is over."""
        while self.table.to_move:
            self.move_first(self.table.to_move[0])
        return self
