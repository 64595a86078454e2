"""Steps per second of our environments, PettingZoo's own games, RLCard, pgx and EnvPool, on one core.

    python bench/envs.py --out bench/envs.md

Random legal play. The environments are measured in turn for several rounds, so that a busy machine affects
them alike; the result is the median round, in CPU time. Single environments are timed as a whole: the
observations, masks, ``step`` and the choice of an action, in PettingZoo also its usual wrappers. Vectors are
timed for ``step`` alone, until observations and masks are available: choosing actions is not their work.
"""

import argparse
import importlib
import math
import os
import platform
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

PEERS = (
    "tictactoe_v3",
    "connect_four_v3",
    "chess_v6",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
)
RLCARD_PEERS = ("uno", "bridge", "gin-rummy", "mahjong", "doudizhu")
OUR_BATCHES, PEER_BATCHES = (1024, 4096), (64, 256, 1024)
OURS = "silvergold"
FIRST_FEW = 8
"""Without arrays, an action is chosen among the first few: the time to find the hundredth would be ours."""


class Contestant(NamedTuple):
    """An environment to measure: ``play`` plays for some seconds and returns the steps per second."""

    kind: str
    name: str
    play: Callable[[float], float]
    observation: int = 0
    """The numbers in an observation, and the actions: the size that a speed is compared for."""
    actions: int = 0


def chosen(mask: Any, draw: Callable[[], float]) -> int:
    """A random legal action."""
    legal = mask.nonzero()[0]
    return int(legal.item(int(draw() * legal.size)))


def through_wrappers(env: Any) -> Callable[[float], float]:
    """Whole games through PettingZoo's usual loop."""

    def play(seconds: float) -> float:
        steps, draw, began = 0, random.Random(1).random, time.process_time()
        while time.process_time() - began < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                mask = (observation if isinstance(observation, dict) else info)["action_mask"]
                env.step(chosen(np.asarray(mask), draw))
                steps += 1
        return steps / (time.process_time() - began)

    return play


def without_wrappers(env: Any) -> Callable[[float], float]:
    """Whole games of one environment alone: observe, choose, step."""

    def play(seconds: float) -> float:
        steps, draw, began = 0, random.Random(1).random, time.process_time()
        while time.process_time() - began < seconds:
            env.reset()
            while not env.terminations[env.agent_selection]:
                env.step(chosen(env.observe(env.agent_selection)["action_mask"], draw))
                steps += 1
        return steps / (time.process_time() - began)

    return play


def steps_only(env: Any) -> Callable[[float], float]:
    """Whole games of one environment without arrays: legal actions as bits, then a step."""

    def play(seconds: float) -> float:
        steps, draw, began = 0, random.Random(1).random, time.process_time()
        while time.process_time() - began < seconds:
            env.reset()
            while not env.terminations[env.agent_selection]:
                legal = env.episode.legal(env.seats[env.agent_selection])
                for _ in range(int(draw() * min(legal.bit_count(), FIRST_FEW))):
                    legal &= legal - 1
                env.step((legal & -legal).bit_length() - 1)
                steps += 1
        return steps / (time.process_time() - began)

    return play


def pettingzoo_sizes(env: Any) -> tuple[int, int]:
    """The numbers in an observation of a PettingZoo environment, and its actions."""
    space = env.observation_space(env.possible_agents[0])
    observation = space["observation"] if isinstance(space, spaces.Dict) else space
    return spaces.flatdim(observation), int(env.action_space(env.possible_agents[0]).n)


def rlcard_contestant(name: str) -> Contestant:
    """Whole games of an RLCard environment, whose steps return the next observation and its legal actions."""
    import rlcard

    env = rlcard.make(name)

    def play(seconds: float) -> float:
        steps, draw, began = 0, random.Random(1).random, time.process_time()
        while time.process_time() - began < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draw() * len(legal))])
                steps += 1
        return steps / (time.process_time() - began)

    return Contestant("bare", f"RLCard {name}", play, math.prod(env.state_shape[0]), env.num_actions)


def vector(begin: Callable[[], Any], step: Callable[[Any, Any], Any], batch: int) -> Callable[[float], float]:
    """A vector of games; ``begin`` and ``step`` return the state to pass on and the masks."""
    state, mask = begin()
    draw = np.random.default_rng(1)

    def play(seconds: float) -> float:
        nonlocal state, mask
        steps, spent = 0, 0.0
        while spent < seconds:
            action = np.argmax(mask * draw.random(mask.shape, np.float32), axis=-1).astype(np.int32)
            began = time.process_time()
            state, mask = step(state, action)
            spent += time.process_time() - began
            steps += batch
        return steps / spent

    return play


def our_vector(batch: int) -> Callable[[float], float]:
    """Our vector: observations and masks of all games as NumPy arrays."""
    from silvergold.envs.vector import SilverGoldVector

    envs = SilverGoldVector(batch)

    def step(_: Any, action: Any) -> Any:
        observation, *_, infos = envs.step(action)
        return observation, infos["action_mask"]

    return vector(lambda: (None, envs.reset(seed=1)[1]["action_mask"]), step, batch)


