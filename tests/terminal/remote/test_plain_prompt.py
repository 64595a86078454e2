"""The plain prompt at a table on a real server, with a bot and another person."""

import asyncio
import threading
from pathlib import Path

import pexpect
import pytest

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.terminal.client.remote.account import sign_in
from tests.cli.commands import silvergold
from tests.server.helpers.client import (
    Person,
    TableClient,
    ask,
    finish_game,
    open_table_with_bot,
    play_game,
    play_to_end,
)
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.terminal.test_plain import ANSWERS, Terminal


def at(server: ServerProcess, table: str, name: str = "Ada", *more: str) -> Terminal:
    """A player at the plain prompt, at a table on a server."""
    return Terminal("--name", name, f"{server.address}/table/{table}", *more)


def begun(server: ServerProcess, name: str, **settings: object) -> tuple[Person, str, Terminal]:
    """Bo, his table, and Ada at the plain prompt, where the game has just started."""
    bo = Person(server.address, "Bo")
    table = bo.open_table(name, **settings)
    bo.do(table, "sit", seat=0)
    terminal = at(server, table)
    terminal.answer("sit down.*> ", "2")
    return bo, table, terminal


def plays(person: Person, table: str, seat: int) -> threading.Thread:
    """Another person, who plays to the end of the game in the background."""

    async def play() -> None:
        async with TableClient(person, table) as there:
            await there.until(lambda: there.seen["table"]["status"] != "gathering")
            await play_to_end(there, seat)

    thread = threading.Thread(target=lambda: asyncio.run(play()), daemon=True)
    thread.start()
    return thread


def mark_during_a_restart(server: ServerProcess, terminal: Terminal) -> None:
    """Mark while the server is down, and let it start again."""
    terminal.see("Your mark .*> ")
    server.kill()
    terminal.see("Reconnecting")
    terminal.type("l")
    terminal.answer("Which one", "1")  # the move is sent after reconnecting
    server.start()
    terminal.see("Connected again")


