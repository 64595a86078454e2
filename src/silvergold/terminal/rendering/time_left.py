"""The time that is left for a decision, where a table has a clock."""

from collections.abc import Callable

from silvergold.words import Words

Now = Callable[[], float]
"""Seconds since 1970, as ``time.time`` tells them."""
TICK_S = 0.5
"""Between two looks at a clock; what has not changed is not written again."""
URGENT_S = 10
"""From here on there is little time left."""
HOURS_FROM_S = 7200
"""From here on minutes don't matter."""


def seconds_left(due_at: int | None, now: float) -> int | None:
    """How long until the clock lapses; None where no decision is due, or there is no clock."""
    return None if due_at is None else max(0, round(due_at / 1000 - now))


def is_urgent(seconds: int | None) -> bool:
    """Whether it is time to hurry."""
    return seconds is not None and seconds <= URGENT_S


def format_time(seconds: int, words: Words) -> str:
    """A time in short.

    >>> written(65, Words("en"))
    '1:05'
    """
    if seconds >= HOURS_FROM_S:
        return words.say("hours", hours=seconds // 3600)
    return f"{seconds // 60}:{seconds % 60:02}"
