"""One seat's next mark being chosen: the ghost, and whether one box is wanted instead of the shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from silvergold.engine import Mark, PlayerMove, View
from silvergold.terminal.ghost import (
    ONE_BOX,
    Ghost,
    Place,
    changed,
    form_of_shape,
    forms_from,
    moved,
    nearest,
    next_place,
    pointed_at,
    within_grid,
)


@dataclass(frozen=True)
class Aim:
    """What may be marked, and what is aimed at."""

    cards: tuple[str, ...]
    """The ids of the player's islands."""
    marks: tuple[Mark, ...]
    ghost: Ghost
    is_single: bool
    """Whether the ghost is one box: instead of the shape, or for a cross."""
    shape: int
    """The form in which the shape lay last."""

    @property
    def mark(self) -> Mark | None:
        """The legal mark on which the ghost lies."""
        card, boxes = self.cards[self.ghost.island], self.ghost.boxes
        return next((mark for mark in self.marks if mark.card == card and mark.boxes == boxes), None)

    @property
    def places(self) -> list[Place]:
        """Where the ghost may lie: those of one box, or those of the shape."""
        return places_of(self.marks, self.cards, self.is_single)

    @property
    def has_choice(self) -> bool:
        """Whether either the shape or one box can be marked."""
        return len({mark.boxes.bit_count() == 1 for mark in self.marks}) > 1

    @property
    def candidates(self) -> list[Place]:
        """The single boxes to choose among, where one box is wanted."""
        return self.places if self.is_single else []

    def moved(self, across: int, down: int) -> "Aim":
        """The ghost moved by boxes."""
        return self._with(moved(self.ghost, across, down, len(self.cards)))

    def changed(self, change: Callable[[int], int]) -> "Aim":
        """The ghost turned or mirrored."""
        return self._with(changed(self.ghost, change))

    def stepped(self, step: int) -> "Aim":
        """The ghost on the next place where it fits."""
        return self._with(next_place(self.ghost, self.places, step))

    def pointed(self, island: int, where: int) -> "Aim":
        """The ghost over a box that was pointed at."""
        return self._with(pointed_at(self.ghost, self.places, island, where))

    def on_island(self, island: int) -> "Aim":
        """The ghost on another island, where it fits if it can."""
        if island >= len(self.cards):
            return self
        there = self.ghost._replace(island=island)
        own = [place for place in self.places if place.island == island]
        return self._with(nearest(there, own))

    def other_kind(self) -> "Aim":
        """One box instead of the shape, or the shape again, where there is a choice."""
        if not self.has_choice:
            return self
        form = self.shape if self.is_single else ONE_BOX
        ghost = within_grid(self.ghost._replace(form=form))
        other = replace(self, is_single=not self.is_single, ghost=ghost)
        return other._with(nearest(ghost, other.places))

    def _with(self, ghost: Ghost) -> "Aim":
        return replace(self, ghost=ghost, shape=self.shape if self.is_single else ghost.form)


def places_of(marks: Sequence[Mark], cards: Sequence[str], is_single: bool) -> list[Place]:
    """The places of the marks of one box, or of those of more."""
    return [
        Place(cards.index(mark.card), mark.boxes)
        for mark in marks
        if (mark.boxes.bit_count() == 1) == is_single
    ]


def aim_at(view: View, legal: Sequence[PlayerMove], before: Aim | None = None) -> Aim | None:
    """The aim as a decision begins, near to where it was before; none where nothing can be marked."""
    marks = tuple(move for move in legal if isinstance(move, Mark))
    if not marks or view.shape is None:
        return None
    cards = tuple(card.id for card, _ in view.me.cards)
    is_single = not places_of(marks, cards, is_single=False)
    printed = form_of_shape(view.shape)
    shape = before.shape if before and before.shape in forms_from(printed) else printed
    ghost = before.ghost if before and before.cards == cards else Ghost(0, shape)
    start = within_grid(ghost._replace(form=ONE_BOX if is_single else shape))
    aim = Aim(cards, marks, start, is_single, shape)
    return aim._with(nearest(start, aim.places))
