"""Bounds for a small game, which is also solved exactly, and for the whole game, and what bots score in it.

``python -m silvergold.upper_bounds small``, ``whole`` or ``solo`` prints them.
"""

import argparse
from hashlib import sha256

import numpy as np
from rich.progress import track

from silvergold.engine import Color, TreasureCard, score, standard_deck
from silvergold.engine.scoring import LINES
from silvergold.upper_bounds.counting import counting_bound
from silvergold.upper_bounds.information_relaxation import (
    exact_penalty,
    lookahead_penalty,
    no_penalty,
    upper_bound,
)
from silvergold.upper_bounds.prices import packaged_prices
from silvergold.upper_bounds.relaxed_small_game import relaxed_bound
from silvergold.upper_bounds.small_game import FULL, SmallGame, SmallIsland
from silvergold.upper_bounds.solo import play_solo, solo_bot
from silvergold.upper_bounds.supply import sample_supply
from silvergold.upper_bounds.whole_game import WholeGame, solve_cards

TURNS = 4
PRICES = (1.0, 2.0, 3.0)
CARDS = (
    TreasureCard("first", Color.GREY, 0b0000_0011_0111_0001, coins=1 << 8, crosses=1 << 6),
    TreasureCard("second", Color.GREY, 0b0110_0110_0011_0000, coins=1 << 14, crosses=1 << 9),
)
"""The islands of the small game."""
ORDERS = 4
"""Orders of the pile per deal."""
BATCH = 25
"""Deals whose bounds are computed at a time."""


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m silvergold.upper_bounds", description=__doc__)
    commands = parser.add_subparsers(required=True)
    commands.add_parser("small", help="the small game").set_defaults(run=print_small_game)
    whole = commands.add_parser("whole", help="the whole game")
    whole.add_argument("--deals", type=int, default=400)
    whole.set_defaults(run=print_whole_game)
    solo = commands.add_parser("solo", help="what a bot scores alone")
    solo.add_argument("bot")
    solo.add_argument("--games", type=int, default=200)
    solo.set_defaults(run=print_solo_games)
    options = vars(parser.parse_args())
    options.pop("run")(**options)


def print_small_game() -> None:
    """The optimum and the bounds of the small game."""
    first, second = (SmallIsland(card.boxes, card.coins, card.crosses, card.value) for card in CARDS)
    game = SmallGame(first, second, TURNS)
    optimum = game.solve()[FULL][first.full, second.full]
    penalties = {
        "no penalty": no_penalty(game),
        **{f"islands with a price of {price:g} per turn": lookahead_penalty(game, price) for price in PRICES},
        "exact values": exact_penalty(game),
    }
    print(f"| bound by | points | above the optimum of {optimum:.3f} |\n|---|---:|---:|")
    for name, penalty in penalties.items():
        print_row(name, upper_bound(game, penalty), optimum)
    print_row("islands apart, with prices", relaxed_bound(CARDS, TURNS), optimum)


def print_row(name: str, bound: float, optimum: float) -> None:
    """One bound of the small game."""
    print(f"| {name} | {bound:.3f} | {abs(bound - optimum):.3f} |", flush=True)


def print_whole_game(deals: int) -> None:
    """The bounds of the whole game."""
    deck, prices = standard_deck(), packaged_prices()
    values = solve_cards(deck, prices, lambda cards: track(cards, "Solving the cards", total=len(deck.cards)))
    batches = track(range(0, deals, BATCH), "Bounding the deals")
    found = [
        WholeGame(
            deck, prices, values, sample_supply(deck, min(BATCH, deals - first), ORDERS, first)
        ).bounds()
        for first in batches
    ]
    print(f"Alone: {mean_with_error(np.concatenate(found))} points in {deals} deals")
    print(f"With any number of players, by counting boxes: {counting_bound(deck):.1f} points")


def print_solo_games(bot: str, games: int) -> None:
    """What a bot scores in the game of the bound."""
    deck, make_bot = standard_deck(), solo_bot(bot)
    seeds = (sha256(f"solo:{number}".encode()).digest()[:16] for number in track(range(games), "Playing"))
    scores = [score(play_solo(deck, make_bot, seed).state.players[0]) for seed in seeds]
    for line in LINES:
        points = np.array([getattr(one, line) for one in scores], float)
        print(f"{bot} alone, {line}: {mean_with_error(points)} points in {games} games")


def mean_with_error(numbers: np.typing.NDArray[np.float64]) -> str:
    """The mean with its 95 % interval."""
    return f"{numbers.mean():.1f} ± {1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5:.1f}"


if __name__ == "__main__":
    main()
