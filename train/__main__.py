"""Train Admiral's network: ``python -m train``, or ``python -m train --recipe small`` on a laptop.

Continues from the checkpoint in the output directory, if there is one.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from silvergold.bots.admiral.weights import weights_in
from train.checkpoint import Checkpoint, load, save
from train.export import export
from train.learning_curve import draw_curve
from train.recipe import RECIPES
from train.training import Clock, Training, TrainingProgress, train


def main() -> None:
    """Train until the training is done, or pauses."""
    options = parser().parse_args()
    recipe = RECIPES[options.recipe]
    training = Training(replace(recipe, rounds=options.rounds or recipe.rounds))
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / "checkpoint.npz"
    learner = training.new_learner(weights_in(options.start) if options.start else None)
    begun = load(path, learner) if path.exists() else Checkpoint(learner, 0, 0.0, [])
    curve = begun.curve
    clock = Clock(training.recipe.rounds, options.seconds, begun.spent)
    training.compile()

    def store(progress: TrainingProgress) -> None:
        means = " ".join(f"{mean:.2f}" for mean in curve[-1][1:])
        played = " ".join(f"{mean:.2f}" for mean in progress.points)
        print(
            f"round {progress.round}: {clock.spent:.1f} s, loss {progress.loss:.4f}, points {played}, "
            f"averaged weights {means}",
            flush=True,
        )
        save(path, Checkpoint(progress.learner, progress.round, clock.spent, curve))
        export(options.out / "weights.npz", progress.learner.average)

    pause_at = begun.spent + options.pause_after
    progress = train(training, begun.learner, begun.round, curve, clock, store, pause_at)
    store(progress)
    (options.out / "learning-curve.svg").write_text(draw_curve(curve), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """The options."""
    options = argparse.ArgumentParser(prog="python -m train", description="Train Admiral's network.")
    options.add_argument("--recipe", choices=RECIPES, default="whole")
    options.add_argument("--rounds", type=int, help="instead of the recipe's")
    options.add_argument("--seconds", type=float, help="train for this time in all, instead of the rounds")
    options.add_argument(
        "--pause-after", type=float, default=float("inf"), metavar="SECONDS", help="end this call then"
    )
    options.add_argument("--start", type=Path, metavar="WEIGHTS", help="begin with a smaller network")
    options.add_argument("--out", type=Path, default=Path("trained"), help="directory of the results")
    return options


if __name__ == "__main__":
    main()
