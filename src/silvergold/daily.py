"""The deal of the day: every installation deals the same cards on the same date (docs/daily.md)."""

import hashlib
from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta

EPOCH = date(2026, 1, 1)
"""The day of deal 1."""
PLAYERS = 2
OPPONENT = "navigator"
"""The bot that everybody plays against; it decides without chance, so that results are comparable."""
RANKED_TIME = timedelta(hours=48)
"""How long a deal counts from the start of its UTC day, so that no time zone loses it."""
PURPOSE = "silvergold deal of the day 1"


def number_of(day: date) -> int:
    """Return the number of the deal of a day."""
    return (day - EPOCH).days + 1


def day_of(number: int) -> date:
    """Return the day of a deal."""
    return EPOCH + timedelta(days=number - 1)


def begins_at(number: int) -> datetime:
    """Return when a deal begins to count."""
    return datetime.combine(day_of(number), time(), UTC)


def ends_at(number: int) -> datetime:
    """Return when a deal no longer counts."""
    return begins_at(number) + RANKED_TIME


def counts_at(number: int, moment: datetime) -> bool:
    """Whether a game that ends at a moment counts for rank and streak."""
    return begins_at(number) <= moment < ends_at(number)


def streak(played: Collection[int], today: int) -> int:
    """Return how many deals in a row were played in time; deals that still count don't interrupt it."""
    number, length = today, 0
    while number in played or day_of(today) - day_of(number) < RANKED_TIME:
        length += number in played
        number -= 1
    return length


def deal_secret(number: int, deck_sha256: str, server_secret: bytes = b"") -> bytes:
    """Return the secret that the cards of a day follow from; a server's own secret gives other cards."""
    public = f"{PURPOSE}\n{day_of(number).isoformat()}\n{deck_sha256}\n"
    return hashlib.sha256(public.encode() + server_secret).digest()
