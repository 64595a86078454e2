"""What a seat is about to decide: which keys mean something, what they change, and the moves it comes to.

Steps are values that know no screen. An action has a name, as in ``keys.py``.
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
    """Nothing is asked."""

    hints: ClassVar[tuple[str, ...]] = ()
    moves: ClassVar[tuple[PlayerMove, ...]] = ()

    def act(self, action: str) -> "Waiting":
        """Nothing changes."""
        return self


@dataclass(frozen=True)
class Away:
    """A bot decides for whoever is at the keyboard, until they say that they are back."""

    hints: ClassVar[tuple[str, ...]] = ("return",)
    moves: ClassVar[tuple[PlayerMove, ...]] = ()

    def act(self, action: str) -> "Away":
        """Nothing changes."""
        return self


@dataclass(frozen=True)
class KeepSelection:
    """R2.2: two of the four cards dealt are chosen."""

    seat: int
    dealt: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    """The latest last."""
    cursor: int = 0

    hints: ClassVar[tuple[str, ...]] = ("across", "choose", "keep")

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """Keep the two, once there are two."""
        if len(self.chosen) < CARDS_KEPT:
            return ()
        return (Keep(self.seat, tuple(card for card in self.dealt if card in self.chosen)),)

    def act(self, action: str) -> "KeepSelection":
        """Go to another card, choose one, or give one back."""
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
    """R4: the shape, one box, or a box for a cross is aimed at; then the marks are to stand."""

    seat: int
    cursor: PlacementCursor | None
    """None once all is marked."""
    can_take_back: bool

    @property
    def hints(self) -> tuple[str, ...]:
        """What can be done now."""
        back = ("take_back",) if self.can_take_back else ()
        if self.cursor is None:
            return ("ready", *back)
        both = ("one_box",) if self.cursor.has_choice and not self.cursor.is_single else ()
        both = ("the_shape",) if self.cursor.has_choice and self.cursor.is_single else both
        turning = () if self.cursor.is_single else ("turn", "mirror")
        return ("mark", "move", *turning, "next", *both, *back)

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """The mark that is aimed at, or to be ready; none where the ghost doesn't fit."""
        if self.cursor is None:
            return (Ready(self.seat),)
        return (self.cursor.mark,) if self.cursor.mark else ()

    @property
    def back(self) -> tuple[PlayerMove, ...]:
        """Take back the latest mark, where there is one."""
        return (TakeBack(self.seat),) if self.can_take_back else ()

    def act(self, action: str) -> "MarkSelection":
        """Move, turn, mirror or lay the ghost."""
        return self if self.cursor is None else replace(self, cursor=_moved_cursor(self.cursor, action))

    def pointed(self, island: int, where: int) -> "MarkSelection":
        """The ghost over a box that was pointed at."""
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
    """R5.3: a card of the display or the top of the pile is chosen."""

    seat: int
    choices: tuple[PlayerMove, ...]
    """The cards of the display in their order, then the pile if there is one."""
    cursor: int = 0

    @property
    def hints(self) -> tuple[str, ...]:
        """What can be done now."""
        return ("take", "across", "number", *(("pile",) if self._pile is not None else ()))

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """Take what is chosen."""
        return (self.choices[self.cursor],)

    @property
    def _pile(self) -> int | None:
        last = len(self.choices) - 1
        return last if isinstance(self.choices[last], Draw) else None

    def act(self, action: str) -> "TakeSelection":
        """Go to another card, or to the pile."""
        if action in ARROWS:
            return replace(self, cursor=(self.cursor + ARROWS[action][0]) % len(self.choices))
        if action == "pile" and self._pile is not None:
            return replace(self, cursor=self._pile)
        if action.isdigit():
            return self.at(int(action) - 1)
        return self

    def at(self, place: int) -> "TakeSelection":
        """Another place of the display; one after the last card is the pile."""
        return replace(self, cursor=place) if place < len(self.choices) else self


Selection = Waiting | Away | KeepSelection | MarkSelection | TakeSelection


def selection_for(seen: View, legal: Sequence[PlayerMove], before: Selection) -> Selection:
    """What the viewer decides now; what was begun goes on."""
    if seen.seat is None or not legal:
        return Waiting()
    is_same = getattr(before, "seat", None) == seen.seat
    if seen.phase == Phase.KEEP:
        begun = KeepSelection(seen.seat, tuple(card.id for card in seen.me.dealt))
        return before if isinstance(before, KeepSelection) and before.dealt == begun.dealt else begun
    if seen.phase == Phase.TAKE:
        choices = tuple(move for move in legal if isinstance(move, Take | Draw))
        goes_on = isinstance(before, TakeSelection) and is_same and before.choices == choices
        return before if goes_on and isinstance(before, TakeSelection) else TakeSelection(seen.seat, choices)
    cursor = before.cursor if isinstance(before, MarkSelection) and is_same else None
    return MarkSelection(seen.seat, _same_or_new(seen, legal, cursor), seen.me.can_take_back)


def _same_or_new(
    seen: View, legal: Sequence[PlayerMove], cursor: PlacementCursor | None
) -> PlacementCursor | None:
    """The aim goes on while the same may be marked."""
    if cursor is not None and set(cursor.marks) == set(legal):
        return cursor
    return cursor_for(seen, legal, cursor)
