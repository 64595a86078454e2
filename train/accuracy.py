"""How well two networks predict the points of the same games: ``python -m train.accuracy WEIGHTS``.

Lookahead repairs what is wrong in the short run only, so weights that play better alone must also predict
results at least as well.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from silvergold.arena.confidence import estimate
from silvergold.bots.admiral.network import POINTS_SCALE, evaluate
from silvergold.bots.admiral.weights import Weights, packaged_weights, weights_in
from train.comparison import half_width
from train.recipe import CPU
from train.selfplay.batch import PlayedGames, RecordedPositions
from train.training import Training

TURNS_SHOWN = ((1, 7), (8, 14), (15, 21), (22, 25), (26, 27))
"""The last turn is left out: only cups are to come."""
BATCHES, SEATS = 3, 4800


@jax.jit
def errors(weights: Weights, sets: Array, played: PlayedGames) -> Array:
    """The points that a network expects after settling, minus those that came: [turns, seats, games]."""

    def of_turn(settled: RecordedPositions) -> Array:
        outputs = evaluate(jnp, weights, sets, settled.seen)
        points = jnp.take_along_axis(played.points, settled.seat.astype(jnp.int32), axis=0)
        found: Array = settled.seen.own.points + POINTS_SCALE * outputs[..., 0] - points
        return found

    found: Array = lax.map(of_turn, played.turns.settled)
    return found


def row(turns: tuple[int, int], new: NDArray[np.float64], old: NDArray[np.float64]) -> str:
    """A line of the table; a game is one observation, and the mean error over all games doesn't count."""
    some = slice(turns[0] - 1, turns[1])
    squares = [
        np.mean((each[some] - each[some].mean((1, 2), keepdims=True)) ** 2, axis=(0, 1))
        for each in (new, old)
    ]
    more = estimate((squares[0] - squares[1]).tolist())
    means = " | ".join(f"{np.mean(square):.2f}" for square in squares)
    return f"| {turns[0]} to {turns[1]} | {means} | {more.value:+.2f} ± {half_width(more):.2f} |"


def table(training: Training, new: Weights, old: Weights, batches: int = BATCHES) -> Iterator[str]:
    """The mean squared errors of both networks in games of two, half of which each plays with itself."""
    sets = training.sets
    keys = [jax.random.key(number) for number in range(batches)]
    games = [training.play(weights, None, 2, key) for weights in (new, old) for key in keys]
    found = [
        np.concatenate([np.asarray(errors(weights, sets, played), float) for played in games], axis=-1)
        for weights in (new, old)
    ]
    yield from ("| turns | squared error | packaged | difference |", "|---|---:|---:|---:|")
    for turns in TURNS_SHOWN:
        yield row(turns, *found)


def main() -> None:
    """Print the table for weights in a file and those in the package."""
    options = argparse.ArgumentParser(prog="python -m train.accuracy")
    options.add_argument("weights", type=Path)
    weights = (weights_in(options.parse_args().weights), packaged_weights())
    new, old = jax.tree.map(jnp.asarray, weights)
    for line in table(Training(replace(CPU, seats=SEATS)), new, old):
        print(line, flush=True)


if __name__ == "__main__":
    main()
