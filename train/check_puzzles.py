"""Check all mined puzzles by games that the simulator plays to the end; best on a GPU.

Captain plays the rest of the turn for everybody, with several dealers; then the network plays for all seats,
many games from each position. The final scores count: the evaluator that mined the puzzles values nothing.
"""

import argparse
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import groupby
from pathlib import Path
from statistics import fmean
from textwrap import wrap
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from silvergold.arena.confidence import Estimate, estimate
from silvergold.arena.process_pool import map_in_processes
from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import Dealer, GameState, Phase, PlayerMove, Ready, seats_to_move, standard_deck
from silvergold.puzzles import DIFFICULTIES, all_mined
from silvergold.review.ledger.options import WholeMove
from silvergold.review.rollouts import decide, play, sample_hands
from silvergold.sim.cards import words_needed
from silvergold.sim.rng import make_rng
from train.observations import deck_features
from train.play_on import final_values, row_of, turns_done
from train.policy import Policy, promising_marks
from train.recipe import Objective
from train.selfplay.batch import SelfPlay

PROGRAM = "python -m train.check_puzzles"
POLICY = "captain"
DEALERS = 16
"""Of the rest of the turn; the same for both options."""


class Lead(NamedTuple):
    """How far a puzzle's best option is ahead of the next one at the end of the game."""

    puzzle: str
    mean: float
    low: float
    high: float
    """The ends of the 95 % interval."""
    pairs: int


class Continuations(NamedTuple):
    """A puzzle's two best options at the end of the turn, with each dealer."""

    puzzle: str
    players: int
    seat: int
    moves_every_turn: bool
    first: int
    """The number of the turn that comes next."""
    rows: list[list[list[int]]]
    """[options, dealers]."""


# --- The rest of the turn ---------------------------------------------------------------------------------


def continuations(puzzle_id: str) -> Continuations:
    """Play the rest of the turn of a puzzle."""
    puzzle = all_mined().find(puzzle_id)
    seat = puzzle.decision.seat
    ends = [
        [turn_end(puzzle.state, seat, option.moves, number) for number in range(DEALERS)]
        for option in puzzle.decision.best[:2]
    ]
    return Continuations(
        puzzle_id,
        len(puzzle.state.players),
        seat,
        puzzle.state.edition.start_player_moves_every_turn,
        turns_done(ends[0][0]),
        [[row_of(state) for state in states] for states in ends],
    )


def turn_end(state: GameState, seat: int, moves: WholeMove, number: int) -> GameState:
    """The state at the end of a turn; the same number has the same chance."""
    dealer = Dealer(state.deck, b"simulated check %d" % number)
    state = sample_hands(state, seat, random.Random(-1 - number))  # noqa: S311 -- a fixed sample
    state = play(state, (*moves, Ready(seat)) if state.phase == Phase.MARK else moves)
    while state.phase not in (Phase.REVEAL, Phase.OVER):
        waiting = seats_to_move(state)
        state = play(state, decision_of_bot(state, waiting[0]) if waiting else [dealer.move(state)])
    return state


@lru_cache(maxsize=256)
def decision_of_bot(state: GameState, seat: int) -> tuple[PlayerMove, ...]:
    """What a seat decides; with several dealers, the same positions come again."""
    return tuple(decide(state, seat, POLICY))


# --- The rest of the game ---------------------------------------------------------------------------------


