"""What a seat is about to decide: which keys mean something, what they change, and the moves it comes to.

Steps are values that know no screen. An action has a name, as in ``keys.py``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from silvergold.engine import Draw, Keep, Phase, PlayerMove, Ready, Take, TakeBack, View
from silvergold.engine.state import CARDS_KEPT
from silvergold.terminal.aim import Aim, aim_at
from silvergold.terminal.ghost import mirrored, turned

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
class Keeping:
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

    def act(self, action: str) -> "Keeping":
        """Go to another card, choose one, or give one back."""
        if action in ARROWS:
            return replace(self, cursor=(self.cursor + ARROWS[action][0]) % len(self.dealt))
        if action.isdigit() and int(action) <= len(self.dealt):
            return replace(self, cursor=int(action) - 1)._toggled()
        return self._toggled() if action in ("choose", "decide") else self

    def _toggled(self) -> "Keeping":
        card = self.dealt[self.cursor]
        if card in self.chosen:
            return replace(self, chosen=tuple(other for other in self.chosen if other != card))
        return replace(self, chosen=(*self.chosen, card)[-CARDS_KEPT:])


@dataclass(frozen=True)
class Marking:
    """R4: the shape, one box, or a box for a cross is aimed at; then the marks are to stand."""

    seat: int
    aim: Aim | None
    """None once all is marked."""
    can_take_back: bool

    @property
    def hints(self) -> tuple[str, ...]:
        """What can be done now."""
        back = ("take_back",) if self.can_take_back else ()
        if self.aim is None:
            return ("ready", *back)
        both = ("one_box",) if self.aim.has_choice and not self.aim.is_single else ()
        both = ("the_shape",) if self.aim.has_choice and self.aim.is_single else both
        turning = () if self.aim.is_single else ("turn", "mirror")
        return ("mark", "move", *turning, "next", *both, *back)

    @property
    def moves(self) -> tuple[PlayerMove, ...]:
        """The mark that is aimed at, or to be ready; none where the ghost doesn't fit."""
        if self.aim is None:
            return (Ready(self.seat),)
        return (self.aim.mark,) if self.aim.mark else ()

    @property
    def back(self) -> tuple[PlayerMove, ...]:
        """Take back the latest mark, where there is one."""
        return (TakeBack(self.seat),) if self.can_take_back else ()

    def act(self, action: str) -> "Marking":
        """Move, turn, mirror or lay the ghost."""
        return self if self.aim is None else replace(self, aim=_aimed(self.aim, action))

    def pointed(self, island: int, where: int) -> "Marking":
        """The ghost over a box that was pointed at."""
        return self if self.aim is None else replace(self, aim=self.aim.pointed(island, where))


def _aimed(aim: Aim, action: str) -> Aim:
    match action:
        case "left" | "right" | "up" | "down":
            return aim.moved(*ARROWS[action])
        case "turn":
            return aim.changed(turned)
        case "mirror":
            return aim.changed(mirrored)
        case "next" | "previous":
            return aim.stepped(1 if action == "next" else -1)
        case "one_box":
            return aim.other_kind()
        case _ if action.isdigit():
            return aim.on_island(int(action) - 1)
    return aim


@dataclass(frozen=True)
class Taking:
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

    def act(self, action: str) -> "Taking":
        """Go to another card, or to the pile."""
        if action in ARROWS:
            return replace(self, cursor=(self.cursor + ARROWS[action][0]) % len(self.choices))
        if action == "pile" and self._pile is not None:
            return replace(self, cursor=self._pile)
        if action.isdigit():
            return self.at(int(action) - 1)
        return self

    def at(self, place: int) -> "Taking":
        """Another place of the display; one after the last card is the pile."""
        return replace(self, cursor=place) if place < len(self.choices) else self


Step = Waiting | Away | Keeping | Marking | Taking


def step_of(seen: View, legal: Sequence[PlayerMove], before: Step) -> Step:
    """What the viewer decides now; what was begun goes on."""
    if seen.seat is None or not legal:
        return Waiting()
    is_same = getattr(before, "seat", None) == seen.seat
    if seen.phase == Phase.KEEP:
        begun = Keeping(seen.seat, tuple(card.id for card in seen.me.dealt))
        return before if isinstance(before, Keeping) and before.dealt == begun.dealt else begun
    if seen.phase == Phase.TAKE:
        choices = tuple(move for move in legal if isinstance(move, Take | Draw))
        goes_on = isinstance(before, Taking) and is_same and before.choices == choices
        return before if goes_on and isinstance(before, Taking) else Taking(seen.seat, choices)
    aim = before.aim if isinstance(before, Marking) and is_same else None
    return Marking(seen.seat, _same_or_new(seen, legal, aim), seen.me.can_take_back)


def _same_or_new(seen: View, legal: Sequence[PlayerMove], aim: Aim | None) -> Aim | None:
    """The aim goes on while the same may be marked."""
    if aim is not None and set(aim.marks) == set(legal):
        return aim
    return aim_at(seen, legal, aim)
