"""Memory and processor time of a server and of the processes that it started."""

import psutil


def family(process: int) -> list[psutil.Process]:
    """Return a server's process and those that it started."""
    first = psutil.Process(process)
    return [first, *first.children(recursive=True)]


def memory(process: int) -> int:
    """Return the resident memory of a server, in bytes."""
    return sum(member.memory_info().rss for member in family(process))


def processor_time(process: int) -> float:
    """Return the processor time that a server has used, in seconds."""
    return sum(sum(member.cpu_times()[:2]) for member in family(process))
