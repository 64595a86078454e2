"""Whole games of self-play in a batch, turn by turn in step, and what can be learned from them."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.cards import NO_CARD
from silvergold.sim.display import palm_points
from silvergold.sim.mark_tables import FACE_DOWN, MarkTables
from silvergold.sim.rng import Rng, make_rng, random_bits
from silvergold.sim.rules.marking import mark, symbols_of
from silvergold.sim.rules.rounds import random_expedition
from silvergold.sim.rules.scoring import count_by_color, score
from silvergold.sim.rules.settling import PILE, Supply, lay_aside, must_take, refill, take, take_cups
from silvergold.sim.rules.setup import deal, keep, lay_open
from silvergold.sim.state import PlayerArrays
from train.observations import (
    FULL_ROUND,
    DeckFeatures,
    hands,
    own_side,
    seen_rivals,
    shapes_to_come,
    table_of,
    untouched,
)
from train.policy import (
    MARKS_A_CARD,
    MarkDecision,
    Objectives,
    Policy,
    TakeDecision,
    around_of,
    choose_mark,
    choose_pair,
    choose_place,
)

SHARE_OWING = 4
"""Boxes for crosses are chosen for one in so many seats at a time: fewer than that owe one, mostly."""
SHARE_TAKING = 2


class RecordedPositions(NamedTuple):
    """Positions met, with the seat that saw each and whether it is to be learned from."""

    sight: ObservationArrays
    seat: Array
    counts: Array


class PlayedGames(NamedTuple):
    """Some games: what was met on the way, and how they ended."""

    told: Any
    """``RecordedPositions`` with arrays [..., seats, games]."""
    points: Array
    """int16 [seats, games]."""
    victories: Array
    """float32 [seats, games]: a shared one is a part."""


class BatchState(NamedTuple):
    """What changes from turn to turn: players as [seats, games], everything else as [games]."""

    players: PlayerArrays
    supply: Supply
    cups: Array
    expeditions: Array
    start_player: Array
    dice: Rng


class SelfPlay(NamedTuple):
    """What a batch of games is played with."""

    mind: Policy
    deck: DeckFeatures
    tables: MarkTables
    style: Objectives
    """[seats, games] each."""
    moves_every_turn: Array


def pick(tree: Any, seat: Array) -> Any:
    """One seat's part of arrays [seats, games, ...]."""

    def one(leaf: Array) -> Array:
        index = seat.astype(jnp.int32).reshape(1, -1, *(1,) * (leaf.ndim - 2))
        return jnp.take_along_axis(leaf, index, axis=0)[0]

    return jax.tree.map(one, tree)


def put(tree: Any, seat: Array, part: Any) -> Any:
    """Arrays [seats, games] with one seat's part changed."""

    def one(leaf: Array, own: Array) -> Array:
        return jnp.where(jnp.arange(leaf.shape[0])[:, None] == seat, own, leaf)

    return jax.tree.map(one, tree, part)


@partial(jax.jit, static_argnames=("players", "batch"))
def play_games(play: SelfPlay, key: Array, players: int, batch: int) -> PlayedGames:
    """Play a batch of games to their end."""
    keys = jax.random.split(key, 3)
    turn, kept = _set_up(play, players, batch, keys[0], make_rng(keys[1], batch))

    def one(turn: BatchState, number: Array) -> tuple[BatchState, Any]:
        return _play_turn(play, turn, number, jax.random.fold_in(keys[2], number))

    turn, told = lax.scan(one, turn, jnp.arange(ROUNDS * TURNS, dtype=jnp.int32))
    points = score(play.deck.arrays, turn.players).total
    told = [jax.tree.map(lambda leaf: leaf[None], kept), *told]
    return PlayedGames(told, points.astype(jnp.int16), _victories(play, turn.players, points))


def _victories(play: SelfPlay, players: PlayerArrays, points: Array) -> Array:
    """R7.6: who has won, with the tie-break where the start player moves every turn (the NSV edition)."""
    best = points == jnp.max(points, axis=0)
    for number in count_by_color(play.deck.arrays, players.completed):
        most = jnp.max(jnp.where(best, number, -1), axis=0)
        best = jnp.where(play.moves_every_turn, best & (number == most), best)
    return best / jnp.sum(best, axis=0)


