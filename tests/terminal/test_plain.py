"""Games at the plain prompt, typed on a real terminal."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from silvergold.daily import deal_secret
from silvergold.engine import format_record, parse_record, standard_deck, verify
from silvergold.engine.events import Revealed, Scored
from silvergold.terminal.client.saved_games import SavedGame, SavedGames, new_id
from tests.cli.commands import SILVERGOLD, silvergold
from tests.terminal.screens.test_sheets import near_the_end
from tests.thorough import slow

ANSWERS = {
    r"Which two do you keep\?.*> ": "1 3",
    r"Your mark .*> ": "l",
    r"(A cross|Crosses): .*> ": "l",
    r"Which one\? .*> ": "1",
    r"Enter to be ready.*> ": "",
    r"Nothing to mark.*> ": "",
    r"Take a new island.*> ": "1",
}


class Terminal:
    """A game on a terminal of 80 x 24."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = pexpect.spawn(
            str(SILVERGOLD),
            ["terminal", "--plain", *map(str, arguments)],
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=200,
        )

    def see(self, pattern: str) -> str:
        """Wait for a pattern, and return everything shown until then."""
        self.process.expect(pattern)
        shown: str = self.process.before + self.process.after
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)

    def type(self, text: str) -> None:
        self.process.sendline(text)

    def answer(self, pattern: str, text: str) -> str:
        shown = self.see(pattern)
        self.type(text)
        return shown

    def play_to_the_end(self) -> str:
        """Answer every prompt until the game is over, and return the last output."""
        questions = [*ANSWERS, pexpect.EOF]
        while (asked := self.process.expect(questions)) < len(ANSWERS):
            self.type(ANSWERS[questions[asked]])
        return str(self.process.before)


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["sailor", "drifter,sailor,drifter"])
def test_a_whole_game_can_be_played(tmp_path: Path, bots: str) -> None:
    terminal = Terminal("--bots", bots, "--seed", "0001", "--save", tmp_path / "game.json")
    end = terminal.play_to_the_end()
    assert "Score sheet" in end
    assert "wins" in end or "share the victory" in end
    record = parse_record((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record.players[0].kind == "human"
    assert record.seed is not None
    assert verify(record, standard_deck()).is_over


def test_a_mark_can_be_chosen_by_a_box_and_taken_back(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "0001", "--save", tmp_path / "game.json")
    terminal.answer("keep", "1 3")  # Opal Lagoon and Heron Skerry; the shape is a square of four
    terminal.answer("Your mark", "2b1")
    assert "2: b1 c1 b2 c2" in terminal.answer("Which one", "1")
    assert "A cross: mark one more box" in terminal.answer("more box", "1a1")  # the square has a cross
    assert "▓▓▓" in terminal.answer("Enter to be ready", "u")
    assert "A cross" in terminal.answer("more box", "u")
    terminal.answer("Your mark", "2 b1 b2 c1 c2")
    terminal.answer("more box", "1 a1")
    terminal.answer("Enter to be ready", "uu")
    assert "▓" not in terminal.see("Your mark").split("Heron Skerry")[-1]
    terminal.type("q")
    terminal.process.expect(pexpect.EOF)
    output = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert [e for e in output["events"] if e["event"] == "marked" and e["seat"] == 0] == []


def test_enter_leaves_the_list_of_marks() -> None:
    terminal = Terminal("--seed", "0001")
    terminal.answer("keep.*> ", "1 3")
    terminal.answer("Your mark.*> ", "2b1")
    assert "] 1: " not in terminal.answer("Which one.*> ", "")
    terminal.answer("Your mark.*> ", "l")
    assert "] 1: " in terminal.see("Which one.*> ")


def leave_early(saved: Path) -> None:
    """Leave a game in its second turn."""
    left = Terminal("--seed", "0001", "--save", saved)
    left.answer("keep", "1 3")
    left.answer("Your mark", "2 b1 b2 c1 c2")
    left.answer("more box", "1 a1")
    left.answer("Enter to be ready", "")
    left.answer("Your mark", "q")
    left.process.expect(pexpect.EOF)


def leave_late(saved: Path) -> None:
    """Leave a game in its last turn."""
    game, games = near_the_end(), SavedGames()
    games.save(SavedGame(new_id(), game))
    games.release()
    saved.write_text(format_record(game.record()), encoding="utf-8")


@pytest.mark.parametrize("leave", [leave_late, *slow([leave_early])])
def test_a_saved_game_continues(leave: Callable[[Path], None], tmp_path: Path) -> None:
    leave(tmp_path / "left.json")
    game = Terminal("--seed", "0002", "--load", tmp_path / "left.json", "--save", tmp_path / "whole.json")
    end = game.play_to_the_end()
    assert "Score sheet" in end
    whole = parse_record((tmp_path / "whole.json").read_text(encoding="utf-8"))
    begun = parse_record((tmp_path / "left.json").read_text(encoding="utf-8"))
    settled = max(n for n, event in enumerate(begun.events) if isinstance(event, Revealed))
    assert settled > 10
    assert whole.events[:settled] == begun.events[:settled]  # later marks were still open
    assert verify(whole, standard_deck()).is_over
    assert whole.seed == bytes.fromhex("0001")  # kept outside the record, until now


def test_bad_input_and_illegal_moves_are_explained() -> None:
    terminal = Terminal("--seed", "0001")
    for typed in ("1 9", "1", "3 3", "both"):
        terminal.answer("keep", typed)
        terminal.see("Keep two of them: type two numbers")
    terminal.answer("keep", "1 3")
    terminal.answer("Your mark", "")
    assert "You can't do that. Mark something first" in terminal.see(r"R4.2\)")
    terminal.answer("Your mark", "1 b2")
    assert "not on the island" in terminal.see(r"R4.1\)")
    terminal.answer("Your mark", "b1")
    assert "Which island, 1 or 2?" in terminal.see("number first")
    terminal.answer("Your mark", "dance")
    terminal.see(r"or \? for help")
    terminal.answer("Your mark", "?")
    assert "take back the last mark" in terminal.see("marked")
    terminal.answer("Your mark", "s")
    assert "Score sheet" in terminal.see("Total")


def test_closing_the_input_leaves_and_saves(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "0001", "--save", tmp_path / "game.json")
    terminal.see("keep")
    terminal.process.sendeof()
    terminal.see("Saved the game to")
    terminal.process.expect(pexpect.EOF)
    assert verify(parse_record((tmp_path / "game.json").read_text(encoding="utf-8")), standard_deck())


def test_the_table_fits_eighty_columns() -> None:
    terminal = Terminal("--bots", "sailor,sailor,sailor", "--seed", "02", "--memory-aid")
    shown = terminal.answer("keep", "1 2") + terminal.see("Your mark")
    assert "Still to come" in shown
    assert max(map(len, shown.replace("\r", "").split("\n"))) <= 80


def test_nothing_depends_on_colour() -> None:
    process = pexpect.spawn(
        str(SILVERGOLD), ["deck", "show", "lilac-09"], encoding="utf-8", dimensions=(24, 80),
        env={"NO_COLOR": "1", "TERM": "dumb", "PATH": str(Path(sys.executable).parent), "LANG": "C.UTF-8"},
    )  # fmt: skip
    process.expect(pexpect.EOF)
    assert "\x1b" not in process.before
    for sign in "×●♣":
        assert sign in process.before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--name", " "), "A name must be printable text"),
        (("--bots", "kraken"), "There is no bot 'kraken'"),
        (("--bots", "sailor,sailor,sailor,sailor"), "two to four players, not 5"),
        (("--seed", "xyz"), "an even number of hex digits"),
        (("--load", "missing.json"), "missing.json can't be read"),
        (("--save", "no/such/folder/game.json"), "No such file or directory"),
    ],
)
def test_a_game_that_cannot_start_says_why(arguments: tuple[str, str], message: str) -> None:
    done = silvergold("terminal", *arguments)
    assert done.returncode == 1
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_the_game_is_saved_while_it_is_played(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "0001", "--save", tmp_path / "game.json")
    terminal.answer("keep", "1 3")
    terminal.see("Your mark")
    terminal.process.kill(9)
    terminal.process.wait()
    record = parse_record((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert any(isinstance(event, Revealed) for event in record.events)


def test_a_name_is_shown_as_it_is_written() -> None:
    terminal = Terminal("--seed", "0001", "--name", "[/b] Zoe")
    terminal.answer("keep", "s")
    assert "[/b] Zoe" in terminal.see("Total")


def test_a_mark_reports_its_coins_at_once() -> None:
    terminal = Terminal("--seed", "0001")
    terminal.answer("keep", "2 3")
    terminal.answer("Your mark", "1 d1")
    assert "●" in terminal.answer("Which one", "1")
    terminal.see("You get a coin.")


def test_the_table_is_described_in_words_instead_of_drawings() -> None:
    terminal = Terminal("--seed", "0001", "--words")
    output = terminal.answer("keep.*> ", "1 3")
    assert "1: Opal Lagoon, 12 orange, seal: 2 per lilac. Free boxes: a1, b1, c1 Cross, d1" in output
    output += terminal.answer("Your mark.*> ", "2b1")
    assert "Mark a square of four" in output
    output += terminal.answer("Which one.*> ", "1")
    assert "2: b1, c1, b2 Cross, c2" in output
    output += terminal.answer("more box.*> ", "d")
    assert not set("│▓■□×") & set(output)
    terminal.answer("Islands are drawn now.*> ", "t")
    assert "▓" in terminal.see("more box.*> ")


def test_the_output_style_changes_during_a_game() -> None:
    terminal = Terminal("--seed", "0001")
    terminal.answer("keep.*> ", "d")
    terminal.see("Islands are in words now")
    terminal.answer("keep.*> ", "1 3")
    assert "│" not in terminal.answer("Your mark.*> ", "d")
    terminal.see("Islands are drawn now")


ANYTHING = "1 3\n" + "l\n1\n\n" * 300
"""Enough lines for a whole game: those that answer no question are only refused."""


def test_a_whole_game_in_words_has_no_drawings_and_reads_the_scores_by_player() -> None:
    shown = silvergold("terminal", "--words", "--seed", "0001", typed=f"1 3\n?\ns\n{ANYTHING}").stdout
    assert "Score sheet\nIslands: Player 1 0, Parrot 0\nSeals: " in shown
    assert re.search(r"\nTotal: Player 1 (\d+), Parrot \d+\n.* wins!\n", shown)
    assert not set("│┃▓■□×●♣") & set(shown)


def test_the_deal_of_a_day_is_played_and_ends_with_par_and_the_text_to_share(tmp_path: Path) -> None:
    path = tmp_path / "daily.json"
    shown = silvergold("daily", "1", "--plain", "--save", path, typed=ANYTHING).stdout
    record = parse_record(path.read_text())
    assert record.seed == deal_secret(1, standard_deck().sha256)
    assert [player.bot for player in record.players] == ["", "navigator"]
    par = re.search(r"Par is (\d+): what Admiral scores on your seat\.", shown)
    assert par is not None
    text = re.compile(
        r"Silver & Gold: deal of the day 1 against Navigator\n"
        rf"(\d+) points, par {par[1]}, (\d+\.\d) points given away\n"
        r"Round by round: [🟦🟨🟧🟥]{4}\n$"
    ).search(shown)
    assert text is not None, shown
    assert f"{text[2]} points given away" in shown.partition("To share")[0]
    (scored,) = [event for event in record.events if isinstance(event, Scored) and event.seat == 0]
    assert int(text[1]) == scored.total


def test_a_day_that_has_not_begun_has_no_deal_and_an_unfinished_game_no_result() -> None:
    assert "'NUMBER' must be 1 or more." in silvergold("daily", "0").stderr
    assert "'NUMBER' must be " in silvergold("daily", "99999").stderr
    assert silvergold("daily", "1", "--plain").stdout.endswith("so there is no result.\n")
