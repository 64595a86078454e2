"""The training loop: each round plays games, then learns from them."""

import time
from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.weights import Weights
from silvergold.engine import Deck, standard_deck
from silvergold.sim.mark_tables import mark_tables
from train.decks import random_deck
from train.learner import LearnerState, examples_of, learn, new_learner
from train.learning_curve import Curve, LearningCurvePoint
from train.observations import deck_features
from train.policy import Policy
from train.recipe import OYA_EVERY, PLAYERS, Objective, Recipe
from train.selfplay import PlayedGames, SelfPlay, play_games


class TrainingProgress(NamedTuple):
    """The state of training after a round."""

    round: int
    learner: LearnerState
    loss: float
    points: tuple[float, float]
    """Mean points of the round's two batches, played with noise."""


class Training:
    """Runs the rounds of a recipe; each depends only on the learner's state and the round's number."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self._sets = jnp.asarray(set_features())
        self._tables = mark_tables()
        self._standard = deck_features(standard_deck())
        self._key = jax.random.key(recipe.seed)

    def new_learner(self) -> LearnerState:
        """The learner before the first round."""
        return new_learner(self.recipe.sizes, self.recipe.seed)

    def round(self, number: int, learner: LearnerState) -> TrainingProgress:
        """One round: games with the standard deck and with a random one, then the learning."""
        recipe = self.recipe
        keys = jax.random.split(jax.random.fold_in(self._key, number), 3)
        players, others = PLAYERS[number % len(PLAYERS)], PLAYERS[(number + 1) % len(PLAYERS)]
        is_nsv = number % OYA_EVERY != OYA_EVERY - 1
        noise = recipe.noise_at(number)
        batches = [
            self.play(learner.weights, None, players, keys[0], noise=noise, is_nsv=is_nsv),
            self.play(learner.weights, random_deck(number), others, keys[1], noise=noise, is_nsv=is_nsv),
        ]
        examples = jax.tree.map(lambda *rows: jnp.concatenate(rows), *map(examples_of, batches))
        rate = jnp.float32(recipe.learning_rate_at(number))
        learner, lost = learn(learner, self._sets, examples, keys[2], rate, recipe.batch, recipe.share)
        means = tuple(float(jnp.mean(batch.points)) for batch in batches)
        return TrainingProgress(number + 1, learner, float(lost), (means[0], means[1]))

    def play(
        self,
        weights: Weights,
        deck: Deck | None,
        players: int,
        key: Array,
        *,
        noise: float = 0.0,
        is_nsv: bool = True,
        objectives: tuple[Objective, ...] = (),
    ) -> PlayedGames:
        """A batch of games; each seat may have its own objective."""
        games = self.recipe.seats // players
        objectives = objectives or (self.recipe.objective,) * players
        columns = [jnp.array(column, jnp.float32)[:, None] for column in zip(*objectives, strict=True)]
        objective = Objective(*(jnp.broadcast_to(column, (players, games)) for column in columns))
        features = deck_features(deck) if deck else self._standard
        policy = Policy(self._rounded(weights), self._sets, jnp.float32(noise))
        settings = SelfPlay(policy, features, self._tables, objective, jnp.bool_(is_nsv))
        played: PlayedGames = play_games(settings, key, players, games)
        return played

    def _rounded(self, weights: Weights) -> Weights:
        """The weights in the precision of the games; the last layer keeps single precision."""
        kind = jnp.dtype(self.recipe.precision)
        rounded: Weights = jax.tree.map(lambda array: array.astype(kind), weights)
        return rounded._replace(output=weights.output, output_bias=weights.output_bias)

    def curve_point(self, number: int, learner: LearnerState) -> LearningCurvePoint:
        """The mean points of the averaged weights with 2, 3 and 4 players."""
        key = jax.random.fold_in(self._key, 1_000_000 + number)
        means = [jnp.mean(self.play(learner.average, None, players, key).points) for players in (2, 3, 4)]
        return (float(number), *map(float, means))


def train(
    training: Training,
    learner: LearnerState,
    first: int,
    curve: Curve,
    report: Callable[[TrainingProgress, float], None],
    seconds: float = float("inf"),
) -> TrainingProgress:
    """Run the rounds from the first on, until the last one or the time limit."""
    recipe = training.recipe
    began = time.monotonic()
    progress = TrainingProgress(first, learner, 0.0, (0.0, 0.0))
    for number in range(first, recipe.rounds):
        progress = training.round(number, progress.learner)
        if progress.round % recipe.evaluate_every == 0 or progress.round == recipe.rounds:
            curve.append(training.curve_point(progress.round, progress.learner))
        elapsed = time.monotonic() - began
        report(progress, elapsed)
        if elapsed > seconds:
            break
    return progress
