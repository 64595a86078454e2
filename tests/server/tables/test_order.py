"""The order of arrival does not matter: repeated, dropped or late commands lead to the same game."""

import asyncio
import json
import random
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silvergold.engine import legal_moves
from silvergold.protocol.messages import Update
from silvergold.protocol.moves import Mark, PlayerMove, from_engine_move
from silvergold.server.storage.people import Person as StoredPerson
from silvergold.server.table.snapshot import TableSnapshot, full_update
from silvergold.server.table.table import Table
from tests.server.helpers.client import Json, Person, TableClient, answer_to
from tests.server.helpers.in_memory_table import ADA, BO, CY, DI, InMemoryTable
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import cases, slow

PEOPLE = (ADA, BO, CY, DI)


# --- every order, step by step ----------------------------------------------------------------------------


def decision(made: InMemoryTable, seat: int, dice: random.Random) -> list[PlayerMove]:
    """Return random moves of a seat for this step, sometimes with a mark taken back."""
    trial = copy_of(made)
    step, moves = trial.table.step, list[PlayerMove]()
    while trial.table.step == step and seat in trial.table.to_move:
        assert trial.table.state is not None
        move = from_engine_move(dice.choice(legal_moves(trial.table.state, seat)))
        moves.append(move)
        play(trial, seat, [move])
        if not isinstance(move, Mark):
            break  # the next card is chosen only after this one is visible
        if moves == [move] and trial.table.state.players[seat].before and dice.random() < 0.2:
            moves += [*as_moves({"move": "take_back"}), move]
    return moves


def as_moves(*moves: Json) -> list[PlayerMove]:
    return msgspec.convert(moves, list[PlayerMove])


def copy_of(made: InMemoryTable) -> InMemoryTable:
    """Return a copy of the table for a trial."""
    other = InMemoryTable(players=len(made.table.seats))
    other.table, other.dealer = made.table, made.dealer
    return other


def play(made: InMemoryTable, seat: int, moves: list[PlayerMove]) -> None:
    made.ask(PEOPLE[seat], "play", seat=seat, moves=msgspec.to_builtins(moves))


def what_all_see(table: Table, people: tuple[StoredPerson, ...]) -> list[Update]:
    """Return the views of all people at the table and of a spectator."""
    snapshot = TableSnapshot(table)
    return [full_update(snapshot, person) for person in (*(one.id for one in people), "")]


@pytest.mark.parametrize("players", [3, *slow([2, 4])])
def test_every_order_of_arrival_of_every_step_leads_to_the_same_game(players: int) -> None:
    people = PEOPLE[:players]
    made = InMemoryTable(players=players).begin(*people)
    dice = random.Random(players)
    orders = 0
    while made.table.status == "playing":
        chosen = {seat: decision(made, seat, dice) for seat in made.table.to_move}
        reached = []
        for order in permutations(chosen):
            trial = copy_of(made)
            for seat in order:
                play(trial, seat, chosen[seat])
            reached.append(trial.table)
            orders += 1
        for table in reached[1:]:
            assert table.state == reached[0].state
            assert table.events == reached[0].events
            assert what_all_see(table, people) == what_all_see(reached[0], people)
        made.table = dice.choice(reached)
    assert orders > 28


@settings(max_examples=cases(15, thorough=2000))
@given(players=st.integers(2, 4), dice=st.randoms(use_true_random=False), turns=st.integers(0, 6))
def test_single_moves_in_any_interleaving_lead_to_the_same_game(
    players: int, dice: random.Random, turns: int
) -> None:
    people = PEOPLE[:players]
    made = InMemoryTable(bytes([dice.randrange(256)]) * 32, players=players).begin(*people)
    for _ in range(turns):
        chosen = {seat: decision(made, seat, dice) for seat in made.table.to_move}
        in_turn, mixed = copy_of(made), copy_of(made)
        for seat, moves in chosen.items():
            play(in_turn, seat, moves)
        waiting = {seat: list(moves) for seat, moves in chosen.items()}
        while waiting:
            seat = dice.choice(sorted(waiting))
            play(mixed, seat, [waiting[seat].pop(0)])
            waiting = {seat: moves for seat, moves in waiting.items() if moves}
        assert mixed.table.state == in_turn.table.state
        assert mixed.table.events == in_turn.table.events
        assert what_all_see(mixed.table, people) == what_all_see(in_turn.table, people)
        made.table = mixed.table


