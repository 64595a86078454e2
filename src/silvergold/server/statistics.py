"""What a person has reached, in figures."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from silvergold.server.storage.lists import AnyRow

LATEST = 50
"""Totals shown one by one."""


class Statistics(Struct):
    """What a person has reached."""

    games: int
    wins: int
    best: int | None
    mean: float | None
    places: dict[int, int]
    """How often each place was reached."""
    lines: dict[str, float]
    """The mean of each line of the score."""
    latest: list[int]
    """The latest totals, in the order of time."""


def statistics_of(results: Iterable[AnyRow]) -> Statistics:
    """The figures of some results; where several seats were one person's, nobody knows who played which."""
    known = list(results)
    seats = Counter(row.table_id for row in known)
    rows = [row for row in known if seats[row.table_id] == 1]
    totals = [row.total for row in rows]
    names = ("coins", "cups", "palms", "cards", "seals")
    return Statistics(
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        best=max(totals, default=None),
        mean=fmean(totals) if totals else None,
        places=dict(sorted(Counter(row.place for row in rows).items())),
        lines={name: fmean(getattr(row, name) for row in rows) for name in names} if rows else {},
        latest=totals[-LATEST:],
    )