def leads(found: Iterable[Continuations], games: int, batch: int) -> Iterator[Lead]:
    """Play games from all positions, some puzzles at a time: those with the same players and turn."""
    size = max(1, batch // (2 * DEALERS * games))
    ordered = found if size == 1 else sorted(found, key=table_and_turn)
    for (players, first), group in groupby(ordered, table_and_turn):
        puzzles = list(group)
        for begin in range(0, len(puzzles), size):
            some = puzzles[begin : begin + size]
            full = [*some, *[some[0]] * (size - len(some))]
            yield from played_on(full, players, first, games)[: len(some)]


def table_and_turn(one: Continuations) -> tuple[int, int]:
    """The number of players, and the turn that comes next."""
    return one.players, one.first


def played_on(puzzles: Sequence[Continuations], players: int, first: int, games: int) -> list[Lead]:
    """The leads of puzzles with the same players and turn."""
    rows = np.array([one.rows for one in puzzles], np.uint32)  # [puzzles, options, dealers, numbers]
    rows = np.repeat(np.moveaxis(rows, 1, 0), games, axis=2)
    rows = rows.reshape(-1, rows.shape[-1])
    key = jax.random.key(int(puzzles[0].puzzle, 16))
    rng = jax.tree.map(lambda leaf: jnp.tile(leaf, 2), make_rng(key, len(rows) // 2))
    edition = np.tile(np.repeat([one.moves_every_turn for one in puzzles], DEALERS * games), 2)
    play = self_play(players, jnp.asarray(edition, jnp.uint8))
    words = words_needed(standard_deck())
    values = np.asarray(final_values(play, jnp.asarray(rows), jnp.int32(first), rng, key, players, words))
    seats = np.tile(np.repeat([one.seat for one in puzzles], DEALERS * games), 2)
    best, following = values[seats, np.arange(len(rows))].reshape(2, len(puzzles), DEALERS, games)
    return [lead_of(one.puzzle, lead) for one, lead in zip(puzzles, best - following, strict=True)]


def lead_of(puzzle: str, lead: Any) -> Lead:
    """The mean lead; games from the same position are one observation."""
    found = estimate(lead.mean(axis=1).tolist())
    mean, low, high = (round(number or 0.0, 2) for number in found)
    return Lead(puzzle, mean, low, high, lead.size)


def self_play(players: int, moves_every_turn: Any) -> SelfPlay:
    """Admiral's network for all seats, without noise."""
    games = moves_every_turn.shape[0]
    weights = jax.tree.map(jnp.asarray, packaged_weights())
    policy = Policy(weights, jnp.asarray(set_features()), jnp.float32(0.0))
    objective = Objective(*(jnp.full((players, games, 1), part) for part in Objective()))
    return SelfPlay(policy, deck_features(standard_deck()), promising_marks(), objective, moves_every_turn)


# --- The report -------------------------------------------------------------------------------------------

LeadPredicate = Callable[[Lead], bool]
VERDICTS: dict[str, LeadPredicate] = {
    "holds: the interval lies above 0": lambda lead: lead.low > 0,
    "leans: the mean is above 0": lambda lead: lead.low <= 0 < lead.mean,
    "doubtful: the mean is not above 0": lambda lead: lead.mean <= 0 <= lead.high,
    "fails: the interval lies below 0": lambda lead: lead.high < 0,
}


def report(leads: Sequence[Lead], games: int, batch: int) -> str:
    """The figures as Markdown."""
    lead = estimate([one.mean for one in leads])
    pairs = sum(one.pairs for one in leads)
    how = (
        f"`{PROGRAM} --games {games} --batch {batch}` (`make check-puzzles`) plays the best and the next "
        "best option of a puzzle to the end of the game. Captain plays the rest of the turn for everybody, "
        f"with {DEALERS} dealers. From each position at its end, Admiral's network plays {games} games in "
        "the simulator, for all seats. The "
        "final scores count, by the objective of [docs/ledger.md](../docs/ledger.md): the evaluator values "
        "nothing, and none of the miner's seeds is used. Both options have the same dealers and shapes."
    )
    counted = (
        f"{len(leads):,} of the {len(all_mined()):,} puzzles were checked, with {pairs:,} pairs of games."
    )
    lines = [
        "# The mined puzzles checked",
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
        *(group_row(f"theme {theme}", leads, partial(has, "theme", theme)) for theme in all_mined().themes),
    ]
    return "\n".join(lines) + "\n"


def has(field: str, value: str, lead: Lead) -> bool:
    """Whether the puzzle of a lead has a value in a field."""
    return bool(getattr(all_mined().find(lead.puzzle), field) == value)


def interval(found: Estimate) -> str:
    """The ends of an interval."""
    return f"{found.low or 0.0:.2f} to {found.high or 0.0:.2f}"


def verdict_row(name: str, leads: Sequence[Lead], verdict: LeadPredicate) -> str:
    """How many puzzles have a verdict."""
    count = sum(map(verdict, leads))
    return f"| {name} | {count:,} | {count / len(leads):.1%} |"


def group_row(name: str, leads: Sequence[Lead], belongs: LeadPredicate) -> str:
    """The puzzles of a group."""
    group = [lead for lead in leads if belongs(lead)]
    if not group:
        return f"| {name} | none | | |"
    above = sum(lead.mean > 0 for lead in group) / len(group)
    return f"| {name} | {len(group):,} | {fmean(lead.mean for lead in group):.2f} | {above:.0%} |"


# --- The command ------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    """Check, and write the report."""
    options = parse(arguments)
    ids = shuffled_ids()[: options.puzzles]
    checked = read_kept(options.keep)
    missing = [one for one in ids if one not in checked]
    found = map_in_processes(continuations, missing) if missing else ()
    for lead in leads(found, options.games, options.batch):
        checked[lead.puzzle] = lead
        with options.keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps(lead) + "\n")
        print(f"\r{len(checked)} of {len(ids)} ", end="", flush=True)
    done = [checked[one] for one in ids]
    options.report.write_text(report(done, options.games, options.batch), encoding="utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("--puzzles", type=int, help="a sample of this size; by default all")
    parser.add_argument("--games", type=int, default=16, help="played from each position")
    parser.add_argument("--batch", type=int, default=512, help="games at once: 16384 on a large GPU")
    parser.add_argument(
        "--keep",
        type=Path,
        default=Path(".check-puzzles.jsonl"),
        metavar="FILE",
        help="what is done; a stopped run continues from it",
    )
    parser.add_argument("--report", type=Path, default=Path("bench/puzzles.md"))
    return parser.parse_args(arguments)


def shuffled_ids() -> list[str]:
    """All puzzles in an order whose first ones are a fair sample."""
    ids = [*all_mined().ids]
    random.Random(0).shuffle(ids)  # noqa: S311 -- a fixed order
    return ids


def read_kept(path: Path) -> dict[str, Lead]:
    """What an earlier run has kept, by puzzle; a last line without an end is dropped."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    kept = [Lead(*json.loads(line)) for line in lines if line.endswith("\n")]
    return {lead.puzzle: lead for lead in kept}


if __name__ == "__main__":
    main()
