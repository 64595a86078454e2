"""The recipe: how long, how large and how boldly Admiral learns."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from silvergold.bots.admiral.network import Sizes

TABLES = (2, 3, 2, 4)
"""The numbers of players that the rounds take in turn."""


COOLING = 0.4
"""In so large a part of the rounds, the last, steps become smaller and choices more certain."""


class Objective(NamedTuple):
    """What a seat plays for, in points of its own."""

    points: float = 1.0
    rival: float = 0.5
    victory: float = 0.0


SIZES, PURSUIT = Sizes(), Objective()


@dataclass(frozen=True)
class Recipe:
    """What training depends on; with the same recipe it goes the same way."""

    rounds: int = 2400
    seats: int = 12288
    """In each of a round's two batches of games, whatever the number of players: a multiple of 12."""
    lessons: int = 16384
    """Positions learned from at a time."""
    share: int = 2
    """One in so many positions is learned from."""
    precision: str = "bfloat16"
    """Of the numbers with which games are played; lessons are always learned in single precision."""
    sizes: Sizes = SIZES
    pace: float = 6e-4
    last_pace: float = 1e-5
    noise: float = 0.3
    last_noise: float = 0.02
    pursuit: Objective = PURSUIT
    seed: int = 1
    look_every: int = 50
    """After so many rounds the steadier weights play some games for the learning curve."""

    def pace_at(self, number: int) -> float:
        """How far a step goes: quickly up, and in the end down."""
        warm = min(1.0, (number + 1) / 20)
        return warm * (self.last_pace + (self.pace - self.last_pace) * self._cooling(number))

    def noise_at(self, number: int) -> float:
        """How many points of luck there are in the choices."""
        return self.last_noise + (self.noise - self.last_noise) * self._cooling(number)

    def _cooling(self, number: int) -> float:
        """1 until some rounds are left, then evenly down to 0 in the end."""
        return min(1.0, (self.rounds - number) / (COOLING * self.rounds))


WHOLE = Recipe()
SMALL = replace(
    WHOLE,
    rounds=60,
    seats=240,
    lessons=512,
    precision="float32",
    sizes=Sizes(64, 48, 32, 24, 64),
    pace=2e-3,
    look_every=5,
)
"""For a laptop: some minutes."""
RECIPES = {"whole": WHOLE, "small": SMALL}
