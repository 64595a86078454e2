"""The coach on the table's screen: asks for a hint at each decision while it is switched on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silvergold.engine import Keep, Mark, PlayerMove, SilverGoldError, Take, View
from silvergold.review.coach import Hint
from silvergold.terminal.rendering.reports.decisions import hint_in_words

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen


class Coach:
    """The hint for the current decision, if the player wants one."""

    def __init__(self, screen: "TableScreen", *, is_on: bool = False) -> None:
        self._screen = screen
        self.is_on = is_on
        self.text = ""
        self._hint: Hint | None = None
        self._asked: tuple[object, ...] = ()
        """The decision that the hint is for."""

    def switch(self) -> None:
        """Switch the coach on or off."""
        self.is_on, self._hint, self._asked, self.text = not self.is_on, None, (), ""

    def watch(self, view: View, legal: Sequence[PlayerMove]) -> None:
        """Ask for a hint if there is a new decision."""
        decision = (
            (view.seat, view.round, view.turn, view.phase, tuple(legal)) if self.is_on and legal else ()
        )
        if decision == self._asked:
            return
        self._asked, self._hint = decision, None
        self.text = self._screen.words.say("coach-thinks") if decision else ""
        if decision and view.seat is not None:
            self._screen.run_worker(self._ask(view.seat, decision), group="coach", exclusive=True)

    async def _ask(self, seat: int, decision: tuple[object, ...]) -> None:
        words, client = self._screen.words, self._screen.client
        hint: Hint | None
        try:
            hint = await client.hint(seat)
            text = hint_in_words(hint, client.deck, words)
        except SilverGoldError as error:
            hint, text = None, words.error(error)
        if decision == self._asked:
            self._hint, self.text = hint, text
            self._screen.show()

    def boxes_on(self, card: str) -> int:
        """The boxes of a card that the hint marks."""
        move = self._hint.move if self._hint else None
        return move.boxes if isinstance(move, Mark) and move.card == card else 0

    def suggests(self, card: str) -> bool:
        """Whether the hint is to keep or to take a card."""
        move = self._hint.move if self._hint else None
        return (isinstance(move, Take) and move.card == card) or (
            isinstance(move, Keep) and card in move.cards
        )
