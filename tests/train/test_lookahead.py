"""Lookahead in self-play passes a turn as at play time, and chooses the best mark of each shape."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from train.lookahead import after_next_turn, results_by_shape, value_of
from train.observations import FULL_ROUND

from silvergold.bots.admiral import lookahead
from silvergold.bots.admiral.features import RivalArrays, TableArrays
from tests.train.tiny import kept_positions, tiny_games

GAMES = 6


def table(turns: int, players: int, moves_every_turn: int) -> TableArrays:
    """A table with every step of settling, in one axis."""
    some = np.ones((players, 3), np.uint8)
    is_there = np.tile(np.arange(3) < players - 1, (players, 1)).astype(np.uint8)
    one, steps = np.ones(players, np.uint8), np.arange(players, dtype=np.uint8)
    shapes = np.tile(np.array(FULL_ROUND, np.uint8), (players, 1))
    rivals = RivalArrays(is_there, some, some, some, some)
    return TableArrays(
        rivals, one, one, shapes, turns * one, is_settled=one, steps=steps,
        moves_every_turn=moves_every_turn * one, pile=one,
    )  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves_every_turn", [0, 1])
@pytest.mark.parametrize("turns", [1, 6, 7, 8, 21])
def test_a_turn_passes_as_at_play_time(turns: int, moves_every_turn: int, players: int) -> None:
    before = table(turns, players, moves_every_turn)
    found = after_next_turn(jax.tree.map(jnp.asarray, before), jnp.uint8(2), players)
    signed = jax.tree.map(lambda part: part.astype(np.int32), before)
    expected = lookahead.after_next_turn(signed, np.full(players, 2))
    for name, part, other in zip(TableArrays._fields[1:], found[1:], expected[1:], strict=True):
        assert np.array_equal(part, other), name


def test_no_mark_of_a_shape_leads_to_more_than_lookahead_expects() -> None:
    play = tiny_games(2, GAMES)
    policy, marks, objective = play.policy, play.marks, play.objective
    seen = kept_positions(play)

    def values(marks: jax.Array) -> jax.Array:
        return value_of(objective, results_by_shape(policy, marks, seen, objective, 2))

    each = jnp.stack([values(marks[..., number : number + 1]) for number in range(4)])
    assert np.allclose(values(marks), jnp.max(each, axis=0), atol=1e-3)
    assert not np.allclose(each[0], jnp.max(each, axis=0), atol=1e-3)


def test_only_shapes_that_may_come_lead_to_results() -> None:
    play = tiny_games(2, GAMES)
    seen = kept_positions(play)
    left = jnp.zeros_like(seen.table.shapes).at[..., 2].set(1)
    seen = seen._replace(table=seen.table._replace(shapes=left))
    found = results_by_shape(play.policy, play.marks, seen, play.objective, 2)
    assert [bool(jnp.any(part)) for part in found] == [False, False, True, False, False, False]
