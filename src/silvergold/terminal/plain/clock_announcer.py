"""The clock at the plain prompt: told with a question and when little time is left, and never between."""

from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.plain.prompts import MovePrompt, Prompt
from silvergold.terminal.rendering.time_left import Now, format_time, is_urgent, seconds_left
from silvergold.words import Words

WARNS_AT_S = (60, 30, 10)


class ClockAnnouncer:
    """Tells one's own time, and each warning once."""

    def __init__(self, client: TableClient, words: Words, now: Now) -> None:
        self._client = client
        self._words = words
        self._now = now
        self._told_of: tuple[int, int | None] | None = None
        """The seat whose time is told of, and the end of it."""
        self._to_come: list[int] = []
        """When to warn, in seconds before the end, the first one first."""

    def turn(self, seat: int) -> str:
        """How long a decision may take; nothing where that was told, or there is no clock."""
        due_at = self._client.seats[seat].due_at
        if self._told_of == (seat, due_at):
            return ""
        self._told_of = seat, due_at
        left = seconds_left(due_at, self._now())
        self._to_come = [] if left is None else [warning for warning in WARNS_AT_S if warning < left]
        return "" if left is None else self._told(left)

    def warnings(self, asked: Prompt | None) -> list[str]:
        """What has to be told of the clock now: at most one line."""
        left = self._left(asked)
        if left is None or not self._to_come or left > self._to_come[0]:
            return []
        self._to_come = [warning for warning in self._to_come if warning < left]
        return [self._told(left)]

    def until_warning(self, asked: Prompt | None) -> float | None:
        """Seconds to sleep until the next warning; None where there is none to come."""
        left = self._left(asked)
        return max(0.1, left - self._to_come[0]) if left is not None and self._to_come else None

    def _left(self, asked: Prompt | None) -> int | None:
        """The time that is left for what is asked."""
        if not isinstance(asked, MovePrompt):
            return None
        due_at = self._client.seats[asked.seat].due_at
        return seconds_left(due_at, self._now()) if self._told_of == (asked.seat, due_at) else None

    def _told(self, left: int) -> str:
        said = self._words.say("time-left", time=format_time(left, self._words))
        return f"! {said}" if is_urgent(left) else said
