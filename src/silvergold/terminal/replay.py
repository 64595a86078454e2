"""Stepping through a recorded game, turn by turn."""

from collections.abc import Callable, Iterator

from rich.console import Console, Group
from rich.text import Text

from silvergold.engine import Deck, Event, Game, GameRecord, Phase, replay, view
from silvergold.terminal.result import end_of_game
from silvergold.terminal.table import display, heading, other_player
from silvergold.terminal.words import describe


def turns(record: GameRecord, deck: Deck) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """The game at the end of each turn, with what happened in it; first of all the setting up."""
    told = 0
    game = None
    for number, game in enumerate(replay(record, deck), start=1):
        is_turn_over = number == len(game.events) and game.state.phase in (Phase.REVEAL, Phase.OVER)
        if is_turn_over:
            yield game, record.events[told:number]
            told = number
    if game is not None and told < len(record.events):
        yield game, record.events[told:]


def show_replay(console: Console, record: GameRecord, deck: Deck, go_on: Callable[[], bool]) -> None:
    """Show a game turn by turn; between turns ask whether to go on."""
    names = [player.name for player in record.players]
    for game, events in turns(record, deck):
        show_turn(console, game, events, names)
        if game.is_over:
            console.print(end_of_game(game.state, names))
        elif not go_on():
            return


def show_turn(console: Console, game: Game, events: tuple[Event, ...], names: list[str]) -> None:
    """What happened in a turn, and the table after it: both islands of each player."""
    seen = view(game.state)
    sentences = [describe(event, names, game.state.deck) for event in events]
    sides = [other_player(name, player) for name, player in zip(names, seen.players, strict=True)]
    told = Text("\n".join(f"  {sentence}" for sentence in sentences if sentence), style="dim")
    console.print(Group(heading(seen, names), told, *sides, display(seen), Text("")))
