"""Mine puzzles where only NumPy is installed; elsewhere, ``silvergold puzzle mine`` does the same."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from silvergold.engine import load_deck, standard_deck
from silvergold.puzzles.mining.run import mine


def main(arguments: Sequence[str] | None = None) -> None:
    """Mine, and show the progress."""
    parser = argparse.ArgumentParser(prog="python -m silvergold.puzzles.mining", description=__doc__)
    parser.add_argument("--deck", type=Path, help="by default the built-in deck")
    parser.add_argument("--seed", default="puzzles", help="of all games")
    parser.add_argument("--puzzles", type=int, default=1000)
    parser.add_argument("--workers", type=int, help="processes; by default one per core")
    parser.add_argument("--seconds", type=float, help="stop after this time with the puzzles found so far")
    parser.add_argument(
        "--out", type=Path, required=True, help="beside it, a journal lets a stopped run continue"
    )
    options = parser.parse_args(arguments)
    deck = load_deck(options.deck) if options.deck else standard_deck()
    found = mine(deck, options.seed, options.puzzles, options.out, options.workers, options.seconds, show)
    print(f"\n{found} puzzles", file=sys.stderr)


def show(puzzles: int, games: int) -> None:
    """Show how many puzzles there are."""
    print(f"\r{puzzles} puzzles in {games} games ", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