def _set_up(
    play: SelfPlay, players: int, batch: int, key: Array, dice: Rng
) -> tuple[BatchState, RecordedPositions]:
    """R2: cards are dealt, two of four are kept, the display is laid out."""
    deck = play.deck.arrays
    state, dice = deal(deck, players, dice)
    seats: PlayerArrays = jax.tree.map(lambda *leaves: jnp.stack(leaves), *state.players)
    dealt = jnp.stack(seats.dealt, axis=-1)
    one = jnp.ones((players, batch), jnp.uint8)
    own = own_side(play.deck, seats, one)
    rivals, theirs = seen_rivals(play.deck, seats)
    supply = Supply(state.display, state.pile)
    full = jnp.broadcast_to(jnp.array(FULL_ROUND, jnp.uint8), (batch, 6))
    turns, nothing = u8(ROUNDS * TURNS), u8(0)
    table = table_of(
        rivals, seats, supply, state.cups, full,
        turns=turns, is_settled=u8(1), steps=nothing, moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    pair = choose_pair(play.mind, play.deck, dealt, own, table, play.style, key)
    seats = keep(deck, seats, pair)
    state = state._replace(players=_each_seat(seats, players))
    display = untouched(play.deck, jnp.broadcast_to(jnp.stack(state.display, axis=-1), (players, batch, 4)))
    sight = ObservationArrays(hands(play.deck, seats), own, display, theirs, table)
    state, dice = lay_open(deck, state, dice, when=True)
    seats = jax.tree.map(lambda *leaves: jnp.stack(leaves), *state.players)
    kept = RecordedPositions(sight, _seat_numbers(players, batch), one == 1)
    turn = BatchState(
        seats, Supply(state.display, state.pile), state.cups, state.expeditions, state.start_player, dice
    )
    return turn, kept


def _each_seat(seats: PlayerArrays, players: int) -> tuple[PlayerArrays, ...]:
    """Players kept together, [seats, games], one by one."""

    def one(seat: int) -> PlayerArrays:
        player: PlayerArrays = jax.tree.map(lambda leaf: leaf[seat], seats)
        return player

    return tuple(one(seat) for seat in range(players))


def _seat_numbers(players: int, batch: int) -> Array:
    return jnp.broadcast_to(jnp.arange(players, dtype=jnp.uint8)[:, None], (players, batch))


def _play_turn(
    play: SelfPlay, turn: BatchState, number: Array, key: Array
) -> tuple[BatchState, tuple[RecordedPositions, RecordedPositions, RecordedPositions]]:
    """R3: reveal, mark, settle."""
    of_round = number % TURNS
    face_down = jnp.where(of_round == 0, u8(FACE_DOWN), turn.expeditions)
    dice, rolled = random_bits(turn.dice)
    shape, expeditions = random_expedition(face_down, rolled)
    turn = turn._replace(expeditions=expeditions, dice=dice)
    shapes = shapes_to_come(expeditions, of_round + 1)
    turns = u8(ROUNDS * TURNS - 1 - number)
    keys = jax.random.split(key, 3)
    turn, pending, marked = _mark(play, turn, shape, shapes, turns, keys[0])
    turn, settled = _settle(play, turn, shapes, turns, keys[1])
    moves = play.moves_every_turn | (of_round == TURNS - 1)
    seats = u8(turn.players.coins.shape[0])
    start_player = jnp.where(moves, (turn.start_player + u8(1)) % seats, turn.start_player)
    return turn._replace(start_player=start_player), (pending, marked, settled)


def _mark(
    play: SelfPlay, turn: BatchState, shape: Array, shapes: Array, turns: Array, key: Array
) -> tuple[BatchState, RecordedPositions, RecordedPositions]:
    """R4: all seats mark at the same time; nobody sees the others' marks of this turn."""
    players, batch = turn.players.coins.shape
    mind, deck = play.mind, play.deck
    palm = jnp.broadcast_to(palm_points(deck.arrays, turn.supply.display), (players, batch))
    rivals, theirs = seen_rivals(deck, turn.players)
    numbers = _seat_numbers(players, batch)
    steps = (numbers + u8(players) - turn.start_player) % u8(players)
    table = table_of(
        rivals, turn.players, turn.supply, turn.cups, shapes,
        turns=turns, is_settled=u8(0), steps=steps, moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    display = untouched(deck, jnp.broadcast_to(jnp.stack(turn.supply.display, axis=-1), (players, batch, 4)))
    around, _ = around_of(mind, display, theirs, table)
    symbols = symbols_of(deck.arrays, turn.players)
    shape = jnp.broadcast_to(shape, (players, batch))

    def told(players: PlayerArrays, counts: Array) -> RecordedPositions:
        own = own_side(deck, players, palm)
        return RecordedPositions(
            ObservationArrays(hands(deck, players), own, display, theirs, table), numbers, counts
        )

    seat = MarkDecision(turn.players, own_side(deck, turn.players, palm), table, around, play.style, shape)
    boxes = choose_mark(mind, deck, play.tables, seat, MARKS_A_CARD, key)
    seats = mark(symbols, turn.players, boxes, palm)
    pending = told(seats, seats.crosses > 0)
    every = (table, around, play.style, shape, palm)
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), (seats, symbols, every))
    seats = _mark_crosses(play, flat[0], flat[1], flat[2], jax.random.fold_in(key, 1))
    seats = jax.tree.map(lambda leaf: leaf.reshape(players, batch, *leaf.shape[1:]), seats)
    return turn._replace(players=seats), pending, told(seats, numbers >= 0)


