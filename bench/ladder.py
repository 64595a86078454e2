"""The ladder of opponents measured: points, victories, ratings and the time that a decision takes.

    python bench/ladder.py                     # all of it, into bench/ladder.md
    python bench/ladder.py Victories Levels    # some of it

Every match is played with two seeds: what is claimed must hold with both.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # decisions are timed on one core

from silvergold.arena.confidence import Estimate
from silvergold.arena.match import game_seed, play_on
from silvergold.arena.process_pool import in_processes, usable_cores
from silvergold.arena.statistics import TournamentStatistics, compute_statistics
from silvergold.arena.tournament import Tournament
from silvergold.bots import LEVELS, SeatedBot, make_bot
from silvergold.engine import Dealer, Event, Game, PlayerMove, View, standard_deck

BOTS = [level.bot for level in LEVELS]
SEEDS = ("1", "2")
TIMED_GAMES, TIMED_STARTS = 4, 4
FIRST_DECISION = """
import time
from silvergold.bots import seat_bot
from silvergold.engine import Dealer, Game, standard_deck
deck = standard_deck()
game, seed = Game(deck, 2), b"first decision {deal}"
game.play_chance(Dealer(deck, seed))
bot = seat_bot("{bot}", seed, 0)
began = time.process_time()
bot.decide(game)
print(time.process_time() - began)
"""


class Duel(NamedTuple):
    """A bot against others, and what is asked of it."""

    bots: tuple[str, ...]
    players: int
    asked: str


SELF_PLAY = (Duel(("navigator",), 2, "108"), Duel(("captain",), 2, ""), Duel(("admiral",), 2, "124"))
DUELS = (
    Duel(("navigator", "sailor"), 2, "90 %"),
    Duel(("admiral", "navigator"), 2, "93 %"),
    Duel(("admiral", "captain"), 2, ""),
    Duel(("admiral", "navigator", "navigator", "navigator"), 4, "80 %"),
    Duel(("admiral", "captain", "captain", "captain"), 4, ""),
)


def played(bots: tuple[str, ...], players: int, games: int, seed: str) -> TournamentStatistics:
    """The figures of a tournament, played on all cores."""
    tournament = Tournament(standard_deck(), bots, players, games, f"ladder {seed}")
    numbers = range(tournament.games)
    done = sorted(in_processes()(tournament, numbers), key=lambda game: game.number)
    print(" ".join(bots), players, seed, flush=True)
    return compute_statistics(tournament.schedule, [game.outcome for game in done])


def told(estimate: Estimate, scale: float = 1.0) -> str:
    """An estimate with its confidence interval."""
    value = f"{scale * estimate.value:.1f}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({scale * estimate.low:.1f} to {scale * estimate.high:.1f})"


def self_play(games: int) -> list[str]:
    """Means of bots among themselves."""
    lines = ["| bot, 2 players among themselves | asked | " + " | ".join(f"seed {s}" for s in SEEDS) + " |"]
    lines.append("|---|---:|---:|---:|")
    for duel in SELF_PLAY:
        means = [told(played(duel.bots, 2, games, seed).bots[duel.bots[0]].mean) for seed in SEEDS]
        lines.append(f"| {duel.bots[0]} | {duel.asked} | " + " | ".join(means) + " |")
    return lines


def duels(games: int) -> list[str]:
    """How often a bot wins."""
    lines = [
        "| games won, % | asked | " + " | ".join(f"seed {s}" for s in SEEDS) + " |",
        "|---|---:|---:|---:|",
    ]
    for duel in DUELS:
        first, *others = duel.bots
        found = [played(duel.bots, duel.players, games, seed).bots[first].share_of_wins for seed in SEEDS]
        against = others[0] if len(others) == 1 else f"{len(others)} {others[0]}s"
        shares = " | ".join(told(share, 100) for share in found)
        lines.append(f"| {first} against {against} | {duel.asked} | {shares} |")
    return lines


def levels(games: int) -> list[str]:
    """All levels against each other."""
    lines = []
    for seed in SEEDS:
        found = played(tuple(BOTS), 2, games, seed)
        lines += [f"Seed {seed}, {found.games} games:", ""]
        lines += [
            "| level | bot | mean points | rating | " + " | ".join(f"ahead of {b}" for b in BOTS) + " |"
        ]
        lines += ["|---|---|---:|---:|" + "---:|" * len(BOTS)]
        for level in LEVELS:
            own = found.bots[level.bot]
            ahead = [f"{100 * found.cross_table[level.bot][b]:.0f} %" if b != level.bot else "" for b in BOTS]
            rating = f"{own.rating.mu:.1f} ± {own.rating.sigma:.1f}"
            lines.append(
                f"| {level.name} | {level.bot} | {told(own.mean)} | {rating} | " + " | ".join(ahead) + " |"
            )
        lines.append("")
    return lines


class ProgressListener:
    """A bot whose decisions are timed."""

    def __init__(self, name: str) -> None:
        self._bot = make_bot(name, b"")
        self.seconds: list[float] = []

    def observe(self, events: tuple[Event, ...]) -> None:
        """As the bot does."""
        self._bot.observe(events)

    def choose(self, view: View, moves: tuple[PlayerMove, ...]) -> PlayerMove:
        """As the bot does; only choices count, not what is forced."""
        began = time.process_time()
        move = self._bot.choose(view, moves)
        if len(moves) > 1:
            self.seconds.append(time.process_time() - began)
        return move


def times(_: int) -> list[str]:
    """How long decisions take on one core, whoever else uses it, and the first decision of a process."""
    lines = [
        "| bot | median, ms | 95th percentile | slowest | first of a process, slowest of 4 |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in BOTS:
        seconds: list[float] = []
        for number in range(TIMED_GAMES):
            bots = [ProgressListener(name) for _ in range(2)]
            game = Game(standard_deck(), 2)
            seats = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]  # type: ignore[arg-type]
            play_on(game, Dealer(standard_deck(), game_seed("times", number)), seats)
            seconds += [second for bot in bots for second in bot.seconds]
        cuts = quantiles(seconds, n=100)
        shown = (
            cuts[49],
            cuts[94],
            max(seconds),
            max(first_decision(name, deal) for deal in range(TIMED_STARTS)),
        )
        lines.append(f"| {name} | " + " | ".join(f"{1000 * second:.1f}" for second in shown) + " |")
    return lines


def first_decision(bot: str, deal: int) -> float:
    """The seconds that a new process needs for its first decision."""
    program = FIRST_DECISION.replace("{deal}", str(deal)).replace("{bot}", bot)
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return float(done.stdout)


PARTS: dict[str, Callable[[int], list[str]]] = {
    "Victories": duels,
    "Points": self_play,
    "Levels": levels,
    "Time of a decision": times,
}
HEAD = """# The ladder

`python bench/ladder.py --games 280` measures all of it. Deals are shared: each is played with seats
exchanged. In brackets 95 % confidence intervals; ratings are OpenSkill's (docs/arena.md).
"""


def sections_of(page: str) -> dict[str, str]:
    """The parts of a page by their titles."""
    return dict(part.split("\n", 1) for part in page.split("\n## ")[1:])


def main() -> None:
    """Measure and write, part by part; what is not measured stays as it was."""
    parser = argparse.ArgumentParser(description="The ladder of opponents measured.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--games", type=int, default=280, help="of each match and seed")
    parser.add_argument("--out", type=Path, default=Path("bench/ladder.md"))
    options = parser.parse_args()
    found = sections_of(options.out.read_text(encoding="utf-8")) if options.out.exists() else {}
    for title in options.parts or PARTS:
        lines = PARTS[title](options.games)
        measured = f"{options.games} games a match and seed, {usable_cores()} cores."
        if PARTS[title] is times:
            measured = f"{TIMED_GAMES} games with 2 players, in processor time of one core."
        found[title] = "\n".join(["", measured, "", *lines]).rstrip() + "\n"
        sections = [f"\n## {title}\n{found[title]}" for title in PARTS if title in found]
        options.out.write_text(HEAD + "".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
