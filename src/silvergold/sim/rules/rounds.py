"""R3.1 Reveal, and R6 Rounds and the end."""

import jax.numpy as jnp
from jax import Array

from silvergold.engine.state import ROUNDS, TURNS, Edition
from silvergold.sim.bits import choose, count, kth_bit, look_up, u8, u32, value_at
from silvergold.sim.cards import NO_CARD
from silvergold.sim.mark_tables import EXPEDITIONS, FACE_DOWN
from silvergold.sim.rng import Rng, random_below, random_bits
from silvergold.sim.state import MARK, OVER, GameArrays

NOBODY = NO_CARD
"""The seat to move when nobody has anything to mark."""


def random_expedition(face_down: Array, bits: Array) -> tuple[Array, Array]:
    """R3.1: the shape of a random expedition card still face down, and the cards that are left."""
    cards = u32(face_down)
    card = kth_bit(cards, random_below(bits, count(cards)))
    shape = look_up(jnp.array(EXPEDITIONS, jnp.uint8), card)
    return shape, u8(cards & ~(jnp.uint32(1) << card))


def reveal(state: GameArrays, rng: Rng, when: Array) -> tuple[GameArrays, Rng]:
    """R3.1: the next turn begins with the top expedition card."""
    rng, bits = random_bits(rng, when)
    shape, left = random_expedition(state.expeditions, bits)
    revealed = state._replace(shape=shape, expeditions=left, turn=state.turn + u8(1))
    return next_marker(choose(when, revealed, state), u8(0), when), rng


def next_marker(state: GameArrays, first: Array, when: Array) -> GameArrays:
    """R3.2, R4.7: the next seat with an unmarked box, ``first`` steps from the start player or later."""
    seat = jnp.full_like(state.seat, NOBODY)
    for steps in reversed(range(len(state.players))):
        candidate = seat_after(state, u8(steps))
        has_boxes = value_at([player.unmarked != 0 for player in state.players], candidate)
        seat = jnp.where(has_boxes & (steps >= first), candidate, seat)
    return state._replace(
        phase=jnp.where(when, u8(MARK), state.phase), seat=jnp.where(when, seat, state.seat)
    )


def seat_after(state: GameArrays, steps: Array) -> Array:
    """R3.3: the seat ``steps`` clockwise from the start player."""
    return (state.start_player + steps) % u8(len(state.players))


def steps_to(state: GameArrays, seat: Array) -> Array:
    """R3.3: the steps clockwise from the start player to a seat."""
    players = u8(len(state.players))
    return (seat + players - state.start_player) % players


def is_last_turn(state: GameArrays) -> Array:
    """R5.6: whether this is the last turn of the game."""
    return (state.round == ROUNDS) & (state.turn == TURNS)


def end_turn(edition: Edition, state: GameArrays, rng: Rng, when: Array) -> tuple[GameArrays, Rng]:
    """R6.1 to R6.3: end the round after seven turns, the game after four rounds; begin the next turn."""
    is_last = is_last_turn(state)
    is_round_over = state.turn == TURNS
    moves = is_round_over | edition.start_player_moves_every_turn
    following = state._replace(
        start_player=jnp.where(moves, seat_after(state, u8(1)), state.start_player),
        round=state.round + u8(is_round_over),
        turn=jnp.where(is_round_over, u8(0), state.turn),
        expeditions=jnp.where(is_round_over, u8(FACE_DOWN), state.expeditions),
    )
    state = choose(when & ~is_last, following, state)
    state, rng = reveal(state, rng, when & ~is_last)
    return end_game(edition, state, when & (is_last | (state.seat == NOBODY))), rng


def end_game(edition: Edition, state: GameArrays, when: Array) -> GameArrays:
    """R6.2: the game is over. R4.7: once nobody has a box left, the remaining turns are skipped."""
    rounds = u8(ROUNDS) - state.round
    turns = rounds * u8(TURNS) + u8(TURNS) - state.turn
    steps = turns if edition.start_player_moves_every_turn else rounds
    over = state._replace(
        start_player=seat_after(state, steps),
        round=jnp.full_like(state.round, ROUNDS),
        turn=jnp.full_like(state.turn, TURNS),
        phase=jnp.full_like(state.phase, OVER),
        seat=jnp.zeros_like(state.seat),
    )
    return choose(when, over, state)