def test_a_game_survives_a_server_restart(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        bo, table, terminal = begun(server, "restart")
        terminal.answer(r"Which two do you keep\?.*> ", "1 3")
        bo.move(table, 0)
        mark_during_a_restart(server, terminal)
        terminal.see(r"(A cross|Crosses|Enter to be ready).*> ")
        terminal.type("q")


@pytest.mark.slow
def test_a_whole_game_with_a_friend_and_a_bot_survives_a_server_restart(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        bo = Person(server.address, "Bo")
        table = open_table_with_bot(bo, players=3)
        terminal = at(server, table)
        assert "1  Bo" in terminal.answer("to sit down.*> ", "3")
        terminal.see("You sit down")
        other = plays(bo, table, 0)
        terminal.answer(r"Which two do you keep\?.*> ", "1 3")
        mark_during_a_restart(server, terminal)
        questions = [*ANSWERS, "a to play again.*> "]
        while (asked := terminal.process.expect(questions)) < len(ANSWERS):
            terminal.type(ANSWERS[questions[asked]])
        assert "Score sheet" in str(terminal.process.before)
        terminal.type("")
        terminal.process.expect(pexpect.EOF)
        other.join()
        _, output, _ = ask(bo.address, "GET", f"/api/tables/{table}/record", token=bo.token)
        record = parse_record(output.decode())
        assert record.players[2].name == "Ada"
        assert verify(record, standard_deck()).is_over


def test_a_host_adds_bots_and_starts(server: ServerProcess, tmp_path: Path) -> None:
    ada = sign_in(server.address, "Ada", tokens_file=tmp_path / "home" / "silvergold" / "people.json")
    host = Person.known(server.address, ada.id, ada.token)
    table = host.open_table(players=3)
    host.do(table, "hold", is_held=True)
    terminal = at(server, table)
    assert f"/table/{table}" in terminal.answer("sit down.*> ", "2")
    terminal.answer("b seats a bot.*> ", "b kraken")
    terminal.see("There is no bot")
    terminal.answer("b seats a bot.*> ", "b")
    terminal.answer("b seats a bot.*> ", "b captain")
    terminal.answer("Enter to start > ", "t")
    output = terminal.answer("Enter to start > ", "")
    assert "Sailor" in output
    assert "Captain" in output
    terminal.see("Which two do you keep")


def test_events_are_announced_at_once_and_listed_on_request(server: ServerProcess) -> None:
    bo, table, terminal = begun(server, "waiting")
    terminal.answer("Which two do you keep.*> ", "1 3")
    terminal.see("Bo is still choosing")
    terminal.type("")
    terminal.see("Bo is still choosing")  # no prompt is open: the reason is repeated
    terminal.type("c")
    terminal.see("This table has no clock")
    bo.move(table, 0)
    terminal.answer("Your mark.*> ", "w")
    assert "Bo keeps" in terminal.see("Your mark.*> ")
    bo.do(table, "leave")
    assert "Bo" in terminal.see("Your mark.*> ")  # the prompt is shown again after the events


def test_the_time_is_shown_with_a_decision_and_on_request(server: ServerProcess) -> None:
    _, _, terminal = begun(server, "timed", clock={"turn_seconds": 7200, "bank_seconds": 0})
    assert "Time left: " in terminal.answer("Which two do you keep.*> ", "c")
    output = terminal.see("Which two do you keep.*> ")
    assert "Bo: " in output
    assert "Ada: " in output


def test_a_player_who_was_too_slow_returns(server: ServerProcess) -> None:
    _, _, terminal = begun(server, "slow", clock={"turn_seconds": 3, "bank_seconds": 0})
    terminal.answer("A bot is playing for you.*> ", "")
    terminal.see("You are back")


def test_without_a_free_seat_you_watch(server: ServerProcess) -> None:
    bo = Person(server.address, "Bo")
    table = bo.open_table("watched")
    bo.do(table, "sit", seat=0)
    bo.do(table, "seat_bot", seat=1, bot="drifter")
    bo.do(table, "start")
    terminal = at(server, table, "Cy")
    terminal.see("Bo is still choosing")
    terminal.type("t")
    terminal.see("The display is empty")
    terminal.type("q")
    terminal.process.expect(pexpect.EOF)


def test_a_spectator_sees_the_result(server: ServerProcess) -> None:
    bo = Person(server.address, "Bo")
    table = play_game(bo, "ended", "drifter")
    output = silvergold("terminal", "--name", "Cy", f"{server.address}/table/{table}")
    assert output.returncode == 0, output.stderr
    assert "Score sheet" in output.stdout
    assert "wins" in output.stdout or "share the victory" in output.stdout


def test_a_closed_table_is_reported(server: ServerProcess) -> None:
    bo = Person(server.address, "Bo")
    table = bo.open_table("closed")
    bo.do(table, "close")
    output = silvergold("terminal", "--name", "Cy", f"{server.address}/table/{table}")
    assert "This table was closed before the game began" in output.stdout


def test_lines_of_a_file_wait_for_their_prompts(server: ServerProcess) -> None:
    bo = Person(server.address, "Bo")
    table = bo.open_table("file")
    bo.do(table, "seat_bot", seat=0, bot="drifter")
    answers = "2\n\n1 3\nl\n1\n"
    output = silvergold("terminal", "--name", "Ada", f"{server.address}/table/{table}", typed=answers)
    assert output.returncode == 0, output.stderr
    *_, last = output.stdout.strip().splitlines()
    assert last.startswith(("Enter to be ready", "A cross", "Crosses"))


def test_the_players_start_a_rematch(server: ServerProcess, tmp_path: Path) -> None:
    ada = sign_in(server.address, "Ada", tokens_file=tmp_path / "home" / "silvergold" / "people.json")
    table = play_game(Person.known(server.address, ada.id, ada.token), "open", "drifter")
    terminal = at(server, table)
    assert "Score sheet" in terminal.answer("a to play again.*> ", "a")
    terminal.answer("Which two do you keep.*> ", "e")
    assert "2  Well played!" in terminal.answer("Type e and a number.*> ", "e 2")
    terminal.see("Ada: Well played!")
    terminal.process.sendline("q")
    terminal.process.expect(pexpect.EOF)


def test_a_rematch_is_offered_in_words(server: ServerProcess, tmp_path: Path) -> None:
    known = sign_in(server.address, "Ada", tokens_file=tmp_path / "home" / "silvergold" / "people.json")
    people = Person.known(server.address, known.id, known.token), Person(server.address, "Bo")
    table = people[0].open_table("rematch-in-words")
    for seat, person in enumerate(people):
        person.do(table, "sit", seat=seat)
    people[0].do(table, "start")
    finish_game(table, *people)
    people[1].do(table, "rematch")
    terminal = at(server, table, "Ada", "--plain", "--words")
    assert "Ready for a rematch: Bo" in terminal.see("a to play again.*> ")


@pytest.mark.parametrize(
    ("link", "output"),
    [
        ("{}/table/nosuch", "This table doesn't exist"),
        ("http://127.0.0.1:9/table/x", "Can't reach the server"),
    ],
)
def test_a_table_that_cannot_be_reached_is_reported(server: ServerProcess, link: str, output: str) -> None:
    terminal = Terminal(link.format(server.address))
    terminal.see(output)
    terminal.process.expect(pexpect.EOF)
    terminal.process.wait()
    assert terminal.process.exitstatus == 1
