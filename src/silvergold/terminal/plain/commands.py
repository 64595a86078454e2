"""Commands that work at any time at the plain prompt, even while others decide."""

from rich.console import Group, RenderableType
from rich.text import Text

from silvergold.engine.events import Revealed
from silvergold.protocol.commands import Phrase
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.table_client import TableClient, logged_events, own_seats, seat_names
from silvergold.terminal.plain.game.waiting_room import seat_lines
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.rendering.log_lines import log_formatter, recap_lines
from silvergold.terminal.rendering.phrases import PHRASES, phrase_lines
from silvergold.terminal.rendering.qr_code import qr_code
from silvergold.terminal.rendering.time_left import Now, format_time, seconds_left
from silvergold.words import Words

RECENT_TURNS = 2


def phrase_typed(line: str) -> Phrase | None:
    """The phrase of a line such as ``e 2``."""
    order, _, number = line.partition(" ")
    is_phrase = order == "e" and number.isdecimal() and 1 <= int(number) <= len(PHRASES)
    return PHRASES[int(number) - 1] if is_phrase else None


class Commands:
    """Help, table, scores, clock and recent events."""

    def __init__(self, client: TableClient, words: Words, now: Now, style: OutputStyle) -> None:
        self._style = style
        self._client = client
        self._words = words
        self._now = now

    def output_for(self, line: str) -> RenderableType | None:
        """The output of a command; None if the line is no command."""
        has_started = self._client.status in ("playing", "finished")
        if isinstance(self._client, RemoteClient) and line in ("e", "i"):
            return self._phrases_or_link(self._client, line)
        match line:
            case "?" | "h" | "help":
                return self._help(has_started)
            case "t" if has_started:
                return self._style.table(self._client.view(self._viewer()), self._names)
            case "t" if isinstance(self._client, RemoteClient):
                return Text("\n".join(seat_lines(self._client, self._words)))
            case "s" if has_started:
                return self._style.scores(self._client.view(self._viewer()), self._names)
            case "c" if has_started:
                return Text("\n".join(self._times()) or self._words.say("plain-no-clock"))
            case "d":
                return Text(self._style.toggle())
            case "w":
                return Text("\n".join(self._recent_events()))
            case "y" if has_started:
                return self.recap() or Text(self._words.say("recap-nothing-missed"))
        return None

    def _phrases_or_link(self, client: RemoteClient, line: str) -> RenderableType:
        """At a server: the phrases to say, or the link for friends with its QR code."""
        if line == "e":
            return Text("\n".join([self._words.say("plain-phrases"), *phrase_lines(self._words)]))
        link = Text(client.share_url, overflow="fold")
        return Group(link, qr_code(client.share_url)) if self._style.is_drawn else link

    def recap(self) -> Text | None:
        """What happened while the player was away; None if nothing did."""
        lines = [f"  {line.text}" for line in recap_lines(self._client, self._words)]
        return Text("\n".join([self._words.say("recap"), *lines])) if lines else None

    @property
    def _names(self) -> list[str]:
        return seat_names(self._client.seats, self._words)

    def _viewer(self) -> int | None:
        """The seat whose view is shown: the one to move, or the first at this keyboard."""
        own = own_seats(self._client)
        return next((seat for seat in own if self._client.legal(seat)), own[0] if own else None)

    def _help(self, has_started: bool) -> Text:
        if not has_started:
            return Text(self._words.say("plain-gathering-help"))
        messages = ("plain-help", "cli-deck-legend") if self._style.is_drawn else ("plain-help",)
        return Text("\n".join(map(self._words.say, messages)))

    def _times(self) -> list[str]:
        """The remaining time of everybody who has to move."""
        lefts = [seconds_left(state.due_at, self._now()) for state in self._client.seats]
        named = zip(self._names, lefts, strict=True)
        return [f"{name}: {format_time(left, self._words)}" for name, left in named if left is not None]

    def _recent_events(self) -> list[str]:
        """The events of this turn and the previous one."""
        events = logged_events(self._client)
        turns = [number for number, event in enumerate(events) if isinstance(event, Revealed)]
        first = turns[-RECENT_TURNS] if len(turns) >= RECENT_TURNS else 0
        return [f"  {line.text}" for line in log_formatter(self._client, self._words).lines(events[first:])]
