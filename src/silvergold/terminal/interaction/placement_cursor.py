"""One seat's next mark being chosen: the ghost, and whether one box is wanted instead of the shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from silvergold.engine import Mark, PlayerMove, View
from silvergold.terminal.interaction.placement_preview import (
    ONE_BOX,
    Placement,
    PlacementPreview,
    clamp_to_grid,
    moved,
    nearest_fit,
    next_placement,
    orientations_of,
    pointed_at,
    printed_form,
    transformed,
)


@dataclass(frozen=True)
class PlacementCursor:
    """What may be marked, and what is aimed at."""

    cards: tuple[str, ...]
    """The ids of the player's islands."""
    marks: tuple[Mark, ...]
    preview: PlacementPreview
    is_single: bool
    """Whether the ghost is one box: instead of the shape, or for a cross."""
    shape: int
    """The form in which the shape lay last."""

    @property
    def mark(self) -> Mark | None:
        """The legal mark on which the ghost lies."""
        card, boxes = self.cards[self.preview.island], self.preview.boxes
        return next((mark for mark in self.marks if mark.card == card and mark.boxes == boxes), None)

    @property
    def placements(self) -> list[Placement]:
        """Where the ghost may lie: those of one box, or those of the shape."""
        return placements_of(self.marks, self.cards, self.is_single)

    @property
    def has_choice(self) -> bool:
        """Whether either the shape or one box can be marked."""
        return len({mark.boxes.bit_count() == 1 for mark in self.marks}) > 1

    @property
    def candidates(self) -> list[Placement]:
        """The single boxes to choose among, where one box is wanted."""
        return self.placements if self.is_single else []

    def moved(self, across: int, down: int) -> "PlacementCursor":
        """The ghost moved by boxes."""
        return self._with(moved(self.preview, across, down, len(self.cards)))

    def transformed(self, change: Callable[[int], int]) -> "PlacementCursor":
        """The ghost turned or mirrored."""
        return self._with(transformed(self.preview, change))

    def stepped(self, step: int) -> "PlacementCursor":
        """The ghost on the next place where it fits."""
        return self._with(next_placement(self.preview, self.placements, step))

    def pointed(self, island: int, where: int) -> "PlacementCursor":
        """The ghost over a box that was pointed at."""
        return self._with(pointed_at(self.preview, self.placements, island, where))

    def on_island(self, island: int) -> "PlacementCursor":
        """The ghost on another island, where it fits if it can."""
        if island >= len(self.cards):
            return self
        there = self.preview._replace(island=island)
        own = [placement for placement in self.placements if placement.island == island]
        return self._with(nearest_fit(there, own))

    def other_kind(self) -> "PlacementCursor":
        """One box instead of the shape, or the shape again, where there is a choice."""
        if not self.has_choice:
            return self
        form = self.shape if self.is_single else ONE_BOX
        preview = clamp_to_grid(self.preview._replace(form=form))
        other = replace(self, is_single=not self.is_single, preview=preview)
        return other._with(nearest_fit(preview, other.placements))

    def _with(self, preview: PlacementPreview) -> "PlacementCursor":
        return replace(self, preview=preview, shape=self.shape if self.is_single else preview.form)


def placements_of(marks: Sequence[Mark], cards: Sequence[str], is_single: bool) -> list[Placement]:
    """The places of the marks of one box, or of those of more."""
    return [
        Placement(cards.index(mark.card), mark.boxes)
        for mark in marks
        if (mark.boxes.bit_count() == 1) == is_single
    ]


def cursor_for(
    view: View, legal: Sequence[PlayerMove], before: PlacementCursor | None = None
) -> PlacementCursor | None:
    """The aim as a decision begins, near to where it was before; none where nothing can be marked."""
    marks = tuple(move for move in legal if isinstance(move, Mark))
    if not marks or view.shape is None:
        return None
    cards = tuple(card.id for card, _ in view.me.cards)
    is_single = not placements_of(marks, cards, is_single=False)
    printed = printed_form(view.shape)
    shape = before.shape if before and before.shape in orientations_of(printed) else printed
    preview = before.preview if before and before.cards == cards else PlacementPreview(0, shape)
    start = clamp_to_grid(preview._replace(form=ONE_BOX if is_single else shape))
    cursor = PlacementCursor(cards, marks, start, is_single, shape)
    return cursor._with(nearest_fit(start, cursor.placements))
