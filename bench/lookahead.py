"""Admiral with less lookahead or more, to measure what it is worth.

silvergold tournament admiral bench.lookahead:one_turn --games 400 --out lookahead
"""

from silvergold.bots.admiral.bot import LOOKAHEAD, Admiral


def three_turns(seed: bytes) -> Admiral:
    """Admiral with a third turn for as many marks as the second has."""
    return Admiral(seed, lookahead=(*LOOKAHEAD, LOOKAHEAD[-1]))


def one_turn(seed: bytes) -> Admiral:
    """Admiral without the second turn."""
    return Admiral(seed, lookahead=LOOKAHEAD[:1])


def no_turn(seed: bytes) -> Admiral:
    """The network alone, without lookahead."""
    return Admiral(seed, lookahead=(), solves_last_turns=False)
