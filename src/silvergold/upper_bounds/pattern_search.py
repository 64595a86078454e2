"""A search for prices that make a bound low; whatever it finds, the bound is valid."""

from collections.abc import Callable, Sequence

import numpy as np

from silvergold.upper_bounds.shapes_to_come import Numbers


def lowest(
    bound: Callable[[Numbers], Numbers], start: Numbers, highest: Numbers, steps: Sequence[float]
) -> Numbers:
    """The lowest bounds found by changing one price at a time, by a share of its highest value.

    Prices have the axes [..., prices], bounds [...].
    """
    prices, best = start, bound(start)
    for step in steps:
        for direction in (*np.diag(highest), *-np.diag(highest)):
            tried = np.clip(prices + step * direction, 0, highest)
            found = bound(tried)
            prices = np.where((found < best)[..., None], tried, prices)
            best = np.minimum(best, found)
    return best
