"""How a server is set up."""

import os
from dataclasses import asdict, dataclass, field, fields

import msgspec

VARIABLE = "SILVERGOLD_SETTINGS"
"""By this the workers are told."""


@dataclass(frozen=True)
class Limits:
    """How much one address, person or socket may ask for."""

    requests_a_minute: int = 600
    """HTTP, of one address."""
    people_an_hour: int = 60
    """New people of one address."""
    tables_an_hour: int = 120
    """New tables of one person."""
    live_tables: int = 50
    """Tables of one person whose game is not over."""
    decks: int = 200
    """Decks that one person may keep."""
    commands_a_second: float = 40.0
    """Of one socket, over time."""
    commands_at_once: int = 240
    """Of one socket, in a burst."""
    sockets_a_person: int = 40
    sockets_an_address: int = 400
    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    person_commands_a_minute: int = 3_000
    """Of one person, over all sockets and requests."""
    bad_frames: int = 50
    """Frames that are no commands, after which a socket is closed."""

    @classmethod
    def none(cls) -> "Limits":
        """For measuring and torture: as much as the machine can do; only sizes are what they always are."""
        return cls(**{limit.name: 10**9 for limit in fields(cls) if not limit.name.endswith("_bytes")})


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    channel: str = ""
    """Through which workers tell each other: ``redis://...``; PostgreSQL itself if empty; nothing for one."""
    bot_processes: int = 1
    """Processes in which the bots of one worker think."""
    pace_ms: int = 600
    """How long bots seem to think: their decisions come at this beat, however long they took."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect, beside our own."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded headers are believed."""
    metrics_token: str = ""
    """Who shows it may read the metrics from anywhere; without it, only this machine may."""
    deal_seed: str = field(default_factory=lambda: os.environ.get("SILVERGOLD_DEAL_SEED", ""))
    """For tests only: all deals follow from this seed; empty for random deals."""
    limits: Limits = field(default_factory=Limits)


def pass_to_workers(settings: Settings) -> None:
    """Tell workers that are started from here."""
    os.environ[VARIABLE] = msgspec.json.encode(asdict(settings)).decode()


def settings_from_parent() -> Settings:
    """What a worker was told."""
    return msgspec.json.decode(os.environ[VARIABLE].encode(), type=Settings)
