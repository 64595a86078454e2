"""Puzzles in the terminal: at the plain prompt and on screens; only first answers count."""

from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from silvergold.engine import Draw, GameState, Keep, Mark, PlayerMove, Take, apply, legal_moves
from silvergold.errors import ApplicationError
from silvergold.puzzles import Puzzle, shipped
from silvergold.terminal.client.first_answers import FirstAnswers
from silvergold.terminal.client.puzzle_session import PuzzleSession
from silvergold.terminal.interaction.selections import TakeSelection
from silvergold.terminal.plain.puzzles import PuzzleWalk
from silvergold.terminal.puzzle_app import PuzzleApp
from silvergold.terminal.rendering.reports.decisions import moves_in_words
from silvergold.terminal.rendering.reports.puzzles import progress_tables, theme_name
from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.screens.verdict import VerdictDialog
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, at_keyboard

LATE = [puzzle for puzzle in shipped().puzzles if puzzle.state.round == 4]
"""Quick to judge."""
TAKE = next(p for p in LATE if isinstance(p.decision.best[0].moves[0], Take) and len(p.state.players) == 2)
CROSSES = next(p for p in LATE if len(p.decision.best[0].moves) > 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "silvergold" / "puzzles.json"


def typed_for(state: GameState, moves: Sequence[PlayerMove]) -> Iterator[str]:
    """What a player types for the moves of a decision."""
    for move in moves:
        match move:
            case Keep(seat, cards):
                dealt = [card.id for card in state.players[seat].dealt]
                yield " ".join(str(dealt.index(card) + 1) for card in cards)
            case Take(_, card):
                yield str([shown.id for shown in state.display].index(card) + 1)
            case Draw():
                yield "p"
            case _:
                legal = legal_moves(state, move.seat)
                marks = [each for each in legal if each == move or isinstance(each, Mark)]
                yield from ["l", str(marks.index(move) + 1)] if len(marks) > 1 else ["l"]
                state, _ = apply(state, move)
    if isinstance(moves[0], Mark):
        yield ""


def walk(
    puzzles: Sequence[Puzzle], path: Path, lines: list[str], language: str = "en", *, in_words: bool = False
) -> str:
    """Solve puzzles at the plain prompt; returns what was printed."""
    printed = StringIO()
    console = Console(file=printed, width=100, color_system=None)
    session = PuzzleSession(puzzles, FirstAnswers(path))
    PuzzleWalk(console, session, language, in_words=in_words).ask(lambda prompt: lines.pop(0))
    assert lines == []
    return " ".join(printed.getvalue().split())


def test_a_wrong_answer_gets_its_loss_and_reasons_and_only_it_counts(path: Path) -> None:
    best, following, *_ = CROSSES.decision.best
    lines = [*typed_for(CROSSES.state, following.moves), *typed_for(CROSSES.state, best.moves)]
    said = walk([CROSSES], path, lines)
    assert f"Puzzle {CROSSES.id}, level: " in said
    assert said.index("Not yet: this gives away ") < said.index("That is the best move.")
    assert said.count("Your move: ") == 2
    assert said.count("The best move: ") == 1
    first = FirstAnswers(path).by_puzzle[CROSSES.id]
    assert first.theme == CROSSES.theme
    assert first.loss == pytest.approx(min(best.value - following.value, first.at_stake), abs=0.05)


def test_the_best_move_is_shown_in_place_of_an_answer_and_keeps_nothing(path: Path) -> None:
    said = walk([TAKE, CROSSES], path, ["b", "n", "q"], "de")
    words = Words("de", TAKE.state.edition.name)
    assert moves_in_words(TAKE.decision.best[0].moves, TAKE.state.deck, words) in said
    assert theme_name(TAKE.theme, words) in said
    (first,) = FirstAnswers(path).by_puzzle.values()
    assert first.loss == first.at_stake > 0


def test_in_words_nothing_is_printed_where_nothing_has_changed(path: Path) -> None:
    said = walk([CROSSES], path, ["l", "", "q"], in_words=True)
    assert "[1] " in said
    assert "None" not in said


def test_puzzles_are_answered_on_the_screens(path: Path) -> None:
    answers = FirstAnswers(path)
    app = PuzzleApp("en", PuzzleSession([TAKE, CROSSES], answers))
    best = [card.id for card in TAKE.state.display].index(TAKE.decision.best[0].moves[0].card)  # type: ignore[union-attr]
    wrong = next(place for place in range(4) if place != best)

    async def solve(keyboard: Keyboard) -> None:
        await keyboard.see(f"Puzzle {TAKE.id}, level: ")
        assert isinstance(keyboard.table.selection, TakeSelection)
        for place, said in ((wrong, "Not yet: this gives away"), (best, "That is the best move.")):
            await keyboard.until(lambda: isinstance(app.screen, TableScreen))
            await keyboard.press(str(place + 1), "enter")
            await keyboard.until(lambda: isinstance(app.screen, VerdictDialog))
            await keyboard.see(said)
            assert len(answers.by_puzzle) == 1
            if place == wrong:
                await keyboard.press("b")
                await keyboard.see(theme_name(TAKE.theme, Words()))
                await keyboard.press("a")
        await keyboard.press("n")
        await keyboard.see(f"Puzzle {CROSSES.id}, level: ")
        panels = keyboard.table.query(".name").results(TextWidget)
        assert [panel.content for panel in panels if {*"✓…"} & {*str(panel.content)}] == [], "nobody thinks"
        await keyboard.press("q")

    at_keyboard(app, solve)
    assert FirstAnswers(path).by_puzzle[TAKE.id].loss > 0, "the second answer doesn't count"


def test_rivals_are_told_apart_by_numbers_if_there_are_several(path: Path) -> None:
    four = next(p for p in shipped().puzzles if len(p.state.players) == 4 and p.decision.seat == 1)
    assert PuzzleSession([TAKE], FirstAnswers(path)).names(Words()).count("Rival") == 1
    assert PuzzleSession([four], FirstAnswers(path)).names(Words()) == [
        "Rival 1",
        "You",
        "Rival 2",
        "Rival 3",
    ]


def test_the_share_of_points_kept_is_shown_by_difficulty_and_theme(path: Path) -> None:
    answers = FirstAnswers(path)
    navigator = [puzzle for puzzle in shipped().puzzles if puzzle.difficulty == "navigator"][:2]
    answers.note(navigator[0], 1.0, 4.0)
    answers.note(navigator[0], 4.0, 4.0)
    answers.note(navigator[1], 9.0, 4.0)
    assert answers.shares_kept(lambda answer: answer.difficulty) == {"navigator": (2, 0.375)}
    assert answers.unanswered(navigator) == []
    for language in LANGUAGES:
        words = Words(language)
        by_level, by_theme = progress_tables(FirstAnswers(path), words)
        assert [*by_level.columns[0].cells] == [words.say("bot-name-navigator")]
        assert [*by_theme.columns[0].cells] == [theme_name(theme, words) for theme in themes_of(navigator)]


def themes_of(puzzles: Sequence[Puzzle]) -> list[str]:
    return sorted({puzzle.theme for puzzle in puzzles})


def test_a_damaged_file_of_answers_is_refused_and_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"53008a8b": 3', encoding="utf-8")
    with pytest.raises(ApplicationError) as error:
        FirstAnswers(path)
    assert error.value.code == "puzzle-answers-unreadable"
    assert path.read_text(encoding="utf-8") == '{"53008a8b": 3'
