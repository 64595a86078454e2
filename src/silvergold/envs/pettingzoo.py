"""PettingZoo: turn-based (AEC), where seats act one after the other, and parallel, where all act at once.

>>> from silvergold.envs import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())  # R2.2: two of four cards can be kept in six ways
6
"""

from operator import index
from typing import Any

import numpy as np

from silvergold.actions import ACTIONS
from silvergold.engine import NSV, GameRecord, IllegalMoveError, view
from silvergold.envs.episode import Episode
from silvergold.envs.extras import extra
from silvergold.envs.rendering import render
from silvergold.observations.encoding import Bits
from silvergold.observations.layout import observation_size
from silvergold.observations.options import DeckOrPath, EditionOrName, episode_options
from silvergold.observations.rewards import RewardName

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils import wrappers

WAIT = ACTIONS
"""The action of an agent that has nothing to decide, in the parallel environment."""
Observation = dict[str, Bits]
SEED_SIZE = 16


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The turn-based environment, in the same wrappers as PettingZoo's own games."""
    terminating = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def raw_env(**options: Any) -> "TurnBased":
    """The turn-based environment without wrappers: an illegal action raises ``IllegalMoveError``."""
    return TurnBased(**options)


def parallel_env(**options: Any) -> "Parallel":
    """The parallel environment."""
    return Parallel(**options)


class EpisodeEnv:
    """The common part of both environments: an episode with agents at its seats."""

    actions = ACTIONS

    def __init__(
        self,
        players: int = 2,
        edition: EditionOrName = NSV,
        deck: DeckOrPath = None,
        reward: RewardName = "win",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(episode_options(players, edition, deck, reward))
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(players, self.actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 1, (players * observation_size(players),), np.int8)
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def state(self) -> Bits:
        """The observations of all agents, one after the other: for training only, no agent may see it."""
        return self.episode.all_observations()

    def render(self) -> str | None:
        """The table as a spectator sees it, if the render mode is ``ansi``."""
        return render(view(self.episode.game.state)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def record(self) -> GameRecord:
        """The record of the game so far."""
        return self.episode.record()

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode.deal(self._rng.bytes(SEED_SIZE))
        self.agents = self.possible_agents[:]


def observation_space(players: int, actions: int) -> spaces.Dict:
    """Zeros and ones: an observation, and a mask of legal actions."""
    observation = spaces.Box(0, 1, (observation_size(players),), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class TurnBased(EpisodeEnv, AECEnv[str, Observation, int]):
    """Agents act one after the other, but do not see each other's simultaneous decisions."""

    metadata = {"name": "silvergold_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seats[0]]

    def observe(self, agent: str) -> Observation:
        """An agent's observation; the mask is empty unless it is the agent's turn."""
        observation, mask = self.episode.observe(self.seats[agent], has_mask=agent == self.agent_selection)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play the selected agent's action; None once the game is over."""
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.play(self.seats[agent], index(action))
        if episode.seats:
            self.agent_selection = self.possible_agents[episode.seats[0]]
            if episode.reward == "win":  # the reward comes at the end
                return
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self._accumulate_rewards()


class Parallel(EpisodeEnv, ParallelEnv[str, Observation, int]):
    """All agents act in the same step; those with nothing to decide wait."""

    metadata = {"name": "silvergold_parallel_v1", "render_modes": ["ansi"]}  # noqa: RUF012
    actions = ACTIONS + 1

    def __init__(self, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(**options)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be 1 or more, or None, not {max_cycles!r}")
        self.max_cycles = max_cycles
        """The number of steps after which a game is truncated."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self._deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play one action per agent; an illegal one changes nothing, and ``infos`` says why."""
        agents, waiting = self.agents, self.episode.seats
        chosen = {agent: index(actions[agent]) for agent in agents}  # a wrong one raises before any is played
        infos = {agent: self._act(agent, action, waiting) for agent, action in chosen.items()}
        self._cycles += 1
        is_over = self.episode.is_over
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut), infos

    def _act(self, agent: str, action: int, waiting: tuple[int, ...]) -> dict[str, Any]:
        """Play an agent's action, or say why it was refused."""
        seat = self.seats[agent]
        if (seat in waiting) == (action == WAIT):
            return {"refused": "the game waits for you" if seat in waiting else "wait: nothing to decide"}
        try:
            if seat in waiting:
                self.episode.play(seat, action)
        except (IllegalMoveError, ValueError) as error:  # illegal, or not an action
            return {"refused": str(error)}
        return {}

    def _observations(self) -> dict[str, Observation]:
        seen = {}
        for agent in self.agents:
            seat = self.seats[agent]
            observation, mask = self.episode.observe(seat)
            waits = np.int8(seat not in self.episode.seats and not self.episode.is_over)
            seen[agent] = {"observation": observation, "action_mask": np.append(mask, waits)}
        return seen


register("aec", "silvergold_v1", entry_point=env)
register("parallel", "silvergold_v1", entry_point=parallel_env)
