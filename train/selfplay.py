"""Self-play: a batch of whole games, turn by turn in step, and the positions to learn from.

The simulator applies every rule. This module only orders its calls so that all seats mark at once.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.engine import NSV, OYA
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.cards import NO_CARD
from silvergold.sim.display import palm_points
from silvergold.sim.mark_tables import FACE_DOWN
from silvergold.sim.rng import Rng, make_rng, random_bits
from silvergold.sim.rules.marking import mark, symbols_of
from silvergold.sim.rules.rounds import random_expedition
from silvergold.sim.rules.scoring import score, winners
from silvergold.sim.rules.settling import PILE, Supply, lay_aside, must_take, refill, take, take_cups
from silvergold.sim.rules.setup import deal, keep, lay_open
from silvergold.sim.state import PlayerArrays
from train.observations import (
    FULL_ROUND,
    DeckFeatures,
    hands,
    own_side,
    rival_sides,
    shapes_to_come,
    table_of,
    unmarked_islands,
)
from train.policy import (
    MarkDecision,
    Policy,
    TakeDecision,
    choose_mark,
    choose_pair,
    choose_place,
    context_of,
)
from train.recipe import Objective

SHARE_OWING = 4
"""Boxes for crosses are chosen for one in this many seats at a time: usually fewer owe one."""
SHARE_TAKING = 2
"""Cards are chosen for one in this many games at a time."""


class RecordedPositions(NamedTuple):
    """Positions reached, the seat that saw each, and whether it counts for learning."""

    seen: ObservationArrays
    seat: Array
    counts: Array


class PlayedGames(NamedTuple):
    """Finished games."""

    positions: Any
    """A list of ``RecordedPositions`` with arrays [..., seats, games]."""
    points: Array
    """int16 [seats, games]."""
    victories: Array
    """float32 [seats, games]; a shared victory counts as its fraction."""


class BatchState(NamedTuple):
    """What changes from turn to turn: players as [seats, games], everything else as [games]."""

    players: PlayerArrays
    supply: Supply
    cups: Array
    expeditions: Array
    start_player: Array
    rng: Rng


class SelfPlay(NamedTuple):
    """The settings of a batch of games."""

    policy: Policy
    deck: DeckFeatures
    marks: Array
    """The marks that seats consider: ``promising_marks``."""
    objective: Objective
    """[seats, games, networks] each."""
    moves_every_turn: Array
    """R6.3: whether the start player moves every turn, as in the NSV edition."""


def pick(tree: Any, seat: Array) -> Any:
    """One seat's part of arrays [seats, games, ...]."""

    def one(leaf: Array) -> Array:
        index = seat.astype(jnp.int32).reshape(1, -1, *(1,) * (leaf.ndim - 2))
        return jnp.take_along_axis(leaf, index, axis=0)[0]

    return jax.tree.map(one, tree)


def put(tree: Any, seat: Array, part: Any) -> Any:
    """Arrays [seats, games] with one seat's part replaced."""

    def one(leaf: Array, own: Array) -> Array:
        return jnp.where(jnp.arange(leaf.shape[0])[:, None] == seat, own, leaf)

    return jax.tree.map(one, tree, part)


@partial(jax.jit, static_argnames=("players", "batch"))
def play_games(play: SelfPlay, key: Array, players: int, batch: int) -> PlayedGames:
    """Play a batch of games to the end."""
    keys = jax.random.split(key, 3)
    state, kept = _set_up(play, players, batch, keys[0], make_rng(keys[1], batch))

    def one(state: BatchState, number: Array) -> tuple[BatchState, Any]:
        return _play_turn(play, state, number, jax.random.fold_in(keys[2], number))

    state, positions = lax.scan(one, state, jnp.arange(ROUNDS * TURNS, dtype=jnp.int32))
    points = score(play.deck.arrays, state.players).total
    positions = [jax.tree.map(lambda leaf: leaf[None], kept), *positions]
    return PlayedGames(positions, points.astype(jnp.int16), victories(play, state.players))


def victories(play: SelfPlay, players: PlayerArrays) -> Array:
    """R7.6: each seat's share of the victory."""
    seats = _each_seat(players)
    nsv, oya = (winners(play.deck.arrays, seats, edition).T for edition in (NSV, OYA))
    won = jnp.where(play.moves_every_turn, nsv, oya)
    return won / jnp.sum(won, axis=0)


