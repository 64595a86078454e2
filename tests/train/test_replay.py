"""What is kept of the last rounds to learn from."""

import jax
import jax.numpy as jnp
import numpy as np
from train.replay import Examples, add, draw, empty_replay

from tests.train.tiny import kept_positions, tiny_games

DECISIONS, CHOICES = 4, 2


def examples_with(target: int, counted: tuple[int, ...] = (1, 3)) -> Examples:
    """Decisions with targets from this one on, of which some count."""
    seen = kept_positions(tiny_games(DECISIONS, CHOICES))
    targets = jnp.broadcast_to(target + jnp.arange(DECISIONS)[:, None], (DECISIONS, CHOICES))
    own = seen.own._replace(points=targets.astype(seen.own.points.dtype))
    counts = jnp.zeros((DECISIONS, CHOICES, 3), bool).at[jnp.array(counted), 1, 0].set(True)
    return Examples(seen._replace(own=own), jnp.repeat(targets[..., None], 3, axis=-1).astype(float), counts)


def drawn_after(*rounds: Examples) -> Examples:
    """Drawn from a replay of two rounds that was given these."""
    replay = empty_replay(rounds[0], 2)
    for number, examples in enumerate(rounds):
        replay = add(replay, examples, jnp.int32(number))
    return draw(replay, jax.random.key(1), 40)


def targets(drawn: Examples) -> set[int]:
    """The targets drawn."""
    return set(np.asarray(drawn.targets[:, 0, 0]).astype(int).tolist())


def test_all_decisions_that_count_are_drawn_and_the_oldest_round_is_forgotten() -> None:
    drawn = drawn_after(examples_with(10), examples_with(20), examples_with(30, (0, 1, 2)))
    assert drawn.counts.shape == (40, CHOICES, 3)
    assert drawn.counts.any(axis=(-1, -2)).all()
    assert targets(drawn) == {21, 23, 30, 31, 32}


def test_rounds_still_to_come_are_not_drawn_from() -> None:
    assert targets(drawn_after(examples_with(10))) == {11, 13}


def test_a_drawn_position_keeps_its_own_target() -> None:
    drawn = drawn_after(examples_with(10), examples_with(20))
    assert np.array_equal(drawn.targets[..., 0], drawn.seen.own.points)
