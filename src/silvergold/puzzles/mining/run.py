"""Mine puzzles in processes until there are enough; a stopped run continues."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from silvergold.arena.process_pool import map_in_processes
from silvergold.engine import Deck
from silvergold.files import write_atomically
from silvergold.puzzles.mining.acceptance import mine_game
from silvergold.puzzles.mining.journal import MiningJournal
from silvergold.puzzles.mining.selection import PuzzleSelection
from silvergold.puzzles.position import Document
from silvergold.puzzles.puzzle_file import Heading, format_puzzles, puzzle_to_json
from silvergold.review.ledger import evaluator_hash

MAX_GAMES = 1_000_000

MiningListener = Callable[[int, int], None]
"""Called with the number of puzzles and of games after every game."""


def mine(
    deck: Deck,
    seed: str,
    wanted: int,
    out: Path,
    workers: int | None = None,
    seconds: float | None = None,
    on_progress: MiningListener = lambda puzzles, games: None,
) -> int:
    """Write a file of puzzles, and return their number: fewer than wanted if the time is up.

    The same deck and seed give the same puzzles, however many processes there are and however often the run
    is stopped; fewer puzzles are the first ones of more.
    """
    heading = Heading(deck.sha256, seed, evaluator_hash())
    journal, selection = MiningJournal(out.with_name(out.name + ".journal"), heading), PuzzleSelection()
    with closing(mined_games(journal, deck, seed, workers)) as games:
        end = None if seconds is None else time.monotonic() + seconds
        for number, puzzles in enumerate(games, start=1):
            for puzzle in puzzles:
                selection.add(puzzle)
            on_progress(min(wanted, len(selection.puzzles)), number)
            is_late = end is not None and time.monotonic() > end
            if len(selection.puzzles) >= wanted or (is_late and number >= len(journal.games)):
                break
    write_atomically(out, [format_puzzles(heading, selection.puzzles[:wanted])])
    if len(selection.puzzles) >= wanted:
        journal.remove()
    return min(wanted, len(selection.puzzles))


def mined_games(
    journal: MiningJournal, deck: Deck, seed: str, workers: int | None
) -> Generator[list[Document], None, None]:
    """The puzzles of one game after the other: first those in the journal, then new ones."""
    yield from journal.games[:]
    numbers = range(len(journal.games), MAX_GAMES)
    with closing(map_in_processes(partial(mine_documents, deck, seed), numbers, workers)) as games:
        for puzzles in games:
            journal.add(puzzles)
            yield puzzles


def mine_documents(deck: Deck, seed: str, number: int) -> list[Document]:
    """The puzzles of one game as a file has them, in a worker."""
    return [puzzle_to_json(puzzle) for puzzle in mine_game(deck, seed, number)]
