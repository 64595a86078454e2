"""What is fuzzed: readers of data from outside. Each may refuse its input, and nothing else may go wrong."""

from collections.abc import Callable
from functools import cache

from silvergold.engine import (
    DeckError,
    RecordError,
    SilverGoldError,
    format_record,
    new_game,
    parse_deck,
    parse_record,
    standard_deck,
)
from silvergold.engine.replay import replay
from silvergold.protocol.commands import React, Rematch, TableCommand
from silvergold.server.errors import RefusedError
from silvergold.server.network import host_name, is_loopback, is_unspoofable
from silvergold.server.table.commands import decide, hash_of_command
from silvergold.server.table.facts import decode_fact, encode_fact
from silvergold.server.table.puzzle import mistake_id, split_id
from silvergold.server.web.socket import read_command
from silvergold.terminal.client.remote.http import parse_table_link
from tests.server.helpers.in_memory_table import ADA, BO, CY, InMemoryTable

Target = Callable[[bytes], bool]
"""Reads some bytes; returns whether they were accepted."""


def read_frame(content: bytes) -> bool:
    """Read a frame of a table's socket, and decide it for everybody at tables in every state."""
    try:
        command = read_command(content.decode("utf-8", "replace"))
    except RefusedError:
        return False
    hash_of_command(command)
    if isinstance(command, Rematch | React):  # decided elsewhere, and they hold nothing but choices
        return True
    return sum(decide_command(table, command) for table in sample_tables()) > 0


def decide_command(sample: InMemoryTable, command: TableCommand) -> bool:
    """Decide a command for several people; what would be stored can be read again."""
    is_done = False
    for person in (ADA, BO, CY):
        try:
            decision = decide(sample.table, command, person, sample.dealer, sample.table.at)
        except SilverGoldError:
            continue
        while decision is not None:
            assert decode_fact(encode_fact(decision.fact)) == decision.fact
            decision, is_done = decision.follow, True
    return is_done


@cache
def sample_tables() -> tuple[InMemoryTable, ...]:
    """Return tables before, during and after a game."""
    gathering, playing, over = (InMemoryTable(players=2) for _ in range(3))
    gathering.ask(ADA, "sit", seat=0)
    for table in (playing, over):
        table.begin(ADA, BO)
    for seat in (0, 1):
        playing.move_first(seat)
    while over.table.status == "playing":
        over.move_first(over.table.to_move[0])
    return gathering, playing, over


def read_deck(content: bytes) -> bool:
    """Read a deck file, and begin a game with it."""
    try:
        deck = parse_deck(content)
    except DeckError as refusal:
        return not (refusal.faults and str(refusal))
    new_game(deck, players=2)
    return True


def read_record(content: bytes) -> bool:
    """Read a game record, write it again, and replay it."""
    try:
        record = parse_record(content.decode("utf-8", "replace"))
        assert parse_record(format_record(record)) == record
        for _ in replay(record, standard_deck()):
            pass
    except RecordError as refusal:
        return not str(refusal)
    return True


def read_link(content: bytes) -> bool:
    """Read a link to a table, the id in a link to a puzzle, and the host in a link."""
    text = content.decode("utf-8", "replace")
    accepted = [read_table_link(text), read_puzzle_id(text), host_name(text) is not None]
    if (name := host_name(text)) is not None:
        assert not is_loopback(name) or is_unspoofable(name)
    return any(accepted)


def read_table_link(text: str) -> bool:
    """Read a link to a table; what is accepted is a link again."""
    try:
        address = parse_table_link(text)
    except SilverGoldError:
        return False
    assert parse_table_link(f"{address.server}/table/{address.table}") == address
    return True


def read_puzzle_id(text: str) -> bool:
    """Read the id of a puzzle; what is accepted names one event of one game."""
    try:
        game, event = split_id(text)
    except RefusedError:
        return False
    assert split_id(mistake_id(game, event)) == (game, event)
    return True


TARGETS: dict[str, Target] = {
    "frame": read_frame,
    "deck": read_deck,
    "record": read_record,
    "link": read_link,
}
