"""Nothing hidden leaks over the wire: the same game at two tables, at one of which much is done in secret."""

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

SECRET = bytes(range(32))
TURNS = 9
"""More than a round."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running


def begun_table(server: ServerProcess, anna: Person, ben: Person, bens_cards: list[str]) -> tuple[str, str]:
    """A table whose game has begun with these cards for Ben, written straight into the database."""
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


class SeatKnowledge:
    """What Anna and a spectator see of one table, in every way there is."""

    def __init__(self, server: ServerProcess, anna: Person, ids: tuple[str, str]) -> None:
        self.server, self.anna, self.ids = server, anna, ids

    def plain(self, told: str) -> str:
        """What was told, without the ids by which the two tables differ."""
        return told.replace(self.ids[0], "TABLE").replace(self.ids[1], "DEAL")

    def answers(self) -> list[str]:
        """The answers over HTTP, lists and errors among them."""
        table, deal = self.ids
        paths = [f"/api/tables/{table}", f"/api/tables/{table}?after=3", f"/api/deals/{deal}"]
        paths += [f"/api/tables/{table}/record", f"/api/tables/{table}/replay"]
        answers = []
        for token in (self.anna.token, ""):
            for path in paths:
                status, body, headers = ask(self.server.address, "GET", path, token=token)
                headers.pop("date")
                answers.append(self.plain(f"{status} {sorted(headers.items())} {body.decode()}"))
        return answers

    def listed(self) -> list[Json]:
        """The table's line in the lobby and among Anna's games, with when it has changed."""
        lists = self.anna.get("/api/tables")["tables"], self.anna.get("/api/people/me/games")["games"]
        return [line for lines in lists for line in lines if line["id"] == self.ids[0]]


async def fidget(ben: TableClient) -> None:
    """Ben tries this and that: marks, takes back, sends what is refused and what was sent before."""
    marks = [move for move in ben.seen["own"][0]["legal"] if move["move"] == "mark"]
    for move in marks[:2]:
        await ben.do("play", seat=1, moves=[move])
        await ben.send("play", seat=1, moves=[move])
        await ben.do("play", seat=1, moves=[{"move": "take_back", "all": True}])
    await ben.send("play", seat=0, moves=[{"move": "ready"}])
    await ben.send("play", seat=1, moves=[{"move": "draw"}, {"move": "ready"}])
    await ben.send("sit", seat=0)
    if marks:
        await ben.do("play", seat=1, moves=marks[-1:])  # it stays until Ben thinks better of it


async def decide(at_table: TableClient, seat: int) -> None:
    """Make the first legal moves until this step asks for no more."""

    def step() -> tuple[object, ...]:
        return tuple(at_table.seen["game"][part] for part in ("round", "turn", "phase"))

    before = step()
    if at_table.seen["own"][0]["can_take_back"]:
        await at_table.do("play", seat=seat, moves=[{"move": "take_back", "all": True}])
    while step() == before and (legal := at_table.seen["own"][0]["legal"]):
        await at_table.do("play", seat=seat, moves=[legal[0]])  # what it changes has come before its answer


class Evening:
    """The same game at two tables: Anna and Ben at both, and a spectator."""

    def __init__(
        self, server: ServerProcess, anna: Person, ben: Person, tables: list[tuple[str, str]]
    ) -> None:
        nobody = Person.known(anna.address, "nobody", "")
        self.sights = [SeatKnowledge(server, anna, ids) for ids in tables]
        self.annas, self.bens, self.watchers = (
            [TableClient(who, ids[0]) for ids in tables] for who in (anna, ben, nobody)
        )

    async def __aenter__(self) -> "Evening":
        for visits in (self.annas, self.bens, self.watchers):
            for visit in visits:
                await visit.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        for visits in (self.annas, self.bens, self.watchers):
            for visit in visits:
                await visit.__aexit__()

    def told(self, visits: list[TableClient]) -> list[list[str]]:
        """What was heard at each table, but for who is there and what is said to one's own commands."""
        answers = tuple(f'{{"message":"{kind}"' for kind in ("presence", "done", "refused"))
        return [
            [sight.plain(frame) for frame in visit.frames if not frame.startswith(answers)]
            for sight, visit in zip(self.sights, visits, strict=True)
        ]

    async def hear_all(self) -> None:
        """Ask something: the answer comes after everything that was to be told before."""
        for visits in (self.annas, self.bens, self.watchers):
            for visit in visits:
                await visit.send("return")

    async def compare(self) -> None:
        """Wait until everybody has heard everything, and compare the tables."""
        await self.hear_all()
        for visits in (self.annas, self.watchers):
            first, second = self.told(visits)
            assert first == second
        assert self.sights[0].answers() == self.sights[1].answers()

    async def do_much_in_secret(self) -> None:
        """At the second table Ben tries this and that: nobody is told, and no list changes."""
        before = self.sights[1].listed()
        heard = [self.told(visits)[1] for visits in (self.annas, self.watchers)]
        await fidget(self.bens[1])
        await self.hear_all()
        assert [self.told(visits)[1] for visits in (self.annas, self.watchers)] == heard
        assert self.sights[1].listed() == before

    async def play(self, turns: int) -> None:
        """Some steps of the game, at both tables the same."""
        for _ in range(turns):
            await self.do_much_in_secret()
            await self.compare()
            for visits, seat in ((self.annas, 0), (self.bens, 1), (self.annas, 0)):
                for visit in visits:
                    await decide(visit, seat)
                await self.compare()


def test_two_tables_look_the_same_whatever_is_done_in_secret(server: ServerProcess) -> None:
    anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
    cards = [card.id for card in standard_deck().cards]
    kept = cards[10:12]
    tables = [
        begun_table(server, anna, ben, [*kept, cards[20], cards[21]]),
        begun_table(server, anna, ben, [*kept, cards[30], cards[31]]),
    ]

    async def evening() -> list[str]:
        async with Evening(server, anna, ben, tables) as both:
            await both.play(TURNS)
            return both.told(both.watchers)[0]

    assert len(asyncio.run(evening())) > 2 * TURNS