def _set_up(
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
    state = state._replace(players=_each_seat(seats))
    seen = ObservationArrays(hands(play.deck, seats), own, _display(play, supply, players), theirs, table)
    state, rng = lay_open(deck, state, rng, when=True)
    seats = jax.tree.map(lambda *leaves: jnp.stack(leaves), *state.players)
    kept = RecordedPositions(seen, _seat_numbers(players, batch), one == 1)
    supply = Supply(state.display, state.pile)
    return BatchState(seats, supply, state.cups, state.expeditions, state.start_player, rng), kept


def _each_seat(players: PlayerArrays) -> tuple[PlayerArrays, ...]:
    """Players stacked as [seats, games], one by one."""
    seats = range(players.coins.shape[0])
    return tuple(jax.tree.map(lambda leaf, seat=seat: leaf[seat], players) for seat in seats)


def _seat_numbers(players: int, batch: int) -> Array:
    return jnp.broadcast_to(jnp.arange(players, dtype=jnp.uint8)[:, None], (players, batch))


def _display(play: SelfPlay, supply: Supply, players: int) -> Any:
    """The display as every seat sees it: [seats, games, 4]."""
    cards = jnp.stack(supply.display, axis=-1)
    return unmarked_islands(play.deck, jnp.broadcast_to(cards, (players, *cards.shape)))


def _play_turn(
    play: SelfPlay, state: BatchState, number: Array, key: Array
) -> tuple[BatchState, tuple[RecordedPositions, ...]]:
    """R3: a turn with a random shape."""
    rng, bits = random_bits(state.rng)
    return play_turn(play, state._replace(rng=rng), number, bits, key)


def play_turn(
    play: SelfPlay, state: BatchState, number: Array, bits: Array, key: Array
) -> tuple[BatchState, tuple[RecordedPositions, ...]]:
    """R3: reveal the shape that random bits draw, mark, settle; turns are numbered from 0."""
    of_round = number % TURNS
    face_down = jnp.where(of_round == 0, u8(FACE_DOWN), state.expeditions)
    shape, expeditions = random_expedition(face_down, bits)
    state = state._replace(expeditions=expeditions)
    shapes = shapes_to_come(expeditions, of_round + 1)
    turns = u8(ROUNDS * TURNS - 1 - number)
    keys = jax.random.split(key, 3)
    state, pending, marked = _mark(play, state, shape, shapes, turns, keys[0])
    state, settled = _settle(play, state, shapes, turns, keys[1])
    moves = play.moves_every_turn | (of_round == TURNS - 1)
    seats = u8(state.players.coins.shape[0])
    start_player = jnp.where(moves, (state.start_player + u8(1)) % seats, state.start_player)
    return state._replace(start_player=start_player), (pending, marked, settled)


def _mark(
    play: SelfPlay, state: BatchState, shape: Array, shapes: Array, turns: Array, key: Array
) -> tuple[BatchState, RecordedPositions, RecordedPositions]:
    """R4: all seats mark at once; none sees the others' marks of this turn."""
    players, batch = state.players.coins.shape
    policy, deck = play.policy, play.deck
    palm = jnp.broadcast_to(palm_points(deck.arrays, state.supply.display), (players, batch))
    rivals, theirs = rival_sides(deck, state.players)
    numbers = _seat_numbers(players, batch)
    steps = (numbers + u8(players) - state.start_player) % u8(players)
    table = table_of(
        rivals, state.players, state.supply, state.cups, shapes,
        turns=turns, is_settled=u8(0), steps=steps, moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    display = _display(play, state.supply, players)
    context, _ = context_of(policy, display, theirs, table)
    symbols = symbols_of(deck.arrays, state.players)
    shape = jnp.broadcast_to(shape, (players, batch))

    def record(seats: PlayerArrays, counts: Array) -> RecordedPositions:
        own = own_side(deck, seats, palm)
        return RecordedPositions(
            ObservationArrays(hands(deck, seats), own, display, theirs, table), numbers, counts
        )

    own = own_side(deck, state.players, palm)
    decision = MarkDecision(state.players, own, table, context, play.objective, shape)
    boxes = choose_mark(policy, deck, play.marks, decision, key)
    seats = mark(symbols, state.players, boxes, palm)
    pending = record(seats, seats.crosses > 0)
    shared = (table, context, play.objective, shape, palm)
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), (seats, symbols, shared))
    seats = _mark_owed_boxes(play, flat[0], flat[1], flat[2], jax.random.fold_in(key, 1))
    seats = jax.tree.map(lambda leaf: leaf.reshape(players, batch, *leaf.shape[1:]), seats)
    return state._replace(players=seats), pending, record(seats, numbers >= 0)


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
        chosen = choose_mark(play.policy, play.deck, play.marks, decision, step_key)
        boxes = jnp.zeros(size, jnp.uint32).at[index].set(chosen, mode="drop")
        return mark(symbols, seats, boxes, shared[-1]), step + 1

    found = lax.while_loop(lambda carried: jnp.any(carried[0].crosses > 0), mark_some, (seats, jnp.int32(0)))
    return found[0]


def _settle(
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
