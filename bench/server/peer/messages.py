"""boardgame.io's messages to a player, as far as a player reads them; the rest is skipped, not parsed."""

from msgspec import Struct, field
from msgspec.json import Decoder

from silvergold.engine.grid import Shape


class Card(Struct, gc=False):
    """An own card and its unmarked boxes."""

    id: str
    unmarked: int


class Side(Struct):
    """What a player sees of their own side only."""

    dealt: list[str]
    cards: list[Card]
    crosses: int
    has_marked: bool = field(name="hasMarked")


class Table(Struct):
    """boardgame.io's G as a player's view of it."""

    players: dict[str, Side]
    display: list[str]
    pile_size: int = field(name="pileSize")
    shape: Shape | None
    ready: list[str]
    settling: list[str]


class Context(Struct):
    """boardgame.io's ctx."""

    gameover: object = None


class State(Struct):
    """A player's view of the state."""

    table: Table = field(name="G")
    context: Context = field(name="ctx")
    number: int = field(name="_stateID")


class Payload(Struct, gc=False):
    """Who made a move; nobody where boardgame.io itself ended a turn."""

    player: str | None = field(name="playerID", default=None)


class Action(Struct):
    """What happened."""

    payload: Payload


class Entry(Struct):
    """A line of the log."""

    action: Action


class Seated(Struct):
    """What a player is told on sitting down."""

    state: State


class Synced(Struct, array_like=True, tag="sync"):
    """Event: the player sits at the table."""

    match: str
    seated: Seated


class Updated(Struct, array_like=True, tag="update"):
    """Event: somebody has moved; the log's first line tells who, and it is empty if the move was refused."""

    match: str
    state: State
    log: list[Entry]


class MatchChanged(Struct, array_like=True, tag="matchData"):
    """Event: somebody has come or gone."""


EVENTS = Decoder(Synced | Updated | MatchChanged)
