"""R3.4: without the memory aid, nothing shows the shapes and marks of the round's earlier turns.

The games of a pair differ only in earlier turns of the round: in their shapes, or in which turn a shape was
marked and in which one a single box. Everything that a seat or a spectator can get is the same for both.
"""

import asyncio
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from rich.console import Console

from silvergold.engine import (
    HUMAN,
    Dealer,
    Game,
    GameState,
    Participant,
    Phase,
    Reveal,
    Shape,
    Shuffle,
    standard_deck,
)
from silvergold.engine.moves import ChanceMove
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.moves import Deal, Keep, Mark, PlayerMove, Ready, to_engine_move
from silvergold.server.storage.database import connect
from silvergold.server.storage.deals import StoredDeal, add_deal
from silvergold.server.storage.table_logs import Append, NewTable, write_appends
from silvergold.server.table import facts
from silvergold.server.table.commands import play_moves
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import CHANCE, apply_entry, open_table
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Table
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.remote.http import TableAddress
from silvergold.terminal.client.table_client import TableClient as TerminalClient
from silvergold.terminal.client.table_client import logged_events
from silvergold.terminal.plain.commands import Commands
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.words import Words
from tests.server.helpers.client import Person, TableClient, ask
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import slow

SECRET = bytes(range(32))
ANNAS, BENS = (
    ("green-02", "grey-03", "grey-02", "lilac-01"),
    ("green-01", "grey-01", "orange-01", "orange-02"),
)
"""The cards dealt; both keep the first two, which have no symbols."""


class PlannedTurn(NamedTuple):
    """A shape, and the boxes that Anna marks on her first card; Ben marks single boxes in order."""

    shape: Shape
    boxes: int


BENS_BOXES = (256, 512, 1024, 2048, 4096)
LATER = (PlannedTurn(Shape.L4, 64), PlannedTurn(Shape.STRAIGHT3, 512))
"""Turn 4, which is settled, and turn 5, which is in progress or settled."""
PAIRS = {
    "other shapes": (
        (PlannedTurn(Shape.DOMINO, 1), PlannedTurn(Shape.T4, 2), PlannedTurn(Shape.STRAIGHT3, 4), *LATER),
        (
            PlannedTurn(Shape.STRAIGHT3, 1),
            PlannedTurn(Shape.CORNER3, 2),
            PlannedTurn(Shape.SQUARE4, 4),
            *LATER,
        ),
    ),
    "another way of marking": (
        (PlannedTurn(Shape.STRAIGHT3, 7), PlannedTurn(Shape.CORNER3, 16), PlannedTurn(Shape.T4, 32), *LATER),
        (PlannedTurn(Shape.CORNER3, 16), PlannedTurn(Shape.STRAIGHT3, 7), PlannedTurn(Shape.T4, 32), *LATER),
    ),
}


class PlannedDealer(Dealer):
    """A dealer who reveals the planned shapes."""

    def __init__(self, plan: Sequence[PlannedTurn]) -> None:
        super().__init__(standard_deck(), SECRET, start_player=0)
        self.shapes = (*(turn.shape for turn in plan), Shape.CORNER3)

    def move(self, state: GameState) -> ChanceMove:
        """The planned shape, or the seed's card."""
        return Reveal(self.shapes[state.turn]) if state.phase == Phase.REVEAL else super().move(state)


