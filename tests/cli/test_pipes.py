"""Commands fit into pipes and scripts: JSON, standard streams, several files, Ctrl-C, completion."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from silvergold.words import LANGUAGES, Words
from tests.cli.commands import ROOT, SILVERGOLD, silvergold

STANDARD = ROOT / "src/silvergold/engine/decks/archipelago.toml"
BEGINNER = "examples.beginner:Beginner"


def test_records_go_through_a_pipe_and_results_are_json(tmp_path: Path) -> None:
    played = silvergold("simulate", "--bots", f"{BEGINNER},parrot", "--games", "2", "--out", "-", cwd=ROOT)
    assert played.returncode == 0, played.stderr
    assert "Beginner 1" in played.stderr, "the table is beside the records"
    assert [json.loads(line)["players"][0]["kind"] for line in played.stdout.splitlines()] == [
        f"bot:{BEGINNER}"
    ] * 2
    done = silvergold("verify", "-", "--json", typed=played.stdout)
    assert json.loads(done.stdout) == {"games": 2, "wrong": [], "unfinished": 0}
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.json"
    good.write_text(played.stdout, encoding="utf-8")
    bad.write_text(played.stdout.splitlines()[0].replace('"version":1', '"version":9'), encoding="utf-8")
    done = silvergold("verify", good, bad)
    assert done.returncode == 1
    assert f"{bad}: " in done.stdout
    assert "1 of 3" in done.stdout
    (wrong,) = json.loads(silvergold("verify", good, bad, "--json").stdout)["wrong"]
    assert (wrong["file"], wrong["game"], wrong["code"]) == (str(bad), 1, "record-version")


def test_reports_are_json(tmp_path: Path) -> None:
    means = json.loads(silvergold("simulate", "--games", "1", "--json").stdout)
    assert [seat["bot"] for seat in means["seats"]] == ["sailor", "sailor"]
    done = silvergold("tournament", "drifter", "--games", "1", "--no-review", "--json")
    assert json.loads(done.stdout)["bots"]["drifter"]["games"] == 1
    (tmp_path / "bad.toml").write_text("name = 5\n", encoding="utf-8")
    done = silvergold(
        "deck", "check", "-", tmp_path / "bad.toml", "--json", typed=STANDARD.read_text("utf-8")
    )
    good, bad = json.loads(done.stdout)
    assert (done.returncode, good["cards"], good["faults"], bool(bad["faults"])) == (1, 47, [], True)
    (card,) = json.loads(silvergold("deck", "show", "grey-01", "--json").stdout)
    assert len(card["boxes"]) == 8
    assert len(json.loads(silvergold("deck", "report", "--json").stdout)["islands"]) == 47
    (rule,) = json.loads(silvergold("rules", "R4.3", "--json").stdout)
    assert rule["title"] == "Cross"


def test_a_report_does_not_mix_with_records() -> None:
    done = silvergold("simulate", "--games", "2", "--bots", "drifter", "--out", "-", "--json")
    assert [json.loads(line)["format"] for line in done.stdout.splitlines()] == ["silvergold-record"] * 2
    assert json.loads(done.stderr)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "--games", "1", "--out", "."], "Error: .: Is a directory [EISDIR]\n"),
        (["simulate", "--games", "1", "--out", "/dev/full"], "Error: No space left on device [ENOSPC]\n"),
        (["serve", "--channel", "redis"], "Try redis://HOST. [bad-channel]\n"),
        (
            ["serve", "--origin", "https://example.org/page"],
            "not 'https://example.org/page'. [bad-address]\n",
        ),
        (["serve", "--proxies", "127.0.0.1,proxy"], "such as 10.0.0.0/8, not 'proxy'. [bad-address]\n"),
        (["serve", "--push-contact", "me"], "mailto:you@example.org, not 'me'. [bad-address]\n"),
        (["terminal", "--save", "/dev/zero"], "nothing was overwritten. [file-exists]\n"),
        (
            ["terminal", "http://localhost", "--save", "game.json"],
            "Error: --save is for a game on this computer. Leave out the link. [only-without-a-link]\n",
        ),
        (["terminal", "--start", "3"], "Error: Seats are numbered from 1 to 2. [wrong-seat-number]\n"),
        (["terminal", "--players", "3"], "or the server's address. [only-with-a-link]\n"),
        (["verify", STANDARD, "bytes"], "start byte [record-unreadable]\n"),
    ],
)
def test_each_error_is_one_line_with_a_code(arguments: list[str], line: str, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff")
    done = silvergold(*arguments, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ")
    assert done.stderr.endswith(line)
    assert done.stderr.count("\n") == 1


def test_a_picture_is_svg_or_png_and_no_other_name_is_taken(tmp_path: Path) -> None:
    assert ET.fromstring(silvergold("deck", "picture", "--out", "-").stdout).tag.endswith("svg")
    done = silvergold("deck", "picture", "--out", tmp_path / "deck.pdf")
    assert done.returncode == 1
    assert "[picture-kind]" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_picture_is_written_as_png(tmp_path: Path) -> None:
    assert silvergold("deck", "picture", "--out", tmp_path / "deck.png").returncode == 0
    assert (tmp_path / "deck.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_a_word_of_any_language(language: str) -> None:
    word = Words(language).say("R4-3-title").upper()
    assert silvergold("rules", word).stdout.startswith("R4.3  Cross\n")


def test_a_word_of_no_rule_is_reported() -> None:
    assert "[no-rule-about]" in silvergold("rules", "kraken").stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", "9" * 40),
        ("tournament", "drifter", "--games", "1000000000000"),
        ("tournament", "drifter", "--workers", "1000000"),
        ("puzzle", "mine", "--out", "x", "--puzzles", "9999999999"),
        ("serve", "--bot-processes", "1000000"),
    ],
)
def test_absurd_numbers_are_refused_at_once(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = silvergold(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert "or less" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_bot_of_your_own_that_cannot_be_imported_is_refused() -> None:
    done = silvergold("simulate", "--bots", "no_such_module:Bot")
    assert done.returncode == 1
    assert done.stderr.endswith("[bot-not-imported]\n")


def test_the_shell_proposes_commands_and_bots() -> None:
    def proposed(*typed: str) -> list[str]:
        environment = {
            **os.environ,
            "_SILVERGOLD_COMPLETE": "complete_bash",
            "COMP_WORDS": " ".join(("silvergold", *typed)),
            "COMP_CWORD": str(len(typed)),
        }
        done = subprocess.run([SILVERGOLD], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert proposed("tour") == ["tournament"]
    assert proposed("tournament", "par") == ["parrot"]
    assert proposed("terminal", "--bots", "sailor,par") == ["sailor,parrot"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_a_simulation_with_130_and_what_was_played() -> None:
    playing = subprocess.Popen(
        [SILVERGOLD, "simulate", "--games", "1000000", "--bots", "drifter", "--out", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    for _ in range(5):
        playing.stdout.readline()
    playing.send_signal(signal.SIGINT)
    _, printed = playing.communicate()
    assert playing.returncode == 130
    assert "average points" in printed
    assert "Traceback" not in printed
