"""The commands simulate, verify and replay."""

import json
import re
from pathlib import Path

import pytest

from silvergold.bots import BOTS
from tests.cli.commands import silvergold

SIMULATE = (
    "simulate",
    "--players",
    "3",
    "--bots",
    "sailor,drifter,drifter",
    "--games",
    "3",
    "--seed",
    "gull",
)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    done = silvergold(*SIMULATE, "--out", path)
    assert done.returncode == 0, done.stderr
    assert "3 games, average points" in done.stdout
    assert "Sailor 1" in done.stdout
    return path


@pytest.fixture(scope="module")
def replayed(records: Path) -> str:
    """The output of replay for the first game."""
    done = silvergold("replay", records)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_arguments_give_the_same_bytes(records: Path, tmp_path: Path) -> None:
    silvergold(*SIMULATE, "--out", tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == records.read_bytes()


def test_another_seed_or_edition_gives_other_games(records: Path, tmp_path: Path) -> None:
    silvergold(*SIMULATE[:-1], "heron", "--out", tmp_path / "seed.jsonl")
    silvergold(*SIMULATE, "--edition", "oya", "--out", tmp_path / "oya.jsonl")
    texts = {path.read_text() for path in (records, tmp_path / "seed.jsonl", tmp_path / "oya.jsonl")}
    assert len(texts) == 3


def test_the_summary_is_the_mean_of_the_records(records: Path) -> None:
    games = [json.loads(line) for line in records.read_text(encoding="utf-8").splitlines()]
    totals = [e["total"] for g in games for e in g["events"] if e["event"] == "scored" and e["seat"] == 0]
    assert len(totals) == 3
    assert f"{sum(totals) / 3:.2f} │" in silvergold(*SIMULATE).stdout


def test_verify_accepts_simulated_games(records: Path) -> None:
    done = silvergold("verify", records)
    assert (done.returncode, done.stdout) == (0, "All 3 games are valid.\n")


def test_verify_names_the_game_the_event_and_the_rule(records: Path, tmp_path: Path) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    game = json.loads(lines[1])
    number, event = next((n, e) for n, e in enumerate(game["events"], 1) if e["event"] == "palm")
    event["points"] += 1
    lines[1] = json.dumps(game)
    (tmp_path / "wrong.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = silvergold("verify", tmp_path / "wrong.jsonl")
    assert done.returncode == 1
    assert f"Game 2: Event {number}: " in done.stdout
    assert "(R4.5) [record-differs]" in done.stdout
    assert "1 of 3 games are invalid." in done.stdout


def test_verify_reports_unfinished_games(records: Path, tmp_path: Path) -> None:
    game = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    del game["events"][60:]
    (tmp_path / "early.json").write_text(json.dumps(game), encoding="utf-8")
    done = silvergold("verify", tmp_path / "early.json")
    assert done.returncode == 1, "its seed shows the cards to come"
    assert "[record-seed-early]" in done.stdout
    del game["seed"]
    (tmp_path / "cut.json").write_text(json.dumps(game, indent=2), encoding="utf-8")
    done = silvergold("verify", tmp_path / "cut.json")
    assert (done.returncode, done.stdout) == (0, "The game is valid, but not finished.\n")


def test_verify_requires_the_deck_of_the_game(records: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    game = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    game["deck"]["sha256"] = "0" * 64
    other.write_text(json.dumps(game), encoding="utf-8")
    done = silvergold("verify", other)
    assert done.returncode == 1
    assert "Name the file with --deck." in done.stdout


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff", b"no json", b"[]", b'{"format": "x"}'])
def test_verify_rejects_files_that_are_no_records(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    done = silvergold("verify", tmp_path / "file")
    assert done.returncode == 1
    assert "[record-" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_replay_shows_every_turn_and_the_score_sheet(records: Path) -> None:
    done = silvergold("replay", records, "--game", "2")
    assert done.returncode == 0
    assert done.stdout.count(", turn ") == 28
    assert "Score sheet" in done.stdout
    assert "win" in done.stdout.splitlines()[-1] or "share" in done.stdout.splitlines()[-1]


def test_replay_shows_the_table_after_each_turn_with_the_marks_made(replayed: str) -> None:
    first_turn = replayed.split("Round 1, turn 2:")[0].split("Round 1, turn 1:")[1]
    assert first_turn.count("▓") >= 3  # each of three players marked at least one box


def test_replay_reports_a_missing_game(records: Path) -> None:
    done = silvergold("replay", records, "--game", "9")
    assert done.returncode == 1
    assert "contains 3 games, so there is no game 9." in done.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "5"), "'--players' must be 4 or less."),
        (
            ("--bots", "kraken"),
            f"There is no bot 'kraken'. Choose from {', '.join(BOTS)}",
        ),
        (("--players", "2", "--bots", "sailor,sailor,sailor"), "3 bots are too many for 2 seats."),
        (("--deck", "missing.toml"), "missing.toml can't be read"),
        (("--edition", "first"), "'--edition' must be one of nsv, oya."),
        (("--games", "0"), "'--games' must be 1 or more."),
    ],
)
def test_simulate_rejects_invalid_arguments(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    done = silvergold("simulate", *arguments, "--out", "games.jsonl", cwd=tmp_path)
    assert done.returncode != 0
    assert message in " ".join(done.stderr.replace("│", " ").split())
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "games.jsonl").exists()


