"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from silvergold.engine import Color
from silvergold.engine.state import EditionName
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.events import GameEvent, TableEvent
from silvergold.protocol.fields import (
    Details,
    DeviceOrigin,
    Language,
    Milliseconds,
    PersonName,
    SeatNumber,
    TableStatus,
)
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.views import GameView, OwnView, SeatView, TableView


class ErrorBody(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    code: str
    """Stable; also the id of the text's translations."""
    text: str
    rule: str = ""
    """The number of the rule it comes from, if any."""
    details: Details = {}


# --- people -----------------------------------------------------------------------------------------------


class NewPerson(Struct, forbid_unknown_fields=True):
    """Register a new person."""

    name: PersonName
    keep: Literal["cookie", "token"] = "cookie"
    """Browsers keep a cookie; a program receives its token, once."""


class Rename(Struct, forbid_unknown_fields=True):
    """Change your name."""

    name: PersonName


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in with the code of a one-time link."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Recover(Struct, forbid_unknown_fields=True):
    """Sign in with a recovery code, as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class RecoveryCode(Struct):
    """A code that signs you in once if you have lost your devices; it is shown only now."""

    code: str


class DeviceView(Struct):
    """A device on which you are signed in."""

    id: str
    name: str
    """Its browser and system, as far as known."""
    origin: DeviceOrigin
    """How it was signed in."""
    created_at: Milliseconds
    used_at: Milliseconds
    """When it was last used, to the hour."""
    ends_at: Milliseconds
    """When it is signed out if it stays unused."""
    is_this: bool


class DeviceList(Struct):
    """The devices on which you are signed in, the last used first."""

    devices: list[DeviceView]
    recovery_code_since: Milliseconds | None
    """When your recovery code was created, if you have one."""


class LinkView(Struct, frozen=True):
    """A link to a page of this server."""

    address: str
    is_reachable: bool
    """Whether other devices can open it."""
    qr: str
    """Its QR code, as the data URL of an SVG."""


class DeviceLink(Struct):
    """A one-time code that signs another device in as the same person."""

    code: str
    expires_at: Milliseconds
    link: LinkView
    """The page that signs in with the code."""


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a browser's push subscription, in base64url."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class NewPushSubscription(Struct, forbid_unknown_fields=True):
    """Ask for push messages on this device; they come in its language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=20)] = "en"


class PushKey(Struct):
    """The server's public key, which browsers subscribe with."""

    key: str


class RatingView(Struct):
    """A player's estimated strength, and the standard deviation of the estimate."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int


class RatingList(Struct):
    """The ratings of people and bots."""

    ratings: list[RatingView]


class PersonView(Struct, omit_defaults=True):
    """You, as the server knows you."""

    id: str
    name: str
    rating: RatingView | None = None
    token: str | UnsetType = UNSET
    other: str | UnsetType = UNSET
    """The name of the other account on this device."""
    ends_at: Milliseconds | UnsetType = UNSET
    """When this device will be signed out, if that is soon."""
    recovered: DeviceView | UnsetType = UNSET
    """Another device that was recently signed in with your recovery code."""


# --- sharing ----------------------------------------------------------------------------------------------


class SharingView(Struct, frozen=True):
    """Where others can open the pages of this server."""

    addresses: list[str]
    """The most likely to work first; empty if only this machine can."""
    is_on: bool
    """Whether the person who runs ``silvergold play`` shares it."""
    may_switch: bool
    """Whether you are that person."""


class SharingSwitch(Struct, forbid_unknown_fields=True):
    """Share this server on the network, or stop."""

    is_on: bool


# --- tables -----------------------------------------------------------------------------------------------


class TableSummary(Struct, frozen=True):
    """A table as a list shows it."""

    id: str
    status: TableStatus
    settings: TableSettings
    host: str
    seats: tuple[SeatView, ...]
    round: int
    turn: int
    to_move: tuple[int, ...]
    scores: tuple[int, ...] | None
    """The final scores."""
    opened_at: Milliseconds
    updated_at: Milliseconds


class GameList(Struct):
    """Your tables, latest first."""

    games: list[TableSummary]


class Lobby(Struct):
    """Tables that anybody may join or watch."""

    tables: list[TableSummary]


class BotList(Struct):
    """The names of the bots, weakest first."""

    bots: list[str]


class ReplayStep(Struct):
    """The game after something has happened."""

    events: list[TableEvent]
    game: GameView


class ReplayView(Struct):
    """A finished game, step by step, with nothing hidden."""

    table: TableView
    steps: list[ReplayStep]


class RecapView(Struct):
    """What happened since you last looked: whole turns, as far as they may be looked up."""

    number: int
    """The number of the latest event."""
    events: tuple[TableEvent, ...]


class SeenEvents(Struct, forbid_unknown_fields=True):
    """The latest event that you have seen."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class HintView(Struct):
    """A good move, and the message that explains it."""

    move: PlayerMove
    why: str
    """The id of the message."""
    values: Details
    """The values in the message."""


# --- decks ------------------------------------------------------------------------------------------------

DECK_FILE_LIMIT = 32 * 1024


class CardView(Struct):
    """A treasure card; boxes as masks."""

    id: str
    name: str
    color: Color
    value: int
    boxes: int
    crosses: int
    coins: int
    palms: int
    seal: Color | None
    seal_worth: int
    expected_turns: float
    """How many turns it takes to finish under best play."""


class ExpectedTurnsView(Struct):
    """How many turns a set of boxes takes under best play."""

    expected_turns: float


class DeckView(Struct):
    """A deck of treasure cards."""

    sha256: str
    name: str
    cards: list[CardView]


class DeckEntry(Struct):
    """A deck in a list."""

    sha256: str
    name: str


