"""Draws the parts of the table's screen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from silvergold.engine import PlayerMove, View
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.table_client import logged_events
from silvergold.terminal.interaction.placement_cursor import PlacementCursor
from silvergold.terminal.interaction.selections import Away, KeepSelection, MarkSelection, TakeSelection
from silvergold.terminal.rendering.expedition import expedition, heading, legend
from silvergold.terminal.rendering.instructions import instruction
from silvergold.terminal.rendering.islands import CRAMPED, HINT, ROOMY, IslandPicture
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.screens.player_panels import draw_clocks, draw_panels
from silvergold.terminal.widgets.display import DisplayWidget
from silvergold.terminal.widgets.island import IslandWidget
from silvergold.terminal.widgets.log import EVENTS_SHOWN, LogWidget

if TYPE_CHECKING:
    from silvergold.terminal.screens.table import TableScreen


MIN_WIDTH, MIN_HEIGHT = 60, 18
"""Below this size, only a message is shown."""


def draw_table(screen: "TableScreen", view: View, legal: Sequence[PlayerMove]) -> None:
    """Draw the whole table."""
    is_roomy = screen.size_of_boxes is ROOMY
    screen.set_class(is_roomy, "-roomy")
    screen.set_class(screen.size_of_boxes is CRAMPED, "-cramped")
    screen.set_class(screen.is_tiny, "-tiny")
    screen.text_widget("tiny").write(_tiny(screen))
    screen.text_widget("legend").write(legend(screen.words, screen.palette))
    screen.set_class(isinstance(screen.selection, KeepSelection), "-keeping")
    screen.set_class(isinstance(screen.selection, TakeSelection), "-taking")
    screen.text_widget("heading").write(heading(view, screen.words, screen.palette))
    screen.text_widget("instruction").write(_instruction(screen, view, legal))
    _draw_islands(screen, view)
    form = cursor.shape if (cursor := _cursor(screen)) else None
    screen.text_widget("expedition").write(expedition(view, form, screen.words, screen.palette))
    chosen = screen.selection.cursor if isinstance(screen.selection, TakeSelection) else None
    screen.query_one(DisplayWidget).show(view, screen.words, chosen, screen.coach.suggests, is_large=is_roomy)
    hint = f"{HINT} {screen.coach.text}"
    screen.text_widget("coach").write(Text(hint, style=Style(color=screen.palette.gold)))
    screen.text_widget("coach").display = bool(screen.coach.text) and not screen.is_tiny
    draw_panels(screen, view)
    draw_clocks(screen)
    formatter = log_formatter(screen.client, screen.words)
    screen.query_one(LogWidget).show(formatter.lines(logged_events(screen.client)[-EVENTS_SHOWN:]))
    screen.show_keys(screen.key_hints(view))


def _tiny(screen: "TableScreen") -> Text:
    """The message for a window that is too small."""
    text = screen.words.say("window-too-small", width=MIN_WIDTH, height=MIN_HEIGHT)
    return Text(text, style=Style(color=screen.palette.warning, bold=True))


def _instruction(screen: "TableScreen", view: View, legal: Sequence[PlayerMove]) -> Text:
    """What to do, or what went wrong."""
    palette = screen.palette
    if not screen.client.is_connected:
        return Text(screen.words.say("reconnecting"), style=Style(color=palette.warning, bold=True))
    if screen.notice:
        return Text(f"! {screen.notice}", style=Style(color=palette.warning, bold=True))
    if isinstance(screen.selection, Away):
        return Text(f"▸ {screen.words.say('do-return')}", style=Style(color=palette.gold, bold=True))
    if screen.caption:
        return Text(screen.caption, style=Style(color=palette.gold))
    text = "  ".join([instruction(view, legal, screen.names, screen.words), *_rematch_lines(screen)])
    return Text(f"{'▸ ' if legal else ''}{text}", style=Style(color=palette.gold, bold=bool(legal)))


def _rematch_lines(screen: "TableScreen") -> list[str]:
    """Who wants a rematch, after the game."""
    client = screen.client
    if not isinstance(client, RemoteClient) or client.status != "finished":
        return []
    return client.rematch_offer.lines(screen.names, screen.words)


def _draw_islands(screen: "TableScreen", view: View) -> None:
    """Draw the viewer's islands, or the cards dealt to choose from."""
    is_keeping = isinstance(screen.selection, KeepSelection)
    shown = _dealt(view) if is_keeping else _own_islands(screen, view)
    for number, island in enumerate(screen.query(IslandWidget)):
        island.display = number < len(shown)
        if island.display:
            signs = _signs(screen, number, shown[number].card.id)
            island.show(shown[number], screen.size_of_boxes, screen.words, **signs)


def _signs(screen: "TableScreen", number: int, card: str) -> dict[str, bool]:
    """Whether an island is under the cursor, selected, and suggested by the coach."""
    selection, cursor = screen.selection, _cursor(screen)
    if isinstance(selection, KeepSelection):
        return {
            "is_pointed": number == selection.cursor,
            "is_chosen": card in selection.chosen,
            "is_hinted": screen.coach.suggests(card),
        }
    return {"is_pointed": cursor is not None and cursor.preview.island == number}


def _cursor(screen: "TableScreen") -> PlacementCursor | None:
    """The cursor with which the player marks, if there is one."""
    return screen.selection.cursor if isinstance(screen.selection, MarkSelection) else None


def _dealt(view: View) -> list[IslandPicture]:
    return [IslandPicture(card, card.boxes) for card in view.me.dealt]


def _own_islands(screen: "TableScreen", view: View) -> list[IslandPicture]:
    """The islands in front, with this turn's marks and the preview."""
    front = screen.watched_seat if view.seat is None else view.seat
    public = dict(screen.public_view.players[front].cards)
    islands = []
    for number, (card, unmarked) in enumerate(view.players[front].cards):
        fresh = public.get(card, unmarked) & ~unmarked
        drawn = IslandPicture(card, unmarked, fresh, hinted=screen.coach.boxes_on(card.id))
        islands.append(_with_cursor(screen, number, drawn))
    return islands


def _with_cursor(screen: "TableScreen", number: int, drawn: IslandPicture) -> IslandPicture:
    cursor = _cursor(screen)
    if cursor is None:
        return drawn
    candidates = sum(placement.boxes for placement in cursor.candidates if placement.island == number)
    preview = cursor.preview.boxes if cursor.preview.island == number else 0
    return replace(drawn, preview=preview, fits=cursor.mark is not None, candidates=candidates)
