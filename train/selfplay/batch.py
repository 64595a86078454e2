"""Batches of games: what is set, what changes from turn to turn, and what is recorded to learn from."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.sim.rng import Rng
from silvergold.sim.rules.settling import Supply
from silvergold.sim.state import PlayerArrays
from train.observations import DeckFeatures, unmarked_islands
from train.policy import Policy
from train.recipe import Objective


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
    """float32 [marks, seats, games, 3]: the results expected after the marks; empty if nothing is learned."""
    settled_results: Array
    """float32 [6, seats, games, 3]: the same after settling, for each shape that may come next."""


class PlayedGames(NamedTuple):
    """Finished games; those to learn from have an axis of groups before all others."""

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


def each_seat(players: PlayerArrays) -> tuple[PlayerArrays, ...]:
    """Players stacked as [seats, games], one by one."""
    seats = range(players.coins.shape[0])
    return tuple(jax.tree.map(lambda leaf, seat=seat: leaf[seat], players) for seat in seats)


def seat_numbers(players: int, batch: int) -> Array:
    """The number of each seat: [seats, games]."""
    return jnp.broadcast_to(jnp.arange(players, dtype=jnp.uint8)[:, None], (players, batch))


def shown_to_all(play: SelfPlay, supply: Supply, players: int) -> Any:
    """The display as every seat sees it: [seats, games, 4]."""
    cards = jnp.stack(supply.display, axis=-1)
    return unmarked_islands(play.deck, jnp.broadcast_to(cards, (players, *cards.shape)))
