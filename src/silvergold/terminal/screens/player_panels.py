"""The players around the table, drawn beside it: score cards, small islands, and how long they may think."""

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import Phase, View, score
from silvergold.terminal.client.table_client import SeatState
from silvergold.terminal.rendering.islands import ROOMY
from silvergold.terminal.rendering.score_cards import name_line, other_side, own_side
from silvergold.terminal.rendering.time_left import format_time, is_urgent, seconds_left
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.player_panel import PlayerPanel

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen

ASIDE_WIDTH = {False: 27, True: 34}
"""Of the column beside the board, by whether there is much room."""
STARTS, READY, THINKS, AWAY = "►", "✓", "…", "z"


def draw_sides(screen: "TableScreen", seen: View) -> None:
    """The viewer's score card, and all the others clockwise."""
    front, *others = _clockwise(screen, seen)
    signs = _signs(front, seen, screen.client.seats[front])
    width = ASIDE_WIDTH[screen.size_of_boxes is ROOMY]
    own = own_side(screen.names[front], seen.players[front], signs, width, screen.palette)
    screen.text_widget("mine").write(own)
    for place, side in enumerate(screen.query(PlayerPanel)):
        side.display = place < len(others)
        if side.display:
            side.show_rest(other_side(seen.players[others[place]], screen.palette))


def draw_clocks(screen: "TableScreen") -> None:
    """All that changes with every second: the clock of the seat in front, and those of the others."""
    seen = screen.client.view(screen.viewer)
    front, *others = _clockwise(screen, seen)
    seats, names, now = screen.client.seats, screen.names, screen.now()
    width = ASIDE_WIDTH[screen.size_of_boxes is ROOMY]
    clock = screen.query_one(ClockWidget)
    left = seconds_left(seats[front].due_at, now)
    clock.show(left, screen.words)
    if seats[front].is_mine:
        clock.warn(seats[front].due_at, left)
    for side, seat in zip(screen.query(PlayerPanel), others, strict=False):
        time = _time(screen, seconds_left(seats[seat].due_at, now))
        points, signs = score(seen.players[seat]).total, _signs(seat, seen, seats[seat])
        side.show_name(name_line(names[seat], points, signs, width, screen.palette, time))


def _time(screen: "TableScreen", left: int | None) -> Text | None:
    if left is None:
        return None
    time = format_time(left, screen.words)
    if is_urgent(left):
        return Text(f"{time}!", style=Style(color=screen.palette.alarm, bold=True))
    return Text(time, style=screen.palette.surf)


def _clockwise(screen: "TableScreen", seen: View) -> list[int]:
    """All seats, the one in front first."""
    front, count = screen.watched if seen.seat is None else seen.seat, len(seen.players)
    return [(front + step) % count for step in range(count)]


def _signs(seat: int, seen: View, state: SeatState) -> str:
    """What is to be known of a seat at a glance."""
    signs = STARTS if seat == seen.start_player and seen.turn else ""
    if seen.phase in (Phase.MARK, Phase.KEEP):
        signs += THINKS if seat in seen.to_move else READY
    elif seat in seen.to_move:
        signs += THINKS
    return signs + (AWAY if state.is_away else "")
