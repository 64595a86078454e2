"""A finished game, step by step."""

from msgspec import Struct

from silvergold.engine import EDITIONS, Phase, apply, new_game, seats_to_move, winners
from silvergold.server.protocol import GameView, TableEvent, TableView
from silvergold.server.seen import see_state, see_table, tell
from silvergold.server.tables import LiveTable


class Step(Struct):
    """The game after something has happened."""

    events: list[TableEvent]
    game: GameView


class Replay(Struct):
    """A finished game: everything may be seen now."""

    table: TableView
    steps: list[Step]


def replay_of(live: LiveTable) -> Replay:
    """The steps of a finished game: one for each time that all were told something."""
    table = live.table
    seats = tuple(range(len(table.seats)))
    state = new_game(table.deck, len(table.seats), EDITIONS[table.settings.edition])
    steps, told = [], list[TableEvent]()
    for _, move in table.moves:
        state, events = apply(state, move)
        told += [tell(event, seats) for event in events]
        is_over = state.phase == Phase.OVER
        if told and (is_over or seats_to_move(state)):
            won = winners(state.players, state.edition) if is_over else ()
            steps.append(Step(told, see_state(state, table.settings.memory_aid, won)))
            told = []
    return Replay(see_table(table), steps)
