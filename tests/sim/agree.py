"""Do the simulator and the engine agree? Any number of games, over decks, players and editions.

python -m tests.sim.agree --games 1000000 --workers 2
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

import jax
import jax.numpy as jnp

from silvergold.engine import EDITIONS, Color, Deck, standard_deck
from silvergold.sim import Sim
from tests.decks import random_deck
from tests.sim.replay import Replay
from tests.sim.trace import play

TABLES = tuple(product((2, 3, 4), EDITIONS.values()))
COLORS = (tuple(Color), (Color.GREY,), (Color.GREY, Color.GREEN), (Color.LILAC,))
SYMBOLS = (0.3, 0.0, 0.7)
EAGERNESS = (0.0, 1.0, 5.0)
"""How the games of a batch choose, in turn: uniformly, or preferring marks of many boxes."""


def deck_for(number: int, players: int) -> Deck:
    """The deck of a batch: every fourth is the standard deck, every fourth the smallest possible (R2.1)."""
    if number % 4 == 0:
        return standard_deck()
    fewest = 4 * players + 4
    size = fewest if number % 4 == 1 else fewest + number % (48 - fewest)
    return random_deck(number, size, COLORS[number // 4 % 4], SYMBOLS[number // 16 % 3])


def agree(number: int, batch: int) -> tuple[int, int]:
    """Play and replay one batch, and return the number of games and decisions."""
    players, edition = TABLES[number % len(TABLES)]
    deck = deck_for(number // len(TABLES), players)
    eagerness = jnp.resize(jnp.array(EAGERNESS), (batch,))
    decisions = 0
    for made, ending in play(Sim(deck, players, edition), eagerness, jax.random.key(number)):
        Replay(deck, players, edition).run(made, ending)
        decisions += len(made)
    return batch, decisions


def main() -> None:
    """Play the requested number of games; the first disagreement raises."""
    parser = argparse.ArgumentParser(description="Do the simulator and the engine agree?")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    began = time.perf_counter()
    games = decisions = 0
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for played, made in _each(pool, options):
            games, decisions = games + played, decisions + made
            elapsed = time.perf_counter() - began
            print(f"\r{games:,} games, {decisions:,} decisions agree ({elapsed:.0f} s)", end="", flush=True)
            if elapsed > options.seconds:
                pool.shutdown(cancel_futures=True)
                break
    print()


def _each(pool: ProcessPoolExecutor, options: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """The results of the batches, computed a few ahead."""
    batches = range(options.first, options.first + -(-options.games // options.batch))
    ahead = 4 * options.workers
    for start in range(0, len(batches), ahead):
        some = batches[start : start + ahead]
        yield from pool.map(agree, some, [options.batch] * len(some))


if __name__ == "__main__":
    main()
