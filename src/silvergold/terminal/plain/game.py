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
from silvergold.terminal.client.remote import RemoteClient
from silvergold.terminal.client.table_client import TableClient, has_to_return, own_seats, seat_names
from silvergold.terminal.plain.clock_announcer import ClockAnnouncer
from silvergold.terminal.plain.commands import Commands
from silvergold.terminal.plain.event_announcer import EventAnnouncer, gains
from silvergold.terminal.plain.input_parser import InputError
from silvergold.terminal.plain.input_reader import InputReader
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.printer import Printer
from silvergold.terminal.plain.prompts import MarkPrompt, MovePrompt, Prompt, ReturnPrompt, move_prompt
from silvergold.terminal.plain.waiting_room import RematchPrompt, WaitingRoomPrompt
from silvergold.terminal.rendering.time_left import Now
from silvergold.words import Words


class PlainGame:
    """A table for whoever types; all that happens, happens between two lines of theirs or while they wait."""

    def __init__(
        self,
        console: Console,
        client: TableClient,
        words: Words,
        typed: InputReader,
        style: OutputStyle,
        now: Now = time.time,
    ) -> None:
        self._client = client
        self._words = words
        self._input = typed
        self._clock = ClockAnnouncer(client, words, now)
        self._stirred = asyncio.Event()
        self._style = style
        self._commands = Commands(client, words, now, style)
        self._printer = Printer(console)
        self._announcer = EventAnnouncer(client, words, self._printer)
        self._topic: Prompt | None = None
        """What is asked; ``_asked`` is the same, or what it has been narrowed down to."""
        self._asked: Prompt | None = None
        self._moment: tuple[object, ...] = ()
        """The decision for which the table was shown last."""
        self._sending: asyncio.Task[None] | None = None
        self._before: PlayerView | None = None
        """The side of whoever has moved, before that."""
        self._next: TableClient | None = None

    async def run(self) -> TableClient | None:
        """Play to the end, or until somebody leaves; the table at which these players meet again, if so."""
        self._client.subscribe(self._stirred.set)
        self._input.listen(self._stirred.set)
        going = asyncio.create_task(self._client.run())
        going.add_done_callback(lambda _: self._stirred.set())
        try:
            while await self._go_on():
                if going.done():
                    going.result()  # what has broken the connection for good
            return self._next
        finally:
            going.cancel()
            await self._client.close()

    async def _go_on(self) -> bool:
        """Tell what is new, then take one line, or wait until something happens; False when all is over."""
        self._stirred.clear()
        self._tell_news()
        if self._client.status == "closed" or (self._client.status == "finished" and self._asked is None):
            return False
        line = self._input.next() if self._is_listening else None
        if line is None:
            await self._stir(self._clock.until_warning(self._asked))
            return True
        self._printer.answered(is_typed=self._input.is_live)
        return await self._obey(line)

    @property
    def _is_asking(self) -> bool:
        """Whether an answer is wanted; none is while the one before is on its way."""
        return self._asked is not None and self._sending is None

    @property
    def _is_listening(self) -> bool:
        """Whether a line may be read: what is typed before an answer has come waits, if it will soon."""
        if self._sending is not None:
            return self._input.is_live and not self._client.is_connected
        return self._asked is not None or self._input.is_live

    async def _stir(self, seconds: float | None) -> None:
        """Wait until something happens, or it is time to tell of the clock."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), seconds)

    # --- telling and asking ---------------------------------------------------------------------------------

    @property
    def _names(self) -> list[str]:
        return seat_names(self._client.seats, self._words)

    def _tell_news(self) -> None:
        """Tell what has happened since the last time, and ask what there is to ask."""
        self._announcer.tell()
        self._hear_answer()
        if self._sending is None:
            self._ask(self._question())
        for warning in self._clock.warnings(self._asked):
            self._printer.tell(warning)
        if self._is_asking and self._asked is not None:
            self._printer.ask(self._asked.text(self._words))
        elif self._asked is None:
            self._announcer.tell_waiting()

    def _hear_answer(self) -> None:
        """Once what was sent is answered: tell what it has brought, or why it was refused."""
        if self._sending is None or not self._sending.done():
            return
        sending, self._sending = self._sending, None
        try:
            sending.result()
        except SilverGoldError as error:
            self._printer.tell(self._words.say("answer-illegal", error=self._words.error(error)))
            return
        if self._before is not None and isinstance(self._topic, MarkPrompt):
            self._announcer.tell_events(
                gains(self._topic.seat, self._before, self._client.view(self._topic.seat).me)
            )
        if isinstance(self._topic, MovePrompt):
            # What may be done next can be the same once more: to be ready, to draw from the pile.
            self._topic = self._asked = None

    def _question(self) -> Prompt | None:
        """What is asked at this keyboard now."""
        client, own = self._client, own_seats(self._client)
        if isinstance(client, RemoteClient) and client.status == "gathering":
            return WaitingRoomPrompt(client, bool(own), not client.free_seats)
        if client.status == "finished":
            return RematchPrompt(client) if isinstance(client, RemoteClient) and own else None
        if has_to_return(client):
            return ReturnPrompt(client)
        asked = [seat for seat in own if client.legal(seat)]
        return move_prompt(client, asked[0]) if asked else None

    def _ask(self, question: Prompt | None) -> None:
        """Show what is asked, if it is something else than before."""
        if question == self._topic:
            return
        self._topic = self._asked = question
        if isinstance(question, MovePrompt):
            self._show(question)
        elif question is not None:
            self._show_picture(question)

    def _show(self, question: MovePrompt) -> None:
        """The table where a turn begins, and then what the question is about; and how long one may think."""
        seen = question.seen
        moment = (seen.round, seen.turn, seen.phase, question.seat)
        is_new, self._moment = moment != self._moment, moment
        if is_new and isinstance(question, MarkPrompt):
            self._printer.print(self._style.table(seen, self._names))
        else:
            self._show_picture(question)
        if left := self._clock.turn(question.seat):
            self._printer.print(Text(left))

    def _show_picture(self, question: Prompt) -> None:
        if (picture := self._style.question(question, self._names)) is not None:
            self._printer.print(picture)

    # --- answering -----------------------------------------------------------------------------------------

    async def _obey(self, line: str) -> bool:
        """Do what was typed; False to leave."""
        if line in ("q", "quit", "exit"):
            return False
        if line == "a" and isinstance(self._asked, RematchPrompt) and isinstance(self._client, RemoteClient):
            return await self._meet_again(self._client)
        if isinstance(self._asked, RematchPrompt) and not line:
            return False
        if (shown := self._commands.answer(line)) is not None:
            self._printer.print(shown)
        elif self._asked is None or self._sending is not None:
            self._printer.tell(self._announcer.awaited())
        else:
            self._answer(self._asked, line)
        return True

    def _answer(self, question: Prompt, line: str) -> None:
        try:
            answer = question.answer(line)
        except InputError as error:
            self._printer.tell(self._words.say(error.message_id, **error.values))
            return
        if isinstance(answer, Prompt):
            self._asked = answer
            self._show_picture(answer)
        else:
            self._send(answer)

    def _send(self, sent: Coroutine[Any, Any, None]) -> None:
        """Do it while the game goes on: an answer may be long in coming where the connection is lost."""
        self._asked = self._topic
        self._before = self._topic.seen.me if isinstance(self._topic, MarkPrompt) else None
        self._sending = asyncio.create_task(sent)
        self._sending.add_done_callback(lambda _: self._stirred.set())

    async def _meet_again(self, client: RemoteClient) -> bool:
        try:
            self._next = await client.rematch()
        except SilverGoldError as error:
            self._printer.tell(self._words.error(error))
        return self._next is None


async def play_games(
    console: Console, client: TableClient, words: Words, typed: InputReader, style: OutputStyle
) -> None:
    """One game, and as many more as the players like."""
    following: TableClient | None = client
    while following is not None:
        following = await PlainGame(console, following, words, typed, style).run()