def pgx_vector(batch: int) -> Callable[[float], float]:
    """pgx's backgammon; games are reset when they end."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    one = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = [jax.random.key(1)]

    def keys() -> Any:
        key[0], now = jax.random.split(key[0])
        return jax.random.split(now, batch)

    def outputs(state: Any) -> Any:
        np.asarray(state.observation)
        return state, np.asarray(state.legal_action_mask)

    return vector(
        lambda: outputs(jax.jit(jax.vmap(env.init))(keys())),
        lambda state, action: outputs(one(state, action, keys())),
        batch,
    )


def envpool_vector(batch: int) -> Callable[[float], float]:
    """EnvPool's backgammon on one thread."""
    import envpool

    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=batch, num_threads=1)

    def step(info: Any, action: Any) -> Any:
        numbers = info["env_id"]
        info = env.step({"env_id": numbers, "players.env_id": numbers, "action": action})[-1]
        return info, info["legal_action_mask"]

    def begin() -> Any:
        info = env.reset()[1]
        return info, info["legal_action_mask"]

    return vector(begin, step, batch)


def contestants() -> Iterator[Contestant]:
    """All environments to measure; PettingZoo's warnings about its own imports are ignored."""
    from silvergold.envs import pettingzoo

    wrapped, bare, vectors = "wrappers", "bare", "vector"
    ours = pettingzoo.env()
    yield Contestant(wrapped, f"{OURS}, 2 players", through_wrappers(ours), *pettingzoo_sizes(ours))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in PEERS:
            peer = importlib.import_module(f"pettingzoo.classic.{name}").env()
            yield Contestant(wrapped, f"PettingZoo {name}", through_wrappers(peer), *pettingzoo_sizes(peer))
    for players in (2, 3, 4):
        env, name = pettingzoo.raw_env(players=players), f"{OURS}, {players} players"
        sizes = pettingzoo_sizes(env)
        yield Contestant(bare, f"{name}, observations and masks", without_wrappers(env), *sizes)
        yield Contestant(bare, f"{name}, steps alone", steps_only(env), 0, sizes[-1])
    yield from map(rlcard_contestant, RLCARD_PEERS)
    peers = (("EnvPool Backgammon-v1", envpool_vector), ("pgx backgammon", pgx_vector))
    for batch in OUR_BATCHES:
        yield Contestant(vectors, f"{OURS}, 2 players, {batch:,} games", our_vector(batch))
    for name, make in peers:
        for batch in PEER_BATCHES:
            yield Contestant(vectors, f"{name}, {batch:,} games", make(batch))


def measure(options: argparse.Namespace) -> dict[Contestant, float]:
    """The median round of each contestant."""
    everything = list(contestants())
    rates: dict[Contestant, list[float]] = {one: [] for one in everything}
    for one in everything:
        one.play(options.seconds / 2)  # compiles and fills caches
    for _ in range(options.rounds):
        for one in everything:
            rates[one].append(one.play(options.seconds))
    return {one: statistics.median(found) for one, found in rates.items()}


TITLES = {
    "wrappers": "## Through PettingZoo's usual wrappers",
    "bare": "## One environment without wrappers",
    "vector": "## A vector of environments, with masks and observations",
}


def report(rates: dict[Contestant, float], options: argparse.Namespace) -> str:
    """The results as a page."""
    names = ("pettingzoo", "gymnasium", "rlcard", "envpool", "pgx", "jax", "numpy")
    versions = ", ".join(f"{name} {version(name)}" for name in names)
    rounds = f"{options.rounds} rounds of {options.seconds:g} s"
    lines = [
        "# The environments compared with other libraries",
        "",
        f"`python bench/envs.py`: random legal play on one core, in CPU time; the median of {rounds}",
        f"per environment, measured in turn. Python {platform.python_version()}, {versions}.",
    ]
    for kind, title in TITLES.items():
        lines += ["", title, "", *rows({one: rate for one, rate in rates.items() if one.kind == kind})]
    return "\n".join([*lines, ""])


def rows(rates: dict[Contestant, float]) -> list[str]:
    """A table that compares our last vector, or our first environment, with the others."""
    ours = [one for one in rates if one.name.startswith(OURS)][0 if next(iter(rates)).actions else -1]
    lines = ["| | observation | actions | steps per second | ours is |", "|---|---:|---:|---:|---:|"]
    for one, rate in rates.items():
        sizes = " | ".join(f"{size:,}" if size else "" for size in (one.observation, one.actions))
        times = "" if one.name.startswith(OURS) else f"{rates[ours] / rate:.2f} times"
        lines.append(f"| {one.name} | {sizes} | {rate:,.0f} | {times} |")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Our environments compared with other libraries.")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, help="write the results here as Markdown")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, before JAX starts its threads
    results = report(measure(options), options)
    print(results)
    if options.out:
        options.out.write_text(results, encoding="utf-8")


if __name__ == "__main__":
    main()
