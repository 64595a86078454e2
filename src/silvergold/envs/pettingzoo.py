"""PettingZoo: turn-based (AEC), where seats act one after the other, and parallel, where all act at once.

>>> from silvergold.envs import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())  # R2.2: two of four cards can be kept in six ways
6
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from silvergold.actions import ACTIONS
from silvergold.engine import NSV, Deck, Edition, GameRecord, IllegalMoveError, view
from silvergold.envs.encoding import Bits
from silvergold.envs.episode import Episode, RewardName
from silvergold.envs.observation_layout import observation_size
from silvergold.envs.rendering import rendered

WAIT = ACTIONS
"""In the parallel environment: what a seat does that has nothing to decide."""
Observation = dict[str, Bits]
SEED_SIZE, SEEDS_DRAWN = 16, 32


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The turn-based environment in the wrappers that PettingZoo's own games have."""
    terminating = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def raw_env(**options: Any) -> "TurnBased":
    """The turn-based environment without wrappers: an illegal action raises ``IllegalMoveError``."""
    return TurnBased(**options)


def parallel_env(**options: Any) -> "Parallel":
    """The parallel environment."""
    return Parallel(**options)


class Seats:
    """What both environments have in common: a table, and agents on its seats."""

    actions = ACTIONS

    def __init__(
        self,
        players: int = 2,
        edition: Edition = NSV,
        deck: Deck | None = None,
        reward: RewardName = "win",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(players, edition, deck, reward)
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
        self._dice = np.random.default_rng()
        self._seeds: list[bytes] = []
        """Drawn for the next games."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What a spectator sees, if the render mode is ``ansi``."""
        return rendered(view(self.episode.game.state)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""

    def record(self) -> GameRecord:
        """The record of the game as far as it has come."""
        return self.episode.record()

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._dice, self._seeds = np.random.default_rng(seed), []
        if not self._seeds:  # one large draw takes as long as a small one, and has the same bytes
            many = self._dice.bytes(SEED_SIZE * SEEDS_DRAWN)
            self._seeds = [many[n : n + SEED_SIZE] for n in range(0, len(many), SEED_SIZE)]
        self.episode.deal(self._seeds.pop(0))
        self.agents = self.possible_agents[:]


def observation_space(players: int, actions: int) -> spaces.Dict:
    """Zeros and ones: what a seat sees, and which actions are legal."""
    observation = spaces.Box(0, 1, (observation_size(players),), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class TurnBased(Seats, AECEnv[str, Observation, int]):
    """Seats decide one after the other; nobody sees what others decide at the same time."""

    metadata = {"name": "silvergold_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal another game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seats[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty for whoever is not to move."""
        observation, mask = self.episode.observe(self.seats[agent], has_mask=agent == self.agent_selection)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The decision of the agent selected; None of one for whom the game has ended."""
        agent, table = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.play(self.seats[agent], int(action))
        if table.seats:
            self.agent_selection = self.possible_agents[table.seats[0]]
            if table.reward == "win":  # it comes at the end
                return
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        self._accumulate_rewards()


class Parallel(Seats, ParallelEnv[str, Observation, int]):
    """All seats act in the same step: who has something to decide decides, the others wait."""

    metadata = {"name": "silvergold_parallel_v1", "render_modes": ["ansi"]}  # noqa: RUF012
    actions = ACTIONS + 1

    def __init__(self, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(**options)
        self.max_cycles = max_cycles
        """After so many steps a game is truncated, if it has not ended."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal another game."""
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
        """One action of every agent; one that is refused changes nothing, and its agent is told why."""
        agents, asked = self.agents, self.episode.seats
        chosen = {agent: int(actions[agent]) for agent in agents}  # all are there before one is played
        infos = {agent: self._act(agent, action, asked) for agent, action in chosen.items()}
        self._cycles += 1
        is_over = self.episode.is_over
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut), infos

    def _act(self, agent: str, action: int, asked: tuple[int, ...]) -> dict[str, Any]:
        """Play an agent's action, or tell why it is refused."""
        seat = self.seats[agent]
        if (seat in asked) == (action == WAIT):
            return {"refused": "decide" if seat in asked else "wait: nothing is asked of you"}
        try:
            if seat in asked:
                self.episode.play(seat, action)
        except (IllegalMoveError, ValueError) as error:  # what the rules refuse, or no action at all
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
