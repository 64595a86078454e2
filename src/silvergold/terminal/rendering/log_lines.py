"""The log: events as lines of text, and the recap of the turns that the player has missed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from silvergold.engine import Deck, SeenEvent
from silvergold.engine.events import (
    Coin,
    Completed,
    Cup,
    Displayed,
    EarlierTurn,
    Kept,
    Marked,
    Palm,
    Refilled,
    Revealed,
    Scored,
    Started,
    Took,
    Won,
)
from silvergold.engine.grid import box_names
from silvergold.protocol import events
from silvergold.terminal.client.table_client import (
    LoggedEvent,
    TableClient,
    logged_events,
    own_seats,
    seat_names,
)
from silvergold.words import MessageValue, Words

SEAT_EVENTS: dict[type[events.Event], str] = {
    events.Sat: "sat",
    events.Left: "left",
    events.Returned: "returned",
    events.Replaced: "replaced",
    events.RematchAccepted: "rematch-accepted",
    events.RematchDeclined: "rematch-declined",
}
"""Events of a seat, with the names of their messages."""


class LogLine(NamedTuple):
    """One line of the log."""

    text: str
    is_heading: bool = False
    """Whether it is the first line of a turn."""


@dataclass(frozen=True)
class LogFormatter:
    """Formats events for the people at this keyboard."""

    words: Words
    names: Sequence[str]
    deck: Deck
    addressed_seat: int | None = None
    """The seat that is addressed as "you"."""

    def lines(self, logged: Sequence[LoggedEvent]) -> list[LogLine]:
        """Format some events; consecutive coins of a seat share a line."""
        return list(self._lines(logged))

    def _lines(self, logged: Sequence[LoggedEvent]) -> Iterator[LogLine]:
        for _, grouped in groupby(enumerate(logged), key=_group_key):
            group = [event for _, event in grouped]
            event, times = group[0], len(group)
            text = (
                self._table_event(event)
                if isinstance(event, events.Event)
                else self._game_event(event, times)
            )
            if text:
                yield LogLine(text, isinstance(event, Revealed | EarlierTurn))

    def _game_event(self, event: SeenEvent, times: int) -> str:
        """An event of the game; empty for events that have no line."""
        match event:
            case Coin(seat):
                return self._say("coin", seat, coins=times)
            case Revealed(round_, turn, shape):
                named = self.words.say(f"shape-{shape}")
                return self.words.say("log-revealed", round=round_, turn=turn, shape=named)
            case EarlierTurn(round_, turn):
                return self.words.say("log-earlier-turn", round=round_, turn=turn)
            case Marked(seat, card, boxes, by):
                return self._say("marked", seat, by=by, card=self._card(card), boxes=self._boxes(boxes))
            case Palm(seat, points):
                return self._say("palm", seat, points=points)
            case Cup(seat, points):
                return self._say("cup", seat, points=points)
            case Completed(seat, card):
                return self._say("completed", seat, card=self._card(card))
            case Took(seat, card, source):
                return self._say("took", seat, card=self._card(card), **{"from": source})
        return self._setup_or_end_event(event)

    def _setup_or_end_event(self, event: SeenEvent) -> str:
        """An event of the setup or the end of a game."""
        match event:
            case Kept(seat, cards):
                return self._say("kept", seat, cards=self._cards(cards))
            case Started(seat):
                return self._say("started", seat)
            case Displayed(cards):
                return self.words.say("log-displayed", cards=self._cards(cards))
            case Refilled(cards) if cards:
                return self.words.say("log-refilled", cards=self._cards(cards))
            case Scored(seat, _, _, _, _, _, total):
                return self._say("scored", seat, total=total)
            case Won((seat,)):
                return self._say("won", seat)
            case Won(seats):
                return self.words.say("log-shared", names=self.words.join(self.names[seat] for seat in seats))
        return ""

    def _table_event(self, event: events.Event) -> str:
        """An event of the table; empty for events that have no line."""
        match event:
            case events.Rose(seat):
                return self.words.say("log-rose", number=seat + 1)
            case events.Began():
                return self.words.say("log-began")
            case events.Rematched():
                return self.words.say("log-rematched")
            case events.StoodIn(seat, bot):
                return self._say("stood-in", seat, bot=self.words.bot_name(bot))
        return self._seat_event(event)

    def _seat_event(self, event: events.Event) -> str:
        """What the person on a seat has done; empty for events that have no line."""
        what = SEAT_EVENTS.get(type(event))
        return "" if what is None else self._say(what, event.seat)  # type: ignore[attr-defined]

    def _say(self, what: str, seat: int, **values: MessageValue) -> str:
        who = "you" if seat == self.addressed_seat else "other"
        return self.words.say(f"log-{what}", who=who, name=self.names[seat], **values)

    def _card(self, card_id: str) -> str:
        return self.words.card_name(self.deck.by_id[card_id])

    def _cards(self, ids: Sequence[str]) -> str:
        return self.words.join(map(self._card, ids))

    def _boxes(self, boxes: int) -> str:
        return " ".join(box_names(boxes))


def log_formatter(client: TableClient, words: Words) -> LogFormatter:
    """The formatter for a keyboard: a single player is addressed as "you", friends by their names."""
    own = own_seats(client)
    return LogFormatter(
        words, seat_names(client.seats, words), client.deck, own[0] if len(own) == 1 else None
    )


def _group_key(numbered: tuple[int, LoggedEvent]) -> SeenEvent | int:
    """Group consecutive coins; every other event is alone."""
    number, event = numbered
    return event if isinstance(event, Coin) else number


def recap_lines(client: TableClient, words: Words) -> list[LogLine]:
    """The turns that were missed, as far as they may be looked up now; empty if there are none."""
    formatter, lines = log_formatter(client, words), list[LogLine]()
    for turn in _missed_turns(client):
        happened = formatter.lines(turn)
        nothing = [LogLine(words.say("recap-nothing-finished"))] if len(happened) == 1 else []
        lines += [*happened, *nothing]
    count = len(client.missed_turns)
    return [LogLine(words.say("recap-turns", turns=count)), *lines] if lines else []


def _missed_turns(client: TableClient) -> list[list[LoggedEvent]]:
    turns: list[list[LoggedEvent]] = []
    is_missed = False
    for event in logged_events(client):
        if isinstance(event, Revealed | EarlierTurn):
            is_missed = (event.round, event.turn) in client.missed_turns
            turns += [[]] if is_missed else []
        if is_missed:
            turns[-1].append(event)
    return turns
