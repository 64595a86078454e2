"""What a benchmark found: points and victories against every opponent, with 95 % confidence intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from silvergold.arena.benchmark.plan import CEILING, NUMBER, Benchmark, Pairing
from silvergold.arena.confidence import Estimate, estimate, estimate_share, student_quantile
from silvergold.arena.tournament.statistics import (
    SeatedOutcome,
    has_luck,
    points_by_deal,
    share_of_victories,
    without_luck_by_deal,
)

FORMAT = "silvergold-benchmark"


class PairingResult(NamedTuple):
    """The agent against one opponent."""

    by_deal: tuple[float, ...]
    """Mean points on each deal, without luck if the games were reviewed."""
    wins: Estimate | None
    """The share of games won; None against itself."""

    @property
    def points(self) -> Estimate:
        """Points per game."""
        return estimate(self.by_deal)


@dataclass(frozen=True)
class BenchmarkResults:
    """All results of a benchmark."""

    benchmark: Benchmark
    pairings: dict[Pairing, PairingResult]

    @property
    def score(self) -> Estimate:
        """The mean points over all pairings; deals are taken to vary equally in all of them."""
        results = self.pairings.values()
        value = fmean(result.points.value for result in results)
        freedom = sum(len(result.by_deal) - 1 for result in results)
        if not freedom:
            return Estimate(value, None, None)
        squares = ((one - fmean(result.by_deal)) ** 2 for result in results for one in result.by_deal)
        variance = sum(squares) / freedom
        error = math.sqrt(variance * sum(1 / len(result.by_deal) for result in results)) / len(results)
        reach = student_quantile(freedom) * error
        return Estimate(value, value - reach, value + reach)


def pairing_result(agent: str, pairing: Pairing, deals: Sequence[Sequence[SeatedOutcome]]) -> PairingResult:
    """The result of a pairing from the games of all its deals."""
    means = without_luck_by_deal(agent, deals) if has_luck(agent, deals) else points_by_deal(agent, deals)
    points = tuple(means)
    if agent == pairing.opponent:
        return PairingResult(points, None)
    wins = [share_of_victories(agent, deal) for deal in deals]
    return PairingResult(points, estimate_share(wins, len(deals[0])))


def results_to_json(results: BenchmarkResults) -> dict[str, Any]:
    """The results as JSON."""
    benchmark = results.benchmark
    return {
        "format": FORMAT,
        "benchmark": NUMBER,
        "agent": benchmark.agent,
        "games": benchmark.total_games,
        "is_whole": benchmark.is_whole,
        "is_without_luck": benchmark.is_reviewed,
        "score": _estimate_to_json(results.score),
        "ceiling": CEILING,
        "opponents": [
            {
                **pairing._asdict(),
                "points": _estimate_to_json(result.points),
                "wins": _estimate_to_json(result.wins) if result.wins else None,
            }
            for pairing, result in results.pairings.items()
        ],
    }


def _estimate_to_json(one: Estimate) -> dict[str, float | None]:
    return {key: None if value is None else round(value, 4) for key, value in one._asdict().items()}
