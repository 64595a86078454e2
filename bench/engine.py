"""Random play through the public APIs of the engine and of OpenSpiel in Python, on one core.

Whole games, every move chosen uniformly among the legal ones. The games are measured in turn for several
rounds, so that a busy machine affects them alike; the result is the median round. OpenSpiel is played in two
ways: as in its documentation, drawing chance outcomes with NumPy, and in the leanest loop we could write.
There are three rates:

- decisions: moves of players (chance moves take time but are not counted);
- choices: decisions with more than one legal move (readiness is not a choice, nor is a forced move in
  backgammon);
- moves: decisions and chance moves.
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
    """What was played, in total or per second."""

    games: float
    decisions: float
    choices: float
    moves: float


def play_silvergold(players: int, seed: int) -> Counts:
    """Play one game of ours."""
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
    """Play one game of OpenSpiel."""
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
    """The rates per second."""
    total = Counts(0, 0, 0, 0)
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        total = Counts(*map(sum, zip(total, play(first_seed + int(total.games)), strict=True)))
    return Counts(*(count / elapsed for count in total))


def measure(seconds: float, rounds: int) -> dict[str, Counts]:
    """The median rates of every game."""
    games_to_measure: dict[str, Callable[[int], Counts]] = {
        f"{OURS}, {players} players": partial(play_silvergold, players) for players in (2, 3, 4)
    }
    for name in ("backgammon", "gin_rummy"):
        game = pyspiel.load_game(name)
        games_to_measure[f"OpenSpiel {name}"] = partial(play_openspiel, game, lean=False)
        games_to_measure[f"OpenSpiel {name}, leanest loop"] = partial(play_openspiel, game, lean=True)
    results: dict[str, list[Counts]] = {name: [] for name in games_to_measure}
    for number in range(rounds):
        for name, play in games_to_measure.items():
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
        "## The engine compared with OpenSpiel",
        "",
        "`make bench`: random play of whole games through the public Python API, one core; the median of",
        f"{rounds} rounds of {seconds:g} s per game, measured in turn. Python",
        f"{platform.python_version()}, open_spiel {version('open_spiel')}. A decision is a player's move;",
        "a choice is a decision with more than one legal move; moves are decisions and chance moves.",
        "",
        "| per second | games | decisions | choices | moves |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [f"| {name} | " + " | ".join(f"{n:,.0f}" for n in r) + " |" for name, r in results.items()]
    ours = [rate.decisions for name, rate in results.items() if name.startswith(OURS)]
    lines += [
        "",
        "Our decisions per second as a multiple of theirs (slowest to fastest table):",
        "",
    ]
    lines += [
        f"- {name}: {min(ours) / rate.decisions:.2f} to {max(ours) / rate.decisions:.2f}"
        for name, rate in results.items()
        if not name.startswith(OURS)
    ]
    lines += [""]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and optionally write the page."""
    parser = argparse.ArgumentParser(description="The engine compared with OpenSpiel.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per game and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, help="write the results here as Markdown")
    arguments = parser.parse_args()
    page = report(measure(arguments.seconds, arguments.rounds), arguments.seconds, arguments.rounds)
    print(page)
    if arguments.out:
        arguments.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
