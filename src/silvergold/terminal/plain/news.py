"""What has happened at a table since it was told last."""

from silvergold.engine import Event
from silvergold.engine.events import Coin, Palm, Revealed
from silvergold.engine.view import PlayerView
from silvergold.terminal.link import Link, TableEvent, names_of
from silvergold.terminal.log import narrator_of
from silvergold.terminal.plain.roll import Roll
from silvergold.terminal.saying import what_to_do
from silvergold.terminal.table import end_of_game
from silvergold.words import Words


class News:
    """Tells everything once: events, a connection that goes and comes, whom the game waits for, the end."""

    def __init__(self, link: Link, words: Words, roll: Roll) -> None:
        self._link = link
        self._words = words
        self._roll = roll
        self._told = first_told(link)
        """How many events were told."""
        self._status = ""
        """How far the table had come."""
        self._is_connected = True
        self._waits_for = ""

    def tell(self) -> None:
        """What is new."""
        events = self._link.events[self._told :]
        self._told += len(events)
        self.tell_events(events)
        if self._link.is_connected != self._is_connected:
            self._is_connected = self._link.is_connected
            self._roll.tell(self._words.say("plain-connected" if self._is_connected else "reconnecting"))
        if self._link.status != self._status:
            self._status = self._link.status
            self._tell_status()

    def tell_events(self, events: tuple[Event | TableEvent, ...]) -> None:
        """Some events, a line each."""
        for line in narrator_of(self._link, self._words).lines(events) if events else ():
            self._roll.tell(f"  {line.text}", softly=True)

    def _tell_status(self) -> None:
        if self._status == "finished":
            names = names_of(self._link.chairs, self._words)
            self._roll.print(end_of_game(self._link.look(None), names, self._words))
        elif self._status == "closed":
            self._roll.tell(self._words.say("table-closed"))

    def tell_waiting(self) -> None:
        """Whom the game waits for, once, where it is people: bots are quick."""
        if self._link.status != "playing":
            return
        to_move, chairs = self._link.look(None).to_move, self._link.chairs
        if self.awaited() != self._waits_for and any(not chairs[seat].is_bot for seat in to_move):
            self._waits_for = self.awaited()
            self._roll.tell(self._waits_for)

    def awaited(self) -> str:
        """Whom the game waits for, or that nobody is heard of."""
        if not self._is_connected:
            return self._words.say("reconnecting")
        if self._link.status != "playing":
            return ""
        return what_to_do(self._link.look(None), (), names_of(self._link.chairs, self._words), self._words)


def first_told(link: Link) -> int:
    """Of a game under way only the latest turn is told: everything from its shape on."""
    shapes = [number for number, event in enumerate(link.events) if isinstance(event, Revealed)]
    return shapes[-1] if shapes else 0


def gains(seat: int, before: PlayerView, after: PlayerView) -> tuple[Event, ...]:
    """What a mark has brought at once: the others are told of it when all are ready."""
    coins = after.score_card.coins - before.score_card.coins
    palms = after.score_card.palms[len(before.score_card.palms) :]
    return (*(Coin(seat) for _ in range(coins)), *(Palm(seat, points) for points in palms))
