"""R4: the marks that the seats of a batch consider, with the boxes for their crosses."""

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.sim.bits import u8
from silvergold.sim.display import palm_points
from silvergold.sim.rules.marking import mark, symbols_of
from silvergold.sim.state import PlayerArrays
from train.observations import hands, own_side, rival_sides, table_of
from train.policy import MarkDecision, choose_marks, context_of
from train.selfplay.batch import (
    BatchState,
    Considered,
    RecordedPositions,
    SelfPlay,
    seat_numbers,
    shown_to_all,
)

SHARE_OWING = 4
"""Boxes for crosses are chosen for one in this many seats at a time: usually fewer owe one."""


def consider_marks(
    play: SelfPlay,
    state: BatchState,
    shape: Array,
    shapes: Array,
    turns: Array,
    key: Array,
    considered: int = 1,
) -> Considered:
    """R4: all seats mark at once, in some of the best ways; none sees the others' marks of this turn."""
    players, batch = state.players.coins.shape
    policy, deck = play.policy, play.deck
    palm = jnp.broadcast_to(palm_points(deck.arrays, state.supply.display), (players, batch))
    rivals, theirs = rival_sides(deck, state.players)
    numbers = seat_numbers(players, batch)
    steps = (numbers + u8(players) - state.start_player) % u8(players)
    table = table_of(
        rivals, state.players, state.supply, state.cups, shapes,
        turns=turns, is_settled=u8(0), steps=steps, moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    display = shown_to_all(play, state.supply, players)
    context, _ = context_of(policy, display, theirs, table)
    shape = jnp.broadcast_to(shape, (players, batch))
    own = own_side(deck, state.players, palm)
    decision = MarkDecision(state.players, own, table, context, play.objective, shape)
    if considered > 1:  # noise belongs to the choice that lookahead makes among them
        policy = policy._replace(noise=jnp.zeros_like(policy.noise))
    boxes = choose_marks(policy, deck, play.marks, decision, key, considered)
    before = (state.players, symbols_of(deck.arrays, state.players))
    shared = (table, context, play.objective, shape, palm)
    (seats, symbols), shared, (display, theirs, numbers) = jax.tree.map(
        lambda leaf: jnp.broadcast_to(leaf, (considered, *leaf.shape)),
        (before, shared, (display, theirs, numbers)),
    )
    is_first = jnp.arange(considered)[:, None, None] == 0

    def record(seats: PlayerArrays, counts: Array) -> RecordedPositions:
        seen = ObservationArrays(
            hands(deck, seats), own_side(deck, seats, shared[-1]), display, theirs, shared[0]
        )
        return RecordedPositions(seen, numbers, counts & ((boxes != 0) | is_first))

    seats = mark(symbols, seats, boxes, shared[-1])
    pending = record(seats, seats.crosses > 0)
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[3:]), (seats, symbols, shared))
    seats = _mark_owed_boxes(play, flat[0], flat[1], flat[2], jax.random.fold_in(key, 1))
    seats = jax.tree.map(lambda leaf: leaf.reshape(considered, players, batch, *leaf.shape[1:]), seats)
    return Considered(seats, pending, record(seats, numbers >= 0))


def _mark_owed_boxes(
    play: SelfPlay, seats: PlayerArrays, symbols: Any, shared: Any, key: Array
) -> PlayerArrays:
    """R4.3: the best box for each cross, for some of the seats that owe one at a time."""
    size = seats.coins.shape[0]
    most = -(-size // SHARE_OWING)

    def mark_some(carried: tuple[PlayerArrays, Array]) -> tuple[PlayerArrays, Array]:
        seats, step = carried
        index = jnp.nonzero(seats.crosses > 0, size=most, fill_value=size)[0]
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), (seats, shared))
        player, (table, context, objective, shape, palm) = some
        own = own_side(play.deck, player, palm)
        decision = MarkDecision(player, own, table, context, objective, shape)
        step_key = jax.random.fold_in(key, step)
        chosen = choose_marks(play.policy, play.deck, play.marks, decision, step_key)[0]
        boxes = jnp.zeros(size, jnp.uint32).at[index].set(chosen, mode="drop")
        return mark(symbols, seats, boxes, shared[-1]), step + 1

    found = lax.while_loop(lambda carried: jnp.any(carried[0].crosses > 0), mark_some, (seats, jnp.int32(0)))
    return found[0]
