"""Measure the bots: points, victories, ratings and the time per decision.

    python bench/ladder.py                     # everything, into bench/ladder.md
    python bench/ladder.py Victories Levels    # only these sections

Matches of levels are played with two seeds; a claim must hold with both.
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
sys.path += [str(Path(__file__).parents[1] / part) for part in ("examples", "")]  # the beginner; bench, train

from train.decks import UNSEEN_DECKS, random_deck

from silvergold.arena.confidence import Estimate
from silvergold.arena.match import game_seed, play_on
from silvergold.arena.process_pool import in_processes, usable_cores
from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.statistics import (
    SeatedOutcome,
    TournamentStatistics,
    by_deal,
    statistics_of_deals,
)
from silvergold.bots import LEVELS, SeatedBot, make_bot
from silvergold.engine import Dealer, Deck, Event, Game, PlayerMove, View, standard_deck

BOTS = [level.bot for level in LEVELS]
SEEDS = ("1", "2")
ADMIRAL_1 = "bench.admiral_1:admiral_1"
BUILT_IN, UNSEEN = (standard_deck(),), tuple(map(random_deck, UNSEEN_DECKS))
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
    """A bot against others, and the result it must reach."""

    bots: tuple[str, ...]
    players: int
    target: str


SELF_PLAY = (Duel(("navigator",), 2, "108"), Duel(("captain",), 2, ""), Duel(("admiral",), 2, "124"))
DUELS = (
    Duel(("beginner:Beginner", "parrot"), 2, "75 %"),
    Duel(("beginner:Beginner", "deckhand"), 2, ""),
    Duel(("navigator", "sailor"), 2, "90 %"),
    Duel(("admiral", "navigator"), 2, "93 %"),
    Duel(("admiral", "captain"), 2, ""),
    Duel(("admiral", "navigator", "navigator", "navigator"), 4, "80 %"),
    Duel(("admiral", "captain", "captain", "captain"), 4, ""),
)


IMPROVEMENTS = (
    Duel(("admiral", ADMIRAL_1), 2, "57 %"),
    Duel(("admiral", *[ADMIRAL_1] * 3), 4, "31 %"),
)
REVIEWED_EVERY = 4
"""A match whose games are reviewed has this many times fewer games."""


def play(
    bots: tuple[str, ...],
    players: int,
    games: int,
    seed: str,
    decks: tuple[Deck, ...] = BUILT_IN,
    reviewed: tuple[str, ...] = (),
) -> TournamentStatistics:
    """The statistics of a tournament with as many games on each deck, played on all cores."""
    deals: list[list[SeatedOutcome]] = []
    for deck in decks:
        own_seed = f"ladder {seed} {deck.name}"  # the same seed would deal the same kinds of cards
        tournament = Tournament(deck, bots, players, -(-games // len(decks)), own_seed, reviewed=reviewed)
        done = in_processes()(tournament, range(tournament.games))
        deals += by_deal(tournament.schedule, [game.outcome for game in done])
    print(" ".join(bots), players, seed, flush=True)
    return statistics_of_deals(bots, deals)


def written(estimate: Estimate, scale: float = 1.0) -> str:
    """An estimate with its confidence interval."""
    value = f"{scale * estimate.value:.1f}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({scale * estimate.low:.1f} to {scale * estimate.high:.1f})"


def self_play(games: int) -> list[str]:
    """Mean points of bots against themselves."""
    lines = ["| bot against itself, 2 players | target | " + " | ".join(f"seed {s}" for s in SEEDS) + " |"]
    lines.append("|---|---:|---:|---:|")
    for duel in SELF_PLAY:
        means = [written(play(duel.bots, 2, games, seed).bots[duel.bots[0]].mean) for seed in SEEDS]
        lines.append(f"| {duel.bots[0]} | {duel.target} | " + " | ".join(means) + " |")
    return lines


def duels(games: int) -> list[str]:
    """How often a bot wins."""
    lines = [
        "| games won, % | target | " + " | ".join(f"seed {s}" for s in SEEDS) + " |",
        "|---|---:|---:|---:|",
    ]
    for duel in DUELS:
        first, *others = duel.bots
        found = [play(duel.bots, duel.players, games, seed).bots[first].share_of_wins for seed in SEEDS]
        against = others[0] if len(others) == 1 else f"{len(others)} {others[0]}s"
        shares = " | ".join(written(share, 100) for share in found)
        name = first.rpartition(":")[2].lower()  # of our own bots: the beginner
        lines.append(f"| {name} against {against} | {duel.target} | {shares} |")
    return lines


def improvements(games: int) -> list[str]:
    """Admiral against Admiral 1, and its points without luck."""
    lines = [
        "| admiral | target | built-in deck | games | unseen decks | games |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for duel in IMPROVEMENTS:
        cells = []
        for decks in (BUILT_IN, UNSEEN):
            found = play(duel.bots, duel.players, games, "improvements", decks)
            cells += [written(found.bots["admiral"].share_of_wins, 100), f"{found.games:,}"]
        rivals = "Admiral 1" if duel.players == 2 else f"{duel.players - 1} of Admiral 1"
        lines.append(f"| wins against {rivals}, % | {duel.target} | {' | '.join(cells)} |")
    alone, cells = ("admiral",), []
    for decks in (BUILT_IN, UNSEEN):
        found = play(alone, 2, games // REVIEWED_EVERY, "improvements", decks, alone)
        without_luck = found.bots["admiral"].without_luck
        assert without_luck
        cells += [written(without_luck.mean), f"{found.games:,}"]
    return [*lines, f"| points against itself, without luck, 2 players | 132 | {' | '.join(cells)} |"]


def levels(games: int) -> list[str]:
    """All levels against each other."""
    lines = []
    for seed in SEEDS:
        found = play(tuple(BOTS), 2, games, seed)
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
                f"| {level.name} | {level.bot} | {written(own.mean)} | {rating} | " + " | ".join(ahead) + " |"
            )
        lines.append("")
    return lines


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, name: str) -> None:
        self._bot = make_bot(name, b"")
        self.seconds: list[float] = []

    def observe(self, events: tuple[Event, ...]) -> None:
        """As the bot does."""
        self._bot.observe(events)

    def choose(self, view: View, moves: tuple[PlayerMove, ...]) -> PlayerMove:
        """As the bot does; forced moves are not timed."""
        began = time.process_time()
        move = self._bot.choose(view, moves)
        if len(moves) > 1:
            self.seconds.append(time.process_time() - began)
        return move


def times(_: int) -> list[str]:
    """Processor time per decision, and of the first decision of a process."""
    lines = [
        "| bot | median, ms | 95th percentile | slowest | first in a process, slowest of 4 |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in BOTS:
        seconds: list[float] = []
        for number in range(TIMED_GAMES):
            bots = [TimedBot(name) for _ in range(2)]
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
    """Seconds that a new process takes for its first decision."""
    program = FIRST_DECISION.replace("{deal}", str(deal)).replace("{bot}", bot)
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return float(done.stdout)


SECTIONS: dict[str, Callable[[int], list[str]]] = {
    "Victories": duels,
    "Points": self_play,
    "Against Admiral 1": improvements,
    "Levels": levels,
    "Time per decision": times,
}
MEASURED = {
    "Against Admiral 1": "The first weights: `bench/admiral_1.py`. Against three of them, 25 % is even.",
    "Time per decision": f"{TIMED_GAMES} games with 2 players, in processor time on one core.",
}
HEAD = """# The bots measured

`python bench/ladder.py "Victories" --games 280` measures a section, without a title all of them. Each
deal is played with seats exchanged. In brackets: 95 % confidence intervals. Ratings are OpenSkill's
(docs/arena.md).
"""


def sections_of(page: str) -> dict[str, str]:
    """The sections of a page by title."""
    return dict(part.split("\n", 1) for part in page.split("\n## ")[1:])


def main() -> None:
    """Measure and write section by section; the others stay unchanged."""
    parser = argparse.ArgumentParser(description="Measure the bots.")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"any of {', '.join(SECTIONS)}")
    parser.add_argument("--games", type=int, default=280, help="per match and seed")
    parser.add_argument("--out", type=Path, default=Path("bench/ladder.md"))
    options = parser.parse_args()
    found = sections_of(options.out.read_text(encoding="utf-8")) if options.out.exists() else {}
    for title in options.sections or SECTIONS:
        lines = SECTIONS[title](options.games)
        measured = MEASURED.get(title, f"{options.games} games per match and seed, {usable_cores()} cores.")
        found[title] = "\n".join(["", measured, "", *lines]).rstrip() + "\n"
        sections = [f"\n## {title}\n{found[title]}" for title in SECTIONS if title in found]
        options.out.write_text(HEAD + "".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
