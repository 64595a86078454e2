"""Nothing hidden leaks over the wire: the same game at two tables, one of them with hidden activity."""

import asyncio
import secrets
from collections.abc import Iterator

import pytest

from silvergold.engine import Shuffle, standard_deck
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.moves import Deal
from silvergold.server.storage.database import connect
from silvergold.server.storage.deals import StoredDeal, add_deal
from silvergold.server.storage.table_logs import Append, NewTable, write_appends
from silvergold.server.table import facts
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.summary import table_listing
from tests.server.helpers.client import Json, Person, TableClient, ask
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import cases

SECRET = bytes(range(32))
TURNS = cases(3, thorough=9)
"""The thorough number is more than one round."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running


def begun_table(server: ServerProcess, anna: Person, ben: Person, bens_cards: list[str]) -> tuple[str, str]:
    """Write a table whose game has begun with these cards for Ben directly into the database."""
    deck, table_id = standard_deck(), secrets.token_urlsafe(16)
    deal = StoredDeal(secrets.token_urlsafe(16), SECRET, (), 2, "nsv", deck.sha256, None)
    settings = TableSettings(listed=True)
    annas_cards = [card.id for card in deck.cards[:4]]
    log: list[AnyFact] = [
        facts.TableOpened(settings, deck.sha256, anna.id, deal.id, Shuffle(SECRET).hash),
        facts.SeatTaken(0, "human", "Anna", anna.id),
        facts.SeatTaken(1, "human", "Ben", ben.id),
        facts.GameStarted(tuple(Deal(card) for card in annas_cards + bens_cards)),
    ]
    entries = [LogEntry(number, 1000 + number, fact) for number, fact in enumerate(log, start=1)]
    table = open_table(table_id, entries[0], deck)
    opens = NewTable(table_id, deal.id, anna.id, table_id, True, 1)
    appends = [Append(table_id, entries[0], opens=opens, sits=(anna.id, ben.id))]
    for entry in entries[1:]:
        table = apply_entry(table, entry)
        appends.append(Append(table_id, entry, table_listing(table)))
    with connect(server.database).execution_options(is_writing=True).begin() as connection:
        add_deal(connection, deal, 1)
        for append in appends:
            write_appends(connection, [append])
    return table_id, deal.id


class ObservedTable:
    """Everything that Anna and a spectator can request about one table."""

    def __init__(self, server: ServerProcess, anna: Person, ids: tuple[str, str]) -> None:
        self.server, self.anna, self.ids = server, anna, ids

    def without_ids(self, text: str) -> str:
        """Replace the ids that differ between the two tables."""
        return text.replace(self.ids[0], "TABLE").replace(self.ids[1], "DEAL")

    def answers(self) -> list[str]:
        """Return all answers over HTTP, including errors."""
        table, deal = self.ids
        paths = [f"/api/tables/{table}", f"/api/tables/{table}?after=3", f"/api/deals/{deal}"]
        paths += [f"/api/tables/{table}/record", f"/api/tables/{table}/replay"]
        answers = []
        for token in (self.anna.token, ""):
            for path in paths:
                status, body, headers = ask(self.server.address, "GET", path, token=token)
                headers.pop("date")
                answers.append(self.without_ids(f"{status} {sorted(headers.items())} {body.decode()}"))
        return answers

    def listed(self) -> list[Json]:
        """Return the table's entries in the lobby and in Anna's games, including their times of change."""
        lists = self.anna.get("/api/tables")["tables"], self.anna.get("/api/people/me/games")["games"]
        return [line for lines in lists for line in lines if line["id"] == self.ids[0]]


async def act_in_secret(ben: TableClient) -> None:
    """Let Ben make marks, take them back, and send refused and repeated commands."""
    marks = [move for move in ben.seen["own"][0]["legal"] if move["move"] == "mark"]
    for move in marks[:2]:
        await ben.do("play", seat=1, moves=[move])
        await ben.send("play", seat=1, moves=[move])
        await ben.do("play", seat=1, moves=[{"move": "take_back", "all": True}])
    await ben.send("play", seat=0, moves=[{"move": "ready"}])
    await ben.send("play", seat=1, moves=[{"move": "draw"}, {"move": "ready"}])
    await ben.send("sit", seat=0)
    if marks:
        await ben.do("play", seat=1, moves=marks[-1:])  # stays until Ben takes it back


async def decide(at_table: TableClient, seat: int) -> None:
    """Make the first legal moves of a seat until the step ends."""

    def step() -> tuple[object, ...]:
        return tuple(at_table.seen["game"][part] for part in ("round", "turn", "phase"))

    before = step()
    if at_table.seen["own"][0]["can_take_back"]:
        await at_table.do("play", seat=seat, moves=[{"move": "take_back", "all": True}])
    while step() == before and (legal := at_table.seen["own"][0]["legal"]):
        await at_table.do("play", seat=seat, moves=[legal[0]])  # the update arrives before the answer


class PairedTables:
    """The same game at two tables, both with Anna, Ben and a spectator."""

    def __init__(
        self, server: ServerProcess, anna: Person, ben: Person, tables: list[tuple[str, str]]
    ) -> None:
        nobody = Person.known(anna.address, "nobody", "")
        self.tables = [ObservedTable(server, anna, ids) for ids in tables]
        self.annas, self.bens, self.watchers = (
            [TableClient(who, ids[0]) for ids in tables] for who in (anna, ben, nobody)
        )

    async def __aenter__(self) -> "PairedTables":
        for clients in (self.annas, self.bens, self.watchers):
            for client in clients:
                await client.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        for clients in (self.annas, self.bens, self.watchers):
            for client in clients:
                await client.__aexit__()

    def messages(self, clients: list[TableClient]) -> list[list[str]]:
        """Return the messages from each table, except presence and answers to commands."""
        answers = tuple(f'{{"message":"{kind}"' for kind in ("presence", "done", "refused"))
        return [
            [table.without_ids(frame) for frame in client.frames if not frame.startswith(answers)]
            for table, client in zip(self.tables, clients, strict=True)
        ]

    async def receive_all(self) -> None:
        """Send a command from every client; its answer arrives after all earlier messages."""
        for clients in (self.annas, self.bens, self.watchers):
            for client in clients:
                await client.send("return")

    async def compare(self) -> None:
        """Wait until every client has received everything, and compare the tables."""
        await self.receive_all()
        for clients in (self.annas, self.watchers):
            first, second = self.messages(clients)
            assert first == second
        assert self.tables[0].answers() == self.tables[1].answers()

    async def check_secret_actions(self) -> None:
        """Let Ben act in secret at the second table; nobody gets a message, and no list changes."""
        before = self.tables[1].listed()
        received = [self.messages(clients)[1] for clients in (self.annas, self.watchers)]
        await act_in_secret(self.bens[1])
        await self.receive_all()
        assert [self.messages(clients)[1] for clients in (self.annas, self.watchers)] == received
        assert self.tables[1].listed() == before

    async def play(self, turns: int) -> None:
        """Play some turns identically at both tables."""
        for _ in range(turns):
            await self.check_secret_actions()
            await self.compare()
            for clients, seat in ((self.annas, 0), (self.bens, 1), (self.annas, 0)):
                for client in clients:
                    await decide(client, seat)
                await self.compare()


def test_two_tables_look_the_same_whatever_is_done_in_secret(server: ServerProcess) -> None:
    anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
    cards = [card.id for card in standard_deck().cards]
    kept = cards[10:12]
    tables = [
        begun_table(server, anna, ben, [*kept, cards[20], cards[21]]),
        begun_table(server, anna, ben, [*kept, cards[30], cards[31]]),
    ]

    async def play_both() -> list[str]:
        async with PairedTables(server, anna, ben, tables) as both:
            await both.play(TURNS)
            return both.messages(both.watchers)[0]

    assert len(asyncio.run(play_both())) > 2 * TURNS
