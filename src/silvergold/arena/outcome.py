"""How a game ended: the points and the place of every seat."""

from collections.abc import Sequence
from typing import NamedTuple

from silvergold.engine import Game, score
from silvergold.engine.scoring import ranking_key


class Outcome(NamedTuple):
    """The end of one game, seat by seat."""

    totals: tuple[int, ...]
    """The points."""
    places: tuple[int, ...]
    """The places, from 1; seats that nothing decides between (R7.6) share the better one."""

    @property
    def victories(self) -> tuple[float, ...]:
        """Each seat's part of the victory: a shared one counts as its fraction."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


def outcome_of(game: Game) -> Outcome:
    """R7: the outcome of a game that is over."""
    players, edition = game.state.players, game.state.edition
    totals = tuple(score(player).total for player in players)
    return Outcome(totals, places([ranking_key(player, edition) for player in players]))


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """R7.6: the places that ranking keys give; one's place is one behind all that are better."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
