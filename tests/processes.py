"""Processes that may end at any moment, while a test looks at them."""

import time

import psutil

ENDS_WITHIN_S = 200.0


def children_of(pid: int, is_recursive: bool = False) -> list[psutil.Process]:
    """The children of a process, or all of its descendants."""
    try:
        return psutil.Process(pid).children(is_recursive)
    except psutil.NoSuchProcess:
        return []


def command_of(process: psutil.Process) -> list[str]:
    """The command line of a process, empty once it has ended."""
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


def is_alive(process: psutil.Process) -> bool:
    """Whether a process runs; one that nobody has waited for yet does not."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def wait_until_gone(processes: list[psutil.Process]) -> None:
    """Wait until processes end by themselves, given plenty of time."""
    until = time.monotonic() + ENDS_WITHIN_S
    while alive := list(filter(is_alive, processes)):
        assert time.monotonic() < until, f"still running: {alive}"
        time.sleep(0.02)
