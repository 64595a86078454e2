"""Events: what happened at a table, and in its game."""

from functools import lru_cache
from typing import Any, Literal, get_args

from silvergold import engine
from silvergold.engine import Shape, events_seen
from silvergold.protocol.fields import Value


class Event(Value, frozen=True, tag_field="event"):
    """Something that happened at a table. Events are numbered from 1, the same for everybody."""


class Sat(Event, tag="sat", frozen=True):
    """A person or a bot has taken a seat."""

    seat: int
    kind: str
    name: str


class Rose(Event, tag="rose", frozen=True):
    """A seat is empty again."""

    seat: int


class Began(Event, tag="began", frozen=True):
    """The game has started."""


class Left(Event, tag="left", frozen=True):
    """The person on a seat has left the game."""

    seat: int


class StoodIn(Event, tag="stood_in", frozen=True):
    """A bot decides for a seat from now on."""

    seat: int
    bot: str
    why: Literal["left", "away", "clock", "host"]


class Replaced(Event, tag="replaced", frozen=True):
    """The host has let a bot play for the person on a seat."""

    seat: int
    person: str
    name: str


class Returned(Event, tag="returned", frozen=True):
    """The person on a seat decides again."""

    seat: int


class RematchAccepted(Event, tag="rematch_accepted", frozen=True):
    """The person on a seat has offered or accepted a rematch."""

    seat: int


class RematchDeclined(Event, tag="rematch_declined", frozen=True):
    """The person on a seat has declined a rematch, or withdrawn from it."""

    seat: int


class Rematched(Event, tag="rematched", frozen=True):
    """The players continue at another table."""

    table: str


class Closed(Event, tag="closed", frozen=True):
    """The table was closed before a game."""


class Dealt(Event, tag="dealt", frozen=True, omit_defaults=True):
    """R2.1: a seat has its four cards; only its holder is told which."""

    seat: int
    cards: tuple[str, ...] = ()


class Kept(Event, tag="kept", frozen=True):
    """R2.2: the two cards a seat keeps."""

    seat: int
    cards: tuple[str, ...]


class Displayed(Event, tag="displayed", frozen=True):
    """R2.3: the display is laid out."""

    cards: tuple[str, ...]


class Started(Event, tag="started", frozen=True):
    """R2.5: the first start player."""

    seat: int


class Revealed(Event, tag="revealed", frozen=True):
    """R3.1: an expedition card is turned up."""

    round: int
    turn: int
    shape: Shape


class EarlierTurn(Event, tag="earlier_turn", frozen=True):
    """R3.4: an earlier turn of the round, whose shape and marks may not be looked up."""

    round: int
    turn: int


class Marked(Event, tag="marked", frozen=True):
    """R4: a seat has marked boxes on one card."""

    seat: int
    card: str
    boxes: int
    by: Literal["shape", "single", "cross"]


class Coin(Event, tag="coin", frozen=True):
    """R4.4: a coin marked on a score card."""

    seat: int


class Palm(Event, tag="palm", frozen=True):
    """R4.5: a palm's points noted on a score card."""

    seat: int
    points: int


class Cup(Event, tag="cup", frozen=True):
    """R5.1: a cup taken for a completed coin row."""

    seat: int
    points: int


class Completed(Event, tag="completed", frozen=True):
    """R5.2: a completed card is laid aside."""

    seat: int
    card: str


class Took(Event, tag="took", frozen=True, rename={"source": "from"}):
    """R5.3: a seat has a new card."""

    seat: int
    card: str
    source: Literal["display", "pile"]


class Refilled(Event, tag="refilled", frozen=True):
    """R5.4: cards added to the display."""

    cards: tuple[str, ...]


class Scored(Event, tag="scored", frozen=True):
    """R7: a seat's final score, line by line."""

    seat: int
    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int


class Won(Event, tag="won", frozen=True):
    """R7.6: who has won."""

    seats: tuple[int, ...]


GameEvent = (
    Dealt
    | Kept
    | Displayed
    | Started
    | Revealed
    | EarlierTurn
    | Marked
    | Coin
    | Palm
    | Cup
    | Completed
    | Took
    | Refilled
    | Scored
    | Won
)
TableEvent = (
    Sat
    | Rose
    | Began
    | Left
    | StoodIn
    | Replaced
    | Returned
    | RematchAccepted
    | RematchDeclined
    | Rematched
    | Closed
    | GameEvent
)

_FROM_ENGINE: dict[type[engine.SeenEvent], Any] = {
    kind: globals()[kind.__name__] for kind in get_args(engine.SeenEvent)
}
_TO_ENGINE: dict[type[Event], Any] = {kind: original for original, kind in _FROM_ENGINE.items()}


def from_engine_event(event: engine.SeenEvent, seats: tuple[int, ...]) -> GameEvent:
    """Return an event as the holder of some seats may see it: cards dealt to other seats are left out."""
    if isinstance(event, engine.Dealt) and not any(events_seen((event,), seat) for seat in seats):
        return Dealt(event.seat)
    return _from_engine_event(event)


@lru_cache(maxsize=1 << 14)
def _from_engine_event(event: engine.SeenEvent) -> GameEvent:
    return _copy(event, _FROM_ENGINE[type(event)])  # type: ignore[no-any-return]


def to_engine_event(event: GameEvent) -> engine.SeenEvent:
    """Return the engine's event; cards that the recipient may not see are missing."""
    return _copy(event, _TO_ENGINE[type(event)])  # type: ignore[no-any-return]


def _copy(event: Any, kind: Any) -> Any:
    """Return an event of another class with the same fields."""
    names = getattr(kind, "__struct_fields__", None) or kind.__dataclass_fields__
    return kind(*[getattr(event, name) for name in names])
