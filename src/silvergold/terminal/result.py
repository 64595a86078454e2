"""The end of a game: the scores, who has won, and why."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from silvergold.engine import Color, Edition, GameState, score, winners
from silvergold.engine.scoring import Scorable, count_of_color
from silvergold.terminal.islands import GOLD
from silvergold.terminal.table import score_sheet


def end_of_game(state: GameState, names: Sequence[str]) -> RenderableType:
    """The score sheet and the winner."""
    result = explain_result(state.players, names, state.edition)
    sheet = score_sheet([score(player) for player in state.players], names)
    return Group(sheet, Text(result, style=f"bold {GOLD}"))


def explain_result(players: Sequence[Scorable], names: Sequence[str], edition: Edition) -> str:
    """R7.6 in a sentence: the winner, and what broke a tie."""
    seats = winners(tuple(players), edition)
    best = max(score(player).total for player in players)
    tied = [seat for seat, player in enumerate(players) if score(player).total == best]
    who = " and ".join(names[seat] for seat in seats)
    if len(seats) > 1:
        return f"{who} share the victory with {best} points."
    if len(tied) == 1:
        return f"{who} wins with {best} points."
    return f"{who} wins: {best} points each, but more finished {_deciding(players, tied)} islands (R7.6)."


def _deciding(players: Sequence[Scorable], tied: Sequence[int]) -> Color:
    """The colour that leaves one of the tied players alone."""
    for color in Color:
        most = max(count_of_color(players[seat].completed, color) for seat in tied)
        tied = [seat for seat in tied if count_of_color(players[seat].completed, color) == most]
        if len(tied) == 1:
            return color
    raise ValueError("nobody is left alone")
