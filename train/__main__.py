"""Train Admiral's network: ``python -m train``, or ``python -m train --recipe small`` on a laptop.

Continues from the checkpoint in the output directory, if there is one.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from train.checkpoint import load, save
from train.export import export
from train.learning_curve import Curve, draw_curve
from train.recipe import RECIPES
from train.training import Training, TrainingProgress, train


def main() -> None:
    """Train until the recipe's last round or the time limit."""
    parser = argparse.ArgumentParser(description="Train Admiral's network.")
    parser.add_argument("--recipe", choices=RECIPES, default="whole")
    parser.add_argument("--rounds", type=int, help="instead of the recipe's")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time limit")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="directory of the results")
    options = parser.parse_args()
    recipe = RECIPES[options.recipe]
    training = Training(replace(recipe, rounds=options.rounds or recipe.rounds))
    options.out.mkdir(parents=True, exist_ok=True)
    checkpoint = options.out / "checkpoint.npz"
    learner, first = training.new_learner(), 0
    curve: Curve = []
    if checkpoint.exists():
        learner, first, curve = load(checkpoint, learner)

    def report(progress: TrainingProgress, elapsed: float) -> None:
        means = " ".join(f"{mean:.2f}" for mean in curve[-1][1:]) if curve else "-"
        played = " ".join(f"{mean:.2f}" for mean in progress.points)
        print(
            f"round {progress.round}: {elapsed:.1f} s, loss {progress.loss:.4f}, points {played}, "
            f"averaged weights {means}",
            flush=True,
        )
        if progress.round % recipe.evaluate_every == 0:
            save(checkpoint, progress.learner, progress.round, curve)

    progress = train(training, learner, first, curve, report, options.seconds)
    save(checkpoint, progress.learner, progress.round, curve)
    export(options.out / "weights.npz", progress.learner.average)
    (options.out / "learning-curve.svg").write_text(draw_curve(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
