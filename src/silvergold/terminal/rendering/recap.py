"""A recap: what happened while the player was away, turn by turn."""

from silvergold.engine import EarlierTurn
from silvergold.engine.events import Revealed
from silvergold.terminal.client.table_client import LoggedEvent, TableClient, logged_events
from silvergold.terminal.rendering.log_lines import LogLine, log_formatter
from silvergold.words import Words


def recap_lines(client: TableClient, words: Words) -> list[LogLine]:
    """The turns that were missed, as far as they may be looked up now; empty if there are none."""
    formatter, lines = log_formatter(client, words), list[LogLine]()
    for turn in _missed_turns(client):
        happened = formatter.lines(turn)
        nothing = [LogLine(words.say("recap-nothing-finished"))] if len(happened) == 1 else []
        lines += [*happened, *nothing]
    count = len(client.missed_turns)
    return [LogLine(words.say("recap-turns", turns=count)), *lines] if lines else []


def _missed_turns(client: TableClient) -> list[list[LoggedEvent]]:
    turns: list[list[LoggedEvent]] = []
    is_missed = False
    for event in logged_events(client):
        if isinstance(event, Revealed | EarlierTurn):
            is_missed = (event.round, event.turn) in client.missed_turns
            turns += [[]] if is_missed else []
        if is_missed:
            turns[-1].append(event)
    return turns