def test_the_version_is_printed() -> None:
    assert silvergold("--version").stdout.startswith("silvergold 0.")


def test_a_game_with_thousands_of_points_can_be_verified(tmp_path: Path) -> None:
    cards = [
        f'[[card]]\nid = "{color}-{n}"\ncolor = "{color}"\nmap = """\n{drawing}"""\nseal = "{other}"\n'
        for color, other, drawing in (
            ("lilac", "orange", "xxxx\nxxxx\nxxxx\nxx\n"),
            ("orange", "lilac", "xxxx\nxxxx\nxxxx\n"),
        )
        for n in range(65)
    ]
    header = 'format = "silvergold-deck"\nversion = 1\nname = "Crosses [/b] only"\n'
    (tmp_path / "deck.toml").write_text(header + "\n".join(cards), encoding="utf-8")
    arguments = ("--deck", tmp_path / "deck.toml")
    done = silvergold("simulate", "--games", "1", "--out", tmp_path / "g.jsonl", *arguments)
    assert done.returncode == 0, done.stderr
    assert '"total":3' in (tmp_path / "g.jsonl").read_text(encoding="utf-8")
    assert silvergold("verify", tmp_path / "g.jsonl", *arguments).stdout == "The game is valid.\n"
    assert "Crosses [/b] only" in silvergold("deck", "report", *arguments).stdout


def test_a_record_without_its_last_event_is_unfinished(records: Path, tmp_path: Path) -> None:
    game = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    assert game["events"].pop()["event"] == "won"
    del game["seed"]
    (tmp_path / "cut.json").write_text(json.dumps(game), encoding="utf-8")
    assert "not finished" in silvergold("verify", tmp_path / "cut.json").stdout


def test_a_duplicate_key_is_refused(records: Path, tmp_path: Path) -> None:
    line = records.read_text(encoding="utf-8").splitlines()[0].replace("{", '{"version":2,', 1)
    (tmp_path / "twice.json").write_text(line, encoding="utf-8")
    done = silvergold("verify", tmp_path / "twice.json")
    assert done.returncode == 1
    assert "a key occurs twice" in done.stdout


def test_a_wrong_event_is_quoted_as_in_the_record(records: Path, tmp_path: Path) -> None:
    text = records.read_text(encoding="utf-8").splitlines()[0].replace('"by":"single"', '"by":"shape"', 1)
    (tmp_path / "wrong.json").write_text(text, encoding="utf-8")
    output = silvergold("verify", tmp_path / "wrong.json").stdout
    assert '"by": "shape"}, but it should be {"event": "marked"' in output


def test_each_replayed_turn_has_its_own_heading(replayed: str) -> None:
    lines = replayed.splitlines()
    turns = {number: re.match(r"  Round (\d), turn (\d):", line) for number, line in enumerate(lines)}
    headings = [
        f"Round {turn[1]} of 4   Turn {turn[2]} of 7" in lines[n - 2] for n, turn in turns.items() if turn
    ]
    assert headings == [True] * 28


def test_an_encoding_without_our_characters_gets_replacements() -> None:
    done = silvergold("deck", "show", "grey-04", encoding="ascii")
    assert done.returncode == 0, done.stderr
    assert "Quiet Atoll" in done.stdout


def test_bots_may_be_named_with_spaces_and_capitals() -> None:
    assert silvergold("simulate", "--games", "1", "--bots", "Sailor, drifter").returncode == 0
