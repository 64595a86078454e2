"""A vector of games on the batched simulator, with Gymnasium's vector API.

Every game waits for one seat: observation, mask and reward are that seat's, and one policy plays all seats.

>>> from silvergold.envs.vector import SilverGoldVector
>>> envs = SilverGoldVector(num_envs=12)
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
((12, 832), (12, 357), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
"""

from collections import deque
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from jax import Array
from numpy.typing import NDArray

from silvergold.actions import ACTIONS
from silvergold.engine import NSV, Deck, Edition, GameRecord, record_of, standard_deck
from silvergold.envs.batch_encoding import (
    CardBits,
    PublicMarks,
    card_bits,
    observe,
    public_marks,
    public_marks_after,
)
from silvergold.envs.episode import RewardName, agents, most_decisions
from silvergold.envs.observation_layout import observation_size
from silvergold.sim import Sim, State
from silvergold.sim.bits import choose, if_any
from silvergold.sim.records import EngineReplay, rows_of
from silvergold.sim.rng import Rng, make_rng
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER
from silvergold.sim.transition import advance

REFUSED = -1.0
"""What an illegal action costs."""
DEAL_EVERY = 16
"""After so many steps new games are dealt in reserve; no game is as short as that, so none is dealt twice."""
Seen = dict[str, Array]


class GameBatch(NamedTuple):
    """A batch of games under way."""

    state: State
    shown: tuple[PublicMarks, ...]
    points: Array
    """The points of all seats so far: int32 [batch, seats]."""
    dice: Rng


class Rules(NamedTuple):
    """What does not change from step to step."""

    sim: Sim
    card_bits: CardBits


@partial(jax.jit, static_argnames="batch")
def deal_games(rules: Rules, key: Array, batch: int) -> tuple[State, Rng]:
    """A batch of new games."""
    return deal(rules.sim.deck, rules.sim.players, make_rng(key, batch))


@jax.jit
def begin(rules: Rules, dealt: State, dice: Rng) -> tuple[GameBatch, Seen]:
    """The games that were dealt, and what the first seats see."""
    points = jnp.zeros((dealt.seat.shape[0], rules.sim.players), jnp.int32)
    games = GameBatch(dealt, tuple(map(public_marks, dealt.players)), points, dice)
    return games, seen(rules, games)


def seen(rules: Rules, games: GameBatch) -> Seen:
    """What the seats see and may do."""
    size = observation_size(rules.sim.players)
    return {
        "observation": observe(rules.card_bits, rules.sim.deck, games.state, games.shown, size),
        "action_mask": rules.sim.legal(games.state).astype(jnp.int8),
        "seat": games.state.seat.astype(jnp.int32),
    }


@partial(jax.jit, static_argnames="reward", donate_argnames="games")
def step(
    rules: Rules, games: GameBatch, action: Array, reserve: State, reward: RewardName
) -> tuple[GameBatch, Seen]:
    """Every game after its seat's action; a game that was over begins anew instead."""
    sim, before = rules.sim, games.state
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
    told = {"is_over": is_over, "refused": is_refused, "rewards": rewards}
    told["reward"] = jnp.where(is_refused, REFUSED, jnp.where(was_over, 0.0, own))
    return games, told | seen(rules, games)


def _shares(sim: Sim, state: State, is_over: Array) -> Array:
    """The victory as numbers that add up to nothing, in games that are over now: float32 [batch, seats]."""

    def share() -> Array:
        won = sim.winners(state)
        each = sim.players / jnp.sum(won, axis=-1, keepdims=True) - 1.0
        return jnp.where(is_over[:, None], jnp.where(won, each, -1.0) / (sim.players - 1), 0.0)

    return if_any(is_over, share, lambda: jnp.zeros((state.seat.shape[0], sim.players)))


class SilverGoldVector(VectorEnv[NDArray[np.int8], NDArray[np.int32], NDArray[Any]]):
    """Many games at once; a game that has ended begins anew with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        edition: Edition = NSV,
        deck: Deck | None = None,
        reward: RewardName = "win",
        *,
        keeps_records: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self.deck = deck or standard_deck()
        self.rules = Rules(Sim(self.deck, players, edition), card_bits(self.deck))
        self.reward: RewardName = reward
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
        """Deal all games anew."""
        super().reset(seed=seed, options=options)
        self._key = jax.random.key(int(self.np_random.integers(1 << 32)))
        self._steps = 0
        self._games, told = begin(self.rules, *self._deal())
        if self._log is not None:
            self._log.clear()
        return self._observations(told), self._infos(told)

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every game, of the seat that it waits for."""
        action = np.asarray(actions, np.int32)
        if self._log is not None:
            self._log.append((np.asarray(rows_of(self._games.state)), action.copy()))
        if self._steps % DEAL_EVERY == 0:
            self._reserve = self._deal()[0]
        self._steps += 1
        self._games, told = step(self.rules, self._games, action, self._reserve, self.reward)
        infos = self._infos(told) | {
            "rewards": np.asarray(told["rewards"]),
            "refused": np.asarray(told["refused"]),
        }
        is_over = np.asarray(told["is_over"])
        return self._observations(told), np.asarray(told["reward"]), is_over, np.zeros_like(is_over), infos

    def record(self, index: int) -> GameRecord:
        """The record of the game that an environment plays, or has just ended."""
        if self._log is None:
            raise ValueError("only an environment made with keeps_records=True remembers its games")
        last = tuple(np.asarray(rows_of(self._games.state))[index].tolist())
        decisions: list[tuple[tuple[int, ...], int]] = []
        for rows, actions in reversed(self._log):
            row = tuple(rows[index].tolist())
            if row[-2] == OVER:
                break
            decisions.append((row, int(actions[index])))
        sim = self.rules.sim
        retelling = EngineReplay(self.deck, sim.players, sim.edition)
        game = retelling.tell(reversed(decisions), last)
        return record_of(game, agents(sim.players))

    def _deal(self) -> tuple[State, Rng]:
        self._key, key = jax.random.split(self._key)
        dealt: tuple[State, Rng] = deal_games(self.rules, key, self.num_envs)
        return dealt

    def _observations(self, told: Seen) -> NDArray[np.int8]:
        return np.asarray(told["observation"])

    def _infos(self, told: Seen) -> dict[str, Any]:
        return {name: np.asarray(told[name]) for name in ("action_mask", "seat")}
