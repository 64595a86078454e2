"""Round by round: games are played, and what came of them is learned."""

import time
from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.network import Weights
from silvergold.engine import Deck, standard_deck
from silvergold.sim.mark_tables import mark_tables
from train.decks import drawn_deck
from train.learner import LearnerState, learn, lessons_of, new_learner
from train.observations import deck_features
from train.policy import Objectives, Policy
from train.recipe import TABLES, Objective, Recipe
from train.selfplay import PlayedGames, SelfPlay, play_games


class TrainingProgress(NamedTuple):
    """How training stands after a round."""

    round: int
    learner: LearnerState
    loss: float
    points: tuple[float, float]
    """Means of the round's two batches, with the luck that is in their choices."""


class Training:
    """Goes through the rounds of a recipe; each depends on the learner and the round's number alone."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self._sets = jnp.asarray(set_features())
        self._tables = mark_tables()
        self._standard = deck_features(standard_deck())
        self._key = jax.random.key(recipe.seed)

    def beginner(self) -> LearnerState:
        """A learner before the first round."""
        return new_learner(self.recipe.sizes, self.recipe.seed)

    def round(self, number: int, learner: LearnerState) -> TrainingProgress:
        """One round: games with the standard deck and with a drawn one, then the lessons."""
        keys = jax.random.split(jax.random.fold_in(self._key, number), 3)
        usual, other = TABLES[number % len(TABLES)], TABLES[(number + 1) % len(TABLES)]
        is_nsv = number % 4 != 3
        noise = self.recipe.noise_at(number)
        batches = [
            self.play(learner.weights, None, usual, keys[0], noise=noise, is_nsv=is_nsv),
            self.play(learner.weights, drawn_deck(number), other, keys[1], noise=noise, is_nsv=is_nsv),
        ]
        lessons = jax.tree.map(lambda *rows: jnp.concatenate(rows), *map(lessons_of, batches))
        pace = jnp.float32(self.recipe.pace_at(number))
        learner, lost = learn(
            learner, self._sets, lessons, keys[2], pace, self.recipe.lessons, self.recipe.share
        )
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
        pursuits: tuple[Objective, ...] = (),
    ) -> PlayedGames:
        """A batch of games; seats may play for different things."""
        games = self.recipe.seats // players
        pursuits = pursuits or (self.recipe.pursuit,) * players
        columns = [jnp.array(column, jnp.float32)[:, None] for column in zip(*pursuits, strict=True)]
        style = Objectives(*(jnp.broadcast_to(column, (players, games)) for column in columns))
        seen = deck_features(deck) if deck else self._standard
        mind = Policy(self._rough(weights), self._sets, jnp.float32(noise))
        played: PlayedGames = play_games(
            SelfPlay(mind, seen, self._tables, style, jnp.bool_(is_nsv)), key, players, games
        )
        return played

    def _rough(self, weights: Weights) -> Weights:
        """The weights in the precision in which games are played; the last layer stays as it is."""
        kind = jnp.dtype(self.recipe.precision)
        rough: Weights = jax.tree.map(lambda array: array.astype(kind), weights)
        return rough._replace(answers=weights.answers, answers_bias=weights.answers_bias)

    def look(self, number: int, learner: LearnerState) -> tuple[float, ...]:
        """A point of the learning curve: the steadier weights' mean with 2, 3 and 4 players."""
        key = jax.random.fold_in(self._key, 1_000_000 + number)
        means = [jnp.mean(self.play(learner.steady, None, players, key).points) for players in (2, 3, 4)]
        return (float(number), *map(float, means))


def train(
    training: Training,
    learner: LearnerState,
    first: int,
    curve: list[tuple[float, ...]],
    after: Callable[[TrainingProgress, float], None],
    seconds: float = float("inf"),
) -> TrainingProgress:
    """Go through the rounds from the first on, until the last or as long as may be."""
    began = time.monotonic()
    progress = TrainingProgress(first, learner, 0.0, (0.0, 0.0))
    for number in range(first, training.recipe.rounds):
        progress = training.round(number, progress.learner)
        if progress.round % training.recipe.look_every == 0 or progress.round == training.recipe.rounds:
            curve.append(training.look(progress.round, progress.learner))
        elapsed = time.monotonic() - began
        after(progress, elapsed)
        if elapsed > seconds:
            break
    return progress
