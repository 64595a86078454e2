"""A vector of games on the batched simulator, with Gymnasium's vector API.

Each game waits for one seat; observation, mask and reward are that seat's, so one policy plays all seats.

>>> from silvergold.envs.vector import SilverGoldVector
>>> envs = SilverGoldVector(num_envs=12)
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
((12, 832), (12, 357), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
"""

from collections import deque
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silvergold.envs.extras import extra

with extra("gymnasium,sim"):
    import jax
    import jax.numpy as jnp
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from jax import Array

from silvergold.actions import ACTIONS
from silvergold.engine import NSV, GameRecord, record_of
from silvergold.envs.episode import agents, most_decisions
from silvergold.observations.options import DeckOrPath, EditionOrName, episode_options
from silvergold.observations.rewards import RewardName
from silvergold.sim import Sim, State
from silvergold.sim.actions import legal
from silvergold.sim.bits import choose
from silvergold.sim.records import EngineReplay, Row, rows_of
from silvergold.sim.state import OVER

DEAL_EVERY = 16
"""Steps between deals of reserve games; every game takes more steps, so no reserve game is used twice."""
Output = dict[str, Array]


@jax.jit
def outputs(sim: Sim, games: State) -> Output:
    """The seats to move, their observations and their legal actions; none where a game is over."""
    return {
        "observation": sim.observe(games),
        "action_mask": legal(games.game).astype(jnp.int8),
        "seat": games.current_player,
    }


@partial(jax.jit, donate_argnames="games")
def step(sim: Sim, games: State, action: Array, reserve: State) -> tuple[State, Output]:
    """Every game after its seat's action; a game that was over is replaced by a new one."""
    was_over, seat = games.terminated, games.current_player
    is_refused = ~was_over & ~sim.is_legal(games, action)
    after = sim.step(games, action)
    is_over = after.terminated & ~was_over
    own = jnp.take_along_axis(after.rewards, seat[:, None], axis=1)[:, 0]
    table, shown = choose(was_over, (reserve.game, reserve.shown), (after.game, after.shown))
    games = after._replace(game=table, shown=shown, terminated=is_over)
    out = {"is_over": is_over, "refused": is_refused, "reward": own, "rewards": after.rewards}
    return games, out | outputs(sim, games)


class SilverGoldVector(VectorEnv[NDArray[np.int8], NDArray[np.int32], NDArray[Any]]):
    """Many games at once; the step after the end of a game starts a new one."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        edition: EditionOrName = NSV,
        deck: DeckOrPath = None,
        reward: RewardName = "win",
        *,
        keeps_records: bool = False,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs must be 1 or more, not {num_envs!r}")
        self.num_envs = num_envs
        options = episode_options(players, edition, deck, reward)
        self.deck = options.deck
        self.sim = Sim(self.deck, players, options.edition, options.reward)
        self.single_observation_space = spaces.Box(0, 1, (self.sim.observation_size,), np.int8)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._log: deque[tuple[NDArray[np.uint32], NDArray[np.int32]]] | None = None
        if keeps_records:
            self._log = deque(maxlen=most_decisions(self.deck, players))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal new games."""
        super().reset(seed=seed, options=options)
        self._key = jax.random.key(int(self.np_random.integers(1 << 32)))
        self._steps = 0
        self._games = self._deal()
        out = outputs(self.sim, self._games)
        if self._log is not None:
            self._log.clear()
        return self._observations(out), self._infos(out)

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every game, by the seat that it waits for."""
        action = np.asarray(actions).astype(np.int32, casting="same_kind")
        if self._log is not None:
            self._log.append((np.asarray(rows_of(self._games.game)), action))
        if self._steps % DEAL_EVERY == 0:
            self._reserve = self._deal()
        self._steps += 1
        self._games, out = step(self.sim, self._games, action, self._reserve)
        infos = self._infos(out) | {
            "rewards": np.asarray(out["rewards"]),
            "refused": np.asarray(out["refused"]),
        }
        is_over = np.asarray(out["is_over"])
        return self._observations(out), np.asarray(out["reward"]), is_over, np.zeros_like(is_over), infos

    def record(self, index: int) -> GameRecord:
        """The record of a game in progress or just ended."""
        if self._log is None:
            raise ValueError("make the vector with keeps_records=True to get records")
        sim = self.sim
        replay = EngineReplay(self.deck, sim.players, sim.edition)
        decisions: list[tuple[Row, int]] = []
        for rows, actions in reversed(self._log):
            row = tuple(rows[index].tolist())
            if replay.simulated(row).phase == OVER:
                break
            decisions.append((row, int(actions[index])))
        game = replay.play(reversed(decisions), tuple(np.asarray(rows_of(self._games.game))[index].tolist()))
        return record_of(game, agents(sim.players))

    def _deal(self) -> State:
        self._key, key = jax.random.split(self._key)
        dealt: State = self.sim.init(jax.random.split(key, self.num_envs))
        return dealt

    def _observations(self, out: Output) -> NDArray[np.int8]:
        return np.asarray(out["observation"])

    def _infos(self, out: Output) -> dict[str, Any]:
        return {name: np.asarray(out[name]) for name in ("action_mask", "seat")}
