"""Train Admiral's network: ``python -m train``, or ``python -m train --recipe small`` on a laptop.

Continues from the checkpoint in the output directory, if there is one. After the last round the new weights
play against those in the package.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from silvergold.bots.admiral.weights import packaged_weights, weights_in
from train.checkpoint import Checkpoint, load, save
from train.comparison import HEADER, compare, merged, row
from train.export import export
from train.learning_curve import draw_curve
from train.recipe import RECIPES, Recipe
from train.training import Clock, Training, TrainingProgress, train


def main() -> None:
    """Train until the training is done or pauses; once it is done, compare the weights."""
    options = parser().parse_args()
    recipe = RECIPES[options.recipe]
    recipe = replace(recipe, rounds=options.rounds or recipe.rounds)
    options.out.mkdir(parents=True, exist_ok=True)
    if run(recipe, options):
        write_comparison(recipe, options.out)


def run(recipe: Recipe, options: argparse.Namespace) -> bool:
    """Train from the checkpoint on, if there is one; returns whether the training is done."""
    training, path = Training(recipe), options.out / "checkpoint.npz"
    learner = training.new_learner(weights_in(options.start) if options.start else None)
    begun = load(path, learner) if path.exists() else Checkpoint(learner, 0, 0.0, [])
    curve = begun.curve
    clock = Clock(recipe.rounds, options.seconds, begun.spent)
    if clock.done(begun.round) >= 1:
        return True
    training.compile()
    print(f"compiled the games: {clock.spent - begun.spent:.1f} s", flush=True)

    def store(progress: TrainingProgress) -> None:
        save(path, Checkpoint(progress.learner, progress.round, clock.spent, curve))
        export(options.out / "weights.npz", progress.learner.average)

    def show(progress: TrainingProgress) -> None:
        played = " ".join(f"{mean:.2f}" for mean in progress.points)
        parts = ", ".join(f"{name} {seconds:.2f}" for name, seconds in progress.seconds._asdict().items())
        done = f"round {progress.round}: {clock.spent:.1f} s ({parts})"
        print(f"{done}, loss {progress.loss:.4f}, points {played}", flush=True)

    pause_at = begun.spent + options.pause_after
    progress = train(training, begun.learner, begun.round, curve, clock, show, store, pause_at)
    (options.out / "learning-curve.svg").write_text(draw_curve(curve), encoding="utf-8")
    return clock.done(progress.round) >= 1


def write_comparison(recipe: Recipe, out: Path) -> None:
    """Play the new weights against those in the package, and write a table."""
    lines = list(HEADER)
    for result in compare(recipe, merged(weights_in(out / "weights.npz"), packaged_weights())):
        lines.append(row(result))
        print(lines[-1], flush=True)
    (out / "comparison.md").write_text("\n".join([*lines, ""]), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """The options."""
    options = argparse.ArgumentParser(prog="python -m train", description="Train Admiral's network.")
    options.add_argument("--recipe", choices=RECIPES, default="whole")
    options.add_argument("--rounds", type=int, help="instead of the recipe's")
    options.add_argument("--seconds", type=float, help="train for this time in all, instead of the rounds")
    options.add_argument(
        "--pause-after", type=float, default=float("inf"), metavar="SECONDS", help="end this call then"
    )
    options.add_argument(
        "--start", type=Path, metavar="WEIGHTS", help="begin with a network that is no wider"
    )
    options.add_argument("--out", type=Path, default=Path("trained"), help="directory of the results")
    return options


if __name__ == "__main__":
    main()
