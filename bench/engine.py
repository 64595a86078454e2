"""Random play through the public engine API, beside OpenSpiel's Python API, on one core.

Whole games, every move chosen uniformly among the legal ones. The contestants take turns, several rounds
long, so that a busy machine disturbs them alike; the median round counts. OpenSpiel is played in two ways:
as its own documentation plays it, drawing chance outcomes with NumPy, and in the leanest loop we could write.
Three rates are told:

- decisions: moves of players (chance is played too, and costs time, but is not counted);
- choices: decisions with more than one legal move (in our case being ready is none, in backgammon a
  forced move is none);
- moves: decisions and chance together.
"""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyspiel

from silvergold.engine import (
    Dealer,
    Phase,
    apply,
    legal_moves,
    new_game,
    seats_to_move,
    standard_deck,
)

OURS = "silvergold"


class Counts(NamedTuple):
    """What was played, or how much of it in a second."""

    games: float
    decisions: float
    choices: float
    moves: float


def play_silvergold(players: int, seed: int) -> Counts:
    """One game of ours."""
    deck = standard_deck()
    draw = random.Random(seed).random
    dealer = Dealer(deck, seed.to_bytes(8, "big"))
    state = new_game(deck, players)
    decisions = choices = chance = 0
    while state.phase != Phase.OVER:
        seats = seats_to_move(state)
        if not seats:
            state, _ = apply(state, dealer.move(state))
            chance += 1
        for seat in seats:
            while moves := legal_moves(state, seat):
                decisions += 1
                choices += len(moves) > 1
                state, _ = apply(state, moves[int(draw() * len(moves))])
    return Counts(1, decisions, choices, decisions + chance)


def play_openspiel(game: pyspiel.Game, seed: int, *, lean: bool) -> Counts:
    """One game of a peer."""
    rng = random.Random(seed)
    numpy_rng = np.random.RandomState(seed)
    draw = rng.random
    state = game.new_initial_state()
    decisions = choices = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, weights)[0] if lean else numpy_rng.choice(actions, p=weights)
            state.apply_action(action)
            chance += 1
        else:
            actions = state.legal_actions(state.current_player())
            decisions += 1
            choices += len(actions) > 1
            state.apply_action(actions[int(draw() * len(actions))])
    return Counts(1, decisions, choices, decisions + chance)


def rates(play: Callable[[int], Counts], seconds: float, first_seed: int) -> Counts:
    """How much is played in a second."""
    total = Counts(0, 0, 0, 0)
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        total = Counts(*map(sum, zip(total, play(first_seed + int(total.games)), strict=True)))
    return Counts(*(count / elapsed for count in total))


def measure(seconds: float, rounds: int) -> dict[str, Counts]:
    """The median rates of every contestant."""
    contestants: dict[str, Callable[[int], Counts]] = {
        f"{OURS}, {players} players": partial(play_silvergold, players) for players in (2, 3, 4)
    }
    for name in ("backgammon", "gin_rummy"):
        game = pyspiel.load_game(name)
        contestants[f"OpenSpiel {name}"] = partial(play_openspiel, game, lean=False)
        contestants[f"OpenSpiel {name}, leanest loop"] = partial(play_openspiel, game, lean=True)
    results: dict[str, list[Counts]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, play in contestants.items():
            print(f"round {number + 1} of {rounds}: {name} ...", flush=True)
            results[name].append(rates(play, seconds, first_seed=number * 1_000_000))
    return {
        name: Counts(*(statistics.median(column) for column in zip(*counts, strict=True)))
        for name, counts in results.items()
    }


def report(results: dict[str, Counts], seconds: float, rounds: int) -> str:
    """The results as a page."""
    lines = [
        "# Benchmark results",
        "",
        "## The engine beside OpenSpiel",
        "",
        "`make bench`: random play of whole games through the public Python API, one core; the median of",
        f"{rounds} rounds of {seconds:g} s for each contestant, taking turns. Python",
        f"{platform.python_version()}, open_spiel {version('open_spiel')}. A decision is a player's move;",
        "a choice is a decision with more than one legal move; moves are decisions and chance together.",
        "",
        "| a second | games | decisions | choices | moves |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [f"| {name} | " + " | ".join(f"{n:,.0f}" for n in r) + " |" for name, r in results.items()]
    ours = [rate.decisions for name, rate in results.items() if name.startswith(OURS)]
    lines += ["", "Decisions of ours, the slowest and the fastest table, as a multiple of theirs:", ""]
    lines += [
        f"- {name}: {min(ours) / rate.decisions:.2f} to {max(ours) / rate.decisions:.2f}"
        for name, rate in results.items()
        if not name.startswith(OURS)
    ]
    lines += [""]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write the page where that is asked for."""
    parser = argparse.ArgumentParser(description="The engine beside OpenSpiel.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, help="write the results here as Markdown")
    arguments = parser.parse_args()
    page = report(measure(arguments.seconds, arguments.rounds), arguments.seconds, arguments.rounds)
    print(page)
    if arguments.out:
        arguments.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
