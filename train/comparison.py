"""New weights against those in the package, both without lookahead, on decks known and unseen."""

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.scipy.linalg import block_diag
from numpy.typing import NDArray

from silvergold.arena.confidence import Estimate, estimate
from silvergold.bots.admiral.features import AnyArray
from silvergold.bots.admiral.weights import Weights, named_arrays, weights_from
from silvergold.engine import Deck
from train.decks import UNSEEN_DECKS, random_deck
from train.recipe import Objective, Recipe
from train.training import Training

BETWEEN_LAYERS = {"out", "from_islands", "from_display", "from_rivals", "hidden", "output"}
"""The weights whose inputs are the outputs of a layer; all others get the same features in every network."""
BATCHES, BATCHES_UNSEEN = 3, 1
"""Batches of deals with the built-in deck, and with each unseen one."""


class MatchResult(NamedTuple):
    """One seat of the new weights against the others on all other seats."""

    title: str
    games: int
    wins: Estimate
    ahead: Estimate
    """Points more than the mean of the other seats."""


def merged(one: Weights, other: Weights) -> Weights:
    """Two networks as one, with the outputs of both side by side."""

    def join(name: str, first: Array, second: Array) -> NDArray[np.float32]:
        if name.split(".")[-1] in BETWEEN_LAYERS:
            return np.asarray(block_diag(first, second))
        return np.concatenate([first, second], axis=-1)

    pairs = zip(named_arrays(one), named_arrays(other), strict=True)
    return weights_from({name: join(name, first, second) for (name, first), (_, second) in pairs})


def lead(points: AnyArray, seat: int) -> AnyArray:
    """A seat's points more than the mean of the other seats, from the points of all [seats, ...]."""
    players = len(points)
    return (points[seat] * players - points.sum(axis=0)) / (players - 1)


def match(
    training: Training, networks: Weights, deck: Deck | None, players: int, key: Array
) -> tuple[Array, Array]:
    """A batch of deals, each played with the first network on every seat: its wins and its lead per deal."""
    first = Objective(*((weight, 0.0) for weight in training.recipe.objective))
    others = Objective(*((0.0, weight) for weight in training.recipe.objective))
    wins, leads = [], []
    for seat in range(players):
        objectives = tuple(first if place == seat else others for place in range(players))
        played = training.play(networks, deck, players, key, objectives)
        wins.append(played.victories[seat])
        leads.append(lead(played.points.astype(jnp.float32), seat))
    return jnp.mean(jnp.stack(wins), axis=0), jnp.mean(jnp.stack(leads), axis=0)


def compare(recipe: Recipe, networks: Weights) -> Iterator[MatchResult]:
    """All matches of the first of two merged networks against the second, in single precision."""
    training = Training(replace(recipe, precision="float32"))
    for players, kind in ((2, "2 players"), (4, "1 against 3")):
        yield result_of(training, networks, None, players, BATCHES, f"{kind}, built-in deck")
        for number in UNSEEN_DECKS:
            deck, title = random_deck(number), f"{kind}, unseen deck {number}"
            yield result_of(training, networks, deck, players, BATCHES_UNSEEN, title)


def result_of(
    training: Training, networks: Weights, deck: Deck | None, players: int, batches: int, title: str
) -> MatchResult:
    """The result of some batches; a deal is one observation."""
    keys = jax.random.split(jax.random.key(training.recipe.seed), batches)
    found = [match(training, networks, deck, players, key) for key in keys]
    wins, leads = (np.concatenate(part).astype(float).tolist() for part in zip(*found, strict=True))
    return MatchResult(title, len(wins) * players, estimate(wins), estimate(leads))


def row(result: MatchResult) -> str:
    """A line of the table."""
    wins, ahead = result.wins, result.ahead
    return (
        f"| {result.title} | {result.games:,} | {wins.value:.1%} ± {half_width(wins):.1%} "
        f"| {ahead.value:.2f} ± {half_width(ahead):.2f} |"
    )


def half_width(one: Estimate) -> float:
    """Half the width of an interval; a single observation has none."""
    return math.nan if one.high is None else one.high - one.value


HEADER = ["| | games | wins | points ahead |", "|---|---:|---:|---:|"]
