"""Statistics of a person's results."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from silvergold.protocol.http import Statistics
from silvergold.server.storage.queries import AnyRow

LATEST = 50
"""How many of the latest totals are listed."""


def statistics_of(results: Iterable[AnyRow]) -> Statistics:
    """Return the statistics of results, without tables where the person held several seats."""
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
