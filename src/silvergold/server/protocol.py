"""What goes over the wire: the commands of people, and the messages of the server.

The words are the engine's. Sets of boxes are masks as in ``engine.grid``: bit ``4 * row + column``.
Everything is described for outsiders in docs/protocol.md; the browser client's types are made from these.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from silvergold.engine.state import MOST_PLAYERS

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
CardId = Annotated[str, Meta(min_length=1, max_length=64)]
Boxes = Annotated[int, Meta(ge=1, le=0xFFFF)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._:-]+$")]
"""Chosen by the sender; a command that comes again with the same id is acknowledged and not done twice."""
Milliseconds = int
EditionName = Literal["nsv", "oya"]
Status = Literal["gathering", "playing", "finished", "closed"]


# --- moves ------------------------------------------------------------------------------------------------


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """A player's move; whose it is stands in the command."""


class Keep(Move, tag="keep", frozen=True):
    """R2.2: keep two of the four cards dealt."""

    cards: tuple[CardId, CardId]


class Mark(Move, tag="mark", frozen=True):
    """R4: mark boxes on one card."""

    card: CardId
    boxes: Boxes


class TakeBack(Move, tag="take_back", frozen=True):
    """Take back this turn's latest mark, or all of them."""

    all: bool = False


class Ready(Move, tag="ready", frozen=True):
    """R3.2: this player's marks stand."""


class Take(Move, tag="take", frozen=True):
    """R5.3: take a card of the display."""

    card: CardId


class Draw(Move, tag="draw", frozen=True):
    """R5.3: take the top of the pile."""


PlayerMove = Keep | Mark | TakeBack | Ready | Take | Draw


# --- commands ---------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """Something a person asks of a table."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take an empty seat; with a name, for somebody else on the same device (hot-seat)."""

    seat: SeatNumber
    name: Name | None = None


class SeatBot(Command, tag="seat_bot", frozen=True):
    """Put a bot on an empty seat; the host may."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Rise(Command, tag="rise", frozen=True):
    """Give up one's seat before the game; the host may also empty another's."""

    seat: SeatNumber


class Contribute(Command, tag="contribute", frozen=True):
    """Before the game: words of one's own that the shuffle depends on, so that nobody alone decides it."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=100)]


class Start(Command, tag="start", frozen=True):
    """Begin, once all seats are taken."""


class Play(Command, tag="play", frozen=True):
    """Make moves for a seat: all of them, or none if one is refused."""

    seat: SeatNumber
    moves: Annotated[tuple[PlayerMove, ...], Meta(min_length=1, max_length=16)]


class Leave(Command, tag="leave", frozen=True):
    """Go away from a game under way; after the grace period a stand-in decides for one's seats."""


class Return(Command, tag="return", frozen=True):
    """Decide for one's seats oneself again."""


class Rematch(Command, tag="rematch", frozen=True):
    """Open a new table with the same settings and seats, once the game is over."""


class Close(Command, tag="close", frozen=True):
    """Close a table whose game has not begun; the host may."""


TableCommand = Sit | SeatBot | Rise | Contribute | Start | Play | Leave | Return | Rematch | Close


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a player has: for each decision, and a bank for those that take longer."""

    turn_seconds: Annotated[int, Meta(ge=1, le=86_400)]
    bank_seconds: Annotated[int, Meta(ge=0, le=604_800)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed on when a table is opened."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    edition: EditionName = "nsv"
    deck: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The sha256 of a deck's file; empty for the built-in deck."""
    memory_aid: bool = False
    """Show which shapes have been seen this round."""
    clock: Clock | None = None
    listed: bool = False
    """In the lobby for anybody, and rated; otherwise for those who have the link."""
    grace_seconds: Annotated[int, Meta(ge=5, le=604_800)] | None = None
    """How long the others wait for somebody who is away; without it, as long as it takes."""
    deal: Annotated[str, Meta(max_length=40)] = "new"
    """``new``, ``today``, or the id of a finished table whose deal is played again."""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a new table; its sender becomes the host."""

    id: CommandId
    settings: TableSettings = TableSettings()


# --- what a recipient sees --------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    """Who sits on a seat."""

    kind: str
    """``empty``, ``human``, or ``bot:`` and the bot's name."""
    name: str = ""
    person: str = ""
    """The public id of the person; empty for bots."""
    stand_in: str = ""
    """The bot that decides for the person now."""
    has_left: bool = False
    contribution: str = ""
    """The hash of the person's words for the shuffle."""
    bank_ms: Milliseconds | None = None
    """What is left in the time bank."""
    due_at: Milliseconds | None = None
    """When the clock lapses, where a decision is due."""


