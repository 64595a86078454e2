"""R2: setting up a batch of games."""

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.rng import Rng
from silvergold.sim.rules.settling import Supply
from silvergold.sim.rules.setup import deal, keep, lay_open
from silvergold.sim.state import PlayerArrays
from train.observations import FULL_ROUND, hands, own_side, rival_sides, table_of
from train.policy import choose_pair
from train.selfplay.batch import (
    BatchState,
    RecordedPositions,
    SelfPlay,
    each_seat,
    seat_numbers,
    shown_to_all,
)


def set_up(
    play: SelfPlay, players: int, batch: int, key: Array, rng: Rng
) -> tuple[BatchState, RecordedPositions]:
    """R2: deal the cards, keep two of four, lay out the display."""
    deck = play.deck.arrays
    state, rng = deal(deck, players, rng)
    seats: PlayerArrays = jax.tree.map(lambda *leaves: jnp.stack(leaves), *state.players)
    dealt = jnp.stack(seats.dealt, axis=-1)
    one = jnp.ones((players, batch), jnp.uint8)
    own = own_side(play.deck, seats, one)
    rivals, theirs = rival_sides(play.deck, seats)
    supply = Supply(state.display, state.pile)
    full = jnp.broadcast_to(jnp.array(FULL_ROUND, jnp.uint8), (batch, len(FULL_ROUND)))
    table = table_of(
        rivals, seats, supply, state.cups, full,
        turns=u8(ROUNDS * TURNS), is_settled=u8(1), steps=u8(0), moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    pair = choose_pair(play.policy, play.deck, dealt, own, table, play.objective, key)
    seats = keep(deck, seats, pair)
    state = state._replace(players=each_seat(seats))
    seen = ObservationArrays(hands(play.deck, seats), own, shown_to_all(play, supply, players), theirs, table)
    state, rng = lay_open(deck, state, rng, when=True)
    seats = jax.tree.map(lambda *leaves: jnp.stack(leaves), *state.players)
    kept = RecordedPositions(seen, seat_numbers(players, batch), one == 1)
    supply = Supply(state.display, state.pile)
    return BatchState(seats, supply, state.cups, state.expeditions, state.start_player, rng), kept
