"""Files of puzzles: written and read again, and what is said about damaged ones."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from silvergold.engine import standard_deck
from silvergold.errors import ApplicationError
from silvergold.puzzles import load_puzzles, shipped
from silvergold.puzzles.puzzle_file import format_puzzles, parse_puzzles, puzzle_to_json

Document = dict[str, Any]
HEADING = shipped().heading.to_json()
PUZZLES = [puzzle_to_json(puzzle) for puzzle in shipped().puzzles]
MARKS = next(puzzle for puzzle in PUZZLES if puzzle["position"]["phase"] == "mark")


def packed(*lines: object) -> bytes:
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    return gzip.compress("".join(f"{text}\n" for text in texts).encode(), mtime=0)


def test_a_file_is_written_as_it_was_read() -> None:
    content = format_puzzles(shipped().heading, PUZZLES)
    heading, puzzles = parse_puzzles(content, standard_deck(), "here")
    assert (heading, puzzles) == (shipped().heading, shipped().puzzles)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"no gzip", "puzzles-unreadable"),
        (packed(HEADING)[:-9], "puzzles-unreadable"),
        (packed("{"), "puzzles-format"),
        (packed("[]"), "puzzles-format"),
        (packed({**HEADING, "version": 2}), "puzzles-format"),
        (packed({**HEADING, "deck": "0" * 64}), "puzzles-other-deck"),
        (packed(HEADING, "{}"), "puzzle-malformed"),
        (packed(HEADING, MARKS, "[" * 100_000), "puzzle-malformed"),
    ],
    ids=["no gzip", "cut off", "no JSON", "no heading", "version", "deck", "no puzzle", "too deep"],
)
def test_a_damaged_file_is_refused_with_a_code(content: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl.gz"
    path.write_bytes(content)
    with pytest.raises(ApplicationError) as error:
        load_puzzles(path, standard_deck())
    assert error.value.code == code
    assert str(path) in error.value.message


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ApplicationError) as error:
        load_puzzles(tmp_path / "none", standard_deck())
    assert error.value.code == "puzzles-unreadable"


DAMAGES: dict[str, Callable[[Document], object]] = {
    "phase": lambda puzzle: puzzle["position"].update(phase="over"),
    "edition": lambda puzzle: puzzle["position"].update(edition="mine"),
    "seat": lambda puzzle: puzzle["position"].update(seat=9),
    "round": lambda puzzle: puzzle["position"].update(round=5),
    "shapes": lambda puzzle: puzzle["position"].update(shapes=["domino"] * 2),
    "no shape": lambda puzzle: puzzle["position"].update(shapes=["circle"]),
    "card twice": lambda puzzle: puzzle["position"]["display"].append(puzzle["position"]["display"][0]),
    "unknown card": lambda puzzle: puzzle["position"]["display"].append("atlantis"),
    "boxes": lambda puzzle: puzzle["position"]["players"][0]["cards"][0].__setitem__(1, 1 << 20),
    "marked card": lambda puzzle: puzzle["position"]["players"][0]["cards"][0].__setitem__(1, 0),
    "coins": lambda puzzle: puzzle["position"]["players"][0].update(coins=99),
    "one player": lambda puzzle: puzzle["position"].update(players=puzzle["position"]["players"][:1]),
    "illegal moves": lambda puzzle: puzzle["options"][0].__setitem__(0, [["atlantis", 1]]),
    "no moves": lambda puzzle: puzzle["options"][0].__setitem__(0, []),
    "order": lambda puzzle: puzzle["options"].reverse(),
    "choices": lambda puzzle: puzzle.update(choices=1),
    "theme": lambda puzzle: puzzle.update(why=["because", {}]),
    "difficulty": lambda puzzle: puzzle.update(difficulty="drifter"),
    "ahead": lambda puzzle: puzzle.update(ahead=[1]),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_wrong_puzzle_is_refused_with_its_line(damage: Callable[[Document], object]) -> None:
    wrong = json.loads(json.dumps(MARKS))
    damage(wrong)
    with pytest.raises(ApplicationError) as error:
        parse_puzzles(packed(HEADING, MARKS, wrong), standard_deck(), "here")
    assert error.value.code == "puzzle-malformed"
    assert error.value.details["line"] == 3
