"""Random play in batches: the simulator, pgx and EnvPool on one CPU core, and a GPU if there is one.

    python bench/sim.py --out bench/sim.md       # everything
    python bench/sim.py --no-peers               # where pgx and EnvPool are not installed
    python bench/sim.py --only-gpu               # only the GPU

Our whole 2-player games are counted in marks: one per player and turn, 56 per game; boxes marked for crosses
are extra and not counted. The peers are counted in steps; their games are reset when they end. Everything is
measured with several batch sizes, and the best one counts.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.engine import standard_deck
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim import Sim, State

CPU_BATCHES = (1 << 10, 1 << 12, 1 << 13, 1 << 14)
GPU_BATCHES = (1 << 18, 1 << 20, 1 << 21, 1 << 22)
PEER_BATCHES = (16, 64, 256, 1024, 4096)
DECISIONS_PER_GAME = 75
"""About as many as a game of random play with two players has."""
STEPS = 32
"""Steps in one compiled call, of a peer or of ours decision by decision."""


class Rate(NamedTuple):
    """A rate per second at the best batch size."""

    name: str
    unit: str
    batch: int
    rate: float


wait_for: Callable[[Any], Any] = jax.block_until_ready
ChooseAction = Callable[[Sim, State, Array], Array]
Play = Callable[[int], None]
"""Plays one call with a seed and waits for the result."""


def rate_of(play: Play, count: int, options: argparse.Namespace, clock: Callable[[], float]) -> float:
    """The median rate per second over the rounds; a call counts for ``count``."""
    play(0)  # compiles
    rates = []
    for number in range(options.rounds):
        began, calls = clock(), 0
        while clock() - began < options.seconds:
            calls += 1
            play(number * 1_000_000 + calls)
        rates.append(calls * count / (clock() - began))
    return statistics.median(rates)


def best_of(
    name: str,
    unit: str,
    batches: tuple[int, ...],
    make: Callable[[int], tuple[Play, int]],
    options: argparse.Namespace,
) -> Rate:
    """The rate at the best batch size: by CPU time on a core, by the wall clock on a GPU."""
    found = []
    clock = time.perf_counter if batches is GPU_BATCHES else time.process_time
    for batch in batches:
        play, count = make(batch)
        found.append(Rate(name, unit, batch, rate_of(play, count, options, clock)))
        print(f"{name}, batch {batch:,}: {found[-1].rate:,.0f} {unit}", flush=True)
    return max(found, key=lambda rate: rate.rate)


def whole_games(players: int, device: Any) -> Callable[[int], tuple[Play, int]]:
    """Our whole games, the fast way."""
    sim = jax.device_put(Sim(standard_deck(), players), device)

    def make(batch: int) -> tuple[Play, int]:
        def play(seed: int) -> None:
            wait_for(sim.play(jax.device_put(jax.random.key(seed), device), batch))

        return play, batch * players * ROUNDS * TURNS

    return make


def decisions(choose: ChooseAction, device: Any) -> Callable[[int], tuple[Play, int]]:
    """Our games decision by decision; games that end are followed by new ones."""
    sim = jax.device_put(Sim(standard_deck()), device)

    @partial(jax.jit, donate_argnames="state")
    def steps(sim: Sim, state: State, key: Array) -> State:
        def one(state: State, key: Array) -> tuple[State, None]:
            return sim.step_auto_reset(state, choose(sim, state, key)), None

        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[0]

    def make(batch: int) -> tuple[Play, int]:
        state_now = [sim.init(jax.device_put(jax.random.split(jax.random.key(0), batch), device))]
        for seed in range(DECISIONS_PER_GAME * 2 // STEPS):  # until the games are no longer in step
            state_now[0] = steps(sim, state_now[0], jax.device_put(jax.random.key(seed), device))

        def play(seed: int) -> None:
            state_now[0] = wait_for(steps(sim, state_now[0], jax.device_put(jax.random.key(seed), device)))

        return play, batch * STEPS

    return make


def random_choice(sim: Sim, state: State, key: Array) -> Array:
    """A random legal action from the sets of legal marks."""
    action: Array = sim.random_action(state, key)
    return action


def first_in_mask(_: Sim, state: State, key: Array) -> Array:
    """The first legal action from a random one on, read from the whole mask."""
    mask = state.legal_action_mask
    start = jax.random.randint(key, mask.shape[:-1], 0, mask.shape[-1])[..., None]
    later = mask & (jnp.arange(mask.shape[-1]) >= start)
    return jnp.where(later.any(axis=-1), later.argmax(axis=-1), mask.argmax(axis=-1)).astype(jnp.int32)


def pgx_steps(game: str, device: Any) -> Callable[[int], tuple[Play, int]]:
    """A game of pgx, every action chosen uniformly among the legal ones."""
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def steps(state: Any, key: Array) -> Any:
        def one(state: Any, key: Array) -> tuple[Any, None]:
            batch = state.terminated.shape[0]
            weights = jax.random.uniform(key, state.legal_action_mask.shape)
            action = jnp.argmax(jnp.where(state.legal_action_mask, weights, -1.0), axis=-1)
            return step(state, action, jax.random.split(key, batch)), None

        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[0]

    def make(batch: int) -> tuple[Play, int]:
        with jax.default_device(device):
            state_now = [jax.jit(init)(jax.random.split(jax.random.key(0), batch))]

        def play(seed: int) -> None:
            with jax.default_device(device):
                state_now[0] = wait_for(steps(state_now[0], jax.random.key(seed)))

        return play, batch * STEPS

    return make


def envpool_steps(batch: int) -> tuple[Play, int]:
    """EnvPool's backgammon, every action chosen uniformly among the legal ones with NumPy."""
    import envpool

    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=batch, num_threads=1)
    state_now = [env.reset()[1]]

    def play(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for _ in range(STEPS):
            mask = state_now[0]["legal_action_mask"]
            action = np.where(mask, rng.random(mask.shape, np.float32), -1).argmax(axis=-1)
            state_now[0] = env.step(envpool_action(state_now[0], action))[-1]

    return play, batch * STEPS


def envpool_action(info: dict[str, Any], action: Any) -> dict[str, Any]:
    """The action of each game, made by the player whose turn it is."""
    return {
        "env_id": info["env_id"],
        "players.env_id": info["env_id"],
        "action": action.astype(np.int32),
    }


def measure(options: argparse.Namespace) -> list[Rate]:
    """All measurements, one after the other."""
    rates = [] if options.only_gpu else measure_cpu(options)
    for device in jax.devices()[:1]:
        if device.platform != "cpu":
            name = f"silvergold, 2 players, {device.device_kind}"
            rates.append(best_of(name, "marks", GPU_BATCHES, whole_games(2, device), options))
    return rates


def measure_cpu(options: argparse.Namespace) -> list[Rate]:
    """Ours and the peers on one core."""
    cpu = jax.devices("cpu")[0]
    rates = [
        best_of(f"silvergold, {n} players", "marks", CPU_BATCHES, whole_games(n, cpu), options)
        for n in options.players
    ]
    for name, choose in (("step", random_choice), ("step and mask", first_in_mask)):
        rates.append(
            best_of(f"silvergold, {name}", "decisions", CPU_BATCHES, decisions(choose, cpu), options)
        )
    if options.peers:
        for game in ("backgammon", "2048"):
            rates.append(best_of(f"pgx {game}", "steps", PEER_BATCHES, pgx_steps(game, cpu), options))
        rates.append(best_of("EnvPool Backgammon-v1", "steps", PEER_BATCHES, envpool_steps, options))
    return rates


def report(rates: list[Rate], options: argparse.Namespace) -> str:
    """The results as a section of a page."""
    peers = f", pgx {version('pgx')}, envpool {version('envpool')}" if options.peers else ""
    lines = [
        "# The simulator compared with pgx and EnvPool",
        "",
        "`python bench/sim.py`: random play, one CPU core unless a GPU is named; the median of",
        f"{options.rounds} rounds of {options.seconds:g} s of CPU time at the best batch size.",
        f"jax {version('jax')}{peers}. A mark is one player's mark of a turn in whole games (56 per",
        "game with 2 players; boxes for crosses are extra). In the rows of `step`, 2 players play decision",
        "by decision, and games that end are dealt anew: actions are from `random_action`, or from the mask.",
        "",
        "| | batch | per second | |",
        "|---|---:|---:|---|",
    ]
    lines += [f"| {r.name} | {r.batch:,} | {r.rate:,.0f} | {r.unit} |" for r in rates]
    ours = rates[0]
    lines += ["", f"{ours.name}, as a multiple of the peers:", ""] if options.peers else []
    lines += [f"- {r.name}: {ours.rate / r.rate:.1f}" for r in rates if r.unit == "steps"]
    return "\n".join([*lines, ""])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The simulator compared with pgx and EnvPool.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per batch size and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--no-peers", dest="peers", action="store_false")
    parser.add_argument("--only-gpu", action="store_true")
    parser.add_argument("--out", type=Path, help="write the results here as Markdown")
    options = parser.parse_args()
    options.peers &= not options.only_gpu
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, before JAX starts its threads
    results = report(measure(options), options)
    print(results)
    if options.out:
        options.out.write_text(results, encoding="utf-8")


if __name__ == "__main__":
    main()
