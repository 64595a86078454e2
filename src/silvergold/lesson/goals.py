"""The goals of the steps, judged by what has happened in the game."""

from collections.abc import Callable
from typing import NamedTuple

from silvergold.engine import Event, Game, Phase, Shape
from silvergold.engine.events import Coin, Completed, Cup, Kept, Marked, Palm, Took
from silvergold.engine.grid import (
    DRAWINGS,
    LEFT_COLUMN,
    SHAPE_OF,
    SIDE,
    TOP_ROW,
    mask_of_drawing,
    orientations,
    rotations,
)
from silvergold.lesson.positions import LEARNER


class Verdict(NamedTuple):
    """Whether the goal is reached, and if not, what to tell the learner."""

    is_reached: bool
    says: str = ""
    """A message id; empty if there is nothing to say yet."""


class StepProgress(NamedTuple):
    """What the learner has done in a step so far."""

    game: Game
    events: tuple[Event, ...]
    """The learner's events since the step began, including those that rivals can't see yet."""

    @classmethod
    def since(cls, game: Game, begun: int) -> "StepProgress":
        """What the learner has done since the first ``begun`` events."""
        own = [event for event in game.all_events[begun:] if getattr(event, "seat", None) == LEARNER]
        return cls(game, tuple(own))

    @property
    def marks(self) -> list[Marked]:
        """The learner's marks of the turn."""
        return [event for event in self.events if isinstance(event, Marked)]

    @property
    def is_turn_over(self) -> bool:
        """Whether the learner's marks are final."""
        return self.game.state.phase != Phase.MARK

    def has(self, kind: type[Event]) -> bool:
        """Whether the learner has an event of a kind."""
        return any(isinstance(event, kind) for event in self.events)

    def is_on_cross(self, mark: Marked) -> bool:
        """Whether a mark covers a cross."""
        return bool(mark.boxes & self.game.state.deck.by_id[mark.card].crosses)


Goal = Callable[[StepProgress], Verdict]


def two_islands_kept(progress: StepProgress) -> Verdict:
    """R2.2: any two will do."""
    return Verdict(progress.has(Kept))


L_SHAPE = DRAWINGS[Shape.L4]
TURNED_AND_MIRRORED = {
    mask_of_drawing(rows) for rows in orientations(L_SHAPE) - rotations(L_SHAPE) if len(rows) > len(rows[0])
}
"""R4.1: the L rotated by a quarter turn and mirrored; no rotation alone leads there."""


def in_the_corner(boxes: int) -> int:
    """Boxes moved to the top left corner."""
    while not boxes & TOP_ROW:
        boxes >>= SIDE
    while not boxes & LEFT_COLUMN:
        boxes >>= 1
    return boxes


def l_turned_and_mirrored(progress: StepProgress) -> Verdict:
    """R4.1: the L must be rotated by a quarter turn and mirrored."""
    if not progress.marks:
        return Verdict(False)
    boxes = progress.marks[0].boxes
    if SHAPE_OF.get(boxes) is not Shape.L4:
        return Verdict(False, "lesson-turned-single")
    if in_the_corner(boxes) not in TURNED_AND_MIRRORED:
        return Verdict(False, "lesson-turned-otherwise")
    return when_ready(progress)


def one_box_instead(progress: StepProgress) -> Verdict:
    """R4.2: a single box, because the shape doesn't fit."""
    if not progress.marks:
        return Verdict(False)
    return when_ready(progress)


def cross_and_chain(progress: StepProgress) -> Verdict:
    """R4.3: a cross that leads to another cross, and then to one more box."""
    if not progress.marks:
        return Verdict(False)
    if not progress.is_on_cross(progress.marks[0]):
        return Verdict(False, "lesson-cross-missed")
    followed = [mark for mark in progress.marks if mark.by == "cross"]
    if not followed:
        return Verdict(False, "lesson-cross-next")
    if not any(progress.is_on_cross(mark) for mark in followed):
        return Verdict(False, "lesson-cross-no-chain")
    return when_ready(progress)


def first_cup(progress: StepProgress) -> Verdict:
    """R5.1: the fourth coin, and the highest cup for it."""
    if not progress.marks:
        return Verdict(False)
    if progress.has(Cup):
        return Verdict(True)
    return when_ready(progress) if progress.has(Coin) else Verdict(False, "lesson-coins-missed")


def palm_worth_three(progress: StepProgress) -> Verdict:
    """R4.5: a palm, while the display shows two."""
    if not progress.marks:
        return Verdict(False)
    if not progress.has(Palm):
        return Verdict(False, "lesson-palm-missed")
    return when_ready(progress)


def island_finished_and_replaced(progress: StepProgress) -> Verdict:
    """R5.2, R5.3: finish an island and take a new one."""
    if progress.has(Took):
        return Verdict(True)
    if progress.has(Completed):
        return Verdict(False, "lesson-finish-take")
    if not progress.marks:
        return Verdict(False)
    player = progress.game.state.players[LEARNER]
    if all(open_card.unmarked for open_card in player.cards):
        return Verdict(False, "lesson-finish-missed")
    return when_ready(progress)


def when_ready(progress: StepProgress) -> Verdict:
    """The marks are right: the goal is reached once they are final."""
    if progress.is_turn_over:
        return Verdict(True)
    is_owed = progress.game.state.players[LEARNER].crosses
    return Verdict(False, "lesson-cross-owed" if is_owed else "lesson-now-ready")
