"""The table drawn: what goes where on its screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import Phase, PlayerMove, View
from silvergold.engine.state import OpenCard
from silvergold.terminal.interaction.selections import Away, KeepSelection, MarkSelection, TakeSelection
from silvergold.terminal.rendering.expedition import expedition, heading, legend
from silvergold.terminal.rendering.instructions import instruction
from silvergold.terminal.rendering.islands import CRAMPED, ROOMY, IslandPicture
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.screens.player_panels import draw_clocks, draw_sides
from silvergold.terminal.widgets.display import DisplayWidget
from silvergold.terminal.widgets.island import IslandWidget
from silvergold.terminal.widgets.log import WIDEST_LOOK_BACK, LogWidget

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
    screen.text_widget("tiny").write(_tiny(screen))
    screen.text_widget("legend").write(legend(screen.words, screen.palette))
    screen.set_class(isinstance(screen.selection, KeepSelection), "-keeping")
    screen.set_class(isinstance(screen.selection, TakeSelection), "-taking")
    screen.text_widget("heading").write(heading(seen, screen.words, screen.palette))
    screen.text_widget("saying").write(_saying(screen, seen, legal))
    _draw_islands(screen, seen)
    form = (
        screen.selection.cursor.shape
        if isinstance(screen.selection, MarkSelection) and screen.selection.cursor
        else None
    )
    screen.text_widget("expedition").write(expedition(seen, form, screen.palette))
    chosen = screen.selection.cursor if isinstance(screen.selection, TakeSelection) else None
    screen.query_one(DisplayWidget).show(seen, screen.words, chosen, is_large=is_roomy)
    draw_sides(screen, seen)
    draw_clocks(screen)
    formatter = log_formatter(screen.client, screen.words)
    screen.query_one(LogWidget).show(formatter.lines(screen.client.events[-WIDEST_LOOK_BACK:]))
    watching = ("watch",) if seen.seat is None else ()
    over = ("result",) if seen.phase == Phase.OVER else ()
    screen.show_keys([*screen.selection.hints, *over, *watching, "score", "log", "keys", "leave"])


def _tiny(screen: "TableScreen") -> Text:
    """What to do where nothing else can be drawn."""
    told = screen.words.say("window-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    return Text(told, style=Style(color=screen.palette.alarm, bold=True))


def _saying(screen: "TableScreen", seen: View, legal: Sequence[PlayerMove]) -> Text:
    """What to do, or what went wrong."""
    palette = screen.palette
    if not screen.client.is_connected:
        return Text(screen.words.say("reconnecting"), style=Style(color=palette.alarm, bold=True))
    if screen.notice:
        return Text(f"! {screen.notice}", style=Style(color=palette.alarm, bold=True))
    if isinstance(screen.selection, Away):
        return Text(f"▸ {screen.words.say('do-return')}", style=Style(color=palette.gold, bold=True))
    text = instruction(seen, legal, screen.names, screen.words)
    return Text(f"{'▸ ' if legal else ''}{text}", style=Style(color=palette.gold, bold=bool(legal)))


def _draw_islands(screen: "TableScreen", seen: View) -> None:
    """The viewer's islands, or the cards dealt to choose from."""
    selection, size = screen.selection, screen.size_of_boxes
    shown = _dealt(seen) if isinstance(selection, KeepSelection) else _own_islands(screen, seen)
    for number, island in enumerate(screen.query(IslandWidget)):
        island.display = number < len(shown)
        if not island.display:
            continue
        drawn = shown[number]
        if isinstance(selection, KeepSelection):
            is_chosen = drawn.card.id in selection.chosen
            island.show(drawn, size, screen.words, is_pointed=number == selection.cursor, is_chosen=is_chosen)
        else:
            aims = (
                isinstance(selection, MarkSelection)
                and selection.cursor is not None
                and selection.cursor.preview.island == number
            )
            island.show(drawn, size, screen.words, is_pointed=aims)


def _dealt(seen: View) -> list[IslandPicture]:
    return [IslandPicture.of(OpenCard(card, card.boxes)) for card in seen.me.dealt]


def _own_islands(screen: "TableScreen", seen: View) -> list[IslandPicture]:
    """The islands in front, with this turn's marks and the ghost."""
    front = screen.watched if seen.seat is None else seen.seat
    as_all_see = dict(screen.client.view(None).players[front].cards)
    islands = []
    for number, (card, unmarked) in enumerate(seen.players[front].cards):
        fresh = as_all_see.get(card, unmarked) & ~unmarked
        islands.append(_with_aim(screen, number, IslandPicture(card, unmarked, fresh)))
    return islands


def _with_aim(screen: "TableScreen", number: int, drawn: IslandPicture) -> IslandPicture:
    cursor = screen.selection.cursor if isinstance(screen.selection, MarkSelection) else None
    if cursor is None:
        return drawn
    candidates = sum(placement.boxes for placement in cursor.candidates if placement.island == number)
    preview = cursor.preview.boxes if cursor.preview.island == number else 0
    return IslandPicture(
        drawn.card, drawn.unmarked, drawn.fresh, preview, cursor.mark is not None, candidates
    )
