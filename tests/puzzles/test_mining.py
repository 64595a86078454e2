"""The miner: the same puzzles for the same seed, however it is run."""

from pathlib import Path

import pytest

from silvergold.engine import standard_deck
from silvergold.errors import ApplicationError
from silvergold.puzzles import load_puzzles, shipped
from silvergold.puzzles.mining.acceptance import candidates, mine_game
from silvergold.puzzles.mining.games import match_of
from silvergold.puzzles.mining.journal import MiningJournal
from silvergold.puzzles.mining.run import mine
from silvergold.puzzles.mining.selection import PuzzleSelection
from silvergold.puzzles.puzzle_file import Heading, puzzle_to_json
from tests.thorough import IS_THOROUGH

HEADING = shipped().heading
FIRST = [puzzle_to_json(puzzle) for puzzle in shipped().puzzles[:1]]


def test_the_first_puzzles_of_the_seed_are_the_shipped_ones() -> None:
    _, record = match_of(standard_deck(), HEADING.seed, 0).play(0)
    found = {puzzle.id: puzzle for puzzle in candidates(record, standard_deck())}
    first = shipped().puzzles[0]
    again = found[first.id]
    assert (again.why, again.difficulty) == (first.why, first.difficulty)
    assert [one.moves for one in again.decision.best] == [one.moves for one in first.decision.best]
    if IS_THOROUGH:
        mined = mine_game(standard_deck(), HEADING.seed, 0)
        assert [puzzle.id for puzzle in mined] == [*shipped().ids[: len(mined)]]


def test_a_stopped_run_continues_from_its_journal(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl.gz"
    journal = tmp_path / "puzzles.jsonl.gz.journal"
    begun = MiningJournal(journal, HEADING)
    begun.add(FIRST)
    begun.add([])
    with journal.open("a", encoding="utf-8") as file:
        file.write('[{"posi')
    assert mine(standard_deck(), HEADING.seed, 9, out, workers=1, seconds=0) == 1
    assert load_puzzles(out, standard_deck()).ids == shipped().ids[:1]
    assert MiningJournal(journal, HEADING).games == [FIRST, []]
    assert mine(standard_deck(), HEADING.seed, 1, out) == 1
    assert not journal.exists()


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    MiningJournal(tmp_path / "journal", Heading("deck", "seed", "evaluator"))
    with pytest.raises(ApplicationError) as error:
        MiningJournal(tmp_path / "journal", Heading("deck", "another seed", "evaluator"))
    assert error.value.code == "puzzles-other-journal"


def test_a_journal_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ApplicationError) as error:
        MiningJournal(tmp_path / "nowhere" / "journal", HEADING)
    assert error.value.code == "puzzles-unwritable"


def test_a_set_takes_each_puzzle_once_and_not_too_many_of_a_theme() -> None:
    selection = PuzzleSelection()
    for number in range(20):
        position = {**FIRST[0]["position"], "number": number}
        selection.add({**FIRST[0], "position": position})
        selection.add({**FIRST[0], "position": position})
    assert len(selection.puzzles) == 3
