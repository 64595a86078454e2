"""A whole game at a plain prompt, over a table near or far."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from rich.console import Console
from rich.text import Text

from silvergold.engine import SilverGoldError
from silvergold.engine.view import PlayerView
from silvergold.terminal.clock import Now
from silvergold.terminal.link import Link, is_given_up, names_of, own_seats
from silvergold.terminal.plain.commands import Commands
from silvergold.terminal.plain.gathering import Gather, MeetAgain
from silvergold.terminal.plain.hourglass import Hourglass
from silvergold.terminal.plain.manner import Manner
from silvergold.terminal.plain.news import News, gains
from silvergold.terminal.plain.orders import OrderError
from silvergold.terminal.plain.questions import ComeBack, Decision, MarkIsland, Question, decision_of
from silvergold.terminal.plain.roll import Roll
from silvergold.terminal.plain.typed import Typed
from silvergold.terminal.remote import RemoteLink
from silvergold.words import Words


class PlainGame:
    """A table for whoever types; all that happens, happens between two lines of theirs or while they wait."""

    def __init__(
        self, console: Console, link: Link, words: Words, typed: Typed, manner: Manner, now: Now = time.time
    ) -> None:
        self._link = link
        self._words = words
        self._typed = typed
        self._hourglass = Hourglass(link, words, now)
        self._stirred = asyncio.Event()
        self._manner = manner
        self._commands = Commands(link, words, now, manner)
        self._roll = Roll(console)
        self._news = News(link, words, self._roll)
        self._topic: Question | None = None
        """What is asked; ``_asked`` is the same, or what it has been narrowed down to."""
        self._asked: Question | None = None
        self._moment: tuple[object, ...] = ()
        """The decision for which the table was shown last."""
        self._sending: asyncio.Task[None] | None = None
        self._before: PlayerView | None = None
        """The side of whoever has moved, before that."""
        self._next: Link | None = None

    async def run(self) -> Link | None:
        """Play to the end, or until somebody leaves; the table at which these players meet again, if so."""
        self._link.follow(self._stirred.set)
        self._typed.listen(self._stirred.set)
        going = asyncio.create_task(self._link.run())
        going.add_done_callback(lambda _: self._stirred.set())
        try:
            while await self._go_on():
                if going.done():
                    going.result()  # what has broken the connection for good
            return self._next
        finally:
            going.cancel()
            await self._link.close()

    async def _go_on(self) -> bool:
        """Tell what is new, then take one line, or wait until something happens; False when all is over."""
        self._stirred.clear()
        self._tell_news()
        if self._link.status == "closed" or (self._link.status == "finished" and self._asked is None):
            return False
        line = self._typed.next() if self._is_listening else None
        if line is None:
            await self._stir(self._hourglass.until_warning(self._asked))
            return True
        self._roll.answered(is_typed=self._typed.is_live)
        return await self._obey(line)

    @property
    def _is_asking(self) -> bool:
        """Whether an answer is wanted; none is while the one before is on its way."""
        return self._asked is not None and self._sending is None

    @property
    def _is_listening(self) -> bool:
        """Whether a line may be read: what is typed before an answer has come waits, if it will soon."""
        if self._sending is not None:
            return self._typed.is_live and not self._link.is_connected
        return self._asked is not None or self._typed.is_live

    async def _stir(self, seconds: float | None) -> None:
        """Wait until something happens, or it is time to tell of the clock."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), seconds)

    # --- telling and asking ---------------------------------------------------------------------------------

    @property
    def _names(self) -> list[str]:
        return names_of(self._link.chairs, self._words)

    def _tell_news(self) -> None:
        """Tell what has happened since the last time, and ask what there is to ask."""
        self._news.tell()
        self._hear_answer()
        if self._sending is None:
            self._ask(self._question())
        for warning in self._hourglass.warnings(self._asked):
            self._roll.tell(warning)
        if self._is_asking and self._asked is not None:
            self._roll.ask(self._asked.text(self._words))
        elif self._asked is None:
            self._news.tell_waiting()

    def _hear_answer(self) -> None:
        """Once what was sent is answered: tell what it has brought, or why it was refused."""
        if self._sending is None or not self._sending.done():
            return
        sending, self._sending = self._sending, None
        try:
            sending.result()
        except SilverGoldError as error:
            self._roll.tell(self._words.say("answer-illegal", error=self._words.error(error)))
            return
        if self._before is not None and isinstance(self._topic, MarkIsland):
            self._news.tell_events(
                gains(self._topic.seat, self._before, self._link.look(self._topic.seat).me)
            )
        if isinstance(self._topic, Decision):
            # What may be done next can be the same once more: to be ready, to draw from the pile.
            self._topic = self._asked = None

    def _question(self) -> Question | None:
        """What is asked at this keyboard now."""
        link, own = self._link, own_seats(self._link)
        if isinstance(link, RemoteLink) and link.status == "gathering":
            return Gather(link, bool(own), not link.free_seats)
        if link.status == "finished":
            return MeetAgain(link) if isinstance(link, RemoteLink) and own else None
        if is_given_up(link):
            return ComeBack(link)
        asked = [seat for seat in own if link.legal(seat)]
        return decision_of(link, asked[0]) if asked else None

    def _ask(self, question: Question | None) -> None:
        """Show what is asked, if it is something else than before."""
        if question == self._topic:
            return
        self._topic = self._asked = question
        if isinstance(question, Decision):
            self._show(question)
        elif question is not None:
            self._show_picture(question)

    def _show(self, question: Decision) -> None:
        """The table where a turn begins, and then what the question is about; and how long one may think."""
        seen = question.seen
        moment = (seen.round, seen.turn, seen.phase, question.seat)
        is_new, self._moment = moment != self._moment, moment
        if is_new and isinstance(question, MarkIsland):
            self._roll.print(self._manner.table(seen, self._names))
        else:
            self._show_picture(question)
        if left := self._hourglass.turn(question.seat):
            self._roll.print(Text(left))

    def _show_picture(self, question: Question) -> None:
        if (picture := self._manner.question(question, self._names)) is not None:
            self._roll.print(picture)

    # --- answering -----------------------------------------------------------------------------------------

    async def _obey(self, line: str) -> bool:
        """Do what was typed; False to leave."""
        if line in ("q", "quit", "exit"):
            return False
        if line == "a" and isinstance(self._asked, MeetAgain) and isinstance(self._link, RemoteLink):
            return await self._meet_again(self._link)
        if isinstance(self._asked, MeetAgain) and not line:
            return False
        if (shown := self._commands.answer(line)) is not None:
            self._roll.print(shown)
        elif self._asked is None or self._sending is not None:
            self._roll.tell(self._news.awaited())
        else:
            self._answer(self._asked, line)
        return True

    def _answer(self, question: Question, line: str) -> None:
        try:
            answer = question.answer(line)
        except OrderError as error:
            self._roll.tell(self._words.say(error.message_id, **error.values))
            return
        if isinstance(answer, Question):
            self._asked = answer
            self._show_picture(answer)
        else:
            self._send(answer)

    def _send(self, sent: Coroutine[Any, Any, None]) -> None:
        """Do it while the game goes on: an answer may be long in coming where the connection is lost."""
        self._asked = self._topic
        self._before = self._topic.seen.me if isinstance(self._topic, MarkIsland) else None
        self._sending = asyncio.create_task(sent)
        self._sending.add_done_callback(lambda _: self._stirred.set())

    async def _meet_again(self, link: RemoteLink) -> bool:
        try:
            self._next = await link.again()
        except SilverGoldError as error:
            self._roll.tell(self._words.error(error))
        return self._next is None


async def play_games(console: Console, link: Link, words: Words, typed: Typed, manner: Manner) -> None:
    """One game, and as many more as the players like."""
    following: Link | None = link
    while following is not None:
        following = await PlainGame(console, following, words, typed, manner).run()
