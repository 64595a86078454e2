"""A person's finished games, one by one and in figures."""

from msgspec import Struct

from silvergold.protocol.fields import Milliseconds


class RivalResult(Struct, frozen=True):
    """The result of another seat."""

    player: str
    """The id of a person, or ``bot:`` and a name."""
    name: str
    total: int


class RunningMeans(Struct, frozen=True):
    """Means over a game and the nine before it; None where none of them has been reviewed."""

    total: float
    given_away: float | None
    adjusted: float | None
    """Of the score without luck."""


class PlayedGame(Struct, frozen=True):
    """A finished game, seen from your seat."""

    table: str
    finished_at: Milliseconds
    rivals: tuple[RivalResult, ...]
    place: int
    total: int
    cards: int
    seals: int
    coins: int
    cups: int
    palms: int
    is_first_try: bool
    """Whether you saw the deal for the first time."""
    given_away: float | None
    """Points given away; None until the game has been reviewed."""
    luck: float | None
    """Points gained by luck; the score without them is the adjusted score."""
    means: RunningMeans


class Figures(Struct, frozen=True):
    """Some games in figures; None where there are no games, or none that has been reviewed."""

    games: int
    wins: int
    best: int | None
    mean: float | None
    reviewed: int
    """How many of them have been reviewed: the figures below are about those."""
    given_away: float | None
    adjusted: float | None
    """The mean score without luck."""


class OpponentFigures(Struct, frozen=True):
    """Your games against one opponent."""

    player: str
    name: str
    figures: Figures


class PlayerCountFigures(Struct, frozen=True):
    """Your games with one number of players."""

    players: int
    figures: Figures


class Statistics(Struct):
    """Your latest finished games; those in which you held several seats are left out."""

    figures: Figures
    places: dict[str, int]
    """How often each place was reached."""
    lines: dict[str, float]
    """The mean of each line of the score."""
    best: tuple[str, ...]
    """The tables of the best games, best first."""
    games: tuple[PlayedGame, ...]
    """Oldest first."""
    opponents: tuple[OpponentFigures, ...]
    """All opponents, the most frequent first, whichever games are chosen."""
    player_counts: tuple[PlayerCountFigures, ...]
    has_earlier: bool
    """Whether there are earlier games than these."""


class LevelResults(Struct, frozen=True):
    """Your games against one level of opponents, on deals that you saw for the first time."""

    bot: str
    games: int
    wins: int


class LevelList(Struct):
    """The levels of opponents, weakest first, and the one to beat next."""

    levels: tuple[LevelResults, ...]
    next: str
    """The level after the strongest one that you have won against."""
