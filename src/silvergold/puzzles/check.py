"""Check a sample of the shipped puzzles by a computation that knows nothing of the evaluator or its network.

In each puzzle, the best and the next best option are played on in pairs with the same chance; Captain plays
for all seats, and the final scores count, by Admiral's objective. Seeds and length are not those of the
miner's rollouts.
"""

import argparse
import hashlib
import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from textwrap import wrap
from typing import NamedTuple

from silvergold.arena.calibration.workload import Workload
from silvergold.arena.confidence import Estimate, estimate
from silvergold.engine import Dealer, Phase, Ready, seats_to_move
from silvergold.puzzles.puzzle import DIFFICULTIES, Puzzle
from silvergold.puzzles.puzzle_set import SHIPPED, shipped
from silvergold.review.ledger.evaluation import VALUE, final_worth
from silvergold.review.ledger.options import WholeMove
from silvergold.review.rollouts import decide, play, sample_hands

PROGRAM = "python -m silvergold.puzzles.check"
POLICY = "captain"
BATCH, MOST_PAIRS = 8, 64
CLEAR = 1.3
"""No more pairs are played once the mean is this many half widths of its interval away from 0."""


class Lead(NamedTuple):
    """How far a puzzle's best option is ahead of the next one at the end of the game."""

    puzzle: str
    mean: float
    low: float
    high: float
    """The ends of the 95 % interval."""
    pairs: int


def main(arguments: Sequence[str] | None = None) -> None:
    """Check, and write the report."""
    options = parse(arguments)
    content = (files("silvergold.puzzles") / SHIPPED).read_bytes()
    work = Workload(hashlib.sha256(content).hexdigest()[:16], options.workers, options.keep)
    order = [*shipped().ids]
    random.Random(0).shuffle(order)  # noqa: S311 -- the first ones are a sample
    leads = [Lead(*found) for found in work.results(lead_of, order[: options.puzzles])]
    how = (
        f"`{PROGRAM} --puzzles {len(leads)}` plays the best and the next best option of a sample to the end "
        f"of the game. Captain plays for all seats. {BATCH} to {MOST_PAIRS} pairs of games are played for "
        "each puzzle, until one option is clearly ahead."
    )
    write_report(options.report, leads, how)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("--puzzles", type=int, help="a sample of this size; by default all")
    parser.add_argument("--workers", type=int, help="processes; by default one per core")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="what is done; a stopped run continues from it"
    )
    parser.add_argument("--report", type=Path, default=Path("bench/puzzles_captain.md"))
    return parser.parse_args(arguments)


# --- One puzzle -------------------------------------------------------------------------------------------


def lead_of(puzzle_id: str) -> Lead:
    """Play a puzzle's two best options to the end until one is clearly ahead, or often enough."""
    puzzle = shipped().find(puzzle_id)
    best, following = (option.moves for option in puzzle.decision.best[:2])
    pairs: list[float] = []
    while len(pairs) < MOST_PAIRS:
        seeds = range(len(pairs), len(pairs) + BATCH)
        pairs += [final_value(puzzle, best, n) - final_value(puzzle, following, n) for n in seeds]
        found = estimate(pairs)
        if is_clear(found):
            break
    mean, low, high = (round(number or 0.0, 2) for number in found)
    return Lead(puzzle_id, mean, low, high, len(pairs))


def is_clear(found: Estimate) -> bool:
    """Whether a mean is far from 0."""
    return abs(found.value) > CLEAR * (found.value - (found.low or 0.0))


def final_value(puzzle: Puzzle, moves: WholeMove, number: int) -> float:
    """What a game is worth at its end after some moves; the same number has the same chance."""
    state, seat = puzzle.state, puzzle.decision.seat
    dealer = Dealer(state.deck, b"check %d" % number)
    state = sample_hands(state, seat, random.Random(-1 - number))  # noqa: S311 -- a fixed sample
    state = play(state, (*moves, Ready(seat)) if state.phase == Phase.MARK else moves)
    while state.phase != Phase.OVER:
        waiting = seats_to_move(state)
        state = play(state, decide(state, waiting[0], POLICY) if waiting else [dealer.move(state)])
    return float(final_worth(state, seat)[VALUE])


# --- The report -------------------------------------------------------------------------------------------

Verdict = Callable[[Lead], bool]
VERDICTS: dict[str, Verdict] = {
    "holds: the interval lies above 0": lambda lead: lead.low > 0,
    "leans: the mean is above 0": lambda lead: lead.low <= 0 < lead.mean,
    "doubtful: the mean is not above 0": lambda lead: lead.mean <= 0 <= lead.high,
    "fails: the interval lies below 0": lambda lead: lead.high < 0,
}


def write_report(path: Path, leads: Sequence[Lead], how: str) -> None:
    """Write the figures as Markdown, below a paragraph that says how they were found."""
    lead = estimate([one.mean for one in leads])
    pairs = sum(one.pairs for one in leads)
    counted = (
        f"{len(leads):,} of the {len(shipped()):,} puzzles were checked, with {pairs:,} pairs of games that "
        "have the same chance. The final scores count, by the objective of [docs/ledger.md]"
        "(../docs/ledger.md): the evaluator values nothing, and none of the miner's seeds is used."
    )
    lines = [
        "# The shipped puzzles checked",
        "",
        *wrap(how, 120),
        "",
        *wrap(counted, 120),
        "",
        f"On average, the best option is **{lead.value:.2f} points** ahead (95 % interval {interval(lead)}).",
        "",
        "| verdict | puzzles | share |",
        "|---|---:|---:|",
        *(verdict_row(name, leads, verdict) for name, verdict in VERDICTS.items()),
        "",
        "| puzzles | checked | mean lead | mean above 0 |",
        "|---|---:|---:|---:|",
        *(group_row(f"difficulty {name}", leads, partial(has, "difficulty", name)) for name in DIFFICULTIES),
        *(group_row(f"theme {theme}", leads, partial(has, "theme", theme)) for theme in shipped().themes),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def has(field: str, value: str, lead: Lead) -> bool:
    """Whether the puzzle of a lead has a value in a field."""
    return bool(getattr(shipped().find(lead.puzzle), field) == value)


def interval(found: Estimate) -> str:
    """The ends of an interval."""
    return f"{found.low or 0.0:.2f} to {found.high or 0.0:.2f}"


def verdict_row(name: str, leads: Sequence[Lead], verdict: Verdict) -> str:
    """How many puzzles have a verdict."""
    count = sum(map(verdict, leads))
    return f"| {name} | {count:,} | {count / len(leads):.1%} |"


def group_row(name: str, leads: Sequence[Lead], belongs: Verdict) -> str:
    """The puzzles of a group."""
    group = [lead for lead in leads if belongs(lead)]
    if not group:
        return f"| {name} | 0 | | |"
    above = sum(lead.mean > 0 for lead in group) / len(group)
    return f"| {name} | {len(group):,} | {fmean(lead.mean for lead in group):.2f} | {above:.0%} |"


if __name__ == "__main__":
    main()
