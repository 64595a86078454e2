"""Self-play: a batch of whole games, turn by turn in step, and the positions to learn from.

The simulator applies every rule. This module only orders its calls so that all seats mark at once.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import OUTPUTS
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
from train.lookahead import mean_over_shapes, results_by_shape, results_expected, value_of
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
    choose_marks,
    choose_pair,
    choose_place,
    context_of,
    noisy_values,
)
from train.recipe import Objective

SHARE_OWING = 4
"""Boxes for crosses are chosen for one in this many seats at a time: usually fewer owe one."""
SHARE_TAKING = 2
"""Cards are chosen for one in this many games at a time."""
SHARE_COMPLETING = 4
"""The same for positions after marks that are only considered."""


class RecordedPositions(NamedTuple):
    """Positions reached, the seat that saw each, and whether it counts for learning."""

    seen: ObservationArrays
    seat: Array
    counts: Array


class TurnRecord(NamedTuple):
    """A turn: the positions after each of the marks that a seat considered, and after settling."""

    pending: RecordedPositions
    """With boxes still to be marked for crosses: [marks, seats, games]."""
    marked: RecordedPositions
    """After all marks: [marks, seats, games]."""
    settled: RecordedPositions
    """In the order of settling: [seats, games]."""
    shape: Array
    """The shape that was revealed: [games]."""
    chosen: Array
    """Which of the marks each seat chose: [seats, games]."""
    marked_results: Array
    """float32 [marks, seats, games, 3]: the results expected after the marks; empty without lookahead."""
    settled_results: Array
    """float32 [6, seats, games, 3]: the same after settling, for each shape that may come next."""


class PlayedGames(NamedTuple):
    """Finished games."""

    kept: RecordedPositions
    """After choosing two cards: [seats, games]."""
    turns: TurnRecord
    """All turns, in a leading axis."""
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


class Considered(NamedTuple):
    """The marks that the seats of a batch consider, and what each leads to: [marks, seats, games]."""

    players: PlayerArrays
    pending: RecordedPositions
    marked: RecordedPositions


def pick(tree: Any, seat: Array) -> Any:
    """One seat's part of arrays [seats, games, ...]."""

    def one(leaf: Array) -> Array:
        index = seat.astype(jnp.int32).reshape(1, -1, *(1,) * (leaf.ndim - 2))
        return jnp.take_along_axis(leaf, index, axis=0)[0]

    return jax.tree.map(one, tree)


def pick_mark(tree: Any, chosen: Array) -> Any:
    """The part of the chosen marks [seats, games] of arrays [marks, seats, games, ...]."""

    def one(leaf: Array) -> Array:
        index = chosen.reshape(1, *chosen.shape, *(1,) * (leaf.ndim - 3))
        return jnp.take_along_axis(leaf, index, axis=0)[0]

    return jax.tree.map(one, tree)


def put(tree: Any, seat: Array, part: Any) -> Any:
    """Arrays [seats, games] with one seat's part replaced."""

    def one(leaf: Array, own: Array) -> Array:
        return jnp.where(jnp.arange(leaf.shape[0])[:, None] == seat, own, leaf)

    return jax.tree.map(one, tree, part)


@partial(jax.jit, static_argnames=("players", "batch", "considered"))
def play_games(play: SelfPlay, key: Array, players: int, batch: int, considered: int = 1) -> PlayedGames:
    """Play a batch of games to the end.

    Seats that consider several marks look ahead to choose one; the same shapes are then revealed in all
    games, which saves most of the work.
    """
    keys = jax.random.split(key, 3)
    state, kept = _set_up(play, players, batch, keys[0], make_rng(keys[1], batch))

    def one(state: BatchState, number: Array) -> tuple[BatchState, TurnRecord]:
        rng, bits = random_bits(state.rng)
        if considered > 1:
            bits = jnp.broadcast_to(bits[0], bits.shape)
        turn_key = jax.random.fold_in(keys[2], number)
        return play_turn(play, state._replace(rng=rng), number, bits, turn_key, considered)

    state, turns = lax.scan(one, state, jnp.arange(ROUNDS * TURNS, dtype=jnp.int32))
    points = score(play.deck.arrays, state.players).total
    return PlayedGames(kept, turns, points.astype(jnp.int16), victories(play, state.players))


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


def play_turn(
    play: SelfPlay, state: BatchState, number: Array, bits: Array, key: Array, considered: int = 1
) -> tuple[BatchState, TurnRecord]:
    """R3: reveal the shape that random bits draw, mark, settle; turns are numbered from 0."""
    of_round = number % TURNS
    face_down = jnp.where(of_round == 0, u8(FACE_DOWN), state.expeditions)
    shape, expeditions = random_expedition(face_down, bits)
    state = state._replace(expeditions=expeditions)
    shapes = shapes_to_come(expeditions, of_round + 1)
    turns = u8(ROUNDS * TURNS - 1 - number)
    keys = jax.random.split(key, 3)
    now = play._replace(policy=play.policy.for_shapes(shapes[0])) if considered > 1 else play
    marks = _mark(now, state, shape, shapes, turns, keys[0], considered)
    expected = _expect_after_marks(play, now, state.supply, marks, turns, keys[1])
    chosen = _choose(play, marks, expected, jax.random.fold_in(keys[0], 2))
    state = state._replace(players=pick_mark(marks.players, chosen))
    state, settled = _settle(now, state, shapes, turns, keys[2])
    after = _expect_after_settling(play, settled, turns, considered)
    moves = play.moves_every_turn | (of_round == TURNS - 1)
    seats = u8(state.players.coins.shape[0])
    start_player = jnp.where(moves, (state.start_player + u8(1)) % seats, state.start_player)
    is_learned = (turns > 0) | (jnp.arange(considered)[:, None, None] == chosen)  # the last turn has one end
    pending, marked = (
        part._replace(counts=part.counts & is_learned) for part in (marks.pending, marks.marked)
    )
    record = TurnRecord(pending, marked, settled, shape, chosen, expected, after)
    return state._replace(start_player=start_player), record


