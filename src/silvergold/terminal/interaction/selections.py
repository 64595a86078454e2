"""What the player selects for each kind of decision: the keys that apply, their effect, and the moves.

Selections are values without a screen. Actions have the names used in ``rendering/key_hints.py``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from silvergold.engine import Draw, Keep, Phase, PlayerMove, Ready, Take, TakeBack, View
from silvergold.engine.state import CARDS_KEPT
from silvergold.terminal.interaction.placement_cursor import PlacementCursor, cursor_for
from silvergold.terminal.interaction.placement_preview import mirrored, turned

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True)
class Waiting:
    """Nothing to decide."""

    hints: ClassVar[tuple[str, ...]] = ()
    moves: ClassVar[tuple[PlayerMove, ...]] = ()

    def act(self, action: str) -> "Waiting":
        """Change nothing."""
        return self


@dataclass(frozen=True)
class Away:
    """A bot decides for the player until they return."""

    hints: ClassVar[tuple[str, ...]] = ("return",)
    moves: ClassVar[tuple[PlayerMove, ...]] = ()

    def act(self, action: str) -> "Away":
        """Change nothing."""
        return self


@dataclass(frozen=True)
class KeepSelection:
    """R2.2: select two of the four cards dealt."""

    seat: int
    dealt: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    """In the order of selection."""
    cursor: int = 0

    hints: ClassVar[tuple[str, ...]] = ("across", "choose", "keep")

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """Keep the two cards, once two are selected."""
        if len(self.chosen) < CARDS_KEPT:
            return ()
        return (Keep(self.seat, tuple(card for card in self.dealt if card in self.chosen)),)

    def act(self, action: str) -> "KeepSelection":
        """Move the cursor, select a card, or deselect it."""
        if action in ARROWS:
            return replace(self, cursor=(self.cursor + ARROWS[action][0]) % len(self.dealt))
        if action.isdigit() and int(action) <= len(self.dealt):
            return replace(self, cursor=int(action) - 1)._toggled()
        return self._toggled() if action in ("choose", "decide") else self

    def _toggled(self) -> "KeepSelection":
        card = self.dealt[self.cursor]
        if card in self.chosen:
            return replace(self, chosen=tuple(other for other in self.chosen if other != card))
        return replace(self, chosen=(*self.chosen, card)[-CARDS_KEPT:])


@dataclass(frozen=True)
class MarkSelection:
    """R4: place the shape or a single box; then declare ready."""

    seat: int
    cursor: PlacementCursor | None
    """None once everything is marked."""
    can_take_back: bool

    @property
    def hints(self) -> tuple[str, ...]:
        """The names of the actions that apply now."""
        back = ("take_back",) if self.can_take_back else ()
        if self.cursor is None:
            return ("ready", *back)
        both = ("one_box",) if self.cursor.has_choice and not self.cursor.is_single else ()
        both = ("the_shape",) if self.cursor.has_choice and self.cursor.is_single else both
        turning = () if self.cursor.is_single else ("turn", "mirror")
        return ("mark", "move", *turning, "next", *both, *back)

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """The mark under the preview, or ready; nothing if the preview does not fit."""
        if self.cursor is None:
            return (Ready(self.seat),)
        return (self.cursor.mark,) if self.cursor.mark else ()

    @property
    def back(self) -> tuple[PlayerMove, ...]:
        """Take back the latest mark, if there is one."""
        return (TakeBack(self.seat),) if self.can_take_back else ()

    def act(self, action: str) -> "MarkSelection":
        """Move, turn or mirror the preview."""
        return self if self.cursor is None else replace(self, cursor=_moved_cursor(self.cursor, action))

    def pointed(self, island: int, where: int) -> "MarkSelection":
        """Move the preview to a box that was clicked."""
        return self if self.cursor is None else replace(self, cursor=self.cursor.pointed(island, where))


def _moved_cursor(cursor: PlacementCursor, action: str) -> PlacementCursor:
    match action:
        case "left" | "right" | "up" | "down":
            return cursor.moved(*ARROWS[action])
        case "turn":
            return cursor.transformed(turned)
        case "mirror":
            return cursor.transformed(mirrored)
        case "next" | "previous":
            return cursor.stepped(1 if action == "next" else -1)
        case "one_box":
            return cursor.other_kind()
        case _ if action.isdigit():
            return cursor.on_island(int(action) - 1)
    return cursor


@dataclass(frozen=True)
class TakeSelection:
    """R5.3: select a card of the display, or the top of the pile."""

    seat: int
    choices: tuple[PlayerMove, ...]
    """The cards of the display in order, then the pile unless it is empty."""
    cursor: int = 0

    @property
    def hints(self) -> tuple[str, ...]:
        """The names of the actions that apply now."""
        return ("take", "across", "number", *(("pile",) if self._pile is not None else ()))

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """Take the selected card."""
        return (self.choices[self.cursor],)

    @property
    def _pile(self) -> int | None:
        last = len(self.choices) - 1
        return last if isinstance(self.choices[last], Draw) else None

    def act(self, action: str) -> "TakeSelection":
        """Move the cursor to another card or to the pile."""
        if action in ARROWS:
            return replace(self, cursor=(self.cursor + ARROWS[action][0]) % len(self.choices))
        if action == "pile" and self._pile is not None:
            return replace(self, cursor=self._pile)
        if action.isdigit():
            return self.at(int(action) - 1)
        return self

    def at(self, place: int) -> "TakeSelection":
        """Select a card of the display by its index; the index after the last card is the pile."""
        return replace(self, cursor=place) if place < len(self.choices) else self


Selection = Waiting | Away | KeepSelection | MarkSelection | TakeSelection


def selection_for(view: View, legal: Sequence[PlayerMove], before: Selection) -> Selection:
    """The viewer's current selection, carried on from the previous one if the decision is the same."""
    if view.seat is None or not legal:
        return Waiting()
    if view.phase == Phase.KEEP:
        new = KeepSelection(view.seat, tuple(card.id for card in view.me.dealt))
        return before if isinstance(before, KeepSelection) and before.dealt == new.dealt else new
    if view.phase == Phase.TAKE:
        choices = tuple(move for move in legal if isinstance(move, Take | Draw))
        goes_on = isinstance(before, TakeSelection) and before.choices == choices
        return before if goes_on else TakeSelection(view.seat, choices)
    cursor = before.cursor if isinstance(before, MarkSelection) and before.seat == view.seat else None
    return MarkSelection(view.seat, _same_or_new(view, legal, cursor), view.me.can_take_back)


def _same_or_new(
    view: View, legal: Sequence[PlayerMove], cursor: PlacementCursor | None
) -> PlacementCursor | None:
    """Keep the cursor while the legal marks stay the same."""
    if cursor is not None and set(cursor.marks) == set(legal):
        return cursor
    return cursor_for(view, legal, cursor)
