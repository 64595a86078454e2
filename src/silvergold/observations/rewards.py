"""What environments reward: the victory, or points as they are scored."""

from typing import Literal

from silvergold.engine import Edition
from silvergold.engine.scoring import winners
from silvergold.engine.state import Player

RewardName = Literal["win", "points"]
ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, where it is refused."""


def victory_shares(players: tuple[Player, ...], edition: Edition) -> list[float]:
    """The victory as rewards that sum to 0: 1 for a sole winner, less for a shared victory."""
    won = winners(players, edition)
    losers = len(players) - 1
    each = (len(players) / len(won) - 1) / losers
    return [each if seat in won else -1 / losers for seat in range(len(players))]
