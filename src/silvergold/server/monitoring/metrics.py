"""Metrics for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

REFUSALS = Counter("silvergold_refusals", "Refusals by their code", ["code"])
SECURITY_EVENTS = Counter("silvergold_security_events", "Changes to the security of accounts", ["event"])
ABORTED = Counter("silvergold_aborted_connections", "Connections aborted by their reason", ["reason"])
SOCKETS = Gauge("silvergold_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("silvergold_tables_awake", "Tables in memory", multiprocess_mode="livesum")
PUSHES = Counter("silvergold_pushes", "Push messages by what became of them", ["outcome"])
BOT_SECONDS = Histogram("silvergold_bot_seconds", "How long a bot's decisions of one step took")
COMMAND_SECONDS = Histogram(
    "silvergold_command_seconds",
    "From a command's arrival until it was on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
