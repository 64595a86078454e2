"""The smallest training that still runs every part, and a few games of its network."""

from dataclasses import replace

import jax
import jax.numpy as jnp
from train.learner import random_weights
from train.observations import deck_features
from train.policy import Policy, promising_marks
from train.recipe import SMALL, Objective
from train.selfplay.batch import SelfPlay
from train.selfplay.setup import set_up
from train.training import Training

from silvergold.bots.admiral.features import ObservationArrays, set_features
from silvergold.bots.admiral.weights import LayerSizes, Weights
from silvergold.engine import standard_deck
from silvergold.sim.rng import make_rng

SIZES = LayerSizes(8, 8, 8, 8, 8, 8)
TINY = replace(SMALL, rounds=2, seats=24, groups=2, at_once=2, decks=2, batch=16, replay=1, sizes=SIZES)


def tiny_training() -> Training:
    """Two rounds of a few games."""
    return Training(TINY)


def tiny_weights() -> Weights:
    """A random network, with weights for shapes as well."""
    drawn = random_weights(SIZES, 3)
    keys = iter(jax.random.split(jax.random.key(3), 3))
    own, display, rivals = (
        encoder._replace(shapes=jax.random.normal(next(keys), encoder.shapes.shape))
        for encoder in (drawn.own, drawn.display, drawn.rivals)
    )
    return drawn._replace(own=own, display=display, rivals=rivals)


def tiny_games(players: int, games: int) -> SelfPlay:
    """The settings of a few games with a random network."""
    policy = Policy(tiny_weights(), jnp.asarray(set_features()), jnp.float32(0))
    objective = Objective(*(jnp.full((players, games, 1), weight, jnp.float32) for weight in Objective()))
    return SelfPlay(policy, deck_features(standard_deck()), promising_marks(), objective, jnp.bool_(True))


def kept_positions(play: SelfPlay) -> ObservationArrays:
    """What each seat sees after choosing two cards: [seats, games]."""
    players, games = play.objective.points.shape[:2]
    key = jax.random.key(4)
    return set_up(play, players, games, key, make_rng(key, games))[1].seen
