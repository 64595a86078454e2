"""Worker processes."""

import os
import signal

import pytest

from silvergold.arena.process_pool import map_in_processes


class Interrupted:
    """A function that is interrupted while a worker receives it."""

    def __setstate__(self, state: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    def __getstate__(self) -> dict[str, int]:
        return {"x": 1}

    def __call__(self, number: int) -> int:
        return number + 1


def test_ctrl_c_leaves_starting_workers_to_the_parent_process(capfd: pytest.CaptureFixture[str]) -> None:
    assert [*map_in_processes(Interrupted(), [1, 2], 1)] == [2, 3]
    assert capfd.readouterr().err == ""
