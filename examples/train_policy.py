"""A policy learns by self-play with PPO and then beats random play: python examples/train_policy.py.

One network plays all seats of thousands of simulated games and learns from the points that each seat scores.
Playing and learning are one compiled function, on a CPU or a GPU.
Needs: pip install 'silvergold[train]'

    python examples/train_policy.py --seconds 600 --out policy.npz \
        --games 32768 --steps 32 --batches 32 --hidden 1024 --rate 4e-4  # on a GPU
    cd examples; POLICY=../policy.npz silvergold benchmark train_policy:policy
"""

import argparse
import os
import time
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

from silvergold.engine import standard_deck
from silvergold.observations.layout import observation_size
from silvergold.sim import Sim, State

PLAYERS = 2
SIZE = observation_size(PLAYERS)
LAMBDA, POINTS_SCALE = 0.9, 10.0
DECISIONS_PER_GAME = 72
"""About as many as random play with two players takes."""
CLIP, ENTROPY, VALUE_WEIGHT, EPOCHS = 0.2, 0.01, 0.5, 2
Weights = dict[str, Array]


class Decisions(NamedTuple):
    """Decisions of a rollout, [steps, games] or flat."""

    observation: Array
    mask: Array
    action: Array
    log_probability: Array
    value: Array


class Learner(NamedTuple):
    """Everything that training changes."""

    weights: Weights
    optimizer: Any
    games: State


def new_weights(key: Array, hidden: int) -> Weights:
    """Two hidden layers, shared by the policy and the value."""
    sizes = {"first": (SIZE, hidden), "second": (hidden, hidden), "action": (hidden, Sim.num_actions)}
    keys = jax.random.split(key, len(sizes))
    drawn = zip(sizes.items(), keys, strict=True)
    weights = {name: jax.random.normal(one, shape) * (2 / shape[0]) ** 0.5 for (name, shape), one in drawn}
    weights["action"] *= 0.01
    return weights | {
        "value": jnp.zeros(hidden),
        "first_bias": jnp.zeros(hidden),
        "second_bias": jnp.zeros(hidden),
    }


def evaluate(weights: Any, observation: Any, mask: Any, np: Any = jnp) -> tuple[Any, Any]:
    """The logits of all actions, and the points to come, in tens; with JAX or NumPy."""
    hidden = np.maximum(observation.astype(np.float32) @ weights["first"] + weights["first_bias"], 0)
    hidden = np.maximum(hidden @ weights["second"] + weights["second_bias"], 0)
    return np.where(mask, hidden @ weights["action"], -1e9), hidden @ weights["value"]


@jax.jit
def dealt_games(sim: Sim, keys: Array) -> State:
    """Games after some random play, longer in some than in others: a rollout then has all turns of a game."""
    decisions = jnp.arange(len(keys)) % DECISIONS_PER_GAME

    def decide(number: Array, games: State) -> State:
        action = sim.random_action(games, jax.random.fold_in(keys[0], number))
        illegal = sim.num_actions  # refused: the game stays as it is
        after: State = sim.step_auto_reset(games, jnp.where(number < decisions, action, illegal))
        return after

    games: State = jax.lax.fori_loop(0, DECISIONS_PER_GAME, decide, sim.init(keys))
    return games


def play(sim: Sim, weights: Weights, games: State, key: Array, steps: int) -> tuple[State, Any]:
    """Some decisions in every game; games that end are followed by new ones."""

    def decide(games: State, key: Array) -> tuple[State, Any]:
        observation, mask = sim.observe(games), games.legal_action_mask
        logits, value = evaluate(weights, observation, mask)
        action = jax.random.categorical(key, logits)
        chosen = at(jax.nn.log_softmax(logits), action)
        after = sim.step_auto_reset(games, action)
        made = Decisions(observation, mask, action, chosen, value)
        return after, (made, games.current_player, after.rewards / POINTS_SCALE, after.terminated)

    return jax.lax.scan(decide, games, jax.random.split(key, steps))


def at(values: Array, index: Array) -> Array:
    """One value of each row."""
    return jnp.take_along_axis(values, index[..., None], axis=-1)[..., 0]


def advantages(sim: Sim, weights: Weights, games: State, rollout: Any) -> Array:
    """Generalized advantages: of each decision, up to the same seat's next one and so on to the end."""
    seats = jnp.arange(sim.players)
    seen = jnp.stack([sim.observe(games, seat) for seat in range(sim.players)], axis=1)
    last = evaluate(weights, seen, True)[1]

    def before(later: tuple[Array, Array, Array], step: Any) -> tuple[tuple[Array, Array, Array], Array]:
        """Each seat's value and advantage at its next decision, and what it scores until then."""
        made, seat, rewards, is_over = step
        value, advantage, scored = (jnp.where(is_over[:, None], 0, part) for part in later)
        scored += rewards
        error = at(scored + value, seat) - made.value
        own = error + LAMBDA * at(advantage, seat)
        is_own = seats == seat[:, None]
        now = (made.value[:, None], own[:, None], 0.0)
        return tuple(
            jnp.where(is_own, new, old) for new, old in zip(now, (value, advantage, scored), strict=True)
        ), own  # type: ignore[return-value]

    nothing = jnp.zeros_like(last)
    return jax.lax.scan(before, (last, nothing, nothing), rollout, reverse=True)[1]


