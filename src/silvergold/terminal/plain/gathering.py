"""Before and after a game at a server: seats are taken, bots seated, friends met again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from silvergold.bots import LEVELS
from silvergold.terminal.link import EMPTY, names_of, own_seats
from silvergold.terminal.plain.orders import OrderError, one_number
from silvergold.terminal.plain.questions import Answer, Question
from silvergold.terminal.remote import RemoteLink
from silvergold.words import Words

USUAL_BOT = LEVELS[1].bot


@dataclass(frozen=True)
class Gather(Question):
    """Who sits where; the game begins when all seats are taken."""

    link: RemoteLink = field(compare=False)
    has_seat: bool
    is_full: bool

    def text(self, words: Words) -> str:
        """What can be done next."""
        if self.has_seat and self.is_full:
            return words.say("ask-start")
        if self.is_full:
            return words.say("ask-watch")
        if self.link.next_guest is not None:
            return words.say("ask-sit", most=len(self.link.chairs))
        return words.say("ask-bot" if self.link.is_host else "waiting-for-seats")

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """The seats, and the link for friends."""
        return Text("\n".join(self.lines(names, words)), no_wrap=True, overflow="fold")

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The seats, and the link for friends."""
        edition = words.say(f"edition-{self.link.edition}")
        settings = words.say("table-settings", players=len(self.link.chairs), edition=edition)
        return [settings, *seat_lines(self.link, words), self.link.link]

    def answer(self, typed: str) -> Answer:
        """A number to sit down, a bot, to stand up, or to start."""
        order, _, bot = typed.partition(" ")
        if not typed:
            return self.link.ask("start")
        if order == "b" and self.link.free_seats:
            return self.link.ask("seat_bot", seat=self.link.free_seats[0], bot=bot or USUAL_BOT)
        if order == "x" and (own := own_seats(self.link)):
            return self.link.ask("rise", seat=own[-1])
        guest = self.link.next_guest
        if guest is None:
            raise OrderError("answer-gathering")
        return self.link.ask("sit", seat=one_number(typed, len(self.link.chairs)) - 1, **guest)


class MeetAgain(Question):
    """After the game: the same players once more, or not."""

    def text(self, words: Words) -> str:
        """Again?"""
        return words.say("ask-again")

    def answer(self, typed: str) -> Answer:
        """Whoever asks for the rematch is taken there by the game."""
        raise OrderError("ask-again")


def seat_lines(link: RemoteLink, words: Words) -> list[str]:
    """Who sits where, a line a seat."""
    lines = []
    for number, (chair, name) in enumerate(zip(link.chairs, names_of(link.chairs, words), strict=True), 1):
        shown = words.say("seat-free") if chair.kind == EMPTY else name
        bot = f" ({words.say('bot')})" if chair.is_bot else ""
        lines.append(f"{number}  {shown}{bot}")
    return lines
