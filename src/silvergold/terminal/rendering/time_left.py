"""The time left for a decision at a table with a clock."""

from collections.abc import Callable

from silvergold.words import Words

Now = Callable[[], float]
"""Returns the seconds since 1970, like ``time.time``."""
TICK_S = 0.5
"""Between two updates of a clock."""
URGENT_S = 10
"""From here on the time is shown as urgent."""
HOURS_FROM_S = 7200
"""From here on only hours are shown."""


def seconds_left(due_at: int | None, now: float) -> int | None:
    """Seconds until the time runs out; None without a clock or a due decision."""
    return None if due_at is None else max(0, round(due_at / 1000 - now))


def is_urgent(seconds: int | None) -> bool:
    """Whether the player should hurry."""
    return seconds is not None and seconds <= URGENT_S


def format_time(seconds: int, words: Words) -> str:
    """A time in short form.

    >>> format_time(65, Words("en"))
    '1:05'
    """
    if seconds >= HOURS_FROM_S:
        return words.say("hours", hours=seconds // 3600)
    return f"{seconds // 60}:{seconds % 60:02}"
