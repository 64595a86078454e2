"""The training loop: each round plays games, then learns from them."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.weights import Weights
from silvergold.engine import Deck, standard_deck
from train.decks import random_deck
from train.learner import LearnerState, examples_of, learn, new_learner, random_weights, widened
from train.learning_curve import Curve
from train.observations import deck_features
from train.policy import Policy, promising_marks
from train.recipe import OYA_EVERY, PLAYERS, Objective, Recipe
from train.replay import Examples, Replay, add, empty_replay
from train.selfplay.batch import PlayedGames, SelfPlay
from train.selfplay.games import play_games, play_groups


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
    """Mean points with the built-in deck and with random decks, played with noise."""
    seconds: RoundSeconds = RoundSeconds()


class Training:
    """Runs the rounds of a recipe; each learns from its own games and from those of the rounds before."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.sets = jnp.asarray(set_features())
        self._marks = promising_marks()
        self._standard = deck_features(standard_deck())
        self._decks = jax.tree.map(
            lambda *leaves: jnp.stack(leaves),
            self._standard,
            *(deck_features(random_deck(number)) for number in range(recipe.decks)),
        )
        self._key = jax.random.key(recipe.seed)
        self._replays: tuple[Replay, ...] = ()

    def new_learner(self, start: Weights | None = None) -> LearnerState:
        """The learner before the first round: with random weights, or with those of a smaller network."""
        sizes, seed = self.recipe.sizes, self.recipe.seed
        return new_learner(widened(start, sizes, seed) if start else random_weights(sizes, seed))

    def compile(self) -> None:
        """Compile the games with each number of players, all at once."""
        weights = self.new_learner().weights
        everyone = [(self.recipe.objective,) * players for players in set(PLAYERS)]
        with ThreadPoolExecutor() as pool:
            for played in pool.map(lambda seats: self.play_to_learn(weights, seats, 0, 0.0), everyone):
                played.points.block_until_ready()

    def round(self, number: int, learner: LearnerState, done: float) -> TrainingProgress:
        """One round, when a share of the training is done.

        Plays games with the built-in deck and with random ones, then learns from them.
        """
        recipe, schedule = self.recipe, self.recipe.schedule(number, done)
        times = [time.monotonic()]
        objectives = (recipe.objective,) * PLAYERS[number % len(PLAYERS)]
        played = self.play_to_learn(learner.average, objectives, number, schedule.noise)
        times.append(time_when_ready(played))
        examples = examples_of(played, jnp.float32(recipe.td_lambda))
        self._keep(examples, number)
        times.append(time_when_ready(self._replays))
        rate, key = jnp.float32(schedule.learning_rate), jax.random.fold_in(self._key, 2 * number + 1)
        steps = max(1, len(examples[1].counts) * recipe.passes // recipe.batch)
        learner, lost = learn(learner, self.sets, self._replays, key, rate, steps, recipe.batch)
        times.append(time_when_ready(learner))
        means = tuple(jnp.mean(part) for part in jnp.split(played.points, 2))
        seconds = RoundSeconds(*(after - before for before, after in pairwise(times)))
        return TrainingProgress(number + 1, learner, lost, means, seconds)

    def _keep(self, examples: Sequence[Examples], number: int) -> None:
        """Keep a round's examples, those of marks and the others apart."""
        replays = self._replays or tuple(empty_replay(part, self.recipe.replay) for part in examples)
        self._replays = tuple(add(*both, jnp.int32(number)) for both in zip(replays, examples, strict=True))

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
        settings = self._settings(weights, deck, objectives or (self.recipe.objective,) * players, games)
        played: PlayedGames = play_games(settings, key, players, games)
        return played

    def play_to_learn(
        self, weights: Weights, objectives: tuple[Objective, ...], number: int, noise: float
    ) -> PlayedGames:
        """The groups of games of a round: one half with the built-in deck, the other with random ones."""
        recipe, key = self.recipe, jax.random.fold_in(self._key, 2 * number)
        half = recipe.groups // 2
        drawn = np.random.default_rng((recipe.seed, number)).integers(1, 1 + recipe.decks, half)
        which = np.concatenate([np.zeros(half, int), drawn])
        decks = jax.tree.map(lambda leaf: leaf[which], self._decks)
        players = len(objectives)
        games = recipe.seats // recipe.groups // players
        is_nsv = number % OYA_EVERY != OYA_EVERY - 1
        settings = self._settings(weights, None, objectives, games, noise, is_nsv=is_nsv)
        keys = jax.random.split(key, recipe.groups)
        played: PlayedGames = play_groups(
            settings, decks, keys, players, games, recipe.considered, recipe.at_once
        )
        return played

    def _settings(
        self,
        weights: Weights,
        deck: Deck | None,
        objectives: tuple[Objective, ...],
        games: int,
        noise: float = 0.0,
        *,
        is_nsv: bool = True,
    ) -> SelfPlay:
        players = len(objectives)
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
    progress, means = TrainingProgress(first, learner, jnp.float32(0), ()), dict[int, float]()
    while (done := clock.done(progress.round)) < 1 and clock.spent < pause_at:
        progress = training.round(progress.round, progress.learner, done)
        show(progress)
        means[PLAYERS[(progress.round - 1) % len(PLAYERS)]] = float(progress.points[0])
        if progress.round % len(PLAYERS) == 0 and len(means) == len(set(PLAYERS)):
            curve.append((float(progress.round), *(means[players] for players in sorted(means))))
        if progress.round % training.recipe.store_every == 0:
            store(progress)
    store(progress)
    return progress
