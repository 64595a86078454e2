"""The recipe: how long, how large and with how much exploration the network trains."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from silvergold.bots.admiral.evaluator import RIVAL, VICTORY
from silvergold.bots.admiral.weights import LayerSizes

PLAYERS = (2, 3, 2, 4)
"""The numbers of players, taken in turn round by round."""
OYA_EVERY = 5
"""One round in this many is played by the Oya edition, the others by the NSV edition."""
COOLING = 0.6
"""The share of the training, at the end, in which learning rate and noise decrease."""


class Objective(NamedTuple):
    """What a seat plays for: the weights of its own points, its best rival's points, and victory.

    Numbers in a recipe, and arrays [seats, games, networks] in a batch of games: usually of one network.
    """

    points: Any = 1.0
    rival: Any = RIVAL
    """Subtracted."""
    victory: Any = VICTORY
    """In points for a certain victory."""


SIZES, OBJECTIVE = LayerSizes(), Objective()


@dataclass(frozen=True)
class Recipe:
    """All settings of a training run; the same recipe trains the same way."""

    rounds: int = 350
    seats: int = 33024
    """Seats in a round's games, for any number of players: a multiple of 12 in each group."""
    groups: int = 64
    """The games of a group share a deck and the shapes revealed; one half has the built-in deck."""
    at_once: int = 64
    """How many groups are played at once. One at a time skips the shapes that can't come."""
    decks: int = 256
    """How many random decks the other half is drawn from."""
    batch: int = 4096
    """Decisions per optimizer step, and as many other positions."""
    passes: int = 4
    """How often every position is learned from, on average."""
    replay: int = 8
    """The positions of this many rounds are learned from together."""
    considered: int = 3
    """How many marks of a decision are evaluated with lookahead, and learned from."""
    precision: str = "bfloat16"
    """The precision of the network in games; it always learns in single precision."""
    sizes: LayerSizes = SIZES
    td_lambda: float = 0.95
    """How much of what later turns give beyond what was expected goes into a target.

    There are two steps in a turn: after the marks, and after settling.
    """
    learning_rate: float = 5e-4
    warm_up: int = 20
    """The rounds at the start in which the learning rate increases."""
    last_learning_rate: float = 1e-5
    noise: float = 0.3
    """The scale of the Gumbel noise added to a candidate's value, in points."""
    last_noise: float = 0.02
    objective: Objective = OBJECTIVE
    seed: int = 1
    store_every: int = 40
    """After this many rounds a checkpoint is stored."""

    def schedule(self, number: int, done: float) -> "RoundSettings":
        """The settings of a round, when a share of the training is done."""
        heat = min(1.0, max(0.0, 1 - done) / COOLING)

        def cooled(first: float, last: float) -> float:
            return last + (first - last) * heat

        return RoundSettings(
            min(1.0, (number + 1) / self.warm_up) * cooled(self.learning_rate, self.last_learning_rate),
            cooled(self.noise, self.last_noise),
        )


class RoundSettings(NamedTuple):
    """The settings that change during training: constant at first, then linearly to their last values."""

    learning_rate: float
    """Increases in the first rounds."""
    noise: float


WHOLE = Recipe()
SMALL = replace(
    WHOLE,
    rounds=60,
    seats=240,
    groups=4,
    at_once=4,
    decks=8,
    batch=128,
    precision="float32",
    sizes=LayerSizes(64, 48, 32, 24, 64, 64),
    learning_rate=2e-3,
)
"""For a laptop: a few minutes."""
CPU = replace(
    WHOLE,
    rounds=50,
    seats=960,
    groups=16,
    at_once=1,
    batch=512,
    replay=24,
    precision="float32",
    warm_up=3,
)
"""For two processor cores and an hour, from weights that play well already."""
RECIPES = {"whole": WHOLE, "small": SMALL, "cpu": CPU}
