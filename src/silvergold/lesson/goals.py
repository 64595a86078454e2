"""What the learner's moves must achieve: judged by what has happened in the game."""

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
)
from silvergold.lesson.positions import LEARNER


class Verdict(NamedTuple):
    """Whether the goal is reached; if not, a word on what was done instead."""

    is_reached: bool
    says: str = ""
    """The id of a message; empty where there is nothing to say yet."""


class Tried(NamedTuple):
    """What the learner has done in a step so far."""

    game: Game
    events: tuple[Event, ...]
    """Of the learner, since the step began, also those that the others are not told yet."""

    @property
    def marks(self) -> list[Marked]:
        """The learner's marks of the turn."""
        return [event for event in self.events if isinstance(event, Marked)]

    @property
    def is_turn_over(self) -> bool:
        """Whether the learner's marks stand."""
        return self.game.state.phase != Phase.MARK

    def has(self, kind: type[Event]) -> bool:
        """Whether something of a kind has happened to the learner."""
        return any(isinstance(event, kind) for event in self.events)

    def is_on_symbol(self, mark: Marked, symbol: str) -> bool:
        """Whether a mark has covered a symbol: ``crosses``, ``coins`` or ``palms``."""
        symbols: int = getattr(self.game.state.deck.by_id[mark.card], symbol)
        return bool(mark.boxes & symbols)


Goal = Callable[[Tried], Verdict]


def tried(game: Game, begun: int) -> Tried:
    """What the learner has done since a number of events."""
    own = [event for event in game.all_events[begun:] if getattr(event, "seat", None) == LEARNER]
    return Tried(game, tuple(own))


def two_islands_kept(tried: Tried) -> Verdict:
    """R2.2: any two will do."""
    return Verdict(tried.has(Kept))


def turned_and_mirrored_forms() -> set[tuple[str, ...]]:
    """R4.1: the L as it lies turned by a quarter and mirrored: no turning alone leads there."""
    printed = DRAWINGS[Shape.L4]
    turned = {printed}
    for _ in range(3):
        printed = tuple("".join(column) for column in zip(*reversed(printed), strict=True))
        turned.add(printed)
    return {rows for rows in orientations(DRAWINGS[Shape.L4]) - turned if len(rows) > len(rows[0])}


TURNED_AND_MIRRORED = {mask_of_drawing(rows) for rows in turned_and_mirrored_forms()}


def in_the_corner(boxes: int) -> int:
    """Some boxes moved to the upper left corner."""
    while not boxes & TOP_ROW:
        boxes >>= SIDE
    while not boxes & LEFT_COLUMN:
        boxes >>= 1
    return boxes


def l_turned_and_mirrored(tried: Tried) -> Verdict:
    """R4.1: the L must lie turned by a quarter and mirrored."""
    if not tried.marks:
        return Verdict(False)
    boxes = tried.marks[0].boxes
    if SHAPE_OF.get(boxes) is not Shape.L4:
        return Verdict(False, "lesson-turned-single")
    if in_the_corner(boxes) not in TURNED_AND_MIRRORED:
        return Verdict(False, "lesson-turned-otherwise")
    return going_well(tried)


def one_box_instead(tried: Tried) -> Verdict:
    """R4.2: a single box, where the shape has no room."""
    if not tried.marks:
        return Verdict(False)
    return going_well(tried)


def cross_and_chain(tried: Tried) -> Verdict:
    """R4.3: a cross leads to another one, and that to one more box."""
    if not tried.marks:
        return Verdict(False)
    if not tried.is_on_symbol(tried.marks[0], "crosses"):
        return Verdict(False, "lesson-cross-missed")
    followed = [mark for mark in tried.marks if mark.by == "cross"]
    if not followed:
        return Verdict(False, "lesson-cross-next")
    if not any(tried.is_on_symbol(mark, "crosses") for mark in followed):
        return Verdict(False, "lesson-cross-no-chain")
    return going_well(tried)


def first_cup(tried: Tried) -> Verdict:
    """R5.1: the fourth coin, and the highest cup for it."""
    if not tried.marks:
        return Verdict(False)
    if tried.has(Cup):
        return Verdict(True)
    return going_well(tried) if tried.has(Coin) else Verdict(False, "lesson-coins-missed")


def palm_worth_three(tried: Tried) -> Verdict:
    """R4.5: a palm, while the display shows two."""
    if not tried.marks:
        return Verdict(False)
    if not tried.has(Palm):
        return Verdict(False, "lesson-palm-missed")
    return going_well(tried)


def island_finished_and_replaced(tried: Tried) -> Verdict:
    """R5.2, R5.3: an island is finished, and a new one taken."""
    if tried.has(Took):
        return Verdict(True)
    if tried.has(Completed):
        return Verdict(False, "lesson-finish-take")
    if not tried.marks:
        return Verdict(False)
    player = tried.game.state.players[LEARNER]
    if all(open_card.unmarked for open_card in player.cards):
        return Verdict(False, "lesson-finish-missed")
    return going_well(tried)


def going_well(tried: Tried) -> Verdict:
    """The marks are as they should be: the goal is reached once they stand."""
    if tried.is_turn_over:
        return Verdict(True)
    is_owed = tried.game.state.players[LEARNER].crosses
    return Verdict(False, "lesson-cross-owed" if is_owed else "lesson-now-ready")