def _mark(
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
    numbers = _seat_numbers(players, batch)
    steps = (numbers + u8(players) - state.start_player) % u8(players)
    table = table_of(
        rivals, state.players, state.supply, state.cups, shapes,
        turns=turns, is_settled=u8(0), steps=steps, moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    display = _display(play, state.supply, players)
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


def _choose(play: SelfPlay, marks: Considered, expected: Array, key: Array) -> Array:
    """Which of the considered marks each seat chooses, by the results expected after it: [seats, games]."""
    is_legal = jnp.moveaxis(marks.marked.counts, 0, -1)
    if is_legal.shape[-1] == 1:
        return jnp.zeros(is_legal.shape[:-1], jnp.int32)
    values = jnp.moveaxis(value_of(play.objective, expected), 0, -1)
    return jnp.argmax(noisy_values(play.policy, values, is_legal, key), axis=-1)


def _expect_after_marks(
    play: SelfPlay, now: SelfPlay, supply: Supply, marks: Considered, turns: Array, key: Array
) -> Array:
    """The results expected after each of the considered marks: [marks, seats, games, 3].

    ``now`` has the policy for the shapes to come after this turn.
    """
    seen = marks.marked.seen
    lead = seen.own.coins.shape
    if lead[0] == 1:
        return jnp.zeros((0, *lead[1:], OUTPUTS), jnp.float32)

    def look_ahead() -> Array:
        players = _take_from_display(now, supply, marks, key)
        settled = seen._replace(
            mine=hands(play.deck, players), own=own_side(play.deck, players, seen.own.palm)
        )
        by_shape = results_by_shape(play.policy, play.marks, settled, play.objective, lead[1])
        return mean_over_shapes(by_shape, seen.table)

    def at_the_end() -> Array:
        outputs = evaluate(jnp, now.policy.weights, now.policy.sets, seen)
        return results_expected(seen.own, seen.table, outputs)

    found: Array = lax.cond(turns > 0, look_ahead, at_the_end)
    return found


def _expect_after_settling(
    play: SelfPlay, settled: RecordedPositions, turns: Array, considered: int
) -> Array:
    """The results expected after settling, for each shape that may come next: [6, seats, games, 3]."""
    lead = settled.seat.shape
    if considered == 1:
        return jnp.zeros((0, *lead, OUTPUTS), jnp.float32)
    seat = settled.seat.astype(jnp.int32)[..., None]
    objective = jax.tree.map(lambda part: jnp.take_along_axis(part, seat, axis=0), play.objective)

    def look_ahead() -> Array:
        return results_by_shape(play.policy, play.marks, settled.seen, objective, lead[0])

    def at_the_end() -> Array:
        return jnp.zeros((len(FULL_ROUND), *lead, OUTPUTS), jnp.float32)

    found: Array = lax.cond(turns > 0, look_ahead, at_the_end)
    return found


def _take_from_display(play: SelfPlay, supply: Supply, marks: Considered, key: Array) -> PlayerArrays:
    """R5.3: the players [marks, seats, games] after taking the best cards, each as if alone at the table."""
    seen, lead = marks.marked.seen, marks.marked.seat.shape
    policy = play.policy._replace(noise=jnp.zeros_like(play.policy.noise))
    supply, objective = jax.tree.map(
        lambda leaf: jnp.broadcast_to(leaf, (*lead, *leaf.shape[2:])), (supply, play.objective)
    )
    rows = jax.tree.map(
        lambda leaf: leaf.reshape(-1, *leaf.shape[len(lead) :]),
        (lay_aside(marks.players), supply, (seen.theirs, seen.table, seen.own.palm, objective)),
    )
    size = rows[2][2].shape[0]

    def takes(players: PlayerArrays, supply: Supply) -> Array:
        is_any_shown = jnp.stack(supply.display) != NO_CARD
        return must_take(players, supply, jnp.bool_(False)) & jnp.any(is_any_shown, axis=0)

    def take_some(carried: tuple[PlayerArrays, Supply]) -> tuple[PlayerArrays, Supply]:
        index = jnp.nonzero(takes(*carried), size=-(-size // SHARE_COMPLETING), fill_value=size)[0]
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), (*carried, rows[2]))
        player, supply, (theirs, table, palm, objective) = some
        table = table._replace(is_settled=u8(player.cards[0] != NO_CARD))
        display = jnp.stack(supply.display, axis=-1)
        own = own_side(play.deck, player, palm)
        decision = TakeDecision(player, own, table, theirs, display, objective)
        place = choose_place(policy, play.deck, decision, key)
        is_row = index < size
        taken = take(play.deck.arrays, player, supply, place, jnp.zeros(place.shape, jnp.uint32), is_row)
        found: tuple[PlayerArrays, Supply] = jax.tree.map(
            lambda leaf, new: leaf.at[index].set(new, mode="drop"), carried, taken
        )
        return found

    players, _ = lax.while_loop(lambda carried: jnp.any(takes(*carried)), take_some, rows[:2])
    found: PlayerArrays = jax.tree.map(lambda leaf: leaf.reshape(*lead, *leaf.shape[1:]), players)
    return found


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
