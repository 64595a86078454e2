"""The statistics of a tournament as a JSON document."""

import json
from typing import Any

from silvergold.arena.confidence import Estimate
from silvergold.arena.ratings import Rating
from silvergold.arena.tournament.statistics import BotStatistics, TournamentStatistics, WithoutLuck

FORMAT = "silvergold-tournament"
VERSION = 1
DECIMALS = 4


def format_summary(arguments: dict[str, Any], statistics: TournamentStatistics) -> str:
    """The summary as text; the same statistics give the same bytes."""
    return json.dumps(summary_to_json(arguments, statistics), ensure_ascii=False, indent=2) + "\n"


def summary_to_json(arguments: dict[str, Any], statistics: TournamentStatistics) -> dict[str, Any]:
    """The summary as JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "arguments": arguments,
        "deals": statistics.deals,
        "games": statistics.games,
        **{key: arguments[key] for key in ("evaluator",) if key in arguments},
        "bots": {bot: _bot_to_json(own) for bot, own in statistics.bots.items()},
        "cross_table": {
            row: {column: round(share, DECIMALS) for column, share in shares.items()}
            for row, shares in statistics.cross_table.items()
        },
    }


def parse_summary(text: str) -> TournamentStatistics:
    """The statistics in a summary, rounded as they are there."""
    document = json.loads(text)
    return TournamentStatistics(
        deals=document["deals"],
        games=document["games"],
        bots={bot: _bot_from_json(own) for bot, own in document["bots"].items()},
        cross_table=document["cross_table"],
    )


def _bot_to_json(own: BotStatistics) -> dict[str, Any]:
    return {
        "games": own.games,
        "seats": own.seats,
        "mean": round(own.mean.value, DECIMALS),
        "confidence_interval": _interval(own.mean),
        **(_without_luck_to_json(own.without_luck) if own.without_luck else {}),
        "share_of_wins": round(own.share_of_wins.value, DECIMALS),
        "share_of_wins_confidence_interval": _interval(own.share_of_wins),
        "rating": {key: round(value, DECIMALS) for key, value in own.rating._asdict().items()},
    }


def _without_luck_to_json(own: WithoutLuck) -> dict[str, Any]:
    return {
        "mean_without_luck": round(own.mean.value, DECIMALS),
        "mean_without_luck_confidence_interval": _interval(own.mean),
        "variance_ratio": None if own.variance_ratio is None else round(own.variance_ratio, DECIMALS),
    }


def _bot_from_json(document: dict[str, Any]) -> BotStatistics:
    return BotStatistics(
        games=document["games"],
        seats=document["seats"],
        mean=Estimate(document["mean"], *document["confidence_interval"]),
        without_luck=_without_luck_from_json(document) if "mean_without_luck" in document else None,
        share_of_wins=Estimate(document["share_of_wins"], *document["share_of_wins_confidence_interval"]),
        rating=Rating(**document["rating"]),
    )


def _without_luck_from_json(document: dict[str, Any]) -> WithoutLuck:
    ends = document["mean_without_luck_confidence_interval"]
    return WithoutLuck(Estimate(document["mean_without_luck"], *ends), document["variance_ratio"])


def _interval(estimate: Estimate) -> list[float | None]:
    return [None if end is None else round(end, DECIMALS) for end in (estimate.low, estimate.high)]
