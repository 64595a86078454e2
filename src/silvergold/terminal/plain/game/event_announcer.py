"""Announces at the plain prompt what has happened at the table."""

from silvergold.engine import Event
from silvergold.engine.events import Coin, Palm, Revealed
from silvergold.engine.view import PlayerView
from silvergold.protocol.messages import Reaction
from silvergold.terminal.client.table_client import LoggedEvent, TableClient, seat_names
from silvergold.terminal.plain.game.printer import Printer
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.rendering.instructions import instruction
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.rendering.phrases import reaction_text
from silvergold.terminal.rendering.printed_table import result
from silvergold.words import Words


class EventAnnouncer:
    """Announces each event, lost connection, wait and result once."""

    def __init__(self, client: TableClient, words: Words, printer: Printer, style: OutputStyle) -> None:
        self._client = client
        self._words = words
        self._printer = printer
        self._style = style
        self._announced = first_to_announce(client)
        """The number of events announced."""
        self._status = ""
        """The latest status announced."""
        self._is_connected = True
        self._waiting_for = ""

    def announce(self) -> None:
        """Announce everything new."""
        events = self._client.received[self._announced :]
        self._announced += len(events)
        self.announce_events(events)
        if self._client.is_connected != self._is_connected:
            self._is_connected = self._client.is_connected
            self._printer.print_line(
                self._words.say("plain-connected" if self._is_connected else "reconnecting")
            )
        if self._client.status != self._status:
            self._status = self._client.status
            self._announce_status()

    def announce_events(self, events: tuple[LoggedEvent, ...]) -> None:
        """Announce some events, one per line."""
        for line in log_formatter(self._client, self._words).lines(events) if events else ():
            self._printer.print_line(f"  {line.text}", is_dim=True)

    def announce_reaction(self, reaction: Reaction) -> None:
        """Announce what somebody says."""
        self._printer.print_line(f"  {reaction_text(reaction, self._client, self._words)}")

    def _announce_status(self) -> None:
        if self._status == "finished":
            view, names = self._client.view(None), seat_names(self._client.seats, self._words)
            self._printer.print(self._style.scores(view, names))
            self._printer.print(result(view, names, self._words))
        elif self._status == "closed":
            self._printer.print_line(self._words.say("table-closed"))

    def announce_waiting(self) -> None:
        """Announce once which people the game waits for; bots are quick."""
        if self._client.status != "playing":
            return
        to_move, seats = self._client.view(None).to_move, self._client.seats
        if self.waiting_text() != self._waiting_for and any(not seats[seat].is_bot for seat in to_move):
            self._waiting_for = self.waiting_text()
            self._printer.print_line(self._waiting_for)

    def waiting_text(self) -> str:
        """Whom the game waits for, or that the connection is lost."""
        if not self._is_connected:
            return self._words.say("reconnecting")
        if self._client.status != "playing":
            return ""
        return instruction(
            self._client.view(None), (), seat_names(self._client.seats, self._words), self._words
        )


def first_to_announce(client: TableClient) -> int:
    """The number of the first event to announce: in a running game, the latest revealed shape."""
    shapes = [number for number, event in enumerate(client.received) if isinstance(event, Revealed)]
    return shapes[-1] if shapes else 0


def gains(seat: int, before: PlayerView, after: PlayerView) -> tuple[Event, ...]:
    """The coins and palms of a mark, which the others see only when all are ready."""
    coins = after.score_card.coins - before.score_card.coins
    palms = after.score_card.palms[len(before.score_card.palms) :]
    return (*(Coin(seat) for _ in range(coins)), *(Palm(seat, points) for points in palms))