class DeckList(Struct):
    """The decks that you can play with: the built-in one, and your own."""

    decks: list[DeckEntry]


class DeckFile(Struct, forbid_unknown_fields=True):
    """The text of a deck file."""

    content: Annotated[str, Meta(max_length=DECK_FILE_LIMIT)]


class FaultView(Struct):
    """One thing wrong with a deck file."""

    code: str
    rule: str
    card: str
    message: str
    details: Details


class DeckErrorBody(Struct):
    """Everything wrong with a deck file."""

    code: str
    text: str
    faults: list[FaultView]


# --- deals ------------------------------------------------------------------------------------------------


class DealResultView(Struct):
    """One player's result on a deal."""

    table: str
    player: str
    name: str
    opponents: str
    total: int
    place: int
    is_first_try: bool
    """Whether the player saw this deal for the first time."""
    finished_at: Milliseconds
    given_away: float | None
    """Points given away; None until the game has been reviewed."""


class RanksView(Struct):
    """A result among the first tries of a deal of the day that counted; equal results share a rank."""

    score: int
    players: int
    given_away: int | None
    """The rank by points given away; None until the game has been reviewed."""
    reviewed: int
    """How many of the players' games have been reviewed."""


class DailyResultView(Struct):
    """Your result on a deal of the day."""

    table: str
    total: int
    place: int
    par: int | None
    """Admiral's score on your seat; None while it is being computed."""
    given_away: float | None
    """Points given away; None until the game has been reviewed."""
    ranks: RanksView | None
    """None if it does not count: a later try, or too late."""


class DailyView(Struct):
    """What a deal is as the deal of a day."""

    number: int
    today: int
    """The number of today's deal, by the server's clock."""
    opponent: str
    is_public: bool
    """Whether every server has the same deal, which can be looked up; otherwise it is this server's own."""
    counts_until: Milliseconds
    """Until then, a first try counts for the rank, and a finished game for the streak."""
    is_counting: bool
    """Whether it still counts, by the server's clock."""
    streak: int
    """How many deals in a row you have played in time."""
    own: DailyResultView | None
    unfinished: str
    """The table at which you play it for the first time; empty if you don't."""


class CalendarDay(Struct):
    """A deal of a past day that you have played against its opponent."""

    number: int
    total: int
    par: int | None
    is_counted: bool
    """Whether it was in time."""


class CalendarView(Struct):
    """Your results on the deals of all days."""

    first_day: str
    """The day of deal 1."""
    today: int
    """The number of today's deal."""
    streak: int
    days: list[CalendarDay]


class ShareText(Struct):
    """A text to share."""

    text: str


class DealView(Struct, omit_defaults=True):
    """A deal, and the results on it."""

    id: str
    hash: str
    players: int
    edition: EditionName
    deck: str
    day: str | None
    has_played: bool
    is_open: bool
    """Whether its secret is kept from you, because you may still play it."""
    results: list[DealResultView]
    seed: str | None = None
    daily: DailyView | None = None
    """For the deal of a day."""


# --- challenges -------------------------------------------------------------------------------------------


class NewChallenge(Struct, forbid_unknown_fields=True):
    """Challenge others to beat one of your results."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber


class TakeUp(Struct, forbid_unknown_fields=True):
    """Take up a challenge."""

    language: Language = ""


class ChallengeSeat(Struct, frozen=True):
    """A seat at the tables of a challenge."""

    bot: str
    """The bot that plays there; empty for your own seat."""
    instead_of: str
    """The name of the person whom the bot replaces, or empty."""


class ChallengeGame(Struct, frozen=True):
    """A game on the deal of a challenge."""

    table: str
    name: str
    person: str
    total: int | None
    """None while it is played."""
    place: int | None
    rivals: tuple[int, ...]
    """The scores of the other seats, in order."""
    given_away: float | None
    """Points given away, once the game has been reviewed."""
    luck: float | None


class ChallengeView(Struct):
    """A challenge. The games on its deal are listed only for those who have played it."""

    id: str
    challenger: str
    total: int
    """The score to beat."""
    seat: int
    seats: tuple[ChallengeSeat, ...]
    edition: EditionName
    deck: str
    is_yours: bool
    status: Literal["open", "playing", "finished", "known"]
    """How far you are with it; known: you saw these cards at another table."""
    table: str
    """Your table, if you have one."""
    games: tuple[ChallengeGame, ...]
    """The challenger's, followed by those who have taken it up."""


# --- the lesson -------------------------------------------------------------------------------------------

LESSON_MOVES_LIMIT = 32
"""Moves in one step: many more than a turn needs."""
LinePoints = Annotated[int, Meta(ge=0, le=999)]


class LessonPositionView(Struct):
    """A game of the lesson, as the learner sees it."""

    game: GameView
    own: OwnView


class LessonStepView(LessonPositionView):
    """A step of the lesson, at its start."""

    step: str
    card: str
    """The id of the island that the step is about, or empty."""


class LessonView(Struct):
    """The first game, step by step."""

    deck: str
    steps: list[LessonStepView]


class LessonTry(Struct, forbid_unknown_fields=True):
    """What the learner has done: all moves since the start of the step, or the lines of a score."""

    moves: Annotated[tuple[PlayerMove, ...], Meta(max_length=LESSON_MOVES_LIMIT)] = ()
    score: dict[Annotated[str, Meta(max_length=20)], LinePoints] = {}


class LessonResult(LessonPositionView):
    """The outcome of a try."""

    events: tuple[GameEvent, ...]
    """What has happened since the start of the step, as the learner may see it."""
    is_reached: bool
    says: str
    """The id of a message about the try, or empty."""
    wrong: tuple[str, ...]
    """The lines of the score that are wrong."""
