"""Settings of a server."""

import os
from dataclasses import asdict, dataclass, field, fields

import msgspec

from silvergold.server.secrets import read_secret

VARIABLE = "SILVERGOLD_SETTINGS"
"""The environment variable that passes the settings to workers."""


@dataclass(frozen=True)
class Limits:
    """Limits per address, person and socket."""

    requests_per_minute: int = 600
    """HTTP requests per address."""
    people_per_hour: int = 60
    """New people per address."""
    recoveries_per_hour: int = 10
    """Recovery codes tried, per address."""
    exports_per_hour: int = 6
    """Exports of a person's data."""
    tables_per_hour: int = 120
    """New tables per person."""
    address_tables_per_hour: int = 600
    """New tables per address."""
    live_tables: int = 50
    """Unfinished tables per person."""
    waiting_tables: int = 5
    """Listed tables that wait for players, per person."""
    decks: int = 200
    """Decks per person."""
    decks_per_hour: int = 120
    """New decks per address."""
    sockets_per_person: int = 40
    sockets_per_address: int = 400
    frames_per_second: float = 100.0
    """Per socket, on average: commands, pings, pongs and continuations."""
    frames_at_once: int = 600
    """Per socket, in a burst."""
    stalled_seconds: float = 10.0
    """How long a socket's client may leave what was sent unread, once the buffers are full."""
    request_seconds: float = 20.0
    """How long the headers and body of a request may take to arrive, and a response be left unread."""
    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    person_commands_per_minute: int = 3_000
    """Per person, over all sockets and requests."""
    reactions_per_20_seconds: int = 4
    """Per person."""
    reviews_per_hour: int = 120
    """Reviews to compute, per address."""
    tries_per_minute: int = 30
    """Answers to puzzles to judge and records to check, per address."""
    downloads_per_hour: int = 20
    """Downloads of all games, per person."""
    hints_at_once: int = 8
    """Hints that are being computed, per person."""
    bad_frames: int = 50
    """Invalid frames before a socket is closed."""

    @classmethod
    def none(cls) -> "Limits":
        """Return limits for benchmarks and stress tests: none but the sizes."""
        return cls(**{limit.name: 10**9 for limit in fields(cls) if not limit.name.endswith("_bytes")})


@dataclass(frozen=True)
class Settings:
    """Settings of a server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    channel: str = ""
    """How workers notify each other: ``redis://...``; if empty, PostgreSQL, or nothing for SQLite."""
    bot_processes: int = 1
    """Processes in which the bots of one worker run."""
    bots: tuple[str, ...] = ()
    """Bots of the host's own, as ``module:Class``: visitors can seat them, and no others, besides ours."""
    pace_ms: int = 600
    """The pace of bots: their decisions appear at this interval, however long they took."""
    origins: tuple[str, ...] = ()
    """Origins of other pages that may connect."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded headers are trusted."""
    metrics_token: str = ""
    """Allows reading the metrics from anywhere; without it, only this machine may."""
    owner_token: str = ""
    """Lets the person who started ``silvergold play`` share it on the network; empty for a hosted server."""
    is_shared: bool = False
    """Whether ``silvergold play`` shares it from the start."""
    push_contact: str = ""
    """Whom push services may contact: a mailto: or https: address; by default the site itself."""
    push_test_service: str = ""
    """For tests only: the host and port of a push service that need not be public."""
    daily_secret: str = ""
    """Makes the deals of the day this server's own, for a contest; empty for those of all servers."""
    background_reviews: bool = field(default_factory=lambda: os.environ.get("SILVERGOLD_REVIEWS") != "asked")
    """Whether finished games of people are reviewed before anybody asks, when nothing else is to do."""
    deal_seed: str = field(default_factory=lambda: read_secret("SILVERGOLD_DEAL_SEED"))
    """For tests only: all deals follow from this seed; empty for random deals."""
    session_days: int = 400
    """Days after which a device is signed out; browsers keep no cookie for longer."""
    session_idle_days: int = 90
    """Days without use after which a device is signed out."""
    hsts_days: int = 365
    """How long browsers that have reached the server over TLS insist on TLS; 0 if they need not."""
    limits: Limits = field(default_factory=Limits)


def pass_to_workers(settings: Settings) -> None:
    """Pass the settings to workers started from this process."""
    os.environ[VARIABLE] = msgspec.json.encode(asdict(settings)).decode()


def settings_from_parent() -> Settings:
    """Return the settings that the parent process has passed."""
    return msgspec.json.decode(os.environ[VARIABLE].encode(), type=Settings)
