"""Announces the remaining time at the plain prompt: with each decision, and when it runs low."""

from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.plain.prompts import MovePrompt, Prompt
from silvergold.terminal.rendering.time_left import Now, format_time, is_urgent, seconds_left
from silvergold.words import Words

WARNS_AT_S = (60, 30, 10)


class ClockAnnouncer:
    """Announces the player's own time, and each warning once."""

    def __init__(self, client: TableClient, words: Words, now: Now) -> None:
        self._client = client
        self._words = words
        self._now = now
        self._announced_for: tuple[int, int | None] | None = None
        """The announced seat and the end of its time."""
        self._pending_warnings: list[int] = []
        """Seconds before the end, the first warning first."""

    def announce_turn(self, seat: int) -> str:
        """The time for a decision; empty if it was announced already or there is no clock."""
        due_at = self._client.seats[seat].due_at
        if self._announced_for == (seat, due_at):
            return ""
        self._announced_for = seat, due_at
        left = seconds_left(due_at, self._now())
        self._pending_warnings = [] if left is None else [warning for warning in WARNS_AT_S if warning < left]
        return "" if left is None else self._time_text(left)

    def warnings(self, prompt: Prompt | None) -> list[str]:
        """The warning that is due now, if any."""
        left = self._left(prompt)
        if left is None or not self._pending_warnings or left > self._pending_warnings[0]:
            return []
        self._pending_warnings = [warning for warning in self._pending_warnings if warning < left]
        return [self._time_text(left)]

    def until_warning(self, prompt: Prompt | None) -> float | None:
        """Seconds until the next warning; None if there is none."""
        left = self._left(prompt)
        return (
            max(0.1, left - self._pending_warnings[0])
            if left is not None and self._pending_warnings
            else None
        )

    def _left(self, prompt: Prompt | None) -> int | None:
        """The time left for the current decision."""
        if not isinstance(prompt, MovePrompt):
            return None
        due_at = self._client.seats[prompt.seat].due_at
        return seconds_left(due_at, self._now()) if self._announced_for == (prompt.seat, due_at) else None

    def _time_text(self, left: int) -> str:
        text = self._words.say("time-left", time=format_time(left, self._words))
        return f"! {text}" if is_urgent(left) else text
