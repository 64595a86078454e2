"""A finished game: its record and its replay."""

from typing import NamedTuple

from silvergold.engine import (
    EDITIONS,
    Deck,
    GameRecord,
    Participant,
    Phase,
    apply,
    new_game,
    position,
    seats_to_move,
    winners,
)
from silvergold.protocol.events import TableEvent, from_engine_event
from silvergold.protocol.http import ReplayStep, ReplayView
from silvergold.protocol.views import game_view
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.snapshot import table_view
from silvergold.words import Words


class FinishedGame(NamedTuple):
    """A finished game, wherever it was played."""

    id: str
    """The id of its table, under which its review is stored."""
    record: GameRecord
    deck: Deck


def finished_game(live: LiveTable) -> FinishedGame:
    """Return the game of a table."""
    return FinishedGame(live.table.id, record_of_table(live), live.table.deck)


def record_of_table(live: LiveTable) -> GameRecord:
    """Return the game record, with the seed and its origin."""
    table = live.table
    if table.state is None or table.status != "finished":
        raise ValueError(f"the game at table {table.id} is not over")
    shuffle = live.shuffle
    return GameRecord(
        edition=table.state.edition,
        deck_name=table.deck.name,
        deck_sha256=table.deck.sha256,
        players=tuple(
            Participant(seat.name or Words().say("former-player"), seat.kind) for seat in table.seats
        ),
        events=table.game_events,
        seed=shuffle.seed,
        shuffle=shuffle,
    )


def replay_of_table(live: LiveTable) -> ReplayView:
    """Return the game step by step: one step for each time that new events became public."""
    table = live.table
    seats = tuple(range(len(table.seats)))
    state = new_game(table.deck, len(table.seats), EDITIONS[table.settings.edition])
    steps, pending = [], list[TableEvent]()
    for move in position(record_of_table(live), table.deck).moves:
        state, events = apply(state, move)
        pending += [from_engine_event(event, seats) for event in events]
        is_over = state.phase == Phase.OVER
        if pending and (is_over or seats_to_move(state)):
            won = winners(state.players, state.edition) if is_over else ()
            steps.append(ReplayStep(pending, game_view(state, table.settings.memory_aid, won)))
            pending = []
    return ReplayView(table_view(table), steps)
