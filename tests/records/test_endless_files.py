"""Files without an end are refused, after as much as anyone's file could have."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from silvergold.cli.app import STANDARD, chosen_deck
from silvergold.cli.records import games_in
from silvergold.engine import SilverGoldError, files, load_deck, read_games, standard_deck
from silvergold.puzzles import load_puzzles

LIMIT = 100


@pytest.fixture(autouse=True)
def limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FILE_LIMIT", LIMIT)


@pytest.mark.parametrize(
    "read",
    [
        load_deck,
        lambda path: list(read_games(path)),
        lambda path: load_puzzles(path, standard_deck()),
    ],
    ids=["deck", "records", "puzzles"],
)
def test_a_file_over_the_limit_is_refused(read: Callable[[Path], object], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(bytes(LIMIT + 1))
    with pytest.raises(SilverGoldError) as refused:
        read(file)
    assert "File too large" in str(refused.value)


@pytest.mark.parametrize("read", [chosen_deck, games_in], ids=["deck", "records"])
def test_a_standard_input_over_the_limit_is_refused(
    read: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(bytes(LIMIT + 1))))
    with pytest.raises(OSError, match="File too large"):
        read(STANDARD)


def test_a_file_at_the_limit_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * LIMIT)
    assert files.read_file(file) == b"x" * LIMIT