def planned_log(
    anna: Person, ben: Person, deal: str, plan: Sequence[PlannedTurn], aid: bool
) -> list[AnyFact]:
    """The log of a table until turn 5 is revealed."""
    deck, dealer = standard_deck(), PlannedDealer(plan)
    settings = TableSettings(memory_aid=aid)
    log: list[AnyFact] = [
        facts.TableOpened(settings, deck.sha256, anna.id, deal, Shuffle(SECRET).hash),
        facts.SeatTaken(0, "human", "Anna", anna.id),
        facts.SeatTaken(1, "human", "Ben", ben.id),
        facts.GameStarted(tuple(Deal(card) for card in ANNAS + BENS)),
    ]
    table = table_of(log)

    def play(seat: int, *moves: PlayerMove) -> None:
        nonlocal table
        log.append(play_moves(table, seat, moves, dealer, 0).fact)
        table = table_of(log)

    play(0, Keep(ANNAS[:2]))
    play(1, Keep(BENS[:2]))
    for turn, bens in zip(plan[:4], BENS_BOXES, strict=False):
        play(0, Mark(ANNAS[0], turn.boxes), Ready())
        play(1, Mark(BENS[0], bens), Ready())
    assert table.state is not None
    assert (table.state.turn, table.state.phase) == (5, Phase.MARK)
    return log


def table_of(log: Sequence[AnyFact], table_id: str = "table") -> Table:
    """The table that follows from a log."""
    entries = [LogEntry(number, 1000 + number, fact) for number, fact in enumerate(log, start=1)]
    table = open_table(table_id, entries[0], standard_deck())
    for entry in entries[1:]:
        table = apply_entry(table, entry)
    return table


class PlannedTable:
    """A table with a planned game on the server, and everything that can be got from it."""

    def __init__(
        self, server: ServerProcess, anna: Person, ben: Person, plan: Sequence[PlannedTurn], aid: bool
    ) -> None:
        self.address, self.anna, self.ben, self.plan, self.aid = server.address, anna, ben, plan, aid
        self.id, self.deal = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
        log = planned_log(anna, ben, self.deal, plan, aid)
        stored = StoredDeal(self.deal, SECRET, (), 2, "nsv", standard_deck().sha256, None)
        opens = NewTable(self.id, self.deal, anna.id, self.id, False, 1)
        entries = [LogEntry(number, 1000 + number, fact) for number, fact in enumerate(log, start=1)]
        appends = [Append(self.id, entries[0], opens=opens, sits=(anna.id, ben.id))]
        appends += [
            Append(self.id, entry, table_listing(table_of(log[: entry.number], self.id)))
            for entry in entries[1:]
        ]
        with connect(server.database).execution_options(is_writing=True).begin() as connection:
            add_deal(connection, stored, 1)
            for append in appends:
                write_appends(connection, [append])
        self.number: int = anna.see(self.id)["number"]
        for person in (anna, ben):
            assert ask(self.address, "PUT", f"{self.path}/recap", {"number": 9}, person.token)[0] == 204

    @property
    def path(self) -> str:
        """The table's address in the API."""
        return f"/api/tables/{self.id}"

    def channels(self) -> dict[str, list[str]]:
        """Everything that Anna, Ben and a spectator can get, by channel."""
        afters = range(self.anna.see(self.id)["number"] + 2)
        answers = {
            "table": self._get(*(f"{self.path}?after={after}" for after in afters)),
            "recap": self._get(f"{self.path}/recap"),
            "hint": self._get(f"{self.path}/hint?seat=0", f"{self.path}/hint?seat=1"),
            "others": self._get(f"{self.path}/record", f"{self.path}/replay", f"/api/deals/{self.deal}"),
            "lists": [str(self._listed(path)) for path in ("/api/people/me/games", "/api/tables")],
            "socket": asyncio.run(self._frames()),
            "terminal": [text for person in self._people() for text in terminal_texts(self._remote(person))],
            "local": terminal_texts(self._local()),
        }
        return {
            channel: [text.replace(self.id, "TABLE").replace(self.deal, "DEAL") for text in texts]
            for channel, texts in answers.items()
        }

    def _people(self) -> tuple[Person, ...]:
        return self.anna, self.ben, Person.known(self.address, "", "")

    def _get(self, *paths: str) -> list[str]:
        requests = [(path, person.token) for person in self._people() for path in paths]
        answers = [ask(self.address, "GET", path, token=token) for path, token in requests]
        return [f"{status} {body.decode()}" for status, body, _ in answers]

    def _listed(self, path: str) -> list[object]:
        games = next(iter(self.anna.get(path).values()))
        return [game | {"updated_at": 0} for game in games if game["id"] == self.id]

    async def _frames(self) -> list[str]:
        """The first frames after connecting, and after reconnecting at every event."""
        frames: list[str] = []
        for person in self._people():
            for after in range(0, self.number, 3):
                client = TableClient(person, self.id)
                client.number = after
                async with client:
                    frames.append(client.frames[0])
        return frames

    def _remote(self, person: Person) -> RemoteClient:
        account = Account(person.id, person.name, person.token)
        return RemoteClient(TableAddress(self.address, self.id), account)

    def _local(self) -> LocalClient:
        """The same game at one keyboard."""
        game = Game(standard_deck())
        for fact in planned_log(self.anna, self.ben, self.deal, self.plan, self.aid):
            if isinstance(fact, facts.GameStarted | facts.MovesPlayed):
                for move in fact.moves:
                    game.play(to_engine_move(move, getattr(fact, "seat", CHANCE)))
        return LocalClient(
            LocalGame(game, (Participant("Anna", HUMAN), Participant("Ben", HUMAN)), SECRET),
            memory_aid=self.aid,
        )


