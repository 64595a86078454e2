"""Gymnasium: one seat against bots.

>>> import gymnasium
>>> import silvergold.envs.gymnasium
>>> env = gymnasium.make("SilverGold-v1", opponents=("sailor",))
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())  # R2.2: two of four cards can be kept in six ways
6
"""

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silvergold.actions import ACTIONS, action_of
from silvergold.bots import MakeBot, SeatedBot, find_bot, seat_bot
from silvergold.engine import (
    NSV,
    GameRecord,
    IllegalMoveError,
    bot_participants,
    view,
)
from silvergold.envs.episode import Episode
from silvergold.envs.extras import extra
from silvergold.envs.rendering import render
from silvergold.observations.encoding import Bits
from silvergold.observations.layout import observation_size
from silvergold.observations.options import DeckOrPath, EditionOrName, episode_options
from silvergold.observations.rewards import ILLEGAL_REWARD, RewardName

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

MAX_STEPS = 1000
"""More than any game of legal actions needs."""


class SilverGold(gymnasium.Env[Bits, np.int64]):
    """One agent at a table with bots."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str | MakeBot] = ("drifter",),
        seat: int | None = None,
        edition: EditionOrName = NSV,
        deck: DeckOrPath = None,
        reward: RewardName = "win",
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise ValueError(f"opponents must be a list of bots, such as [{opponents!r}], not {opponents!r}")
        for bot in opponents:
            find_bot(bot)  # an unknown name raises here, not in the middle of a game
        players = len(opponents) + 1
        self.episode = Episode(episode_options(players, edition, deck, reward))
        if seat is not None and seat not in range(players):
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        self.opponents = tuple(opponents)
        self.given_seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 1, (observation_size(players),), np.int8)
        self.action_space = spaces.Discrete(ACTIONS)
        self.seat = 0
        """The agent's seat: drawn for each game, unless one was given."""
        self._bots: dict[int, SeatedBot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        """Deal a new game, and let the bots play until the agent must decide."""
        super().reset(seed=seed, options=options)
        dealt = self.np_random.bytes(16)
        drawn_seat = int(self.np_random.integers(self.episode.players))
        self.seat = drawn_seat if self.given_seat is None else self.given_seat
        others = [seat for seat in range(self.episode.players) if seat != self.seat]
        bots = zip(others, self.opponents, strict=True)
        self._bots = {seat: seat_bot(bot, dealt, seat) for seat, bot in bots}
        self.episode.deal(dealt)
        self._let_bots_play()
        return self._outputs({})

    def step(self, action: np.int64 | int) -> tuple[Bits, float, bool, bool, dict[str, Any]]:
        """Play an action and the bots' answer; an illegal action changes nothing and costs a point."""
        if self.episode.is_over:
            raise RuntimeError("the game is over: reset the environment")
        try:
            self.episode.play(self.seat, index(action))
        except IllegalMoveError as error:
            observation, info = self._outputs({"refused": str(error)})
            return observation, ILLEGAL_REWARD, False, False, info
        self._let_bots_play()
        reward = self.episode.rewards()[self.seat]
        observation, info = self._outputs({})
        return observation, reward, self.episode.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.episode.observe(self.seat)[1].astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it, if the render mode is ``ansi``."""
        return render(view(self.episode.game.state, self.seat)) if self.render_mode == "ansi" else None

    def record(self) -> GameRecord:
        """The record of the game so far."""
        names = [bot if isinstance(bot, str) else "opponent" for bot in self.opponents]
        names.insert(self.seat, "agent")
        return self.episode.record(bot_participants(names))

    def _let_bots_play(self) -> None:
        """Let the bots decide until the game waits for the agent alone, or is over."""
        while waiting := [seat for seat in self.episode.seats if seat != self.seat]:
            move = self._bots[waiting[0]].decide(self.episode.game)
            self.episode.play(waiting[0], action_of(self.episode.game.state, move))

    def _outputs(self, details: dict[str, Any]) -> tuple[Bits, dict[str, Any]]:
        observation, mask = self.episode.observe(self.seat)
        return observation, {"action_mask": mask, "seat": self.seat, **details}


gymnasium.register(
    id="SilverGold-v1",
    entry_point="silvergold.envs.gymnasium:SilverGold",
    max_episode_steps=MAX_STEPS,
)
