"""Memory and CPU time of a server and its descendant processes, and of its database."""

import psutil


def family(process: int) -> list[psutil.Process]:
    """Return a server's process and its descendants."""
    first = psutil.Process(process)
    return [first, *first.children(recursive=True)]


def database_time() -> float:
    """Return the CPU time that PostgreSQL has used on this machine, in seconds."""
    running = [process.info for process in psutil.process_iter(["name", "cpu_times"])]
    return sum(sum(one["cpu_times"][:2]) for one in running if one["name"] == "postgres")


def memory(process: int) -> int:
    """Return the resident memory of a server, in bytes."""
    return sum(member.memory_info().rss for member in family(process))


def processor_time(process: int) -> float:
    """Return the CPU time that a server has used, in seconds."""
    return sum(sum(member.cpu_times()[:2]) for member in family(process))
