"""Bounds for a small game, which is solved too, and for the whole game.

``python -m silvergold.certificate`` prints them.
"""

from silvergold.certificate.bound import exact_penalty, lookahead_penalty, no_penalty, upper_bound
from silvergold.certificate.counting import counting_bound
from silvergold.certificate.small_game import FULL, SmallGame, SmallIsland
from silvergold.engine import standard_deck

TURNS = 4
PRICES = (1.0, 2.0, 3.0)
FIRST = SmallIsland(0b0000_0011_0111_0001, coins=0b0000_0001_0000_0000, crosses=0b0000_0000_0100_0000)
SECOND = SmallIsland(0b0110_0110_0011_0000, coins=0b0100_0000_0000_0000, crosses=0b0000_0010_0000_0000)


def main() -> None:
    """Print the optimum and the bounds of the small game, and the bound of the whole game."""
    game = SmallGame(FIRST, SECOND, TURNS)
    optimum = game.solve()[FULL][FIRST.full, SECOND.full]
    penalties = {
        "no penalty": no_penalty(game),
        **{f"islands with a price of {price:g} per turn": lookahead_penalty(game, price) for price in PRICES},
        "exact values": exact_penalty(game),
    }
    print(f"| penalty | bound | above the optimum of {optimum:.3f} |\n|---|---:|---:|")
    for name, penalty in penalties.items():
        bound = upper_bound(game, penalty)
        print(f"| {name} | {bound:.3f} | {abs(bound - optimum):.3f} |", flush=True)
    print(f"\nThe whole game, by counting boxes: {counting_bound(standard_deck()):.1f} points")


if __name__ == "__main__":
    main()
