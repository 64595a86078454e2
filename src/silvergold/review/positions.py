"""The positions in which the decisions of a finished game were due."""

from collections.abc import Collection

from silvergold.engine import Deck, Event, GameRecord, GameState
from silvergold.engine.events import Coin, Kept, Marked, Palm
from silvergold.engine.replay import replay

HIDDEN = (Kept, Marked, Coin, Palm)
"""R2.2, R3.2: what nobody sees of the others before all have decided."""


def states_before(record: GameRecord, deck: Deck, events: Collection[int]) -> dict[int, GameState]:
    """The states in which decisions were due, by the index of their first event; nobody else has decided."""
    wanted = {event: latest_known(record.events, event) for event in events}
    after = {n: game.state for n, game in enumerate(replay(record, deck)) if n in wanted.values()}
    return {event: after[known] for event, known in wanted.items()}


def latest_known(events: tuple[Event, ...], event: int) -> int:
    """The index of the latest event that a seat knew before its decision, which begins with an event."""
    return next(n for n in range(event - 1, -1, -1) if not isinstance(events[n], HIDDEN))
