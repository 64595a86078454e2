"""A tournament as a value: the bots, the number of games, and the deals."""

from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any, NamedTuple

from silvergold.arena.agents import check_agent
from silvergold.arena.match import Match
from silvergold.arena.outcome import Outcome, outcome_of
from silvergold.arena.tournament.schedule import Schedule
from silvergold.engine import NSV, Deck, Edition, format_record, new_game
from silvergold.errors import ApplicationError
from silvergold.review.ledger import evaluator_hash, luck_in_points


class TournamentGame(NamedTuple):
    """A finished game of a tournament."""

    number: int
    """From 0, in the order of the schedule."""
    outcome: Outcome
    record: str
    """One line of JSON."""


@dataclass(frozen=True)
class Tournament:
    """Everything that determines the games, but not where or how many at once."""

    deck: Deck
    bots: tuple[str, ...]
    """As given; a bot with several seats may be given several times."""
    players: int
    requested_games: int
    seed: str = "1"
    edition: Edition = NSV
    reviewed: tuple[str, ...] = ()
    """The bots whose luck is reviewed, for statistics without luck: that takes far longer than most games."""

    def __post_init__(self) -> None:
        if self.requested_games < 1:
            raise ApplicationError("wrong-number-of-games", games=self.requested_games)
        new_game(self.deck, self.players, self.edition)
        for name in self.bots:
            check_agent(name)
        _ = self.games

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(self.bots, self.players)

    @cached_property
    def deals(self) -> int:
        """The number of deals, each played with all its seatings."""
        return self.schedule.deals_for(self.requested_games)

    @property
    def games(self) -> int:
        """The number of games: those requested, rounded up to whole deals."""
        return self.deals * self.schedule.games_per_deal

    @property
    def arguments(self) -> dict[str, Any]:
        """What the games depend on, as JSON; another version may have other bots."""
        return {
            "bots": list(self.bots),
            "players": self.players,
            "games": self.requested_games,
            "seed": self.seed,
            "edition": self.edition.name,
            "deck": {"name": self.deck.name, "sha256": self.deck.sha256},
            "version": version("silvergold"),
            **({"evaluator": evaluator_hash()} if self.reviewed else {}),
        }

    def play(self, number: int) -> TournamentGame:
        """One game of the tournament, the same on any machine."""
        seating = self.schedule.seating_of(number)
        match = Match(self.deck, seating, self.seed, self.edition)
        game, record = match.play(self.schedule.deal_of(number))
        outcome = outcome_of(game)
        if self.reviewed:
            found = luck_in_points(
                record, self.deck, [n for n, bot in enumerate(seating) if bot in self.reviewed]
            )
            outcome = outcome._replace(luck=tuple(map(found.get, range(self.players))))
        return TournamentGame(number, outcome, format_record(record))
