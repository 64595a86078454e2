"""The table drawn: what goes where on its screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import Phase, PlayerMove, View
from silvergold.engine.state import OpenCard
from silvergold.terminal.company import draw_clocks, draw_sides
from silvergold.terminal.drawing import CRAMPED, ROOMY, Drawn
from silvergold.terminal.expedition import expedition, heading, legend
from silvergold.terminal.log import narrator_of
from silvergold.terminal.saying import what_to_do
from silvergold.terminal.steps import Away, Keeping, Marking, Taking
from silvergold.terminal.widgets.display import Display
from silvergold.terminal.widgets.island import Island
from silvergold.terminal.widgets.log import WIDEST_LOOK_BACK, Log

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen


LEAST_WIDTH, LEAST_HEIGHT = 60, 18
"""In a smaller window nothing can be drawn but that."""


def draw_table(screen: "TableScreen", seen: View, legal: Sequence[PlayerMove]) -> None:
    """Draw everything of a turn."""
    is_roomy = screen.size_of_boxes is ROOMY
    screen.set_class(is_roomy, "-roomy")
    screen.set_class(screen.size_of_boxes is CRAMPED, "-cramped")
    screen.set_class(screen.is_tiny, "-tiny")
    screen.paper("tiny").write(_tiny(screen))
    screen.paper("legend").write(legend(screen.words, screen.palette))
    screen.set_class(isinstance(screen.step, Keeping), "-keeping")
    screen.set_class(isinstance(screen.step, Taking), "-taking")
    screen.paper("heading").write(heading(seen, screen.words, screen.palette))
    screen.paper("saying").write(_saying(screen, seen, legal))
    _draw_islands(screen, seen)
    form = screen.step.aim.shape if isinstance(screen.step, Marking) and screen.step.aim else None
    screen.paper("expedition").write(expedition(seen, form, screen.palette))
    chosen = screen.step.cursor if isinstance(screen.step, Taking) else None
    screen.query_one(Display).show(seen, screen.words, chosen, is_large=is_roomy)
    draw_sides(screen, seen)
    draw_clocks(screen)
    narrator = narrator_of(screen.link, screen.words)
    screen.query_one(Log).show(narrator.lines(screen.link.events[-WIDEST_LOOK_BACK:]))
    watching = ("watch",) if seen.seat is None else ()
    over = ("result",) if seen.phase == Phase.OVER else ()
    screen.show_keys([*screen.step.hints, *over, *watching, "score", "log", "keys", "leave"])


def _tiny(screen: "TableScreen") -> Text:
    """What to do where nothing else can be drawn."""
    told = screen.words.say("window-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    return Text(told, style=Style(color=screen.palette.alarm, bold=True))


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
