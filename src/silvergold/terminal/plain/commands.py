"""What can be asked for at any time at the plain prompt, also while others decide."""

from rich.console import RenderableType
from rich.text import Text

from silvergold.engine import score
from silvergold.engine.events import Revealed
from silvergold.terminal.clock import Now, seconds_left, written
from silvergold.terminal.link import Link, names_of, own_seats
from silvergold.terminal.log import narrator_of
from silvergold.terminal.plain.gathering import seat_lines
from silvergold.terminal.plain.manner import Manner
from silvergold.terminal.remote import RemoteLink
from silvergold.terminal.table import score_sheet
from silvergold.words import Words

TURNS_TOLD = 2


class Commands:
    """Help, table, scores, the clock, and what has happened."""

    def __init__(self, link: Link, words: Words, now: Now, manner: Manner) -> None:
        self._manner = manner
        self._link = link
        self._words = words
        self._now = now

    def answer(self, line: str) -> RenderableType | None:
        """What a line asks to be shown; None where it is no such command."""
        has_begun = self._link.status in ("playing", "finished")
        match line:
            case "?" | "h" | "help":
                return self._help(has_begun)
            case "t" if has_begun:
                return self._manner.table(self._link.look(self._viewer()), self._names)
            case "t" if isinstance(self._link, RemoteLink):
                return Text("\n".join(seat_lines(self._link, self._words)))
            case "s" if has_begun:
                scores = [score(player) for player in self._link.look(self._viewer()).players]
                return score_sheet(scores, self._names, self._words)
            case "c" if has_begun:
                return Text("\n".join(self._times()) or self._words.say("plain-no-clock"))
            case "d":
                return Text(self._manner.change())
            case "w":
                return Text("\n".join(self._lately()))
        return None

    @property
    def _names(self) -> list[str]:
        return names_of(self._link.chairs, self._words)

    def _viewer(self) -> int | None:
        """Through whose eyes the table is shown: whoever is asked, or the first at this keyboard."""
        own = own_seats(self._link)
        return next((seat for seat in own if self._link.legal(seat)), own[0] if own else None)

    def _help(self, has_begun: bool) -> Text:
        if not has_begun:
            return Text(self._words.say("plain-gathering-help"))
        legend = self._words.say("cli-deck-legend")
        return Text(f"{self._words.say('plain-help')}\n{legend}")

    def _times(self) -> list[str]:
        """How much time everybody has who is waited for."""
        lefts = [seconds_left(chair.due_at, self._now()) for chair in self._link.chairs]
        named = zip(self._names, lefts, strict=True)
        return [f"{name}: {written(left, self._words)}" for name, left in named if left is not None]

    def _lately(self) -> list[str]:
        """What has happened in this turn and in the one before it."""
        events = self._link.events
        turns = [number for number, event in enumerate(events) if isinstance(event, Revealed)]
        first = turns[-TURNS_TOLD] if len(turns) >= TURNS_TOLD else 0
        return [f"  {line.text}" for line in narrator_of(self._link, self._words).lines(events[first:])]
