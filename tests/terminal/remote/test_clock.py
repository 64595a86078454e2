"""A table with a clock: everybody sees the time left, and a player who was too slow can return."""

from pathlib import Path

import pytest

from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.remote.account import sign_in
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.remote.http import parse_table_link
from silvergold.terminal.interaction.selections import Away
from silvergold.terminal.plain.game.clock_announcer import ClockAnnouncer
from silvergold.terminal.plain.prompts import move_prompt
from silvergold.terminal.rendering.time_left import format_time, seconds_left
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.player_panel import PlayerPanel
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import LANGUAGES, Words
from tests.server.helpers.client import Person
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.terminal.keyboard import Keyboard, at_keyboard
from tests.thorough import slow


class HandMoved:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def be(self, before: float, due_at: int | None) -> None:
        """Set the time to some seconds before a deadline."""
        assert due_at is not None
        self.seconds = due_at / 1000 - before


def sat_down(server: ServerProcess, people: Path, *friends: str, turn_seconds: int = 3600) -> RemoteClient:
    """Ada's client in a new game, with Bo on the last seat, who never decides."""
    ada = sign_in(server.address, "Ada", tokens_file=people)
    host, bo = Person.known(server.address, ada.id, ada.token), Person(server.address, "Bo")
    clock = {"turn_seconds": turn_seconds, "bank_seconds": 0}
    table = host.open_table(f"open-{people.parent.name}", players=2 + len(friends), clock=clock)
    for seat, name in enumerate(("", *friends)):
        host.do(table, "sit", seat=seat, **({"name": name} if name else {}))
    bo.do(table, "sit", seat=1 + len(friends))
    return RemoteClient(parse_table_link(f"{server.address}/table/{table}"), ada, friends)


def test_all_clocks_run_down(server: ServerProcess, tmp_path: Path) -> None:
    client, now = sat_down(server, tmp_path / "people.json"), HandMoved()
    now.be(75, client.seats[0].due_at)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Time left: 1:15")
        now.seconds += 1
        await keyboard.see("Time left: 1:14")  # without a key
        assert "!" not in keyboard.text
        await keyboard.wait_for_decision()
        await keyboard.press("1", "2", "enter")
        await keyboard.see("Bo is still choosing")
        assert "Time left" not in keyboard.text
        now.be(125, client.seats[1].due_at)
        await keyboard.see("2:05")
        assert "Bo …" in next(line for line in keyboard.text.splitlines() if "2:05" in line)

    at_keyboard(TerminalApp(Words(), client, now=now), script)


@pytest.mark.parametrize("language", ["el", *slow(sorted({*LANGUAGES} - {"el"}))])
def test_urgent_time_has_a_sign_and_rings_the_bell_once(
    server: ServerProcess, tmp_path: Path, language: str
) -> None:
    client, now = sat_down(server, tmp_path / "people.json"), HandMoved()
    now.be(11, client.seats[0].due_at)
    rings = []

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see(Words(language).say("time-left", time="0:11"))
        keyboard.app.bell = lambda: rings.append(now.seconds)  # type: ignore[method-assign]
        for second in (11, 10, 9, 0, -1):
            now.be(second, client.seats[0].due_at)
            keyboard.table.tick()
            await keyboard.see(Words(language).say("time-left", time=f"0:{max(0, second):02}"))
            assert ("! " in keyboard.text) == (second <= 10)
        assert len(rings) == 1
        top = keyboard.table.query_one(ClockWidget)
        assert top.region.right <= 80
        assert top.size.height == 1

    at_keyboard(TerminalApp(Words(language), client, now=now), script)


def test_each_second_updates_only_the_clocks(server: ServerProcess, tmp_path: Path) -> None:
    client, now = sat_down(server, tmp_path / "people.json"), HandMoved()
    now.be(75, client.seats[0].due_at)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("1:15")
        before = {text_widget: text_widget.content for text_widget in keyboard.table.query(TextWidget)}
        now.seconds += 1
        keyboard.table.tick()
        names = [side.query_one(".name") for side in keyboard.table.query(PlayerPanel) if side.display]
        written_anew = {
            text_widget for text_widget, content in before.items() if text_widget.content is not content
        }
        assert written_anew == {keyboard.table.query_one(ClockWidget), *names}
        before = {text_widget: text_widget.content for text_widget in keyboard.table.query(TextWidget)}
        keyboard.table.tick()
        assert all(text_widget.content is content for text_widget, content in before.items())

    at_keyboard(TerminalApp(Words(), client, now=now), script)


def test_the_clock_runs_while_the_keyboard_is_handed_over(server: ServerProcess, tmp_path: Path) -> None:
    client, now = sat_down(server, tmp_path / "people.json", "Cy"), HandMoved()
    now.be(75, client.seats[0].due_at)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Hand over to Ada")
        await keyboard.see("Time left: 1:15")

    at_keyboard(TerminalApp(Words(), client, now=now), script)


def test_a_player_who_was_too_slow_returns(tmp_path: Path) -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("A bot is playing for you")
        assert isinstance(keyboard.table.selection, Away)
        await keyboard.press("enter")
        await keyboard.until(lambda: not client.seats[0].has_to_return)
        await keyboard.until(lambda: not isinstance(keyboard.table.selection, Away))

    with ConfiguredServer(tmp_path, pace_ms=2000) as server:  # the bots must not end the game meanwhile
        client = sat_down(server, tmp_path / "people.json", turn_seconds=3)
        at_keyboard(TerminalApp(Words(), client), script)


def test_the_plain_prompt_announces_the_time_of_a_decision_and_each_warning_once(
    server: ServerProcess, tmp_path: Path
) -> None:
    client, now = sat_down(server, tmp_path / "people.json"), HandMoved()
    clock, question = ClockAnnouncer(client, Words(), now), move_prompt(client, 0)
    now.be(75, client.seats[0].due_at)
    assert clock.announce_turn(0) == "Time left: 1:15"
    output: list[str] = []
    for second in range(75, -1, -1):
        now.be(second, client.seats[0].due_at)
        assert (clock.until_warning(question) is None) == (len(output) == 3)
        output += clock.warnings(question)
    assert output == ["Time left: 1:00", "Time left: 0:30", "! Time left: 0:10"]
    assert clock.warnings(None) == []
    assert clock.announce_turn(0) == ""  # announced only once


def test_the_plain_prompt_announces_each_friend_s_own_time(server: ServerProcess, tmp_path: Path) -> None:
    client, now = sat_down(server, tmp_path / "people.json", "Cy"), HandMoved()
    clock = ClockAnnouncer(client, Words(), now)
    now.be(75, client.seats[0].due_at)
    assert [clock.announce_turn(0), clock.announce_turn(1)] == ["Time left: 1:15"] * 2


def test_without_a_clock_there_is_no_time() -> None:
    assert seconds_left(None, 7.0) is None


@pytest.mark.parametrize(
    ("seconds", "output"), [(0, "0:00"), (59, "0:59"), (60, "1:00"), (7199, "119:59"), (7200, "2 h")]
)
def test_a_time_is_formatted_in_short_form(seconds: int, output: str) -> None:
    assert format_time(seconds, Words()) == output
