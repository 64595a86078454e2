"""Shows a recorded game turn by turn."""

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from silvergold.engine import Deck, GameRecord, Phase
from silvergold.terminal.client.replay_client import ReplayMoment, replay_steps
from silvergold.terminal.client.table_client import seat_names, seats_of
from silvergold.terminal.rendering.log_lines import LogFormatter, LogLine
from silvergold.terminal.rendering.printed_table import (
    display,
    heading,
    other_player,
    result,
    score_sheet,
)
from silvergold.words import Words


def show_replay(
    console: Console, record: GameRecord, deck: Deck, words: Words, go_on: Callable[[], bool]
) -> None:
    """Show a game turn by turn, asking between turns whether to continue."""
    names = seat_names(seats_of(record.players), words)
    log = LogFormatter(words, names, deck)
    for _, steps in groupby(replay_steps(record, deck), key=attrgetter("turn")):
        *_, end = steps
        lines = log.lines(record.events[end.first_event : end.events])
        console.print(picture_of(end, lines, names, words))
        if end.view.phase == Phase.OVER:
            console.print(score_sheet(end.view.players, names, words))
            console.print(result(end.view, names, words))
        elif not go_on():
            return


def picture_of(
    end: ReplayMoment, lines: Sequence[LogLine], names: Sequence[str], words: Words
) -> RenderableType:
    """The events of a turn, and the table after it."""
    after = end.view
    log = Text("\n".join(f"  {line.text}" for line in lines), style="dim")
    sides = [other_player(name, player, words) for name, player in zip(names, after.players, strict=True)]
    head = heading(end.opening._replace(cups=after.cups), names, words)
    return Group(head, log, Columns(sides, padding=(0, 4)), display(after, words), Text(""))
