"""Statistics of a person's results."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from silvergold.protocol.http import Statistics
from silvergold.protocol.review import PersonalBest
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


class PastGame(NamedTuple):
    """A game of a person who held one seat, next to the others' results."""

    seat: int
    rivals: tuple[str, ...]
    score: int
    margin: int
    """Points ahead of the best rival; negative if behind."""
    finished_at: int


def personal_best(results: Iterable[AnyRow], table_id: str, person: str) -> PersonalBest | None:
    """Compare a person's game with earlier ones against the same rivals; None unless they held one seat.

    The results are those of all seats in the person's games.
    """
    by_table = defaultdict[str, list[AnyRow]](list)
    for row in results:
        by_table[row.table_id].append(row)
    now = past_game(by_table[table_id], person)
    if now is None:
        return None
    games = [game for rows in by_table.values() if (game := past_game(rows, person)) is not None]
    alike = [game for game in games if game.rivals == now.rivals and game.finished_at < now.finished_at]
    return PersonalBest(
        seat=now.seat,
        games=len(alike) + 1,
        margin=now.margin,
        is_best_score=bool(alike) and now.score > max(game.score for game in alike),
        is_best_margin=bool(alike) and now.margin > max(game.margin for game in alike),
    )


def past_game(rows: Sequence[AnyRow], person: str) -> PastGame | None:
    """Return a person's side of a game; None if they held no seat or several."""
    own = [row for row in rows if row.player == person]
    rivals = [row for row in rows if row.player != person]
    if len(own) != 1:
        return None
    margin = own[0].total - max(row.total for row in rivals)
    players = tuple(sorted(row.player for row in rivals))
    return PastGame(own[0].seat, players, own[0].total, margin, own[0].finished_at)
