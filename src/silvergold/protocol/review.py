"""The review of a finished game: where its points came from, and what each decision cost."""

from typing import Literal

from msgspec import Struct

from silvergold.protocol.events import GameEvent
from silvergold.protocol.fields import Details
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.views import GameView, OwnView

GradeName = Literal["best", "fine", "doubtful", "mistake", "blunder"]


class EstimateView(Struct, frozen=True):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class LinesView(Struct, frozen=True):
    """The lines of a book: luck is table luck and own luck together."""

    table_luck: float
    """Luck that all seats shared: the mean over the seats of what a shape was worth."""
    own_luck: float
    """The rest: the deal, the display, drawn cards, and what shapes were worth to this seat alone."""
    skill: float
    """At most 0: what the seat's decisions gave away."""
    others: float
    """What the rivals did, compared with what was expected of them."""
    appraisal: float
    """Where the evaluator has changed its mind about a position."""


class BookView(LinesView, frozen=True):
    """Start and lines add up to the result, exactly as the figures stand here."""

    start: float
    """What was expected before the deal."""
    result: float


class LevelView(Struct, frozen=True):
    """A bot, and the points that it gives away per decision."""

    bot: str
    per_decision: EstimateView


class SeatReview(Struct, frozen=True):
    """One seat's game."""

    seat: int
    points: BookView
    """In points, to one decimal."""
    share: BookView
    """In shares of the victory (R7.6), from 0 to 1, to three decimals."""
    decisions: int
    """Decisions with a choice."""
    given_away: float
    """Points given away by all of them."""
    per_decision: EstimateView
    level: LevelView | None
    """The bot that gives away about as much; None if there were too few decisions to say."""
    costliest: tuple[int, ...]
    """The events of up to three costliest flagged decisions, costliest first."""


class CurvePoint(Struct, frozen=True):
    """What was expected after a turn; the first point is after the deal, the last one is the result."""

    event: int
    """The index of the turn's latest event."""
    round: int
    turn: int
    points: tuple[float, ...]
    """The expected final points of each seat."""
    shares: tuple[float, ...]
    """The expected share of the victory of each seat."""
    changes: tuple[LinesView, ...]
    """Where each seat's change of points came from; the changes of all turns add up to the book."""


class OptionView(Struct, frozen=True):
    """One way to decide: all marks of a turn, two cards to keep, or a card to take."""

    moves: tuple[PlayerMove, ...]
    points: float
    """The expected final points of the seat."""
    share: float
    """Its expected share of the victory."""
    value: float
    """In points, with the rivals and the victory taken into account: by this, options are compared."""
    behind: EstimateView | None = None
    """How much less it is worth than the best option, by rollouts; None where none were made."""


class DecisionView(Struct, frozen=True):
    """A decision with a choice, and what it was worth."""

    event: int
    """The index of its first event."""
    seat: int
    kind: Literal["keep", "marks", "take"]
    round: int
    turn: int
    grade: GradeName
    """Doubtful, mistake and blunder are flags; rollouts confirm them or take them back."""
    loss: float
    """Points given away."""
    count: int
    """How many different positions could be chosen."""
    played: OptionView
    best: tuple[OptionView, ...]
    """The best few, best first."""
    why: str
    """The id of a message about the best option; empty if the decision is not flagged."""
    values: Details
    """The values in the message."""


class DecisiveTurn(Struct, frozen=True):
    """The turn that changed the shares of the victory most."""

    event: int
    """The index of its first event."""
    round: int
    turn: int


class GameReview(Struct, frozen=True):
    """A finished game, explained. Events are counted from 0, in the order of the record and of the replay."""

    evaluator: str
    """The hash of the evaluator: reviews by different ones can't be compared."""
    seats: tuple[SeatReview, ...]
    curve: tuple[CurvePoint, ...]
    decisions: tuple[DecisionView, ...]
    decisive: DecisiveTurn


class PersonalBest(Struct, frozen=True):
    """One of your seats, compared with your earlier games against the same rivals with the same deck."""

    seat: int
    games: int
    """How many there were, this one included."""
    margin: int
    """Points ahead of the best rival; negative if behind."""
    is_best_score: bool
    """Whether no earlier score was as high; false in the first game."""
    is_best_margin: bool


class ReviewView(Struct):
    """The review, as far as it is computed: ask again until it is ready."""

    status: Literal["computing", "confirming", "ready"]
    """While confirming, the review is complete, but flags may still be taken back."""
    progress: float
    """From 0 to 1, of this status."""
    review: GameReview | None
    personal_bests: tuple[PersonalBest, ...]


class ReasonView(Struct, frozen=True):
    """A true sentence about a decision."""

    why: str
    """The id of the message."""
    values: Details
    """The values in the message."""


class TryVerdict(Struct):
    """What another decision is worth."""

    is_accepted: bool
    """Whether it is as good as the best, as far as rollouts can tell."""
    grade: GradeName
    loss: float
    behind: EstimateView | None
    """How much less it is worth than the best option; None if it is the best option."""
    about_yours: ReasonView
    """What is true of it, and if possible not of the best option."""
    about_best: ReasonView
    """What is true of the best option, and if possible not of yours."""
    solution: OptionView
    """The best option."""


class TryView(Struct):
    """The position that a try leads to."""

    game: GameView
    own: OwnView
    events: tuple[GameEvent, ...]
    """What has happened since the start of the decision, as the seat may see it."""
    verdict: TryVerdict | None
    """None until the decision is complete."""
