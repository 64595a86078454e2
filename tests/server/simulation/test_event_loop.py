"""The simulated event loop, and that a seed decides every byte of a run."""

import asyncio
import contextvars
import os
import subprocess
import sys
from random import Random

import pytest

from tests.server.simulation.event_loop import PROCESS, NothingLeftError, SimulatedLoop, SimulatedProcess
from tests.server.simulation.outcome import simulate


def new_loop(seed: int = 1, is_shuffled: bool = True) -> SimulatedLoop:
    return SimulatedLoop(Random(seed), is_shuffled)


def test_an_hour_passes_at_once() -> None:
    loop = new_loop()
    loop.run_until_complete(asyncio.sleep(3600))
    assert loop.time() == 3600
    loop.close()


async def interleaving() -> list[int]:
    """The order in which five tasks of four steps each run."""
    steps: list[int] = []

    async def work(number: int) -> None:
        for _ in range(4):
            steps.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(number) for number in range(5)))
    return steps


def test_the_seed_decides_what_runs_next() -> None:
    orders = []
    for seed in (1, 1, 2):
        loop = new_loop(seed)
        orders.append(loop.run_until_complete(interleaving()))
        loop.close()
    assert orders[0] == orders[1] != orders[2]


def test_without_shuffling_callbacks_run_in_their_order() -> None:
    loop = new_loop(is_shuffled=False)
    assert loop.run_until_complete(interleaving()) == [0, 1, 2, 3, 4] * 4
    loop.close()


def test_a_dead_process_does_nothing_any_more() -> None:
    loop, process, steps = new_loop(), SimulatedProcess("worker"), list[int]()
    context = contextvars.copy_context()
    context.run(PROCESS.set, process)

    async def work() -> None:
        while True:
            steps.append(len(steps))
            await asyncio.sleep(1)

    async def main() -> None:
        loop.create_task(work(), context=context)
        await asyncio.sleep(2.5)
        process.is_dead = True
        await asyncio.sleep(10)

    loop.run_until_complete(main())
    assert steps == [0, 1, 2]
    loop.run_until_complete(loop.end_all())
    loop.close()


def test_waiting_for_ever_is_an_error() -> None:
    loop = new_loop()
    with pytest.raises(NothingLeftError):
        loop.run_until_complete(asyncio.Event().wait())
    loop.run_until_complete(loop.end_all())
    loop.close()


DIGEST = "from tests.server.simulation.outcome import simulate; print(simulate(1).digest)"


def test_the_same_seed_leads_to_the_same_bytes_in_any_process() -> None:
    """Another process orders sets of strings differently, and has made no run before."""
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    command = [sys.executable, "-c", DIGEST]
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=200)
    assert there.stdout.strip() == simulate(1).digest
