"""The command on a real terminal of 80 x 24."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from silvergold.cli.local_game import GameFiles
from silvergold.engine import Phase, format_record, parse_record, standard_deck, verify
from silvergold.errors import ApplicationError
from silvergold.terminal.client.saved_games import SavedGame, SavedGames, new_id
from tests.cli.commands import SILVERGOLD, silvergold
from tests.terminal.keyboard import advanced, local_game
from tests.thorough import slow


def spawn(*arguments: str | Path, before: tuple[str, ...] = (), **environ: str) -> "pexpect.spawn[str]":
    """The command in a terminal."""
    env = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", **environ}
    env |= {"XDG_DATA_HOME": os.environ["XDG_DATA_HOME"]}
    env |= {"PATH": str(Path(sys.executable).parent), "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    return pexpect.spawn(
        str(SILVERGOLD),
        [*before, "terminal", *map(str, arguments)],
        encoding=environ.get("PYTHONIOENCODING", "utf-8"),
        dimensions=(24, 80),
        timeout=200,
        env=env,
    )


def finished_record() -> str:
    """The record of a whole game."""
    played = advanced(local_game(bots="drifter"), lambda state: state.phase == Phase.OVER)
    return format_record(played.record())


def leave(process: "pexpect.spawn[str]") -> None:
    process.send("q")
    process.expect("Leave the game")
    process.send("\r")
    process.expect(pexpect.EOF)
    process.wait()
    assert process.exitstatus == 0


@pytest.mark.parametrize("is_loaded", [False, *slow([True])])
def test_a_game_is_offered_at_the_next_start_even_if_the_terminal_was_killed(
    tmp_path: Path, is_loaded: bool
) -> None:
    saved = tmp_path / "game.json"
    first = spawn("--seed", "0001", "--name", "Ada", "--save", saved)
    first.expect("Opal Lagoon")
    first.send("13\r")
    first.expect("a square of four")
    first.send("\r")
    first.expect("╱╱╱")
    first.kill(signal.SIGKILL)
    first.expect(pexpect.EOF)
    record = parse_record(saved.read_text(encoding="utf-8"))
    assert record.seed is None
    assert len(verify(record, standard_deck()).moves) > 8
    again = spawn("--bots", "captain")
    again.expect(r"Continue your game from .*\? \(Ada and Parrot · Round 1 of 4\)")
    again.sendline("")
    again.expect("Opal Lagoon")
    again.expect("╱╱╱")  # the mark of the unfinished turn
    leave(again)
    if not is_loaded:
        return
    loaded = spawn("--load", saved, "--save", saved)
    loaded.expect("Opal Lagoon")
    leave(loaded)
    assert "Saved the game to" in loaded.before
    third = spawn("--bots", "captain")
    third.expect(r"Continue your game")
    third.sendline("D")
    third.expect("Keep two")  # both files were of one game
    leave(third)


def test_a_game_in_another_terminal_is_neither_offered_nor_loaded(tmp_path: Path) -> None:
    here, there = SavedGames(tmp_path), SavedGames(tmp_path)
    saved = SavedGame(new_id(), local_game())
    there.save(saved)
    assert not list(here.unfinished())
    assert here.find(saved.local_game.record()) is None
    there.release()
    assert [found.id for found in here.unfinished()] == [saved.id]
    assert here.find(saved.local_game.record()) is not None
    assert not list(tmp_path.glob("*.lock"))


def test_another_file_is_overwritten_only_on_request(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    for answer, expected in (("", "file-exists"), ("y", "Opal Lagoon")):
        process = spawn("--seed", "0001", "--save", tmp_path / "diary.txt")
        process.expect(r"Overwrite it\?")
        assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
        process.sendline(answer)
        process.expect(expected)
    leave(process)
    done = silvergold("terminal", "--save", tmp_path / "diary.txt")
    assert done.returncode == 1
    assert "nothing was overwritten" in done.stderr


def test_a_failing_disk_does_not_end_the_game_and_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = GameFiles(SavedGames(tmp_path), tmp_path / "gone" / "game.json")
    saved = SavedGame(new_id(), local_game())
    files.write(saved)
    files.report(saved)
    assert "could not be saved: No such file or directory" in capsys.readouterr().out
    with pytest.raises(ApplicationError) as error:
        files.begin(saved)
    assert error.value.code == "directory-unwritable"
    files.end()


def test_without_colour_everything_is_grey_and_the_preview_has_its_own_signs() -> None:
    process = spawn("--seed", "0001", NO_COLOR="1")
    process.expect("Opal Lagoon")
    drawn = process.before
    process.send("13\r")
    process.expect("▒")
    drawn += process.before
    process.send("\x1b[B")
    process.expect(r"\?")
    drawn += process.before
    leave(process)
    colors = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)", drawn)
    assert len(colors) > 100
    assert all(red == green == blue for red, green, blue in colors)
    assert "×" in drawn


@pytest.mark.parametrize("language", ["el", *slow(["de"])])
def test_the_screens_use_the_chosen_language(language: str) -> None:
    process = spawn("--seed", "0001", before=("--language", language))
    process.expect({"de": "Behalte zwei", "el": "Κράτα δύο"}[language])
    process.sendcontrol("q")
    process.expect(pexpect.EOF)


def test_friends_are_named_on_the_command_line() -> None:
    process = spawn("--seed", "0001", "--name", "Ada", "--friends", "Bo,Cy", "--friends", "Di")
    process.expect("Hand over to Ada")
    process.send("\r")
    process.expect("Keep two")
    process.send("12\r")
    process.expect("Hand over to Bo")
    process.sendcontrol("q")
    process.expect(pexpect.EOF)


def test_the_latest_finished_game_is_replayed(tmp_path: Path) -> None:
    assert "no-finished-game" in silvergold("replay").stderr
    games = Path(os.environ["XDG_DATA_HOME"]) / "silvergold" / "games" / "finished"
    games.mkdir(parents=True)
    (games / "20260101-140200_0a1b2c.json").write_text(finished_record(), encoding="utf-8")
    done = silvergold("replay", "--plain")
    assert "Round 4, turn 7: " in done.stdout


@pytest.mark.parametrize("link", ["nonsense", "https://example.org/tables/x"])
def test_an_invalid_link_is_explained(link: str) -> None:
    done = silvergold("terminal", link)
    assert done.returncode == 1
    assert "isn't a table link" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_terminal_the_prompt_is_plain() -> None:
    done = silvergold("terminal", "--seed", "0001")
    assert "Which two do you keep?" in done.stdout
    assert "\x1b" not in done.stdout


def test_an_encoding_without_the_signs_of_the_islands_gets_the_plain_prompt_with_a_reason() -> None:
    process = spawn("--seed", "0001", PYTHONIOENCODING="cp1252")
    process.expect("cp1252, lacks some symbols")
    process.expect("Which two do you keep")
    assert "o coin" in process.before
    assert "+---+" in process.before
    process.sendline("q")
    process.expect(pexpect.EOF)


def test_an_error_of_the_program_fails_the_command() -> None:
    broken = (
        "from silvergold.cli import main; from silvergold.terminal.app import TerminalApp; "
        "TerminalApp._open_table = lambda self, client: 1 / 0; main()"
    )
    process = pexpect.spawn(sys.executable, ["-c", broken, "terminal"], encoding="utf-8", timeout=200)
    process.expect("ZeroDivisionError")
    process.expect(pexpect.EOF)
    process.wait()
    assert process.exitstatus == 1
