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
from typing import Any, NamedTuple

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
from silvergold.envs.batch_encoding import (
    CardBits,
    PublicMarks,
    card_bits,
    observe,
    public_marks,
    public_marks_after,
)
from silvergold.envs.episode import agents, most_decisions
from silvergold.envs.observation_layout import observation_size
from silvergold.envs.options import DeckOrPath, EditionOrName, RewardName, episode_options
from silvergold.sim import Sim, State
from silvergold.sim.bits import choose, if_any
from silvergold.sim.records import EngineReplay, Row, rows_of
from silvergold.sim.rng import Rng, make_rng
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER
from silvergold.sim.transition import advance

ILLEGAL_REWARD = -1.0
"""The reward for an illegal action."""
DEAL_EVERY = 16
"""Steps between deals of reserve games; every game takes more steps, so no reserve game is used twice."""
Output = dict[str, Array]


class GameBatch(NamedTuple):
    """A batch of games in progress."""

    state: State
    shown: tuple[PublicMarks, ...]
    points: Array
    """Each seat's points so far: int32 [batch, seats]."""
    dice: Rng


class Constants(NamedTuple):
    """The simulator and the cards, which stay the same from step to step."""

    sim: Sim
    card_bits: CardBits


@partial(jax.jit, static_argnames="batch")
def deal_games(constants: Constants, key: Array, batch: int) -> tuple[State, Rng]:
    """A batch of new games."""
    return deal(constants.sim.deck, constants.sim.players, make_rng(key, batch))


@jax.jit
def begin(constants: Constants, dealt: State, dice: Rng) -> tuple[GameBatch, Output]:
    """The games after the deal, and the first seats' observations."""
    points = jnp.zeros((dealt.seat.shape[0], constants.sim.players), jnp.int32)
    games = GameBatch(dealt, tuple(map(public_marks, dealt.players)), points, dice)
    return games, outputs(constants, games)


def outputs(constants: Constants, games: GameBatch) -> Output:
    """The seats to move, their observations and their legal actions."""
    size = observation_size(constants.sim.players)
    return {
        "observation": observe(constants.card_bits, constants.sim.deck, games.state, games.shown, size),
        "action_mask": constants.sim.legal(games.state).astype(jnp.int8),
        "seat": games.state.seat.astype(jnp.int32),
    }


@partial(jax.jit, static_argnames="reward", donate_argnames="games")
def step(
    constants: Constants, games: GameBatch, action: Array, reserve: State, reward: RewardName
) -> tuple[GameBatch, Output]:
    """Every game after its seat's action; a game that was over is replaced by a new one."""
    sim, before = constants.sim, games.state
    was_over = before.phase == OVER
    is_refused = ~was_over & ~sim.is_legal(before, action)
    state, dice = advance(sim.deck, sim.edition, before, action, games.dice)
    is_over = ~was_over & (state.phase == OVER)
    points = sim.scores(state).total if reward == "points" else games.points
    rewards = (
        (points - games.points).astype(jnp.float32) if reward == "points" else _shares(sim, state, is_over)
    )
    state = choose(was_over, reserve, state)
    points = jnp.where(was_over[:, None], 0, points)
    games = GameBatch(state, public_marks_after(before, games.shown, state), points, dice)
    own = jnp.take_along_axis(rewards, before.seat[:, None].astype(jnp.int32), axis=1)[:, 0]
    out = {"is_over": is_over, "refused": is_refused, "rewards": rewards}
    out["reward"] = jnp.where(is_refused, ILLEGAL_REWARD, jnp.where(was_over, 0.0, own))
    return games, out | outputs(constants, games)


def _shares(sim: Sim, state: State, is_over: Array) -> Array:
    """The victory as rewards that sum to 0, in games that have just ended: float32 [batch, seats]."""

    def share() -> Array:
        won = sim.winners(state)
        each = sim.players / jnp.sum(won, axis=-1, keepdims=True) - 1.0
        return jnp.where(is_over[:, None], jnp.where(won, each, -1.0) / (sim.players - 1), 0.0)

    return if_any(is_over, share, lambda: jnp.zeros((state.seat.shape[0], sim.players)))


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
        self.num_envs = num_envs
        options = episode_options(players, edition, deck, reward)
        self.deck, self.reward = options.deck, options.reward
        self.constants = Constants(Sim(self.deck, players, options.edition), card_bits(self.deck))
        self.single_observation_space = spaces.Box(0, 1, (observation_size(players),), np.int8)
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
        self._games, out = begin(self.constants, *self._deal())
        if self._log is not None:
            self._log.clear()
        return self._observations(out), self._infos(out)

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every game, by the seat that it waits for."""
        action = np.asarray(actions, np.int32)
        if self._log is not None:
            self._log.append((np.asarray(rows_of(self._games.state)), action.copy()))
        if self._steps % DEAL_EVERY == 0:
            self._reserve = self._deal()[0]
        self._steps += 1
        self._games, out = step(self.constants, self._games, action, self._reserve, self.reward)
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
        sim = self.constants.sim
        replay = EngineReplay(self.deck, sim.players, sim.edition)
        decisions: list[tuple[Row, int]] = []
        for rows, actions in reversed(self._log):
            row = tuple(rows[index].tolist())
            if replay.simulated(row).phase == OVER:
                break
            decisions.append((row, int(actions[index])))
        game = replay.play(reversed(decisions), tuple(np.asarray(rows_of(self._games.state))[index].tolist()))
        return record_of(game, agents(sim.players))

    def _deal(self) -> tuple[State, Rng]:
        self._key, key = jax.random.split(self._key)
        dealt: tuple[State, Rng] = deal_games(self.constants, key, self.num_envs)
        return dealt

    def _observations(self, out: Output) -> NDArray[np.int8]:
        return np.asarray(out["observation"])

    def _infos(self, out: Output) -> dict[str, Any]:
        return {name: np.asarray(out[name]) for name in ("action_mask", "seat")}
