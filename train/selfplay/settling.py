"""R5: settling a turn, seat by seat."""

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.sim.bits import u8
from silvergold.sim.cards import NO_CARD
from silvergold.sim.display import palm_points
from silvergold.sim.rng import random_bits
from silvergold.sim.rules.settling import PILE, lay_aside, must_take, refill, take, take_cups
from train.observations import hands, own_side, rival_sides, table_of, unmarked_islands
from train.policy import TakeDecision, choose_place
from train.selfplay.batch import BatchState, RecordedPositions, SelfPlay, pick, put

SHARE_TAKING = 2
"""Cards are chosen for one in this many games at a time."""


def settle(
    play: SelfPlay, state: BatchState, shapes: Array, turns: Array, key: Array
) -> tuple[BatchState, RecordedPositions]:
    """R5: the seats settle one after the other, from the start player."""
    seats = state.players.coins.shape[0]

    def settle_one(state: BatchState, step: Array) -> tuple[BatchState, RecordedPositions]:
        seat = (state.start_player + u8(step)) % u8(seats)
        player, cups = take_cups(pick(state.players, seat), state.cups)
        player = lay_aside(player)
        state = state._replace(players=put(state.players, seat, player), cups=cups)
        state = _take(play, state, seat, step, shapes, turns, jax.random.fold_in(key, step))
        seen = _observe_settled(play, state, seat, step, shapes, turns)
        supply, rng = refill(state.supply, state.rng)
        return state._replace(supply=supply, rng=rng), RecordedPositions(seen, seat, seat < u8(seats))

    return lax.scan(settle_one, state, jnp.arange(seats, dtype=jnp.int32))


def _observe_settled(
    play: SelfPlay, state: BatchState, seat: Array, step: Array, shapes: Array, turns: Array
) -> ObservationArrays:
    """What a seat sees once it has settled, before the display is refilled."""
    deck = play.deck
    player = pick(state.players, seat)
    rivals, theirs = pick(rival_sides(deck, state.players), seat)
    is_settled = u8(~must_take(player, state.supply, turns == 0))
    table = table_of(
        rivals, player, state.supply, state.cups, shapes,
        turns=turns, is_settled=is_settled, steps=u8(step), moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    own = own_side(deck, player, palm_points(deck.arrays, state.supply.display))
    display = unmarked_islands(deck, jnp.stack(state.supply.display, axis=-1))
    return ObservationArrays(hands(deck, player), own, display, theirs, table)


def _take(
    play: SelfPlay, state: BatchState, seat: Array, step: Array, shapes: Array, turns: Array, key: Array
) -> BatchState:
    """R5.3: a card for each completed one, chosen for some of the games at a time."""
    size = seat.shape[0]
    most = -(-size // SHARE_TAKING)
    objective = pick(play.objective, seat)

    def takes(state: BatchState) -> Array:
        return must_take(pick(state.players, seat), state.supply, turns == 0)

    def take_some(carried: tuple[BatchState, Array]) -> tuple[BatchState, Array]:
        state, number = carried
        index = jnp.nonzero(takes(state), size=most, fill_value=size)[0]
        seen = _observe_settled(play, state, seat, step, shapes, turns)
        player = pick(state.players, seat)
        # With a second card still to take, the seat has not settled.
        table = seen.table._replace(is_settled=u8(player.cards[0] != NO_CARD))
        display = jnp.stack(state.supply.display, axis=-1)
        decision = TakeDecision(player, seen.own, table, seen.theirs, display, objective)
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), decision)
        chosen = choose_place(play.policy, play.deck, some, jax.random.fold_in(key, number))
        place = jnp.full(size, PILE, jnp.uint8).at[index].set(chosen, mode="drop")
        when = jnp.zeros(size, bool).at[index].set(True, mode="drop")
        rng, bits = random_bits(state.rng, when & (place == PILE))
        player, supply = take(play.deck.arrays, player, state.supply, place, bits, when)
        state = state._replace(players=put(state.players, seat, player), supply=supply, rng=rng)
        return state, number + 1

    return lax.while_loop(lambda carried: jnp.any(takes(carried[0])), take_some, (state, jnp.int32(0)))[0]
