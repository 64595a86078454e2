"""The training loop: each round plays games, then learns from them."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.weights import Weights, packaged_weights
from silvergold.engine import Deck, standard_deck
from train.decks import random_deck
from train.learner import (
    Examples,
    LearnerState,
    examples_of,
    joined,
    learn,
    new_learner,
    random_weights,
    widened,
)
from train.learning_curve import Curve, LearningCurvePoint
from train.observations import deck_features
from train.policy import Policy, promising_marks
from train.recipe import OYA_EVERY, PLAYERS, Objective, Recipe
from train.replay import Replay
from train.selfplay.batch import PlayedGames, SelfPlay
from train.selfplay.games import play_games


class RoundSeconds(NamedTuple):
    """How long the parts of a round took; the first rounds also compile them."""

    games: float = 0.0
    targets: float = 0.0
    learning: float = 0.0


class TrainingProgress(NamedTuple):
    """The state of training after a round."""

    round: int
    learner: LearnerState
    loss: Array
    points: tuple[Array, ...]
    """Mean points of the round's two batches, played with noise."""
    seconds: RoundSeconds = RoundSeconds()


class Training:
    """Runs the rounds of a recipe; each learns from its own games and from those of the rounds before."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.sets = jnp.asarray(set_features())
        self._teacher = jax.tree.map(jnp.asarray, packaged_weights())
        self._marks = promising_marks()
        self._standard = deck_features(standard_deck())
        self._key = jax.random.key(recipe.seed)
        self._replays = Replay(recipe.replay), Replay(recipe.replay)

    def new_learner(self, start: Weights | None = None) -> LearnerState:
        """The learner before the first round: with random weights, or with those of a smaller network."""
        sizes, seed = self.recipe.sizes, self.recipe.seed
        return new_learner(widened(start, sizes, seed) if start else random_weights(sizes, seed))

    def compile(self) -> None:
        """Compile the games with each number of players, all at once."""
        weights = self.new_learner().weights
        with ThreadPoolExecutor() as pool:
            for played in pool.map(
                lambda players: self.play_ahead(weights, None, players, self._key, 0.0, True), set(PLAYERS)
            ):
                played.points.block_until_ready()

    def round(self, number: int, learner: LearnerState, done: float) -> TrainingProgress:
        """One round, when a share of the training is done.

        Plays games with the standard deck and with a random one, then learns from them.
        """
        recipe, schedule = self.recipe, self.recipe.schedule(number, done)
        keys = jax.random.split(jax.random.fold_in(self._key, number), 3)
        players, others = PLAYERS[number % len(PLAYERS)], PLAYERS[(number + 1) % len(PLAYERS)]
        is_nsv = number % OYA_EVERY != OYA_EVERY - 1
        noise, times = schedule.noise, [time.monotonic()]
        batches = [
            self.play_ahead(learner.average, None, players, keys[0], noise, is_nsv),
            self.play_ahead(learner.average, random_deck(number), others, keys[1], noise, is_nsv),
        ]
        times.append(time_when_ready(batches))
        td_lambda = jnp.float32(recipe.td_lambda)
        rows = [examples_of(batch, td_lambda, self._teacher, self.sets) for batch in batches]
        examples = tuple(map(joined, zip(*rows, strict=True)))
        times.append(time_when_ready(examples))
        rate = jnp.float32(schedule.learning_rate)
        learner, lost = learn(
            learner, self.sets, self._drawn(examples, number), keys[2], rate, recipe.batch, recipe.objective
        )
        times.append(time_when_ready(learner))
        means = tuple(jnp.mean(batch.points) for batch in batches)
        seconds = RoundSeconds(*(after - before for before, after in pairwise(times)))
        return TrainingProgress(number + 1, learner, lost, means, seconds)

    def _drawn(self, examples: tuple[Examples, ...], number: int) -> tuple[Examples, ...]:
        """What a round learns from: its own examples and those of the rounds before, as many of each kind."""
        fewest = min(replay.add(part) for replay, part in zip(self._replays, examples, strict=True))
        steps = max(1, fewest * self.recipe.passes // self.recipe.batch)
        rng = np.random.default_rng((self.recipe.seed, number))
        return tuple(replay.draw(rng, steps * self.recipe.batch) for replay in self._replays)

    def play(
        self,
        weights: Weights,
        deck: Deck | None,
        players: int,
        key: Array,
        objectives: tuple[Objective, ...] = (),
    ) -> PlayedGames:
        """A batch of games without noise and lookahead.

        Each seat may have its own objective, with a number for each network.
        """
        games = self.recipe.seats // players
        settings = self._settings(weights, deck, objectives or (self.recipe.objective,) * players)
        played: PlayedGames = play_games(settings, key, players, games)
        return played

    def play_ahead(
        self, weights: Weights, deck: Deck | None, players: int, key: Array, noise: float, is_nsv: bool
    ) -> PlayedGames:
        """A batch of games in which the seats look one turn ahead: to learn from."""
        games = self.recipe.seats // players
        settings = self._settings(weights, deck, (self.recipe.objective,) * players, noise, is_nsv=is_nsv)
        played: PlayedGames = play_games(settings, key, players, games, self.recipe.considered)
        return played

    def _settings(
        self,
        weights: Weights,
        deck: Deck | None,
        objectives: tuple[Objective, ...],
        noise: float = 0.0,
        *,
        is_nsv: bool = True,
    ) -> SelfPlay:
        players = len(objectives)
        games = self.recipe.seats // players
        columns = [jnp.array(column, jnp.float32) for column in zip(*objectives, strict=True)]
        objective = Objective(*(jnp.repeat(part.reshape(players, 1, -1), games, 1) for part in columns))
        features = deck_features(deck) if deck else self._standard
        policy = Policy(self._rounded(weights), self.sets, jnp.float32(noise))
        return SelfPlay(policy, features, self._marks, objective, jnp.bool_(is_nsv))

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


def time_when_ready(arrays: Any) -> float:
    """The time when arrays have been computed."""
    jax.block_until_ready(arrays)  # type: ignore[no-untyped-call]
    return time.monotonic()


class Clock:
    """How much of a training is done: by its rounds, or by a number of seconds."""

    def __init__(self, rounds: int, seconds: float | None = None, spent: float = 0.0) -> None:
        self._rounds, self._seconds = rounds, seconds
        self._began = time.monotonic() - spent

    @property
    def spent(self) -> float:
        """The seconds so far, in all calls."""
        return time.monotonic() - self._began

    def done(self, number: int) -> float:
        """The share of the training that is done before a round."""
        return number / self._rounds if self._seconds is None else self.spent / self._seconds


def train(
    training: Training,
    learner: LearnerState,
    first: int,
    curve: Curve,
    clock: Clock,
    show: Callable[[TrainingProgress], None],
    store: Callable[[TrainingProgress], None],
    pause_at: float = float("inf"),
) -> TrainingProgress:
    """Run the rounds from the first on, until the training is done or pauses after some seconds.

    Shows every round, and stores some and the last.
    """
    progress = TrainingProgress(first, learner, jnp.float32(0), ())
    while (done := clock.done(progress.round)) < 1 and clock.spent < pause_at:
        progress = training.round(progress.round, progress.learner, done)
        show(progress)
        if progress.round % training.recipe.evaluate_every == 0:
            curve.append(training.curve_point(progress.round, progress.learner))
            store(progress)
    curve.append(training.curve_point(progress.round, progress.learner))
    store(progress)
    return progress
