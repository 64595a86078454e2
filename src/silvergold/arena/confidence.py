"""Means and shares of independent observations, with 95 % confidence intervals."""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

CONFIDENCE = 0.95
MANY = 1000
"""Above this many degrees of freedom, Student's distribution is approximated from the normal one."""


class Estimate(NamedTuple):
    """A mean and its confidence interval."""

    value: float
    low: float | None
    high: float | None
    """The ends of the interval; None with a single observation."""


def estimate(observations: Sequence[float]) -> Estimate:
    """The mean of independent observations, with Student's confidence interval."""
    mean = fmean(observations)
    if len(observations) < 2:
        return Estimate(mean, None, None)
    reach = student_quantile(len(observations) - 1) * stdev(observations) / math.sqrt(len(observations))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(observations: Sequence[float], size: int) -> Estimate:
    """A share with Wilson's interval, from the shares within independent groups of the same size.

    The interval is that of the number of independent trials with the same variance; without any variance, a
    group counts as one trial. So a share of 100 % is not taken as certain.
    """
    share, groups = fmean(observations), len(observations)
    if groups < 2:
        return Estimate(share, None, None)
    variance = stdev(observations) ** 2 / groups
    trials = min(share * (1 - share) / variance, groups * size) if variance else groups
    doubt = student_quantile(groups - 1) ** 2 / trials
    centre = (share + doubt / 2) / (1 + doubt)
    reach = math.sqrt(doubt * share * (1 - share) + doubt**2 / 4) / (1 + doubt)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


@cache
def student_quantile(freedom: int) -> float:
    """How many standard errors on either side contain 95 % of Student's distribution."""
    if freedom > MANY:
        normal = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        return normal + (normal**3 + normal) / (4 * freedom)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if student_within(middle, freedom) < CONFIDENCE else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def student_within(angle: float, freedom: int) -> float:
    """The probability within sqrt(freedom) * tan(angle) of the centre of Student's distribution.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
    """
    is_odd = freedom % 2
    sine, cosine = math.sin(angle), math.cos(angle)
    term = cosine if is_odd else 1.0
    terms = 0.0
    for step in range(2 + is_odd, freedom + 1, 2):
        terms += term
        term *= cosine**2 * (step - 1) / step
    return 2 / math.pi * (angle + sine * terms) if is_odd else sine * terms
