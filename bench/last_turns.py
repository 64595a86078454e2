"""How many points Admiral loses in the last two turns without solving them exactly.

    python bench/last_turns.py [--games 200]    # writes bench/last_turns.md

Admiral plays against itself without the exact solution. Each of its decisions in the last two turns is then
valued exactly: what it lost is the best value less that of its move.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import numpy as np

from silvergold.arena.confidence import estimate
from silvergold.arena.match import game_seed, play_on
from silvergold.arena.process_pool import map_in_processes
from silvergold.bots import SeatedBot
from silvergold.bots.admiral import last_turns
from silvergold.bots.admiral.bot import DIGITS, LAST_TURNS, Admiral
from silvergold.engine import Dealer, Event, Game, Phase, PlayerMove, View, standard_deck
from silvergold.engine.state import ROUNDS, TURNS

Decision = tuple[int, str, int]
"""The number of players, the phase, and the turns that follow."""
Losses = dict[Decision, list[float]]
"""What the decisions of one game lost."""
REPORT = Path(__file__).with_name("last_turns.md")
PLAYERS = (2, 4)
NAMES = {Phase.MARK: "mark", Phase.TAKE: "take a card"}


class Observed:
    """Admiral without the exact solution, which also says what each of its last decisions lost."""

    def __init__(self, players: int, losses: Losses) -> None:
        self._plain, self._exact = Admiral(b"", solves_last_turns=False), Admiral(b"")
        self._players, self._losses = players, losses

    def observe(self, events: Sequence[Event]) -> None:
        """Remember the shapes revealed."""
        self._plain.observe(events)
        self._exact.observe(events)

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """What Admiral chooses without the exact solution."""
        chosen = self._plain.choose(view, moves)
        turns = (ROUNDS - view.round) * TURNS + TURNS - view.turn
        if len(moves) > 1 and view.phase != Phase.KEEP and turns <= LAST_TURNS:
            values = np.round(self._exact.values(view, moves), DIGITS)
            lost = float(values.max() - values[moves.index(chosen)])
            self._losses[self._players, view.phase, turns].append(lost)
        return chosen


def losses_of(game: tuple[int, int]) -> Losses:
    """What was lost in a game: the number of players, and that of the game."""
    players, number = game
    last_turns.MOST_STATES = 1 << 20  # here, all positions are solved
    deck, seed = standard_deck(), game_seed("last turns", number)
    losses: Losses = defaultdict(list)
    bots = [SeatedBot(Observed(players, losses), seat) for seat in range(players)]
    play_on(Game(deck, players), Dealer(deck, seed), bots)
    return losses


def report(losses: Sequence[Losses], games: int) -> str:
    """The figures as Markdown."""
    by_decision = defaultdict(list)
    for of_game in losses:
        for decision, lost in of_game.items():
            by_decision[decision].append(lost)
    lines = [
        "# The last two turns",
        "",
        f"`python bench/last_turns.py --games {games}`: what Admiral loses by each decision there without",
        "the exact solution, in points of its objective, with 95 % intervals in which a game is one",
        f"observation. It played {games} games against itself with each number of players.",
        "",
        "| players | decision | turns to follow | decisions | lost per decision | not the best |",
        "|---:|---|---:|---:|---:|---:|",
        *(row(*decision, lost) for decision, lost in sorted(by_decision.items())),
    ]
    return "\n".join(lines) + "\n"


def row(players: int, phase: str, turns: int, by_game: Sequence[Sequence[float]]) -> str:
    """The decisions of one kind."""
    found, lost = estimate([*map(fmean, by_game)]), [one for game in by_game for one in game]
    worse = sum(one > 0 for one in lost) / len(lost)
    interval = "" if found.low is None else f" ({found.low:.2f} to {found.high:.2f})"
    return (
        f"| {players} | {NAMES[phase]} | {turns} | {len(lost)} | {found.value:.2f}{interval} | {worse:.0%} |"
    )


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="with each number of players")
    parser.add_argument("--report", type=Path, default=REPORT)
    options = parser.parse_args()
    games = [(players, number) for number in range(options.games) for players in PLAYERS]
    losses = [*map_in_processes(losses_of, games)]
    options.report.write_text(report(losses, options.games), encoding="utf-8")


if __name__ == "__main__":
    main()
