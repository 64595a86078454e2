"""The table drawn: what goes where on its screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import Phase, PlayerMove, View, score
from silvergold.engine.state import OpenCard
from silvergold.terminal.clock import is_little, seconds_left, written
from silvergold.terminal.drawing import ROOMY, Drawn
from silvergold.terminal.expedition import expedition, heading
from silvergold.terminal.link import Chair
from silvergold.terminal.log import narrator_of
from silvergold.terminal.saying import what_to_do
from silvergold.terminal.sides import name_line, other_side, own_side
from silvergold.terminal.steps import Away, Keeping, Marking, Taking
from silvergold.terminal.widgets.clock import Clock
from silvergold.terminal.widgets.display import Display
from silvergold.terminal.widgets.island import Island
from silvergold.terminal.widgets.log import WIDEST_LOOK_BACK, Log
from silvergold.terminal.widgets.side import Side

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen

ASIDE_WIDTH = {False: 27, True: 34}
"""Of the column beside the board, by whether there is much room."""
STARTS, READY, THINKS, AWAY = "►", "✓", "…", "z"


def draw_table(screen: "TableScreen", seen: View, legal: Sequence[PlayerMove]) -> None:
    """Draw everything of a turn."""
    is_roomy = screen.size_of_boxes is ROOMY
    screen.set_class(is_roomy, "-roomy")
    screen.set_class(isinstance(screen.step, Keeping), "-keeping")
    screen.set_class(isinstance(screen.step, Taking), "-taking")
    screen.paper("heading").write(heading(seen, screen.words, screen.palette))
    screen.paper("saying").write(_saying(screen, seen, legal))
    _draw_islands(screen, seen)
    form = screen.step.aim.shape if isinstance(screen.step, Marking) and screen.step.aim else None
    screen.paper("expedition").write(expedition(seen, form, screen.palette))
    chosen = screen.step.cursor if isinstance(screen.step, Taking) else None
    screen.query_one(Display).show(seen, screen.words, chosen, is_large=is_roomy)
    _draw_sides(screen, seen)
    draw_clocks(screen)
    narrator = narrator_of(screen.link, screen.words)
    screen.query_one(Log).show(narrator.lines(screen.link.events[-WIDEST_LOOK_BACK:]))
    watching = ("watch",) if seen.seat is None else ()
    over = ("result",) if seen.phase == Phase.OVER else ()
    screen.show_keys([*screen.step.hints, *over, *watching, "score", "log", "keys", "leave"])


def _saying(screen: "TableScreen", seen: View, legal: Sequence[PlayerMove]) -> Text:
    """What to do, or what went wrong."""
    palette = screen.palette
    if not screen.link.is_connected:
        return Text(screen.words.say("reconnecting"), style=Style(color=palette.alarm, bold=True))
    if screen.notice:
        return Text(f"! {screen.notice}", style=Style(color=palette.alarm, bold=True))
    if isinstance(screen.step, Away):
        return Text(f"▸ {screen.words.say('do-return')}", style=Style(color=palette.gold, bold=True))
    text = what_to_do(seen, legal, screen.names, screen.words)
    return Text(f"{'▸ ' if legal else ''}{text}", style=Style(color=palette.gold, bold=bool(legal)))


def _draw_islands(screen: "TableScreen", seen: View) -> None:
    """The viewer's islands, or the cards dealt to choose from."""
    step, size = screen.step, screen.size_of_boxes
    shown = _dealt(seen) if isinstance(step, Keeping) else _own_islands(screen, seen)
    for number, island in enumerate(screen.query(Island)):
        island.display = number < len(shown)
        if not island.display:
            continue
        drawn = shown[number]
        if isinstance(step, Keeping):
            is_chosen = drawn.card.id in step.chosen
            island.show(drawn, size, screen.words, is_pointed=number == step.cursor, is_chosen=is_chosen)
        else:
            aims = isinstance(step, Marking) and step.aim is not None and step.aim.ghost.island == number
            island.show(drawn, size, screen.words, is_pointed=aims)


def _dealt(seen: View) -> list[Drawn]:
    return [Drawn.of(OpenCard(card, card.boxes)) for card in seen.me.dealt]


def _own_islands(screen: "TableScreen", seen: View) -> list[Drawn]:
    """The islands in front, with this turn's marks and the ghost."""
    front = screen.watched if seen.seat is None else seen.seat
    as_all_see = dict(screen.link.look(None).players[front].cards)
    islands = []
    for number, (card, unmarked) in enumerate(seen.players[front].cards):
        fresh = as_all_see.get(card, unmarked) & ~unmarked
        islands.append(_with_aim(screen, number, Drawn(card, unmarked, fresh)))
    return islands


def _with_aim(screen: "TableScreen", number: int, drawn: Drawn) -> Drawn:
    aim = screen.step.aim if isinstance(screen.step, Marking) else None
    if aim is None:
        return drawn
    candidates = sum(place.boxes for place in aim.candidates if place.island == number)
    ghost = aim.ghost.boxes if aim.ghost.island == number else 0
    return Drawn(drawn.card, drawn.unmarked, drawn.fresh, ghost, aim.mark is not None, candidates)


def _draw_sides(screen: "TableScreen", seen: View) -> None:
    """The viewer's score card, and all the others clockwise."""
    front, *others = _clockwise(screen, seen)
    signs = _signs(front, seen, screen.link.chairs[front])
    width = ASIDE_WIDTH[screen.size_of_boxes is ROOMY]
    own = own_side(screen.names[front], seen.players[front], signs, width, screen.palette)
    screen.paper("mine").write(own)
    for place, side in enumerate(screen.query(Side)):
        side.display = place < len(others)
        if side.display:
            side.show_rest(other_side(seen.players[others[place]], screen.palette))


def draw_clocks(screen: "TableScreen") -> None:
    """All that changes with every second: the clock of the seat in front, and those of the others."""
    seen = screen.link.look(screen.viewer)
    front, *others = _clockwise(screen, seen)
    chairs, names, now = screen.link.chairs, screen.names, screen.now()
    width = ASIDE_WIDTH[screen.size_of_boxes is ROOMY]
    clock = screen.query_one(Clock)
    left = seconds_left(chairs[front].due_at, now)
    clock.show(left, screen.words)
    if chairs[front].is_mine:
        clock.warn(chairs[front].due_at, left)
    for side, seat in zip(screen.query(Side), others, strict=False):
        time = _time(screen, seconds_left(chairs[seat].due_at, now))
        points, signs = score(seen.players[seat]).total, _signs(seat, seen, chairs[seat])
        side.show_name(name_line(names[seat], points, signs, width, screen.palette, time))


def _time(screen: "TableScreen", left: int | None) -> Text | None:
    if left is None:
        return None
    time = written(left, screen.words)
    if is_little(left):
        return Text(f"{time}!", style=Style(color=screen.palette.alarm, bold=True))
    return Text(time, style=screen.palette.surf)


def _clockwise(screen: "TableScreen", seen: View) -> list[int]:
    """All seats, the one in front first."""
    front, count = screen.watched if seen.seat is None else seen.seat, len(seen.players)
    return [(front + step) % count for step in range(count)]


def _signs(seat: int, seen: View, chair: Chair) -> str:
    """What is to be known of a seat at a glance."""
    signs = STARTS if seat == seen.start_player and seen.turn else ""
    if seen.phase in (Phase.MARK, Phase.KEEP):
        signs += THINKS if seat in seen.to_move else READY
    elif seat in seen.to_move:
        signs += THINKS
    return signs + (AWAY if chair.is_away else "")
