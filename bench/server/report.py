"""The load test results as a section of a Markdown page."""

from collections.abc import Sequence
from typing import NamedTuple

import psutil

COLUMNS = (
    "server",
    "commands",
    "acknowledged per second",
    "latency at 50 %",
    "95 %",
    "99 %",
    "memory per table, seated",
    "played",
    "server CPU per command",
    "load CPU per command",
    "PostgreSQL CPU per command",
)


class Result(NamedTuple):
    """The load test results of one server."""

    server: str
    commands: int
    seconds: float
    latencies: tuple[float, float, float]
    """The 50th, 95th and 99th percentiles of seconds from a command to its acknowledgement."""
    memory_seated: float
    """Bytes per table when all players are seated, before the first move."""
    memory_played: float
    """Bytes per table when all games are over and all players are still connected."""
    server_cpu: float
    """Seconds of CPU time per command."""
    load_cpu: float
    database_cpu: float | None


def report(results: Sequence[Result], tables: int, seats: int, think: float, processes: int) -> str:
    """Return the results as a section of a Markdown page."""
    averages = ", ".join(f"{number:.1f}" for number in psutil.getloadavg())
    lines = [
        f"{tables:,} tables of {seats} players at once, a whole game each, one socket per player. Players",
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
    """Return a result as a row of the table."""
    cells = [
        result.server,
        f"{result.commands:,}",
        f"{result.commands / result.seconds:,.0f}",
        *(f"{1000 * latency:,.1f} ms" for latency in result.latencies),
        f"{result.memory_seated / 1024:,.1f} KiB",
        f"{result.memory_played / 1024:,.1f} KiB",
        f"{1e6 * result.server_cpu:,.0f} µs",
        f"{1e6 * result.load_cpu:,.0f} µs",
        "" if result.database_cpu is None else f"{1e6 * result.database_cpu:,.0f} µs",
    ]
    return f"| {' | '.join(cells)} |"