def loss(weights: Weights, made: Decisions, advantage: Array) -> Array:
    """PPO's clipped loss, with a value loss and an entropy bonus."""
    logits, value = evaluate(weights, made.observation, made.mask)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(at(logs, made.action) - made.log_probability)
    gain = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -jnp.sum(jnp.where(made.mask, jnp.exp(logs) * logs, 0), axis=-1)
    error = value - jax.lax.stop_gradient(made.value + advantage)
    return jnp.mean(VALUE_WEIGHT * error**2 - policy - ENTROPY * entropy)


@partial(jax.jit, static_argnames=("steps", "batches"), donate_argnames="learner")
def iterate(
    sim: Sim, learner: Learner, key: Array, rate: Array, steps: int, batches: int
) -> tuple[Learner, Array]:
    """Play with the weights and improve them; also the points per seat of the games that ended."""
    weights, optimizer, games = learner
    playing, *shuffling = jax.random.split(key, 1 + EPOCHS)
    games, rollout = play(sim, weights, games, playing, steps)
    made, _, rewards, is_over = rollout
    examples = (made, advantages(sim, weights, games, rollout))
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), examples)
    size = flat[1].shape[0]
    order = jnp.concatenate([jax.random.permutation(one, size) for one in shuffling])

    def learn(learned: tuple[Weights, Any], index: Array) -> tuple[tuple[Weights, Any], None]:
        weights, optimizer = learned
        gradient = jax.grad(loss)(weights, *jax.tree.map(lambda leaf: leaf[index], flat))
        updates, optimizer = OPTIMIZER.update(gradient, optimizer)
        return (optax.apply_updates(weights, jax.tree.map(lambda one: -rate * one, updates)), optimizer), None

    (weights, optimizer), _ = jax.lax.scan(learn, (weights, optimizer), order.reshape(EPOCHS * batches, -1))
    points = rewards.sum() * POINTS_SCALE / sim.players / jnp.maximum(is_over.sum(), 1)
    return Learner(weights, optimizer, games), points


OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


def train(sim: Sim, options: argparse.Namespace) -> Weights:
    """Alternate playing and learning until the time or the iterations are over."""
    key = jax.random.key(options.seed)
    weights = new_weights(key, options.hidden)
    games = dealt_games(sim, jax.random.split(key, options.games))
    learner = Learner(weights, OPTIMIZER.init(weights), games)
    began, shown = time.perf_counter(), 0.0
    for iteration in range(options.iterations):
        elapsed = time.perf_counter() - began
        if elapsed > options.seconds:
            break
        done = max(elapsed / options.seconds, iteration / options.iterations)
        rate = jnp.float32(options.rate * (1 - done))
        learner, points = iterate(
            sim, learner, jax.random.fold_in(key, iteration), rate, options.steps, options.batches
        )
        points.block_until_ready()
        if elapsed >= shown:
            shown = elapsed + options.seconds / 50
            print(f"{elapsed:6.1f} s, iteration {iteration + 1}: {points:.1f} points per game", flush=True)
            save(learner.weights, options.out)
    decisions = (iteration + 1) * options.games * options.steps
    print(f"{decisions:,} decisions in {time.perf_counter() - began:.0f} s on {jax.devices()[0].device_kind}")
    save(learner.weights, options.out)
    return learner.weights


def save(weights: Weights, path: Path | None) -> None:
    """Write the weights, in half precision; an interrupted training leaves a whole file."""
    if path:
        unfinished = path.with_suffix(".part.npz")
        small = {name: np.asarray(values, np.float16) for name, values in weights.items()}
        np.savez(unfinished, allow_pickle=False, **small)
        unfinished.replace(path)


@cache
def saved_weights() -> dict[str, NDArray[np.float32]]:
    """The weights in the file that POLICY names."""
    with np.load(os.environ.get("POLICY", "policy.npz")) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def policy(observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
    """The most likely action; among more players it looks at the first rival only."""
    return int(evaluate(saved_weights(), observation[:SIZE], mask, np)[0].argmax())


@partial(jax.jit, static_argnames="games")
def wins_against_random_play(sim: Sim, weights: Weights, key: Array, games: int) -> Array:
    """The share of games won by the most likely actions on one seat; a shared victory counts half."""
    seat = jnp.arange(games) % sim.players

    def decide(played: tuple[State, Array]) -> tuple[State, Array]:
        state, key = played
        key, random = jax.random.split(key)
        best = evaluate(weights, sim.observe(state), state.legal_action_mask)[0].argmax(axis=-1)
        action = jnp.where(state.current_player == seat, best, sim.random_action(state, random))
        return sim.step(state, action), key

    dealt = sim.init(jax.random.split(key, games))
    ended, _ = jax.lax.while_loop(lambda played: ~played[0].terminated.all(), decide, (dealt, key))
    won = sim.winners(ended)
    return jnp.mean(at(won / won.sum(axis=-1, keepdims=True), seat))


def main() -> None:
    """Train, then play against random play."""
    parser = argparse.ArgumentParser(description="A policy learns by self-play.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--iterations", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions per game and iteration")
    parser.add_argument("--batches", type=int, default=16, help="updates per epoch")
    parser.add_argument("--hidden", type=int, default=128, help="units of each hidden layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--matches", type=int, default=200, help="games against random play at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="save the weights here, again and again while they learn")
    options = parser.parse_args()
    sim = Sim(standard_deck(), PLAYERS, reward="points")
    weights = train(sim, options)
    if options.matches:
        share = wins_against_random_play(sim, weights, jax.random.key(options.seed), options.matches)
        print(f"wins {share:.1%} of {options.matches} against random play")


if __name__ == "__main__":
    main()
