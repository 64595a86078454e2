"""A tournament as a value: who plays, how many games, on which deals."""

from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any, NamedTuple

from silvergold.arena.match import Match
from silvergold.arena.outcome import Outcome, outcome_of
from silvergold.arena.schedule import Schedule
from silvergold.bots import make_bot
from silvergold.engine import NSV, Deck, Edition, format_record, new_game
from silvergold.errors import ApplicationError


class PlayedGame(NamedTuple):
    """A game of a tournament that has been played."""

    number: int
    """From 0, in the order of the schedule."""
    outcome: Outcome
    record: str
    """One line of JSON."""


@dataclass(frozen=True)
class Tournament:
    """Everything that decides what is played; not where, nor by how many at once."""

    deck: Deck
    bots: tuple[str, ...]
    """As they were named; a bot that is to have several seats may be named as often."""
    players: int
    games_wanted: int
    seed: str = "1"
    edition: Edition = NSV

    def __post_init__(self) -> None:
        if self.games_wanted < 1:
            raise ApplicationError("wrong-number-of-games", games=self.games_wanted)
        new_game(self.deck, self.players, self.edition)
        for name in self.bots:
            make_bot(name, b"")
        _ = self.games

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(self.bots, self.players)

    @cached_property
    def deals(self) -> int:
        """How many deals are played, each with all its seatings."""
        return self.schedule.deals_for(self.games_wanted)

    @property
    def games(self) -> int:
        """How many games are played: those wanted, rounded up to whole deals."""
        return self.deals * self.schedule.games_per_deal

    @property
    def arguments(self) -> dict[str, Any]:
        """What the games depend on, for programs; another version may have other bots."""
        return {
            "bots": list(self.bots),
            "players": self.players,
            "games": self.games_wanted,
            "seed": self.seed,
            "edition": self.edition.name,
            "deck": {"name": self.deck.name, "sha256": self.deck.sha256},
            "version": version("silvergold"),
        }

    def play(self, number: int) -> PlayedGame:
        """One game of the tournament, the same on any machine."""
        match = Match(self.deck, self.schedule.seating_of(number), self.seed, self.edition)
        game, record = match.play(self.schedule.deal_of(number))
        return PlayedGame(number, outcome_of(game), format_record(record))
