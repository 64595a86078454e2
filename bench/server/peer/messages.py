"""The parts of boardgame.io's messages that a player reads; the rest is skipped, not parsed."""

from msgspec import Struct, field
from msgspec.json import Decoder

from silvergold.engine.grid import Shape


class Card(Struct, gc=False):
    """A player's card and its unmarked boxes."""

    id: str
    unmarked: int


class Side(Struct):
    """A player's private state."""

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
    """The player who made a move; None if boardgame.io itself ended a turn."""

    player: str | None = field(name="playerID", default=None)


class Action(Struct):
    """An action in the log."""

    payload: Payload


class Entry(Struct):
    """An entry of the log."""

    action: Action


class Seated(Struct):
    """The first message to a player who sits down."""

    state: State


class Synced(Struct, array_like=True, tag="sync"):
    """Event: the player sits at the table."""

    match: str
    seated: Seated


class Updated(Struct, array_like=True, tag="update"):
    """Event: a player has moved; the first log entry names the player, and a refused move has none."""

    match: str
    state: State
    log: list[Entry]


class MatchChanged(Struct, array_like=True, tag="matchData"):
    """Event: a player has joined or left."""


EVENTS = Decoder(Synced | Updated | MatchChanged)
