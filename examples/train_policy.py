"""A small policy learns by self-play and then beats drifter: python examples/train_policy.py.

One network plays all seats of a vector of games and learns with PPO (JAX and Optax) from the points that each
seat scored after each decision. Needs: pip install 'silvergold[gymnasium,train]'
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from silvergold.actions import ACTIONS
from silvergold.envs.gymnasium import SilverGold
from silvergold.envs.observation_layout import observation_size
from silvergold.envs.vector import SilverGoldVector

GAMES, STEPS, HIDDEN = 256, 72, 128
DISCOUNT, CLIP, ENTROPY, EPOCHS, BATCHES = 0.93, 0.2, 0.01, 2, 8
optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
Weights = dict[str, Array]


class Rollout(NamedTuple):
    """Decisions and their returns."""

    observation: Any
    mask: Any
    action: Any
    log_probability: Any
    returns: Any
    """The discounted points scored after each decision."""


def new_weights(key: Array, size: int, actions: int) -> Weights:
    """One hidden layer, shared by the policy and the value."""
    first, second = jax.random.split(key)
    return {
        "hidden": jax.random.normal(first, (size, HIDDEN)) * size**-0.5,
        "hidden_bias": jnp.zeros(HIDDEN),
        "action": jax.random.normal(second, (HIDDEN, actions)) * 0.01,
        "value": jnp.zeros(HIDDEN),
        "value_bias": jnp.zeros(()),
    }


def evaluate(weights: Weights, observation: Array, mask: Array) -> tuple[Array, Array]:
    """The log-probabilities of all actions, and the expected return."""
    hidden = jax.nn.relu(observation.astype(jnp.float32) @ weights["hidden"] + weights["hidden_bias"])
    logits = jnp.where(mask > 0, hidden @ weights["action"], -1e9)
    return jax.nn.log_softmax(logits), hidden @ weights["value"] + weights["value_bias"]


@jax.jit
def choose(weights: Weights, observation: Array, mask: Array, key: Array) -> tuple[Array, Array]:
    """A random action by the policy, with its log-probability."""
    log_probabilities, _ = evaluate(weights, observation, mask)
    action = jax.random.categorical(key, log_probabilities)
    return action, jnp.take_along_axis(log_probabilities, action[:, None], axis=1)[:, 0]


def play(envs: SilverGoldVector, weights: Weights, key: Array, seed: int) -> Rollout:
    """One game in each environment, from the deal."""
    observation, infos = envs.reset(seed=seed)
    seen: list[tuple[Any, ...]] = []
    rewards, ends = [], []
    for step_key in jax.random.split(key, STEPS):
        action, log_probability = choose(weights, observation, infos["action_mask"], step_key)
        seen.append((observation, infos["action_mask"], action, log_probability, infos["seat"]))
        observation, _, terminated, _, infos = envs.step(np.asarray(action))
        rewards.append(infos["rewards"])
        ends.append(terminated)
    value, returns = np.zeros((GAMES, 2)), list[Any]()
    for (*_, seat), reward, end in reversed(list(zip(seen, rewards, ends, strict=True))):
        value = reward + DISCOUNT * value * ~end[:, None]
        returns.insert(0, value[np.arange(GAMES), seat])
    observations, masks, actions, log_probabilities, _ = (np.concatenate(c) for c in zip(*seen, strict=True))
    return Rollout(observations, masks, actions, log_probabilities, np.concatenate(returns))


def loss(weights: Weights, rollout: Rollout) -> Array:
    """PPO's clipped loss, with a value loss and an entropy bonus."""
    log_probabilities, expected = evaluate(weights, rollout.observation, rollout.mask)
    log_probability = jnp.take_along_axis(log_probabilities, rollout.action[:, None], axis=1)[:, 0]
    error = rollout.returns - expected
    advantage = jax.lax.stop_gradient(error / (jnp.std(error) + 1e-6))
    ratio = jnp.exp(log_probability - rollout.log_probability)
    policy = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -jnp.sum(
        jnp.where(rollout.mask > 0, jnp.exp(log_probabilities) * log_probabilities, 0), axis=-1
    )
    return jnp.mean(policy + 0.01 * error**2 - ENTROPY * entropy)


@partial(jax.jit, donate_argnums=(0, 1))
def learn(weights: Weights, optimizer_state: Any, rollout: Rollout) -> tuple[Weights, Any]:
    """One step of the optimizer."""
    updates, optimizer_state = optimizer.update(jax.grad(loss)(weights, rollout), optimizer_state)
    return optax.apply_updates(weights, updates), optimizer_state


def train(seconds: float, iterations: int, seed: int) -> Weights:
    """Alternate playing and learning until the time or the iterations are over."""
    envs = SilverGoldVector(GAMES, reward="points")
    key = jax.random.key(seed)
    weights = new_weights(key, observation_size(players=2), ACTIONS)
    optimizer_state = optimizer.init(weights)
    began = time.perf_counter()
    for iteration in range(iterations):
        if time.perf_counter() - began > seconds:
            break
        key, playing, shuffling = jax.random.split(key, 3)
        rollout = play(envs, weights, playing, seed + iteration)
        for epoch in jax.random.split(shuffling, EPOCHS):
            order = np.asarray(jax.random.permutation(epoch, GAMES * STEPS)).reshape(BATCHES, -1)
            for batch in order:
                weights, optimizer_state = learn(
                    weights, optimizer_state, Rollout(*(column[batch] for column in rollout))
                )
        print(f"{iteration + 1:3}: mean return {rollout.returns.mean():.2f}", flush=True)
    return weights


def wins_against(bot: str, weights: Weights, games: int) -> float:
    """The share of games won by the policy's most likely actions; a shared victory counts half."""
    env = SilverGold(opponents=(bot,))
    arrays = {name: np.asarray(values) for name, values in weights.items()}
    won = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        reward, is_over = 0.0, False
        while not is_over:
            hidden = np.maximum(observation @ arrays["hidden"] + arrays["hidden_bias"], 0)
            logits = np.where(info["action_mask"], hidden @ arrays["action"], -np.inf)
            observation, reward, is_over, _, info = env.step(int(logits.argmax()))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Train, then play against drifter."""
    parser = argparse.ArgumentParser(description="A small policy learns by self-play.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = train(options.seconds, options.iterations, options.seed)
    print(f"wins {wins_against('drifter', weights, options.games):.1%} of {options.games} against drifter")


if __name__ == "__main__":
    main()