# --- over unreliable connections --------------------------------------------------------------------------


def choose(own: Json) -> Json:
    """Return a legal move that depends only on what its seat sees."""
    legal: list[Json] = own["legal"]
    return legal[len(json.dumps(own)) * 7 % len(legal)]


class UnreliablePlayer:
    """A player whose commands are repeated, dropped, delayed, sent over another connection, or resent."""

    DELIVERIES = (
        "plain",
        "late",
        "doubled",
        "dropped",
        "also over HTTP",
        "also from another socket",
        "an old command again",
    )

    def __init__(self, at_table: TableClient, seat: int, dice: random.Random) -> None:
        self.at_table = at_table
        self.seat = seat
        self.dice = dice
        self.sent: list[Json] = []

    async def play_to_end(self) -> None:
        """Play until the game is over."""
        while True:
            await self.at_table.until(lambda: self.is_over or bool(self.own["legal"]))
            if self.is_over:
                return
            move = choose(self.own)
            if move["move"] == "mark" and self.dice.random() < 0.2:
                await self.act(move, {"move": "take_back"}, move)
            else:
                await self.act(move)

    @property
    def is_over(self) -> bool:
        return bool(self.at_table.seen["table"]["status"] == "finished")

    @property
    def own(self) -> Json:
        return next(own for own in self.at_table.seen["own"] if own["seat"] == self.seat)

    async def act(self, *moves: Json) -> None:
        """Send a command with a random kind of delivery."""
        delivery = self.dice.choice(self.DELIVERIES)
        command: Json = {
            "command": "play",
            "id": f"{self.seat}-{len(self.sent)}",
            "seat": self.seat,
            "moves": moves,
        }
        self.sent.append(command)
        if delivery == "late":
            await asyncio.sleep(self.dice.random() / 50)
        sending = asyncio.create_task(self.at_table.send(**command))
        await asyncio.sleep(0)
        person, table = self.at_table.person, self.at_table.table
        if delivery == "doubled":
            await self.at_table.repeat(command)
        elif delivery == "dropped":
            await self.at_table.drop()
        elif delivery == "also over HTTP":
            await asyncio.to_thread(person.post, f"/api/tables/{table}/commands", command)
        elif delivery == "also from another socket":
            assert (await answer_to(person, table, json.dumps(command)))["message"] == "done"
        elif delivery == "an old command again":
            old = self.dice.choice(self.sent[:-1] or self.sent)
            assert (await answer_to(person, table, json.dumps(old)))["message"] == "done"
        answer = await sending
        assert answer["message"] == "done", (delivery, answer)


async def play_over_unreliable_connections(
    people: list[Person], table: str, dice: random.Random
) -> list[TableClient]:
    """Play a game and return the clients of its players."""
    clients = [TableClient(person, table) for person in people]
    for seat, client in enumerate(clients):
        await client.__aenter__()
        await client.do("sit", seat=seat)
    await clients[0].do("start")
    players = [
        UnreliablePlayer(client, seat, random.Random(dice.random())) for seat, client in enumerate(clients)
    ]
    await asyncio.gather(*(player.play_to_end() for player in players))
    for client in clients:
        await client.__aexit__()
    return clients


def test_games_over_unsteady_connections_are_the_same_and_all_clients_converge(server: ServerProcess) -> None:
    people = [Person(server.address, name) for name in ("Ada", "Bo", "Cy")]
    records: list[Any] = []
    first = "new"
    for number in range(cases(2, thorough=10)):
        table = people[0].open_table(f"game-{number}", players=3, deal=first)
        clients = asyncio.run(play_over_unreliable_connections(people, table, random.Random(number)))
        first = table if first == "new" else first
        records.append(people[0].get(f"/api/tables/{table}/record")["events"])
        for client in clients:
            latest = client.person.see(table)
            assert client.events == latest["events"]
            assert {part: client.seen[part] for part in ("table", "game", "own")} == {
                part: latest[part] for part in ("table", "game", "own")
            }
        assert all(client.seen["game"] == clients[0].seen["game"] for client in clients)
    assert records[0][-1]["event"] == "won"
    assert all(record == records[0] for record in records)
