"""Statistics of a person's results."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from silvergold.bots import LEVELS
from silvergold.engine import bot_kind, scoring
from silvergold.protocol.review import PersonalBest
from silvergold.protocol.statistics import (
    Figures,
    LevelList,
    LevelResults,
    OpponentFigures,
    PlayedGame,
    PlayerCountFigures,
    RivalResult,
    RunningMeans,
    Statistics,
)
from silvergold.server.storage.queries import AnyRow

LINES = scoring.LINES[:-1]
"""Without the total, which has a column of its own."""
WINDOW = 10
"""Games in a running mean."""
BEST_GAMES = 5


class OwnGame(NamedTuple):
    """A game of a person who held one seat, next to the others' results."""

    own: AnyRow
    rivals: tuple[AnyRow, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.rivals) + 1

    @property
    def opponents(self) -> tuple[str, ...]:
        """The rivals' ids, in order."""
        return tuple(sorted(row.player for row in self.rivals))

    @property
    def adjusted(self) -> float | None:
        """The score without luck, once the game has been reviewed."""
        return None if self.own.luck is None else self.own.total - self.own.luck

    @property
    def margin(self) -> int:
        """Points ahead of the best rival; negative if behind."""
        return int(self.own.total - max(row.total for row in self.rivals))


def own_games(results: Iterable[AnyRow], person: str) -> list[OwnGame]:
    """Return a person's games from the results of all seats, oldest first; not those with several seats."""
    by_table = defaultdict[str, list[AnyRow]](list)
    for row in results:
        by_table[row.table_id].append(row)
    games = []
    for rows in by_table.values():
        own = [row for row in rows if row.player == person]
        if len(own) == 1:
            rivals = sorted((row for row in rows if row.player != person), key=lambda row: row.seat)
            games.append(OwnGame(own[0], tuple(rivals)))
    return sorted(games, key=lambda game: (game.own.finished_at, game.own.table_id))


# --- figures ----------------------------------------------------------------------------------------------


class GameFilter(NamedTuple):
    """Which games to look at."""

    opponent: str = ""
    """A player's id; empty for all."""
    players: int = 0
    """Zero for all."""

    def includes(self, game: OwnGame) -> bool:
        """Whether a game is chosen."""
        is_against = not self.opponent or self.opponent in game.opponents
        return is_against and self.players in (0, game.players)


def statistics_of(games: Sequence[OwnGame], game_filter: GameFilter, has_earlier: bool) -> Statistics:
    """Return the statistics of the chosen games."""
    chosen = [game for game in games if game_filter.includes(game)]
    ranked = sorted(chosen, key=lambda game: -game.own.total)
    return Statistics(
        figures=figures_of(chosen),
        places=dict(sorted(Counter(str(game.own.place) for game in chosen).items())),
        lines={line: fmean(getattr(game.own, line) for game in chosen) for line in LINES} if chosen else {},
        best=tuple(game.own.table_id for game in ranked[:BEST_GAMES]),
        games=played_games(chosen),
        opponents=by_opponent(games),
        player_counts=by_player_count(games),
        has_earlier=has_earlier,
    )


def figures_of(games: Sequence[OwnGame]) -> Figures:
    """Return some games in figures."""
    totals = [game.own.total for game in games]
    given_away = [game.own.given_away for game in games if game.own.given_away is not None]
    return Figures(
        games=len(games),
        wins=sum(game.own.place == 1 for game in games),
        best=max(totals, default=None),
        mean=mean_of(totals),
        reviewed=len(given_away),
        given_away=mean_of(given_away),
        adjusted=mean_of([game.adjusted for game in games]),
    )


def mean_of(values: Sequence[float | None]) -> float | None:
    """Return the mean of the known values, if there are any."""
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def by_opponent(games: Sequence[OwnGame]) -> tuple[OpponentFigures, ...]:
    """Return the figures against every opponent, the most frequent first."""
    against, names = defaultdict[str, list[OwnGame]](list), dict[str, str]()
    for game in games:
        names |= {row.player: row.name for row in game.rivals}
        for player in sorted(set(game.opponents)):
            against[player].append(game)
    order = sorted(against, key=lambda player: (-len(against[player]), player))
    return tuple(OpponentFigures(player, names[player], figures_of(against[player])) for player in order)


def by_player_count(games: Sequence[OwnGame]) -> tuple[PlayerCountFigures, ...]:
    """Return the figures for every number of players."""
    counts = sorted({game.players for game in games})
    return tuple(
        PlayerCountFigures(count, figures_of([game for game in games if game.players == count]))
        for count in counts
    )


def played_games(games: Sequence[OwnGame]) -> tuple[PlayedGame, ...]:
    """Return games one by one, with running means."""
    return tuple(
        PlayedGame(
            table=game.own.table_id,
            finished_at=game.own.finished_at,
            rivals=tuple(RivalResult(row.player, row.name, row.total) for row in game.rivals),
            place=game.own.place,
            total=game.own.total,
            **{line: getattr(game.own, line) for line in LINES},
            is_first_try=game.own.is_first_try,
            given_away=game.own.given_away,
            luck=game.own.luck,
            means=running_means(games[max(0, at + 1 - WINDOW) : at + 1]),
        )
        for at, game in enumerate(games)
    )


def running_means(window: Sequence[OwnGame]) -> RunningMeans:
    """Return the means over a few games, at least one."""
    return RunningMeans(
        total=fmean(game.own.total for game in window),
        given_away=mean_of([game.own.given_away for game in window]),
        adjusted=mean_of([game.adjusted for game in window]),
    )


# --- levels and records -----------------------------------------------------------------------------------


def levels_of(results: Mapping[str, tuple[int, int]]) -> LevelList:
    """Return the results against every level, from the numbers of games and victories against players."""
    levels = [LevelResults(level.bot, *results.get(bot_kind(level.bot), (0, 0))) for level in LEVELS]
    beaten = [number for number, level in enumerate(levels) if level.wins]
    following = min(max(beaten, default=-1) + 1, len(levels) - 1)
    return LevelList(tuple(levels), levels[following].bot)


def personal_best(results: Iterable[AnyRow], table_id: str, person: str) -> PersonalBest | None:
    """Compare a person's game with earlier ones against the same rivals; None unless they held one seat.

    The results are those of all seats in the person's games.
    """
    games = own_games(results, person)
    now = next((game for game in games if game.own.table_id == table_id), None)
    if now is None:
        return None
    alike = [
        game
        for game in games
        if game.opponents == now.opponents and game.own.finished_at < now.own.finished_at
    ]
    return PersonalBest(
        seat=now.own.seat,
        games=len(alike) + 1,
        margin=now.margin,
        is_best_score=bool(alike) and now.own.total > max(game.own.total for game in alike),
        is_best_margin=bool(alike) and now.margin > max(game.margin for game in alike),
    )
