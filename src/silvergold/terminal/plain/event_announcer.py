"""What has happened at a table since it was told last."""

from silvergold.engine import Event
from silvergold.engine.events import Coin, Palm, Revealed
from silvergold.engine.view import PlayerView
from silvergold.terminal.client.table_client import LoggedEvent, TableClient, seat_names
from silvergold.terminal.plain.printer import Printer
from silvergold.terminal.rendering.instructions import instruction
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.rendering.printed_table import end_of_game
from silvergold.words import Words


class EventAnnouncer:
    """Tells everything once: events, a connection that goes and comes, whom the game waits for, the end."""

    def __init__(self, client: TableClient, words: Words, printer: Printer) -> None:
        self._client = client
        self._words = words
        self._printer = printer
        self._told = first_told(client)
        """How many events were told."""
        self._status = ""
        """How far the table had come."""
        self._is_connected = True
        self._waits_for = ""

    def tell(self) -> None:
        """What is new."""
        events = self._client.events[self._told :]
        self._told += len(events)
        self.tell_events(events)
        if self._client.is_connected != self._is_connected:
            self._is_connected = self._client.is_connected
            self._printer.tell(self._words.say("plain-connected" if self._is_connected else "reconnecting"))
        if self._client.status != self._status:
            self._status = self._client.status
            self._tell_status()

    def tell_events(self, events: tuple[LoggedEvent, ...]) -> None:
        """Some events, a line each."""
        for line in log_formatter(self._client, self._words).lines(events) if events else ():
            self._printer.tell(f"  {line.text}", softly=True)

    def _tell_status(self) -> None:
        if self._status == "finished":
            names = seat_names(self._client.seats, self._words)
            self._printer.print(end_of_game(self._client.view(None), names, self._words))
        elif self._status == "closed":
            self._printer.tell(self._words.say("table-closed"))

    def tell_waiting(self) -> None:
        """Whom the game waits for, once, where it is people: bots are quick."""
        if self._client.status != "playing":
            return
        to_move, seats = self._client.view(None).to_move, self._client.seats
        if self.awaited() != self._waits_for and any(not seats[seat].is_bot for seat in to_move):
            self._waits_for = self.awaited()
            self._printer.tell(self._waits_for)

    def awaited(self) -> str:
        """Whom the game waits for, or that nobody is heard of."""
        if not self._is_connected:
            return self._words.say("reconnecting")
        if self._client.status != "playing":
            return ""
        return instruction(
            self._client.view(None), (), seat_names(self._client.seats, self._words), self._words
        )


def first_told(client: TableClient) -> int:
    """Of a game under way only the latest turn is told: everything from its shape on."""
    shapes = [number for number, event in enumerate(client.events) if isinstance(event, Revealed)]
    return shapes[-1] if shapes else 0


def gains(seat: int, before: PlayerView, after: PlayerView) -> tuple[Event, ...]:
    """What a mark has brought at once: the others are told of it when all are ready."""
    coins = after.score_card.coins - before.score_card.coins
    palms = after.score_card.palms[len(before.score_card.palms) :]
    return (*(Coin(seat) for _ in range(coins)), *(Palm(seat, points) for points in palms))
