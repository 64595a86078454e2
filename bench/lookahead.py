"""Admiral with one turn of lookahead, to measure what the second is worth.

silvergold tournament admiral bench.lookahead:one_turn --games 400 --out lookahead
"""

from silvergold.bots.admiral.bot import LOOKAHEAD, Admiral


def one_turn(seed: bytes) -> Admiral:
    """Admiral without the second turn."""
    return Admiral(seed, lookahead=LOOKAHEAD[:1])
