"""What a server takes of the machine: memory and processor time, with the processes that it started."""

import psutil


def family(process: int) -> list[psutil.Process]:
    """A server's process and those that it started."""
    first = psutil.Process(process)
    return [first, *first.children(recursive=True)]


def memory(process: int) -> int:
    """The resident memory of a server, in bytes."""
    return sum(member.memory_info().rss for member in family(process))


def processor_time(process: int) -> float:
    """The processor time that a server has used, in seconds."""
    return sum(sum(member.cpu_times()[:2]) for member in family(process))
