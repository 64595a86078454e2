"""A linear policy learns by REINFORCE, all of it in one compiled loop: python examples/jitted_training.py."""

import sys
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.engine import standard_deck
from silvergold.sim import Sim, State

sim = Sim(standard_deck(), players=2, reward="points")
GAMES, STEPS, DISCOUNT, RATE = 64, 48, 0.9, 0.1


def loss(weights: Array, games: State, key: Array) -> tuple[Array, tuple[State, Array]]:
    """Play some steps in every game; the loss, and the games after them with the points per decision."""

    def decide(games: State, key: Array) -> tuple[State, Any]:
        logits = sim.observe(games).astype(jnp.float32) @ weights
        logits = jnp.where(games.legal_action_mask, logits, -1e9)
        action = jax.random.categorical(key, logits)
        log = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], axis=1)[:, 0]
        after = jax.vmap(sim.step_auto_reset)(games, action)
        return after, (log, games.current_player, after.rewards, after.terminated)

    def value(later: Array, step: Any) -> tuple[Array, Array]:
        _, seat, rewards, is_over = step
        later = rewards + DISCOUNT * jnp.where(is_over[:, None], 0, later)
        return later, jnp.take_along_axis(later, seat[:, None], axis=1)[:, 0]

    games, steps = jax.lax.scan(decide, games, jax.random.split(key, STEPS))
    _, returns = jax.lax.scan(value, jnp.zeros((GAMES, sim.players)), steps, reverse=True)
    advantage = (returns - returns.mean(axis=1, keepdims=True)) / returns.std()
    return -jnp.mean(steps[0] * advantage), (games, steps[2].mean() * sim.players)


@jax.jit
def train(weights: Array, games: State, keys: Array) -> Any:
    """Gradient steps, one per key; also the points per decision on the way."""

    def learn(learner: tuple[Array, State], key: Array) -> Any:
        gradient, (games, points) = jax.grad(loss, has_aux=True)(*learner, key)
        return (learner[0] - RATE * gradient, games), points

    return jax.lax.scan(learn, (weights, games), keys)


if __name__ == "__main__":
    dealt = jax.vmap(sim.init)(jax.random.split(jax.random.key(0), GAMES))
    keys = jax.random.split(jax.random.key(1), int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    _, points = train(jnp.zeros((sim.observation_size, sim.num_actions)), dealt, keys)
    print(f"{points[:5].mean():.2f} points per decision at first, {points[-5:].mean():.2f} at the end")
