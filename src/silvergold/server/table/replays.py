"""A finished game, step by step."""

from silvergold.engine import EDITIONS, Phase, apply, new_game, seats_to_move, winners
from silvergold.protocol.events import TableEvent, from_engine_event
from silvergold.protocol.http import ReplayStep, ReplayView
from silvergold.protocol.views import game_view
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.snapshot import table_view


def replay_of(live: LiveTable) -> ReplayView:
    """The steps of a finished game: one for each time that all were told something."""
    table = live.table
    seats = tuple(range(len(table.seats)))
    state = new_game(table.deck, len(table.seats), EDITIONS[table.settings.edition])
    steps, told = [], list[TableEvent]()
    for _, move in table.moves:
        state, events = apply(state, move)
        told += [from_engine_event(event, seats) for event in events]
        is_over = state.phase == Phase.OVER
        if told and (is_over or seats_to_move(state)):
            won = winners(state.players, state.edition) if is_over else ()
            steps.append(ReplayStep(told, game_view(state, table.settings.memory_aid, won)))
            told = []
    return ReplayView(table_view(table), steps)
