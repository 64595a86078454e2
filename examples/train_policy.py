"""A small policy learns by playing against itself, and then beats drifter: python examples/train_policy.py.

All seats of a vector of games are played by one network, which learns with PPO (JAX and Optax) from the
points that each decision brought its seat later. Needs: pip install 'silvergold[gymnasium,train]'
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


class Played(NamedTuple):
    """Decisions, and what came of them."""

    observation: Any
    mask: Any
    action: Any
    log_chance: Any
    gain: Any
    """Points that came after it, the later the less."""


def new_weights(key: Array, size: int, actions: int) -> Weights:
    """One hidden layer for both, what to do and what it will bring."""
    first, second = jax.random.split(key)
    return {
        "hidden": jax.random.normal(first, (size, HIDDEN)) * size**-0.5,
        "hidden_bias": jnp.zeros(HIDDEN),
        "action": jax.random.normal(second, (HIDDEN, actions)) * 0.01,
        "gain": jnp.zeros(HIDDEN),
        "gain_bias": jnp.zeros(()),
    }


def look(weights: Weights, observation: Array, mask: Array) -> tuple[Array, Array]:
    """The logarithms of the chances of all actions, and the gain expected."""
    hidden = jax.nn.relu(observation.astype(jnp.float32) @ weights["hidden"] + weights["hidden_bias"])
    liking = jnp.where(mask > 0, hidden @ weights["action"], -1e9)
    return jax.nn.log_softmax(liking), hidden @ weights["gain"] + weights["gain_bias"]


@jax.jit
def choose(weights: Weights, observation: Array, mask: Array, key: Array) -> tuple[Array, Array]:
    """An action by its chance."""
    log_chances, _ = look(weights, observation, mask)
    action = jax.random.categorical(key, log_chances)
    return action, jnp.take_along_axis(log_chances, action[:, None], axis=1)[:, 0]


def play(envs: SilverGoldVector, weights: Weights, key: Array, seed: int) -> Played:
    """A game in each environment from its beginning."""
    observation, infos = envs.reset(seed=seed)
    seen: list[tuple[Any, ...]] = []
    rewards, ends = [], []
    for step_key in jax.random.split(key, STEPS):
        action, log_chance = choose(weights, observation, infos["action_mask"], step_key)
        seen.append((observation, infos["action_mask"], action, log_chance, infos["seat"]))
        observation, _, terminated, _, infos = envs.step(np.asarray(action))
        rewards.append(infos["rewards"])
        ends.append(terminated)
    gain, gains = np.zeros((GAMES, 2)), list[Any]()
    for (*_, seat), reward, end in reversed(list(zip(seen, rewards, ends, strict=True))):
        gain = reward + DISCOUNT * gain * ~end[:, None]
        gains.insert(0, gain[np.arange(GAMES), seat])
    observations, masks, actions, log_chances, _ = (np.concatenate(c) for c in zip(*seen, strict=True))
    return Played(observations, masks, actions, log_chances, np.concatenate(gains))


def loss(weights: Weights, played: Played) -> Array:
    """PPO: likelier what brought more than expected, but not by too much at once."""
    log_chances, expected = look(weights, played.observation, played.mask)
    log_chance = jnp.take_along_axis(log_chances, played.action[:, None], axis=1)[:, 0]
    surprise = played.gain - expected
    worth = jax.lax.stop_gradient(surprise / (jnp.std(surprise) + 1e-6))
    ratio = jnp.exp(log_chance - played.log_chance)
    policy = -jnp.minimum(ratio * worth, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * worth)
    entropy = -jnp.sum(jnp.where(played.mask > 0, jnp.exp(log_chances) * log_chances, 0), axis=-1)
    return jnp.mean(policy + 0.01 * surprise**2 - ENTROPY * entropy)


@partial(jax.jit, donate_argnums=(0, 1))
def learn(weights: Weights, memory: Any, played: Played) -> tuple[Weights, Any]:
    """One step of the optimizer."""
    updates, memory = optimizer.update(jax.grad(loss)(weights, played), memory)
    return optax.apply_updates(weights, updates), memory


def train(seconds: float, iterations: int, seed: int) -> Weights:
    """Play and learn for so long, or so often."""
    envs = SilverGoldVector(GAMES, reward="points")
    key = jax.random.key(seed)
    weights = new_weights(key, observation_size(players=2), ACTIONS)
    memory = optimizer.init(weights)
    began = time.perf_counter()
    for iteration in range(iterations):
        if time.perf_counter() - began > seconds:
            break
        key, playing, shuffling = jax.random.split(key, 3)
        played = play(envs, weights, playing, seed + iteration)
        for epoch in jax.random.split(shuffling, EPOCHS):
            order = np.asarray(jax.random.permutation(epoch, GAMES * STEPS)).reshape(BATCHES, -1)
            for batch in order:
                weights, memory = learn(weights, memory, Played(*(column[batch] for column in played)))
        print(f"{iteration + 1:3}: mean gain {played.gain.mean():.2f}", flush=True)
    return weights


def wins_against(bot: str, weights: Weights, games: int) -> float:
    """The share of games that the policy wins, always doing what it likes best; half for a shared victory."""
    env = SilverGold(opponents=(bot,))
    arrays = {name: np.asarray(values) for name, values in weights.items()}
    won = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        reward, is_over = 0.0, False
        while not is_over:
            hidden = np.maximum(observation @ arrays["hidden"] + arrays["hidden_bias"], 0)
            liking = np.where(info["action_mask"], hidden @ arrays["action"], -np.inf)
            observation, reward, is_over, _, info = env.step(int(liking.argmax()))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Train, then play against drifter."""
    parser = argparse.ArgumentParser(description="A small policy learns by playing against itself.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = train(options.seconds, options.iterations, options.seed)
    print(f"wins {wins_against('drifter', weights, options.games):.1%} of {options.games} against drifter")


if __name__ == "__main__":
    main()
