"""The panels beside the board: score cards, small islands and clocks of all players."""

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import Phase, View, score
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.rendering.islands import ROOMY
from silvergold.terminal.rendering.score_cards import name_line, own_score_card, player_summary
from silvergold.terminal.rendering.time_left import format_time, is_urgent, seconds_left
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.player_panel import PlayerPanel

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen

PANEL_WIDTH = {False: 27, True: 34}
"""The width of the column beside the board, by whether there is much room."""
STARTS, READY, THINKS, AWAY = "►", "✓", "…", "z"


def draw_panels(screen: "TableScreen", view: View) -> None:
    """Draw the viewer's score card, and the other players clockwise."""
    front, *others = _clockwise(screen, view)
    signs = _signs(front, view, screen.client)
    width = PANEL_WIDTH[screen.size_of_boxes is ROOMY]
    own = own_score_card(screen.names[front], view.players[front], signs, width, screen.palette)
    screen.text_widget("own-score-card").write(own)
    for place, panel in enumerate(screen.query(PlayerPanel)):
        panel.display = place < len(others)
        if panel.display:
            panel.show_rest(player_summary(view.players[others[place]], screen.palette))


def draw_clocks(screen: "TableScreen") -> None:
    """Draw everything that changes every second: the clocks of all players."""
    view = screen.client.view(screen.viewer)
    front, *others = _clockwise(screen, view)
    seats, names, now = screen.client.seats, screen.names, screen.now()
    width = PANEL_WIDTH[screen.size_of_boxes is ROOMY]
    clock = screen.query_one(ClockWidget)
    left = seconds_left(seats[front].due_at, now)
    clock.show(left, screen.words)
    if seats[front].is_mine:
        clock.warn(seats[front].due_at, left)
    for panel, seat in zip(screen.query(PlayerPanel), others, strict=False):
        time = _time(screen, seconds_left(seats[seat].due_at, now))
        points, signs = score(view.players[seat]).total, _signs(seat, view, screen.client)
        panel.show_name(name_line(names[seat], points, signs, width, screen.palette, time))


def _time(screen: "TableScreen", left: int | None) -> Text | None:
    if left is None:
        return None
    time = format_time(left, screen.words)
    if is_urgent(left):
        return Text(f"{time}!", style=Style(color=screen.palette.warning, bold=True))
    return Text(time, style=screen.palette.surf)


def _clockwise(screen: "TableScreen", view: View) -> list[int]:
    """All seats, starting with the one in front."""
    front, count = screen.watched_seat if view.seat is None else view.seat, len(view.players)
    return [(front + step) % count for step in range(count)]


def _signs(seat: int, view: View, client: TableClient) -> str:
    """The signs beside a player's name: start player, thinking, ready, away."""
    signs = STARTS if seat == view.start_player and view.turn else ""
    if not client.is_live:
        return signs
    if view.phase in (Phase.MARK, Phase.KEEP):
        signs += THINKS if seat in view.to_move else READY
    elif seat in view.to_move:
        signs += THINKS
    return signs + (AWAY if client.seats[seat].is_away else "")
