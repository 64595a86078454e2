"""The score sheet of all players, and the result."""

from collections.abc import Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from silvergold.engine import Color, Edition, View, score, winners
from silvergold.engine.scoring import LINES, Scorable, count_of_color
from silvergold.terminal.rendering.palette import EMBLEMS, Palette
from silvergold.words import Words


def is_tied(players: Sequence[Scorable]) -> bool:
    """R7.6: whether several players have the most points."""
    totals = [score(player).total for player in players]
    return totals.count(max(totals)) > 1


def score_table(view: View, names: Sequence[str], words: Words, palette: Palette) -> Table:
    """All scores, line by line; after a tied game, also what breaks the tie."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), show_edge=False)
    table.add_column("", style=palette.text)
    won = winners(view.players, view.edition) if view.phase == "over" else ()
    gold = Style(color=palette.gold, bold=True)
    for seat, name in enumerate(names):
        heading = Text(f"★ {name}" if seat in won else name, style=gold if seat in won else "italic bold")
        table.add_column(heading, justify="right", style=palette.text)
    scores = [score(player) for player in view.players]
    for line in LINES:
        is_total = line == "total"
        style = gold if is_total else Style.null()
        values = [str(getattr(each, line)) for each in scores]
        table.add_row(words.say(f"score-{line}"), *values, style=style)
    if view.phase == "over" and is_tied(view.players) and view.edition.has_tie_break:
        for color in Color:
            counts = [str(count_of_color(player.completed, color)) for player in view.players]
            named = words.say("tie-line", color=str(color))
            table.add_row(f"{EMBLEMS[color]} {named}", *counts, style=palette.emblems[color])
    return table


def result_lines(
    players: Sequence[Scorable], edition: Edition, names: Sequence[str], words: Words
) -> list[str]:
    """R7.6 in words: the winner, and what broke a tie."""
    seats = winners(tuple(players), edition)
    who = words.join(names[seat] for seat in seats)
    lines = [words.say("won" if len(seats) == 1 else "won-shared", names=who)]
    if is_tied(players):
        lines.append(words.say("tie-broken" if len(seats) == 1 else "tie-shared"))
    return lines
