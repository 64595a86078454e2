"""What is kept of the last rounds to learn from."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from train.learner import Examples
from train.replay import Replay

from tests.train.tiny import kept_positions, tiny_games

DECISIONS, CHOICES = 2, 4


def examples_with(target: float) -> Examples:
    """Decisions with the same target, of which the first counts."""
    seen = kept_positions(tiny_games(DECISIONS, CHOICES))
    which = jnp.zeros((DECISIONS, CHOICES), bool).at[0, 1].set(True)
    return Examples(seen, jnp.full((DECISIONS, CHOICES, 3), target), which)


def test_only_decisions_that_count_are_drawn_and_the_oldest_round_is_forgotten() -> None:
    replay = Replay(2)
    assert [replay.add(examples_with(target)) for target in (1, 2, 3)] == [1, 1, 1]
    drawn = replay.draw(np.random.default_rng(1), 40)
    assert drawn.counts.shape == (40, CHOICES)
    assert drawn.counts.any(axis=-1).all()
    assert set(drawn.targets[:, 0, 0]) == {2, 3}


def test_a_drawn_position_keeps_its_own_target() -> None:
    replay = Replay(2)
    for target in (1, 2):
        one = examples_with(target)
        own = jax.tree.map(partial(jnp.full_like, fill_value=target), one.seen.own)
        replay.add(one._replace(seen=one.seen._replace(own=own)))
    drawn = replay.draw(np.random.default_rng(1), 40)
    assert np.array_equal(drawn.targets[..., 0], drawn.seen.own.points)
