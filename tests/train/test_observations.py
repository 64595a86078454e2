"""What a seat sees in self-play equals what Admiral sees of the same position in the engine."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from train.observations import (
    deck_features,
    hands,
    own_side,
    rival_sides,
    shapes_to_come,
    table_of,
    unmarked_islands,
)

from silvergold.bots.admiral import from_view
from silvergold.bots.admiral.features import IslandArrays, OwnArrays, TableArrays
from silvergold.bots.memory import Memory
from silvergold.engine import Game, Phase, View, standard_deck, view
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.display import palm_points
from silvergold.sim.records import Row
from silvergold.sim.rng import make_rng
from silvergold.sim.rules.settling import Supply
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import GameArrays
from tests.bots.positions import played_games
from tests.sim.replay import Replay

Seen = tuple[IslandArrays, OwnArrays, IslandArrays, TableArrays, IslandArrays]
"""Own islands, own side, rivals' islands, table, display."""
PLAYERS = 3
DECK = deck_features(standard_deck())


def row_of(game: Game) -> Row:
    """A position of the engine in the simulator's numbers."""
    replay = Replay(game.state.deck, PLAYERS, game.state.edition)
    replay.game = game
    return replay.row()


def states(rows: list[Row]) -> GameArrays:
    """A batch of the simulator with one position per row."""
    like = jax.eval_shape(lambda: deal(DECK.arrays, PLAYERS, make_rng(jax.random.key(0), len(rows)))[0])
    leaves, structure = jax.tree.flatten(like)
    columns = zip(zip(*rows, strict=True), leaves, strict=True)
    arrays = [jnp.array(column, leaf.dtype) for column, leaf in columns]
    batch: GameArrays = jax.tree.unflatten(structure, arrays)
    return batch


@jax.jit
def observed(batch: GameArrays) -> Seen:
    """What all seats see in self-play when a turn begins; the display without an axis for the seats."""
    seats = jax.tree.map(lambda *leaves: jnp.stack(leaves), *batch.players)
    supply = Supply(batch.display, batch.pile)
    palm = jnp.broadcast_to(palm_points(DECK.arrays, supply.display), seats.coins.shape)
    rivals, theirs = rival_sides(DECK, seats)
    numbers = jnp.arange(PLAYERS, dtype=jnp.uint8)[:, None]
    steps = (numbers + u8(PLAYERS) - batch.start_player) % u8(PLAYERS)
    turns = (u8(ROUNDS) - batch.round) * u8(TURNS) + u8(TURNS) - batch.turn
    shapes = shapes_to_come(batch.expeditions, batch.turn[:, None])
    table = table_of(
        rivals, seats, supply, batch.cups, shapes,
        turns=turns, is_settled=u8(0), steps=steps, moves_every_turn=jnp.bool_(True),
    )  # fmt: skip
    display = unmarked_islands(DECK, jnp.stack(supply.display, axis=-1))
    return hands(DECK, seats), own_side(DECK, seats, palm), theirs, table, display


def expected(
    seen: View, game: Game
) -> tuple[IslandArrays, OwnArrays, IslandArrays, TableArrays, IslandArrays]:
    """What Admiral sees."""
    memory = Memory()
    memory.observe(game.events)
    context = from_view.context_of(seen, memory.shapes_to_come(seen))
    hand = from_view.islands(seen.me.cards, 2)
    return hand, from_view.own_side(seen), context.theirs, context.table, context.display


def at(tree: Any, *index: int) -> list[Any]:
    """The arrays at an index; the colour and seal of a missing island mean nothing."""
    return [
        np.asarray(leaf)[index]
        for part in jax.tree.leaves(tree, is_leaf=lambda node: isinstance(node, IslandArrays))
        for leaf in (part[:4] if isinstance(part, IslandArrays) else [part])
    ]


def test_all_seats_see_what_admiral_sees_when_a_turn_begins() -> None:
    rows, views = [], []
    for game in played_games(["sailor"] * PLAYERS, 10_000):
        has_begun = any(player.before or player.is_ready for player in game.state.players)
        if game.state.phase == Phase.MARK and not has_begun:
            rows.append(row_of(game))
            views.append([expected(view(game.state, seat), game) for seat in range(PLAYERS)])
    assert len(rows) == ROUNDS * TURNS
    *of_seats, display = observed(states(rows))
    for number, by_seat in enumerate(views):
        for seat, (*own, shown) in enumerate(by_seat):
            for found, wanted in zip(at(of_seats, seat, number), at(own), strict=True):
                assert np.array_equal(found, wanted)
            for found, wanted in zip(at(display, number), at(shown), strict=True):
                assert np.array_equal(found, wanted)