class TableView(Struct, frozen=True):
    """A table, apart from the game."""

    id: str
    status: Status
    settings: TableSettings
    deck: str
    """The sha256 of the deck's file: the cards are told by /api/decks/<sha256>."""
    host: str
    deal: str
    """The id of the deal, by which results are compared."""
    hash: str
    """Of the secret behind the shuffle, published before the deal."""
    seats: tuple[SeatView, ...]
    rematch: str = ""
    """The table at which these players meet again."""


class OpenCardView(Struct, frozen=True):
    """A treasure card in front of a player."""

    card: str
    unmarked: int


class ScoreView(Struct, frozen=True):
    """R7: points so far, line by line."""

    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int


class SideView(Struct, frozen=True):
    """One player's side of the table."""

    cards: tuple[OpenCardView, ...]
    coins: int
    cups: tuple[int, ...]
    palms: tuple[int, ...]
    completed: tuple[str, ...]
    score: ScoreView


class OwnView(Struct, frozen=True):
    """What only the holder of a seat sees of it."""

    seat: int
    side: SideView
    dealt: tuple[str, ...]
    crosses: int
    can_take_back: bool
    legal: tuple[PlayerMove, ...]


class GameView(Struct, frozen=True):
    """The game as everybody sees it."""

    phase: str
    round: int
    turn: int
    start_player: int
    shape: str | None
    shapes_seen: dict[str, int] | None
    display: tuple[str, ...]
    pile_size: int
    cups: tuple[int, ...]
    to_move: tuple[int, ...]
    players: tuple[SideView, ...]
    winners: tuple[int, ...] = ()


# --- events -----------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened at a table. Events are numbered from 1, for everybody alike."""


class Sat(Event, tag="sat", frozen=True):
    """Somebody has sat down."""

    seat: int
    kind: str
    name: str


class Rose(Event, tag="rose", frozen=True):
    """A seat is empty again."""

    seat: int


class Began(Event, tag="began", frozen=True):
    """The game begins."""


class Left(Event, tag="left", frozen=True):
    """The person of a seat has gone away."""

    seat: int


class StoodIn(Event, tag="stood_in", frozen=True):
    """A bot decides for a seat from now on."""

    seat: int
    bot: str
    why: Literal["left", "away", "clock"]


class Returned(Event, tag="returned", frozen=True):
    """The person of a seat decides again."""

    seat: int


class Rematched(Event, tag="rematched", frozen=True):
    """These players meet again at another table."""

    table: str


class TableClosed(Event, tag="closed", frozen=True):
    """The table was closed before a game."""


class Dealt(Event, tag="dealt", frozen=True, omit_defaults=True):
    """R2.1: a seat has its four cards; which, only its holder is told."""

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
    shape: str


class Marked(Event, tag="marked", frozen=True):
    """R4: a seat has marked boxes of one card."""

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
TableEvent = Sat | Rose | Began | Left | StoodIn | Returned | Rematched | TableClosed | GameEvent


# --- messages ---------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="message"):
    """Something the server says."""


class Update(Message, tag="update", frozen=True, omit_defaults=True):
    """What happened, and those parts of the table that have changed, whole; the first one has them all."""

    number: int
    """Of the latest event: a client that was away asks for what came after it."""
    events: tuple[TableEvent, ...] = ()
    table: TableView | None = None
    game: GameView | None = None
    own: tuple[OwnView, ...] | None = None
    """The seats that the recipient holds."""


class Done(Message, tag="done", frozen=True):
    """A command is on disk."""

    id: str


class Error(Struct, frozen=True, omit_defaults=True):
    """What is wrong, and what can be done."""

    code: str
    text: str
    rule: str = ""
    """The number of the rule it comes from, if any."""
    details: dict[str, str | float] = {}
    """What the text tells beside its words, by name, so that a client can say it in another language."""


class Refused(Message, tag="refused", frozen=True, omit_defaults=True):
    """A command has changed nothing."""

    code: str
    text: str
    rule: str = ""
    id: str = ""
    """Empty where the frame was no command at all."""
    details: dict[str, str | float] = {}


class Presence(Message, tag="presence", frozen=True):
    """Which seats have somebody connected."""

    here: tuple[int, ...]


ServerMessage = Update | Done | Refused | Presence
