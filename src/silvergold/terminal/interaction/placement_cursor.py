"""The cursor with which a player chooses a mark: the shape or a single box, over one of the islands."""

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
    """The legal marks, and the placement that is previewed."""

    cards: tuple[str, ...]
    """The ids of the player's islands."""
    marks: tuple[Mark, ...]
    preview: PlacementPreview
    is_single: bool
    """Whether a single box is previewed: instead of the shape, or for a cross."""
    shape: int
    """The latest orientation of the shape, as a form."""

    @property
    def mark(self) -> Mark | None:
        """The legal mark under the preview, or None where it does not fit."""
        card, boxes = self.cards[self.preview.island], self.preview.boxes
        return next((mark for mark in self.marks if mark.card == card and mark.boxes == boxes), None)

    @property
    def placements(self) -> list[Placement]:
        """The legal placements of the single box or of the shape, whichever is previewed."""
        return placements_of(self.marks, self.cards, self.is_single)

    @property
    def has_choice(self) -> bool:
        """Whether the player may mark either the shape or a single box."""
        return len({mark.boxes.bit_count() == 1 for mark in self.marks}) > 1

    @property
    def candidates(self) -> list[Placement]:
        """The boxes to choose from while a single box is previewed."""
        return self.placements if self.is_single else []

    def moved(self, across: int, down: int) -> "PlacementCursor":
        """Move the preview by boxes."""
        return self._with(moved(self.preview, across, down, len(self.cards)))

    def transformed(self, change: Callable[[int], int]) -> "PlacementCursor":
        """Turn or mirror the preview."""
        return self._with(transformed(self.preview, change))

    def stepped(self, step: int) -> "PlacementCursor":
        """Go to the next legal placement, or with -1 to the previous one."""
        return self._with(next_placement(self.preview, self.placements, step))

    def pointed(self, island: int, where: int) -> "PlacementCursor":
        """Go to a box that was clicked."""
        return self._with(pointed_at(self.preview, self.placements, island, where))

    def on_island(self, island: int) -> "PlacementCursor":
        """Go to another island, to a legal placement if there is one."""
        if island >= len(self.cards):
            return self
        there = self.preview._replace(island=island)
        own = [placement for placement in self.placements if placement.island == island]
        return self._with(nearest_fit(there, own))

    def other_kind(self) -> "PlacementCursor":
        """Switch between the shape and a single box, if both can be marked."""
        if not self.has_choice:
            return self
        form = self.shape if self.is_single else ONE_BOX
        preview = clamp_to_grid(self.preview._replace(form=form))
        other = replace(self, is_single=not self.is_single, preview=preview)
        return other._with(nearest_fit(preview, other.placements))

    def _with(self, preview: PlacementPreview) -> "PlacementCursor":
        return replace(self, preview=preview, shape=self.shape if self.is_single else preview.form)


def placements_of(marks: Sequence[Mark], cards: Sequence[str], is_single: bool) -> list[Placement]:
    """The placements of the marks with one box, or of those with more."""
    return [
        Placement(cards.index(mark.card), mark.boxes)
        for mark in marks
        if (mark.boxes.bit_count() == 1) == is_single
    ]


def cursor_for(
    view: View, legal: Sequence[PlayerMove], before: PlacementCursor | None = None
) -> PlacementCursor | None:
    """The cursor for a new decision, close to the previous one; None if nothing can be marked."""
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