def terminal_texts(client: TerminalClient) -> list[str]:
    """The log and the answers of the plain prompt, drawn and in words."""
    words, texts = Words(), []
    for is_drawn in (True, False):
        commands = Commands(client, words, lambda: 0.0, OutputStyle(words, is_drawn=is_drawn))
        console = Console(width=120, record=True, quiet=True)
        for command in ("?", "t", "s", "w", "y"):
            console.print(commands.output_for(command))
        texts.append(console.export_text())
    log = log_formatter(client, words).lines(logged_events(client))
    return [*texts, "\n".join(line.text for line in log)]


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> tuple[Person, Person]:
    return Person(server.address, "Anna"), Person(server.address, "Ben")


def pair(server: ServerProcess, people: tuple[Person, Person], name: str, aid: bool) -> list[PlannedTable]:
    """The two tables of a pair."""
    return [PlannedTable(server, *people, plan, aid) for plan in PAIRS[name]]


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("name", ["other shapes", *slow(["another way of marking"])])
def test_nothing_tells_the_shapes_and_marks_of_earlier_turns(
    server: ServerProcess, people: tuple[Person, Person], name: str
) -> None:
    tables = pair(server, people, name, aid=False)
    first, second = (table.channels() for table in tables)
    assert first == second
    assert all(any(text.startswith("200") for text in first[channel]) for channel in ("recap", "hint"))
    for table in tables:  # settle turn 5, now with both games alive in the server
        for person, seat, card, boxes in ((people[0], 0, ANNAS[0], 512), (people[1], 1, BENS[0], 4096)):
            mark = {"move": "mark", "card": card, "boxes": boxes}
            person.move(table.id, seat, mark, {"move": "ready"})
    seen = [table.anna.see(table.id)["events"] for table in tables]
    # Anna and Ben are dealt the sixth shape by the seed; the log of turns 1 to 4 is what must not differ.
    assert seen[0][:-1] == seen[1][:-1]
    assert [event["turn"] for event in seen[0] if event["event"] == "earlier_turn"] == [1, 2, 3, 4]


@pytest.mark.rule("R3.4")
def test_the_memory_aid_tells_the_shapes_on_every_channel_that_the_rule_closes(
    server: ServerProcess, people: tuple[Person, Person]
) -> None:
    """Without this difference the test above would not look at the right places."""
    first, second = (table.channels() for table in pair(server, people, "other shapes", aid=True))
    differing = {channel for channel in first if first[channel] != second[channel]}
    assert differing >= {"table", "recap", "socket", "terminal", "local"}
    assert differing <= {"table", "recap", "socket", "terminal", "local", "hint"}
