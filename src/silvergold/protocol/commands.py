"""Commands: what a person asks of a table, and the settings of a new one."""

from typing import Annotated, Literal

from msgspec import Meta

from silvergold.engine.state import EditionName
from silvergold.protocol.fields import CommandId, Language, PersonName, PlayerCount, SeatNumber, Value
from silvergold.protocol.moves import PlayerMove


class Command(Value, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """Something that a person asks of a table."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take an empty seat; with a name, for somebody else on the same device (hot-seat).

    The game starts by itself when the last seat is taken, unless the host holds it.
    """

    seat: SeatNumber | None = None
    """Without one, the first that is empty."""
    name: PersonName | None = None


class SeatBot(Command, tag="seat_bot", frozen=True):
    """Put a bot on an empty seat (host only)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=200)]


class Rise(Command, tag="rise", frozen=True):
    """Give up your seat before the game; the host may empty any seat."""

    seat: SeatNumber


class Contribute(Command, tag="contribute", frozen=True):
    """Before the game: add words of your own to the shuffle, so that nobody can decide it alone."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=100)]


class HoldStart(Command, tag="hold", frozen=True):
    """Before the game: whether it waits for the host to start it (host only)."""

    is_held: bool


class NameStartPlayer(Command, tag="name_start_player", frozen=True):
    """R2.5: before the game, name the seat that starts, or with null let it be drawn (host only)."""

    seat: SeatNumber | None = None


class StartGame(Command, tag="start", frozen=True):
    """Start the game once all seats are taken; if it is held, only the host may."""


class PlayMoves(Command, tag="play", frozen=True):
    """Make moves for a seat: all of them, or none if one is refused."""

    seat: SeatNumber
    moves: Annotated[tuple[PlayerMove, ...], Meta(min_length=1, max_length=16)]


class Leave(Command, tag="leave", frozen=True):
    """Leave a running game; after the grace period a stand-in decides for your seats."""


class Return(Command, tag="return", frozen=True):
    """Decide for your seats yourself again."""


class Replace(Command, tag="replace", frozen=True):
    """Let a bot play for the person on a seat (host only)."""

    seat: SeatNumber
    may_return: bool = True
    """Whether the person may come back without asking; in a rated game they always may."""


class Readmit(Command, tag="readmit", frozen=True):
    """Let a person come back whom the host has replaced (host only)."""

    person: Annotated[str, Meta(max_length=64)]


class Rematch(Command, tag="rematch", frozen=True):
    """Offer a rematch, or accept it; it begins once everybody has accepted."""

    begin: bool = False
    """Begin without those who have not accepted, with bots on their seats (the offering person only)."""


class DeclineRematch(Command, tag="decline_rematch", frozen=True):
    """Decline a rematch that was offered, or withdraw from it before it begins."""


Phrase = Literal["hello", "well_played", "lucky", "one_moment", "thank_you", "good_game"]


class React(Command, tag="react", frozen=True):
    """Say one of a few phrases from a seat; it is shown for a moment and not stored."""

    seat: SeatNumber
    phrase: Phrase


class Close(Command, tag="close", frozen=True):
    """Close a table whose game has not started (host only)."""


TableCommand = (
    Sit
    | SeatBot
    | Rise
    | Contribute
    | HoldStart
    | NameStartPlayer
    | StartGame
    | PlayMoves
    | Leave
    | Return
    | Replace
    | Readmit
    | Rematch
    | DeclineRematch
    | React
    | Close
)


class TimeControl(Value, frozen=True, forbid_unknown_fields=True):
    """How much time a player has: per decision, and a bank for decisions that take longer."""

    turn_seconds: Annotated[int, Meta(ge=1, le=86_400)]
    bank_seconds: Annotated[int, Meta(ge=0, le=604_800)]


CHALLENGE = "challenge:"
"""Begins the deal in the settings of a challenge's tables; the challenge's id follows."""


DAILY = "daily:"
"""Begins the deal in the settings of a table for the deal of a day; its number follows."""


class TableSettings(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table, fixed when it is opened; only the start player can be named later."""

    players: PlayerCount = 2
    edition: EditionName = "nsv"
    deck: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The sha256 of a deck file; empty for the built-in deck."""
    memory_aid: bool = False
    """Show which shapes have been revealed this round."""
    clock: TimeControl | None = None
    listed: bool = False
    """Shown in the lobby, and rated; otherwise only for those who have the link."""
    grace_seconds: Annotated[int, Meta(ge=5, le=604_800)] | None = None
    """How long the others wait for somebody who is away; without it, forever."""
    deal: Annotated[str, Meta(max_length=40)] = "new"
    """``new``, ``today``, ``daily:`` and the number of a day, or the id of a finished table to play again.

    Tables of a challenge, which are opened in another way, have ``challenge:`` and its id.
    """
    start_player: SeatNumber | None = None
    """R2.5: the seat that the host has named; without it, drawn at random."""


class OpenTable(Value, frozen=True, forbid_unknown_fields=True):
    """Open a new table; the sender becomes its host."""

    id: CommandId
    settings: TableSettings = TableSettings()
    language: Language = ""
    """The host's language, for previews of the link where the reader's is unknown."""
