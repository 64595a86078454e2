"""What other objectives give: ``python -m train.objectives WEIGHTS``, with one turn of lookahead (on a GPU).

Seats with the same network play for an objective among themselves, and against the objective of the recipe.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from silvergold.arena.confidence import estimate
from silvergold.bots.admiral.weights import Weights, weights_in
from train.comparison import half_width, lead
from train.recipe import RECIPES, Objective
from train.training import Training

OBJECTIVES = (
    *(Objective(1.0, rival, 10.0) for rival in (0.0, 0.5, 0.75, 1.0)),
    *(Objective(1.0, 0.25, victory) for victory in (5.0, 20.0)),
    *(Objective(1.0, 0.5, victory) for victory in (0.0, 20.0)),
    *(Objective(1.0, 0.0, victory) for victory in (0.0, 30.0)),
)
HEADER = (
    "| rival | victory | players | points among themselves | wins | points ahead |",
    "|---:|---:|---:|---:|---:|---:|",
)


def row(training: Training, weights: Weights, objective: Objective, players: int) -> str:
    """A line of the table; the points are those with the built-in deck, and a group is one observation."""
    alike = training.play_to_learn(weights, (objective,) * players, 0, 0.0)
    mean = float(jnp.mean(jnp.split(alike.points, 2)[0]))
    found = []
    for seat in range(players):
        seats = tuple(objective if place == seat else training.recipe.objective for place in range(players))
        played = training.play_to_learn(weights, seats, 0, 0.0)
        points = np.moveaxis(np.asarray(played.points, float), 1, 0)
        found.append((played.victories[:, seat].mean(axis=-1), lead(points, seat).mean(axis=-1)))
    wins, ahead = (estimate(np.mean(part, axis=0).tolist()) for part in zip(*found, strict=True))
    return (
        f"| {objective.rival:g} | {objective.victory:g} | {players} | {mean:.2f} "
        f"| {wins.value:.1%} ± {half_width(wins):.1%} | {ahead.value:+.2f} ± {half_width(ahead):.2f} |"
    )


def table(training: Training, weights: Weights, players: int) -> Iterator[str]:
    """Every objective against that of the recipe."""
    yield from HEADER
    for objective in OBJECTIVES:
        yield row(training, weights, objective, players)


def main() -> None:
    """Print the table for weights in a file."""
    options = argparse.ArgumentParser(prog="python -m train.objectives")
    options.add_argument("weights", type=Path)
    options.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    options.add_argument("--recipe", choices=RECIPES, default="whole", help="sets the number of games")
    chosen = options.parse_args()
    weights = jax.tree.map(jnp.asarray, weights_in(chosen.weights))
    for line in table(Training(RECIPES[chosen.recipe]), weights, chosen.players):
        print(line, flush=True)


if __name__ == "__main__":
    main()
