"""The simulator passes the checks that pgx has for its own environments."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import jax
import jax.numpy as jnp
import pytest
from jax import Array

from silvergold.engine import standard_deck
from silvergold.sim import Sim, State

NAME = "silvergold"


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class PgxState:
    """A state with pgx's fields."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _state: State

    env_id = NAME

    def save_svg(self, path: str) -> None:
        """pgx draws its own games only."""
        Path(path).write_text("", encoding="utf-8")

    def replace(self, **fields: Any) -> "PgxState":
        """As pgx's wrappers call it."""
        return replace(self, **fields)


class PgxEnv:
    """The simulator as pgx calls an environment."""

    id, version, num_players = NAME, "1", 2

    def __init__(self) -> None:
        self.sim = Sim(standard_deck(), self.num_players)

    def init(self, key: Array) -> PgxState:
        return self._with_fields(self.sim.init(key), jnp.int32(0))

    def step(self, state: PgxState, action: Array, key: Array | None = None) -> PgxState:
        return self._with_fields(self.sim.step(state._state, action), state._step_count + 1)

    def _with_fields(self, state: State, steps: Array) -> PgxState:
        return PgxState(
            state.current_player,
            self.sim.observe(state),
            state.rewards,
            state.terminated,
            state.truncated,
            state.legal_action_mask,
            steps,
            state,
        )


@jax.jit
def act_randomly(key: Array, mask: Array) -> Array:
    """A legal action; pgx 2.6's own cannot choose for a single game."""
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)


@pytest.mark.slow
def test_pgx_finds_nothing_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = pytest.importorskip("pgx._src.api_test")
    monkeypatch.setattr(checks, "EnvId", Literal["silvergold"])
    monkeypatch.setattr(checks, "act_randomly", act_randomly)
    checks.api_test(PgxEnv(), num=3)
