"""The results of the servers under load, as a section of a page."""

from collections.abc import Sequence
from typing import NamedTuple

import psutil

COLUMNS = (
    "server",
    "commands",
    "acknowledged a second",
    "latency at 50 %",
    "95 %",
    "99 %",
    "memory a table, seated",
    "played",
    "server's CPU a command",
    "load's CPU a command",
)


class Result(NamedTuple):
    """The results of one server under load."""

    server: str
    commands: int
    seconds: float
    latencies: tuple[float, float, float]
    """Seconds from a command to its acknowledgement, at 50, 95 and 99 %."""
    memory_seated: float
    """Bytes a table, when all players sit and nothing is played."""
    memory_played: float
    """Bytes a table, when all games are over and everybody is still there."""
    server_cpu: float
    """Seconds of processor time a command."""
    load_cpu: float


def report(results: Sequence[Result], tables: int, seats: int, think: float, processes: int) -> str:
    """The results as a section of a page."""
    averages = ", ".join(f"{number:.1f}" for number in psutil.getloadavg())
    lines = [
        f"{tables:,} tables of {seats} players at once, a whole game each, one socket a player. Players",
        f"think {think:g} s on average before a command. They run beside the server, in {processes}",
        f"process(es), on a machine of {psutil.cpu_count()} cores; its load averages at the end: {averages}.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---|{'---:|' * (len(COLUMNS) - 1)}",
        *map(row, results),
        "",
    ]
    return "\n".join(lines)


def row(result: Result) -> str:
    """A result as a row of the table."""
    cells = [
        result.server,
        f"{result.commands:,}",
        f"{result.commands / result.seconds:,.0f}",
        *(f"{1000 * latency:,.1f} ms" for latency in result.latencies),
        f"{result.memory_seated / 1024:,.1f} KiB",
        f"{result.memory_played / 1024:,.1f} KiB",
        f"{1e6 * result.server_cpu:,.0f} µs",
        f"{1e6 * result.load_cpu:,.0f} µs",
    ]
    return f"| {' | '.join(cells)} |"
