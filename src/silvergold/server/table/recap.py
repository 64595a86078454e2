"""A recap: what happened at a table since a person last looked."""

from collections.abc import Sequence

from silvergold.engine.events import Marked, Revealed
from silvergold.protocol.http import RecapView
from silvergold.server.table.snapshot import TableSnapshot
from silvergold.server.table.table import InternalEvent


def recap_of(snapshot: TableSnapshot, person: str, seen: int | None) -> RecapView:
    """Return the turns whose marks became public after the event that a person saw last."""
    events = snapshot.table.events
    start = len(events) if seen is None else first_missed(events, seen)
    return RecapView(len(events), snapshot.events(person, start))


def first_missed(events: Sequence[InternalEvent], seen: int) -> int:
    """Return the place where the first turn begins that a person has missed, or the end."""
    marked = next((n for n in range(seen, len(events)) if isinstance(events[n], Marked)), None)
    if marked is None:
        return len(events)
    return max(n for n in range(marked) if isinstance(events[n], Revealed))
