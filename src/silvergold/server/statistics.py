"""What a person has reached, in figures."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from silvergold.protocol.http import Statistics
from silvergold.server.storage.queries import AnyRow

LATEST = 50
"""Totals shown one by one."""


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
        places=dict(sorted(Counter(str(row.place) for row in rows).items())),
        lines={name: fmean(getattr(row, name) for row in rows) for name in names} if rows else {},
        latest=totals[-LATEST:],
    )
