"""Many positions at once give the network the same numbers as one view at a time."""

import numpy as np
import pytest

from silvergold.bots.admiral.features import AnyArray, ObservationArrays, set_features
from silvergold.bots.admiral.from_view import context_of, islands, own_side
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.bots.memory import Memory
from silvergold.engine import (
    EDITIONS,
    GameState,
    Phase,
    apply,
    chance_moves,
    events_seen,
    standard_deck,
    view,
)
from silvergold.engine.state import CARDS_KEPT
from silvergold.review.ledger.network_inputs import network_outputs, steps_of
from tests.decks import Table, play

BETWEEN = (Phase.DISPLAY, Phase.REVEAL, Phase.REFILL)


def one_by_one(state: GameState, seat: int, memory: Memory) -> AnyArray:
    """The network's outputs for a seat's view of a state."""
    seen = view(state, seat)
    context = context_of(seen, memory.shapes_to_come(seen))
    table = context.table._replace(steps=np.int32(steps_of(state, seat)))
    mine = islands(seen.me.cards, CARDS_KEPT)
    observed = ObservationArrays(mine, own_side(seen), context.display, context.theirs, table)
    return evaluate(np, packaged_weights(), set_features(), observed)


@pytest.mark.parametrize(("players", "edition"), [(2, "nsv"), (4, "oya")])
def test_many_positions_are_seen_as_one_by_one(players: int, edition: str) -> None:
    table = Table(standard_deck(), players, EDITIONS[edition], b"many", choices=1, eagerness=0.95)
    memory, compared, told = Memory(), 0, 0
    for game in play(table):
        memory.observe(events_seen(game.events[told:], 0))
        told = len(game.events)
        if game.state.phase not in BETWEEN:
            continue
        states = [apply(game.state, move)[0] for move, _ in chance_moves(game.state)][:5]
        states = [state for state in states if state.phase in BETWEEN]
        if states:
            outputs, _ = network_outputs(states, 0)
            expected = [one_by_one(state, 0, memory) for state in states]
            assert outputs == pytest.approx(np.stack(expected), abs=1e-4)
            compared += 1
    assert compared >= 10


def test_the_next_start_player_does_not_change_the_order_of_the_latest_turn() -> None:
    """R6.3: between two turns of the NSV edition the start player has moved on already."""
    table = Table(standard_deck(), 3, EDITIONS["nsv"], b"order", choices=2, eagerness=0.95)
    settling = None
    for game in play(table):
        state = game.state
        if state.phase == Phase.TAKE:
            settling = (state.turn, [steps_of(state, seat) for seat in range(3)])
        if state.phase == Phase.REVEAL and settling and settling[0] == state.turn:
            assert [steps_of(state, seat) for seat in range(3)] == settling[1]
            return
    pytest.fail("no turn was settled")
