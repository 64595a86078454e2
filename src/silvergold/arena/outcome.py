"""The outcome of a game: every seat's points and place."""

import json
from typing import NamedTuple

from silvergold.engine import Game, score
from silvergold.engine.scoring import places


class Outcome(NamedTuple):
    """The result of one game, seat by seat."""

    totals: tuple[int, ...]
    """The points."""
    places: tuple[int, ...]
    """The places, from 1; seats that nothing decides between (R7.6) share the better one."""
    luck: tuple[float | None, ...] = ()
    """The points of luck by the ledger, if the game was reviewed; None for a seat that was left out."""

    @property
    def victories(self) -> tuple[float, ...]:
        """Each seat's share of the victory."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


def outcome_of(game: Game) -> Outcome:
    """R7: the outcome of a finished game."""
    players = game.state.players
    return Outcome(tuple(score(player).total for player in players), places(players, game.state.edition))


def format_outcome(number: int, outcome: Outcome) -> bytes:
    """The number and outcome of a game as JSON."""
    return json.dumps({"game": number, **outcome._asdict()}).encode()


def parse_outcome(text: bytes) -> tuple[int, Outcome]:
    """The number and outcome of a game from its JSON."""
    entry = json.loads(text)
    return entry["game"], Outcome(tuple(entry["totals"]), tuple(entry["places"]), tuple(entry["luck"]))
