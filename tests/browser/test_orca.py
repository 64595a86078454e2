"""A real screen reader plays with only the keyboard, and knows the table only from what it hears.

``make test`` plays one turn; ``make test-screen-reader`` plays a whole game.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.helpers.orca import ScreenReader
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import cases

BOX = "[a-d][1-4]"
BOXES = f"{BOX}( {BOX})*"
ISLAND = r", (grey|green|orange|lilac), \d+ boxes"
OVER = "(wins?!|share the victory!|The game is over)"
NEXT = rf"(Round \d, turn \d: .*|more box.*|Ready\?|Take a new island.*|{OVER}.*)$"
TURNS = cases(1, 28)
ATTEMPTS = 3
"""On a busy machine Orca or Firefox may miss a key; what is wrong with the page fails every attempt."""


@contextmanager
def screen_reader(address: str) -> Iterator[ScreenReader]:
    """Orca at the home page; what it said is shown if the test fails."""
    with ScreenReader(address) as reader:
        try:
            reader.hear("^Page has .* landmarks")
            reader.hear("^Skip to")  # where Orca begins to read
            yield reader
        finally:
            print("\n".join(reader.transcript))


def keep(reader: ScreenReader) -> None:
    """Start a game and keep the first two islands, after exploring each."""
    reader.tab_to("^Skip to the content")
    reader.press("Return", "^main content")
    reader.tab_to("^Play now push button")
    reader.press("Return", "^Keep two of these four islands")
    for answer in ("^Chosen: .* Choose one more", "^Chosen: .* and "):
        reader.press("Tab", ISLAND)
        reader.press("End", rf"^{BOX}(, (coin|palm|cross))?\.$")
        reader.press("Return", answer)
    reader.tab_to("^Keep these two push button")


def mark_on_an_island(reader: ScreenReader) -> str:
    """Turn, mirror and move the shape on an island, mark it there, and return what is said about it."""
    reader.press("Tab", ISLAND)
    for key in ("r", "m", "n"):
        would_mark = reader.press(key, f"^Would mark {BOXES}")
    marked = reader.press("Return", f"^You mark {BOXES} on ")
    assert re.findall(BOX, marked) == re.findall(BOX, would_mark)
    return marked


def mark_in_words(reader: ScreenReader) -> str:
    """From an island, choose the first mark of the list in words, and return what is said about it."""
    reader.press("l", "^Where it fits, in words")
    reader.tab_to(f"^{BOXES}.*push button")
    return reader.press("Return", f"^(You|For a cross you) mark {BOXES} on ")


def finish_turn(reader: ScreenReader, said: str) -> str:
    """Mark what a cross asks for, be ready, take new islands, and return what is said then."""
    while "more box" in said:
        said = mark_in_words(reader)
    assert said.endswith("Ready?")
    said = reader.press("d", NEXT)
    assert "Parrot marks" in reader.answer
    has_finished = "You finish" in reader.answer
    while "Take a new island" in said:
        reader.tab_to("^(Take .* boxes|Draw from the pile)")
        said = reader.press("Return", NEXT)
    if has_finished and not re.search(OVER, said):
        reader.tab_to(ISLAND)
    return said


def play(reader: ScreenReader) -> None:
    """Play some turns, or a whole game and hear the scores."""
    keep(reader)
    said = reader.press("Return", "^You keep .* Round 1, turn 1: .* Mark ")
    for turn in range(TURNS):
        assert f"Round {turn // 7 + 1}, turn {turn % 7 + 1}: " in said
        marked = mark_in_words(reader) if turn else mark_on_an_island(reader)
        said = finish_turn(reader, marked)
    at_the_end = rf"You have \d+ points\. Parrot has \d+ points\. .*{OVER}"
    assert re.search(at_the_end if TURNS > 1 else r"Round 1, turn 2: .* Mark ", said)


@pytest.mark.timeout(0 if TURNS > 1 else 1200)
def test_a_game_is_played_by_ear(server: ServerProcess) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with screen_reader(server.address) as reader:
                play(reader)
            return
        except AssertionError:
            if attempt == ATTEMPTS:
                raise
