"""The recipe: how long, how large and with how much exploration the network trains."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from silvergold.bots.admiral.weights import LayerSizes

PLAYERS = (2, 3, 2, 4)
"""The numbers of players, taken in turn round by round."""
OYA_EVERY = 4
"""One round in this many is played by the Oya edition, the others by the NSV edition."""
COOLING = 0.4
"""The share of the rounds, at the end, in which learning rate and noise decrease."""
WARM_UP = 20
"""The rounds at the start in which the learning rate increases."""


class Objective(NamedTuple):
    """What a seat plays for: the weights of its own points, its best rival's points, and victory.

    Numbers in a recipe, and arrays with one per seat in a batch of games.
    """

    points: Any = 1.0
    rival: Any = 0.5
    """Subtracted."""
    victory: Any = 0.0
    """In points for a certain victory."""


SIZES, OBJECTIVE = LayerSizes(), Objective()


@dataclass(frozen=True)
class Recipe:
    """All settings of a training run; the same recipe trains the same way."""

    rounds: int = 1850
    seats: int = 12288
    """Seats in each of a round's two batches of games, for any number of players: a multiple of 12."""
    batch: int = 16384
    """Examples per optimizer step."""
    share: int = 2
    """One in this many positions is learned from."""
    precision: str = "bfloat16"
    """The precision of the network in games; it always learns in single precision."""
    sizes: LayerSizes = SIZES
    learning_rate: float = 6e-4
    last_learning_rate: float = 1e-5
    noise: float = 0.3
    """The scale of the Gumbel noise added to a candidate's value, in points."""
    last_noise: float = 0.02
    objective: Objective = OBJECTIVE
    seed: int = 1
    evaluate_every: int = 50
    """After this many rounds the averaged weights play games for the learning curve."""

    def learning_rate_at(self, number: int) -> float:
        """The learning rate of a round: a short warm-up, and a decrease at the end."""
        warm = min(1.0, (number + 1) / WARM_UP)
        cooled = self.last_learning_rate + (self.learning_rate - self.last_learning_rate) * self._heat(number)
        return warm * cooled

    def noise_at(self, number: int) -> float:
        """The noise of a round."""
        return self.last_noise + (self.noise - self.last_noise) * self._heat(number)

    def _heat(self, number: int) -> float:
        """1 until the cooling starts, then linearly down to 0."""
        return min(1.0, (self.rounds - number) / (COOLING * self.rounds))


WHOLE = Recipe()
SMALL = replace(
    WHOLE,
    rounds=60,
    seats=240,
    batch=512,
    precision="float32",
    sizes=LayerSizes(64, 48, 32, 24, 64),
    learning_rate=2e-3,
    evaluate_every=5,
)
"""For a laptop: a few minutes."""
RECIPES = {"whole": WHOLE, "small": SMALL}
