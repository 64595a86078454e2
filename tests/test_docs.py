"""What the pages show is what the code does."""

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from silvergold.arena.match import Match
from silvergold.bots import BOTS
from silvergold.engine import Deal, Reveal, format_record, score, standard_deck
from silvergold.engine.record_fields import FIELDS
from tests.cli.commands import ROOT

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FORMATS = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
FILE_NAME = re.compile(
    r"`((?:[\w.-]+/)+[\w.-]*|[\w.-]+\.(?:py|ts|svelte|md|toml|json|js|css|ftl|svg|npz|txt|png|tcss))`"
)
"""A path, or the name of a file, set as code."""
NOT_OURS = {
    ".git",
    ".venv",
    ".venv-release",
    ".venv-torch",
    "node_modules",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".hypothesis",
}
WRITTEN_BY_COMMANDS = {
    ".venv/bin/silvergold",
    "dist/",
    "src/silvergold/bots/beachcomber.py",
    "src/silvergold/server/client",
    "checkpoint.npz",
    "comparison.md",
    "people.json",
    "puzzles.json",
    "games.jsonl",
    "scores.svg",
    "summary.json",
    "trained/",
}
"""Files that a page names because a command, or its reader, writes them."""


def code_blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", FORMATS, re.DOTALL)


def test_the_example_events_are_those_of_the_game_they_are_said_to_be_from() -> None:
    assert "--players 2 --bots drifter --games 1 --seed lantern" in FORMATS
    _, record = Match(standard_deck(), ("drifter", "drifter"), "lantern").play(0)
    events = json.loads(format_record(record))["events"]
    examples = [block for block in code_blocks("json") if block.startswith('{"event"')]
    assert len(examples) == 3
    for block in examples:
        shown = [json.loads(line) for line in block.splitlines()]
        places = [n for n, event in enumerate(events) if event == shown[0]]
        assert any(events[place : place + len(shown)] == shown for place in places)


def test_the_page_names_every_event_with_its_fields() -> None:
    for name, fields in FIELDS.items():
        row = next(line for line in FORMATS.splitlines() if line.startswith(f"| `{name}` |"))
        assert re.findall(r"`(\w+)`", row.split("|")[2]) == list(fields)


def test_the_recipe_for_dealing_deals_as_the_dealer_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (recipe,) = code_blocks("python")
    monkeypatch.chdir(ROOT)
    exec(recipe, {})  # our own page
    first, rounds = capsys.readouterr().out.splitlines()
    game, _ = Match(standard_deck(), ("drifter", "drifter"), "lantern").play(0)
    dealt = [move.card for move in game.moves if isinstance(move, Deal)]
    assert first.startswith(str(dealt))
    revealed = [str(move.shape) for move in game.moves if isinstance(move, Reveal)]
    assert rounds == str([revealed[begin : begin + 7] for begin in (0, 7, 14, 21)])


def test_every_error_code_of_decks_and_records_is_explained() -> None:
    engine = ROOT / "src" / "silvergold" / "engine"
    source = "".join((engine / name).read_text("utf-8") for name in ("deck.py", "record.py", "replay.py"))
    codes = set(re.findall(r'"((?:deck|card|standard|record)-[a-z-]+)"', source))
    assert len(codes) > 25
    assert codes - set(re.findall(r"`([a-z-]+)`", FORMATS)) == set()


def paths_of_the_project() -> set[str]:
    """Every file and folder, except what is installed or built."""
    found = set()
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if name not in NOT_OURS]
        found |= {(Path(folder) / name).relative_to(ROOT).as_posix() for name in (*subfolders, *names)}
    return found


def test_every_file_and_folder_that_a_page_names_exists() -> None:
    paths = paths_of_the_project()
    endings = {
        "/".join(parts[begin:])
        for path in paths
        for parts in [path.split("/")]
        for begin in range(len(parts))
    }
    pages = [path for path in paths if path.endswith(".md") and path != "CHANGELOG.md"]
    missing = {
        (page, name)
        for page in pages
        for name in FILE_NAME.findall((ROOT / page).read_text(encoding="utf-8"))
        if name.strip("/") not in endings and name not in WRITTEN_BY_COMMANDS
    }
    assert missing == set()


def test_the_page_of_the_browser_client_names_every_folder() -> None:
    web = ROOT / "web"
    folders = {f"src/{folder.name}" for folder in (web / "src").iterdir() if folder.is_dir()}
    assert folders - set(re.findall(r"`([\w/]+)`", read(web / "README.md"))) == set()


def test_every_test_that_a_page_names_exists() -> None:
    defined = set(
        re.findall(r"^def (test_\w+)", "\n".join(map(read, (ROOT / "tests").rglob("*.py"))), re.MULTILINE)
    )
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"]
    named = {(page.name, name) for page in pages for name in re.findall(r"`(test_\w+)`", read(page))}
    assert len(named) > 30
    assert {pair for pair in named if pair[1] not in defined} == set()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_page_on_dependencies_lists_those_of_pyproject() -> None:
    page = (ROOT / "docs" / "decisions" / "0007-dependencies.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {"base install": project["dependencies"], **project["optional-dependencies"]}
    rows = dict(re.findall(r"^\| `?([a-z ]+?)`? \| ([^|]+) \|", page, re.MULTILINE))
    for name, requirements in extras.items():
        packages = {re.split(r"[\[><=;]", requirement)[0].strip() for requirement in requirements}
        assert {package.strip(" `") for package in rows[name].split(",")} == packages, name
    assert set(rows) - {"part"} == set(extras)


def test_the_bot_of_the_contributors_page_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    example = next(
        block for block in re.findall(r"```python\n(.*?)```", CONTRIBUTING, re.DOTALL) if "class" in block
    )
    defined: dict[str, Any] = {}
    exec(example, defined)  # our own page
    monkeypatch.setitem(BOTS, "beachcomber", defined["Beachcomber"])
    game, _ = Match(standard_deck(), ("beachcomber", "drifter"), "beach").play(0)
    theirs, drifters = (score(player).total for player in game.state.players)
    assert theirs > drifters