def _mark_crosses(play: SelfPlay, seats: PlayerArrays, symbols: Any, every: Any, key: Array) -> PlayerArrays:
    """R4.3: the best box for each cross, for some of the seats that owe one at a time."""
    size = seats.coins.shape[0]
    most = -(-size // SHARE_OWING)

    def mark_some(carried: tuple[PlayerArrays, Array]) -> tuple[PlayerArrays, Array]:
        seats, step = carried
        index = jnp.nonzero(seats.crosses > 0, size=most, fill_value=size)[0]
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), (seats, every))
        player, (table, around, style, shape, palm) = some
        seat = MarkDecision(player, own_side(play.deck, player, palm), table, around, style, shape)
        chosen = choose_mark(play.mind, play.deck, play.tables, seat, 16, jax.random.fold_in(key, step))
        boxes = jnp.zeros(size, jnp.uint32).at[index].set(chosen, mode="drop")
        return mark(symbols, seats, boxes, every[-1]), step + 1

    return lax.while_loop(lambda carried: jnp.any(carried[0].crosses > 0), mark_some, (seats, jnp.int32(0)))[
        0
    ]


def _settle(
    play: SelfPlay, turn: BatchState, shapes: Array, turns: Array, key: Array
) -> tuple[BatchState, RecordedPositions]:
    """R5: one seat after the other, from the start player."""
    seats = turn.players.coins.shape[0]

    def settle_one(turn: BatchState, step: Array) -> tuple[BatchState, RecordedPositions]:
        seat = (turn.start_player + u8(step)) % u8(seats)
        player, cups = take_cups(pick(turn.players, seat), turn.cups)
        player = lay_aside(player)
        turn = turn._replace(players=put(turn.players, seat, player), cups=cups)
        turn = _take(play, turn, seat, step, shapes, turns, jax.random.fold_in(key, step))
        sight = _settled_sight(play, turn, seat, step, shapes, turns)
        supply, dice = refill(turn.supply, turn.dice)
        return turn._replace(supply=supply, dice=dice), RecordedPositions(sight, seat, seat < u8(seats))

    return lax.scan(settle_one, turn, jnp.arange(seats, dtype=jnp.int32))


def _settled_sight(
    play: SelfPlay, turn: BatchState, seat: Array, step: Array, shapes: Array, turns: Array
) -> ObservationArrays:
    """What a seat sees that has settled, before the display is refilled."""
    deck = play.deck
    player = pick(turn.players, seat)
    rivals, theirs = pick(seen_rivals(deck, turn.players), seat)
    is_settled = u8(~must_take(player, turn.supply, turns == 0))
    table = table_of(
        rivals, player, turn.supply, turn.cups, shapes,
        turns=turns, is_settled=is_settled, steps=u8(step), moves_every_turn=play.moves_every_turn,
    )  # fmt: skip
    own = own_side(deck, player, palm_points(deck.arrays, turn.supply.display))
    display = untouched(deck, jnp.stack(turn.supply.display, axis=-1))
    return ObservationArrays(hands(deck, player), own, display, theirs, table)


def _take(
    play: SelfPlay, turn: BatchState, seat: Array, step: Array, shapes: Array, turns: Array, key: Array
) -> BatchState:
    """R5.3: a card for each one completed, chosen for some of the games at a time."""
    size = seat.shape[0]
    most = -(-size // SHARE_TAKING)
    style = pick(play.style, seat)

    def takes(turn: BatchState) -> Array:
        return must_take(pick(turn.players, seat), turn.supply, turns == 0)

    def take_some(carried: tuple[BatchState, Array]) -> tuple[BatchState, Array]:
        turn, number = carried
        index = jnp.nonzero(takes(turn), size=most, fill_value=size)[0]
        sight = _settled_sight(play, turn, seat, step, shapes, turns)
        player = pick(turn.players, seat)
        # With a second card still to take, the seat has not settled.
        is_settled = u8(player.cards[0] != NO_CARD)
        table = sight.table._replace(is_settled=is_settled)
        display = jnp.stack(turn.supply.display, axis=-1)
        taker = TakeDecision(player, sight.own, table, sight.theirs, display, style)
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), taker)
        chosen = choose_place(play.mind, play.deck, some, jax.random.fold_in(key, number))
        place = jnp.full(size, PILE, jnp.uint8).at[index].set(chosen, mode="drop")
        when = jnp.zeros(size, bool).at[index].set(True, mode="drop")
        dice, rolled = random_bits(turn.dice, when & (place == PILE))
        player, supply = take(play.deck.arrays, player, turn.supply, place, rolled, when)
        turn = turn._replace(players=put(turn.players, seat, player), supply=supply, dice=dice)
        return turn, number + 1

    return lax.while_loop(lambda carried: jnp.any(takes(carried[0])), take_some, (turn, jnp.int32(0)))[0]
