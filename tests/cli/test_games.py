"""simulate, verify and replay."""

import json
from pathlib import Path

import pytest

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
    assert "3 games, mean points" in done.stdout
    assert "Sailor 1" in done.stdout
    return path


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


def test_verify_finds_simulated_games_right(records: Path) -> None:
    done = silvergold("verify", records)
    assert (done.returncode, done.stdout) == (0, "3 games are right.\n")


def test_verify_names_the_game_the_event_and_the_rule(records: Path, tmp_path: Path) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    game = json.loads(lines[1])
    number, event = next((n, e) for n, e in enumerate(game["events"], 1) if e["event"] == "palm")
    event["points"] += 1
    lines[1] = json.dumps(game)
    (tmp_path / "wrong.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = silvergold("verify", tmp_path / "wrong.jsonl")
    assert done.returncode == 1
    assert f"game 2: event {number}: " in done.stdout
    assert "(R4.5) [record-differs]" in done.stdout
    assert "1 of 3 games are wrong." in done.stdout


def test_verify_says_when_games_are_not_finished(records: Path, tmp_path: Path) -> None:
    game = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    del game["events"][60:]
    (tmp_path / "cut.json").write_text(json.dumps(game, indent=2), encoding="utf-8")
    done = silvergold("verify", tmp_path / "cut.json")
    assert (done.returncode, done.stdout) == (0, "1 game is right, 1 of them not finished.\n")


def test_verify_asks_for_the_deck_a_game_was_played_with(records: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    game = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    game["deck"]["sha256"] = "0" * 64
    other.write_text(json.dumps(game), encoding="utf-8")
    done = silvergold("verify", other)
    assert done.returncode == 1
    assert "name its file with --deck" in done.stdout


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff", b"no json", b"[]", b'{"format": "x"}'])
def test_verify_explains_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    done = silvergold("verify", tmp_path / "file")
    assert done.returncode == 1
    assert "[record-" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_replay_shows_every_turn_and_the_score_sheet(records: Path) -> None:
    done = silvergold("replay", records, "--game", "2")
    assert done.returncode == 0
    assert done.stdout.count("Expedition ") == 28
    assert "Score sheet" in done.stdout
    assert "win" in done.stdout.splitlines()[-1] or "share" in done.stdout.splitlines()[-1]


def test_replay_shows_the_table_after_each_turn_with_the_marks_made(records: Path) -> None:
    first_turn = (
        silvergold("replay", records).stdout.split("Expedition 2 of 7")[0].split("Expedition 1 of 7")[1]
    )
    assert first_turn.count("▓") >= 3  # each of three players marked at least one box


def test_replay_names_the_games_there_are(records: Path) -> None:
    done = silvergold("replay", records, "--game", "9")
    assert done.returncode == 1
    assert "has games 1 to 3, not 9" in done.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "5"), "2 to 4 players can play, not 5"),
        (("--bots", "kraken"), "there is no bot 'kraken'; there are drifter, sailor"),
        (("--players", "2", "--bots", "sailor,sailor,sailor"), "3 bots for 2 seats"),
        (("--deck", "missing.toml"), "can't read missing.toml"),
        (("--edition", "first"), "'nsv', 'oya'"),
        (("--games", "0"), "greater than or equal to 1"),
    ],
)
def test_simulate_explains_arguments_that_cannot_be(
    tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    done = silvergold("simulate", *arguments, "--out", "games.jsonl", cwd=tmp_path)
    assert done.returncode != 0
    assert message in " ".join(done.stderr.replace("│", " ").split())
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "games.jsonl").exists()


def test_the_version_is_told() -> None:
    assert silvergold("--version").stdout.startswith("silvergold 0.")
