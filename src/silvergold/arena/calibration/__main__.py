"""Calibrate the review on games of all bots: writes the levels of play, and how good the ledger is."""

import argparse
import shlex
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from statistics import fmean

from silvergold.arena.calibration import report
from silvergold.arena.calibration.blunders import blunder_tasks, parse_blunder, plant_blunder
from silvergold.arena.calibration.games import (
    Task,
    calibration_tasks,
    duplicate_tasks,
    parse_figures,
    play_task,
    review_task,
)
from silvergold.arena.calibration.statistics import calibrated_levels
from silvergold.arena.calibration.workload import Workload
from silvergold.review.ledger import evaluator_hash
from silvergold.review.levels import CALIBRATION, Calibration, format_calibration

PROGRAM = "python -m silvergold.arena.calibration"
TOURNAMENT = ("sailor", "deckhand")
"""The bots of the small tournaments: quick ones."""
TRUTH_FACTOR = 10
"""How many times more deals give the true means than all small tournaments have."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review and write."""
    options = parse(arguments)
    work = Workload(evaluator_hash(), options.workers, options.keep)
    command = (
        f"{PROGRAM} --games {options.games} --tournaments {options.tournaments} --deals {options.deals} "
        f"--blunders {options.blunders} --seed {shlex.quote(options.seed)}"
    )

    tasks = calibration_tasks(options.games, options.seed)
    games = [*map(parse_figures, work.results(review_task, tasks))]
    calibrated = Calibration(evaluator_hash(), command, calibrated_levels(games))
    options.data.write_text(format_calibration(calibrated), encoding="utf-8")

    deals = options.tournaments * options.deals
    tasks = duplicate_tasks(*TOURNAMENT, f"{options.seed} tournaments", deals)
    tournaments = [*map(parse_figures, work.results(review_task, tasks))]
    tasks = duplicate_tasks(*TOURNAMENT, f"{options.seed} truth", TRUTH_FACTOR * deals)
    truths = true_means(tasks, work.results(play_task, tasks))

    planted = work.results(plant_blunder, blunder_tasks(options.blunders, options.seed))
    lines = [
        *report.heading(command),
        *report.order_section(games),
        *report.difference_section(games),
        *report.luck_section(games, tournaments),
        *report.appraisal_section(games),
        *report.variance_section(games),
        *report.coverage_section(tournaments, truths, options.tournaments),
        *report.blunder_section([*map(parse_blunder, planted)]),
        *report.speed_section(games),
    ]
    options.report.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("--games", type=int, default=80, help="of each level against itself; as many mixed")
    parser.add_argument("--tournaments", type=int, default=100, help="small tournaments")
    parser.add_argument("--deals", type=int, default=4, help="of a small tournament")
    parser.add_argument("--blunders", type=int, default=40, help="games in which a blunder is planted")
    parser.add_argument("--seed", default="calibration", help="of all games")
    parser.add_argument("--workers", type=int, help="processes; by default one per core")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="what is done; a stopped run continues from it"
    )
    data = Path(str(files("silvergold.review") / CALIBRATION))
    parser.add_argument("--data", type=Path, default=data, help="the levels of play, as JSON")
    parser.add_argument("--report", type=Path, default=Path("bench/ledger.md"))
    return parser.parse_args(arguments)


def true_means(tasks: Sequence[Task], points: Sequence[Sequence[float]]) -> dict[str, float]:
    """The mean points of each bot over many games."""
    seats = [
        seat for task, own in zip(tasks, points, strict=True) for seat in zip(task.bots, own, strict=True)
    ]
    return {bot: fmean(own for name, own in seats if name == bot) for bot in TOURNAMENT}


if __name__ == "__main__":
    main()
