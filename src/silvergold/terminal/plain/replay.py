"""Shows a recorded game turn by turn."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from silvergold.engine import Deck, Event, Game, GameRecord, Phase, View, replay, view
from silvergold.engine.events import Revealed
from silvergold.terminal.client.table_client import seat_names, seats_of
from silvergold.terminal.rendering.log_lines import LogFormatter
from silvergold.terminal.rendering.printed_table import display, end_of_game, heading, other_player
from silvergold.words import Words


class RecordedTurn(NamedTuple):
    """One turn of a recorded game; the first one is the setup."""

    game: Game
    """The game at the end of the turn."""
    opening: View
    """The public view at the start of the turn."""
    events: tuple[Event, ...]


def turns(record: GameRecord, deck: Deck) -> Iterator[RecordedTurn]:
    """The turns of a game; the last one may be incomplete."""
    shown = 0
    latest: tuple[Game, View] | None = None
    for number, game in enumerate(replay(record, deck), start=1):
        if latest is None or isinstance(record.events[number - 1], Revealed):
            latest = game, view(game.state)
        if number == len(game.events) and game.state.phase in (Phase.REVEAL, Phase.OVER):
            yield RecordedTurn(*latest, record.events[shown:number])
            shown = number
    if latest is not None and shown < len(record.events):
        yield RecordedTurn(*latest, record.events[shown:])


def show_replay(
    console: Console, record: GameRecord, deck: Deck, words: Words, go_on: Callable[[], bool]
) -> None:
    """Show a game turn by turn, asking between turns whether to continue."""
    names = seat_names(seats_of(record.players), words)
    for turn in turns(record, deck):
        console.print(picture_of(turn, names, words))
        if turn.game.is_over:
            console.print(end_of_game(turn.game.state, names, words))
        elif not go_on():
            return


def picture_of(turn: RecordedTurn, names: list[str], words: Words) -> RenderableType:
    """The events of a turn, and the table after it."""
    after = view(turn.game.state)
    lines = LogFormatter(words, names, turn.game.state.deck).lines(turn.events)
    log = Text("\n".join(f"  {line.text}" for line in lines), style="dim")
    sides = [other_player(name, player, words) for name, player in zip(names, after.players, strict=True)]
    head = heading(turn.opening._replace(cups=after.cups), names, words)
    return Group(head, log, Columns(sides, padding=(0, 4)), display(after, words), Text(""))
