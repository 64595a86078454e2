"""Prompts before and after a game on a server: seats, bots, and the rematch."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from silvergold.bots import LEVELS
from silvergold.protocol.commands import Rise, SeatBot, Sit, StartGame
from silvergold.terminal.client.remote.client import USUAL_LEVEL, RemoteClient
from silvergold.terminal.client.remote.rematch import RematchOffer
from silvergold.terminal.client.table_client import EMPTY, own_seats, seat_names
from silvergold.terminal.plain.input_parser import InputError, one_number
from silvergold.terminal.plain.prompts import Answer, Prompt
from silvergold.words import Words


@dataclass(frozen=True)
class WaitingRoomPrompt(Prompt):
    """The waiting room: the game can start when all seats are taken."""

    client: RemoteClient = field(compare=False)
    has_seat: bool
    is_full: bool

    def text(self, words: Words) -> str:
        """What can be done next."""
        if self.has_seat and self.is_full:
            return words.say("ask-start")
        if self.is_full:
            return words.say("ask-watch")
        if self.client.next_to_sit is not None:
            return words.say("ask-sit", most=len(self.client.seats))
        return words.say("ask-bot" if self.client.is_host else "waiting-for-seats")

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """The seats, and the link for friends."""
        return Text("\n".join(self.lines(names, words)), no_wrap=True, overflow="fold")

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The seats, and the link for friends."""
        edition = words.say(f"edition-{self.client.edition}")
        settings = words.say("table-settings", players=len(self.client.seats), edition=edition)
        return [settings, *seat_lines(self.client, words), self.client.share_url]

    def answer(self, typed: str) -> Answer:
        """A number to sit down, ``b`` for a bot, ``x`` to stand up, Enter to start."""
        order, _, bot = typed.partition(" ")
        if not typed:
            return self.client.send(StartGame)
        if order == "b" and self.client.free_seats:
            return self.client.send(
                SeatBot, seat=self.client.free_seats[0], bot=bot or LEVELS[USUAL_LEVEL].bot
            )
        if order == "x" and (own := own_seats(self.client)):
            return self.client.send(Rise, seat=own[-1])
        guest = self.client.next_to_sit
        if guest is None:
            raise InputError("answer-gathering")
        return self.client.send(Sit, seat=one_number(typed, len(self.client.seats)) - 1, **guest)


@dataclass(frozen=True)
class RematchPrompt(Prompt):
    """After the game: asks for a rematch."""

    client: RemoteClient = field(compare=False)
    offer: RematchOffer

    def text(self, words: Words) -> str:
        """Play again, or wait for the others?"""
        if not self.offer.is_accepted:
            return words.say("ask-again")
        return words.say("ask-rematch-lead" if self.offer.is_mine else "ask-rematch-wait")

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """Who has answered, if somebody has offered a rematch."""
        return self.offer.lines(names, words)

    def answer(self, typed: str) -> Answer:
        """``a`` to play again, ``g`` to begin without the others, ``d`` to decline."""
        if typed == "a" or (typed == "g" and self.offer.is_mine):
            return self.client.accept_rematch(begin=typed == "g")
        if typed == "d" and self.offer.accepted:
            return self.client.decline_rematch()
        raise InputError("ask-again")


def seat_lines(client: RemoteClient, words: Words) -> list[str]:
    """One line per seat."""
    lines = []
    for number, (state, name) in enumerate(
        zip(client.seats, seat_names(client.seats, words), strict=True), 1
    ):
        shown = words.say("seat-free") if state.kind == EMPTY else name
        bot = f" ({words.say('bot')})" if state.is_bot else ""
        lines.append(f"{number}  {shown}{bot}")
    return lines
