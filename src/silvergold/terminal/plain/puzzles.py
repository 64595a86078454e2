"""Puzzles at the plain prompt."""

from rich.console import Console
from rich.text import Text

from silvergold.engine import PlayerMove
from silvergold.terminal.client.puzzle_session import PuzzleSession
from silvergold.terminal.plain.decision_prompt import DecisionPrompt, ReadLine, WalkCommand
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.rendering.reports.puzzles import puzzle_heading, solution_lines, verdict_lines
from silvergold.words import Words


class PuzzleWalk:
    """Poses the puzzles of a session one after the other."""

    def __init__(self, console: Console, session: PuzzleSession, language: str, *, in_words: bool) -> None:
        self._console = console
        self._session = session
        self._language = language
        self._in_words = in_words

    def ask(self, read_line: ReadLine) -> None:
        """Pose puzzles until the last one, or until the player quits."""
        while self._pose(read_line) is not WalkCommand.QUIT and self._session.go_on():
            pass

    def _pose(self, read_line: ReadLine) -> WalkCommand:
        """Ask until an answer is accepted, or the player wants to see the best or to go on."""
        puzzle, words = self._session.puzzle, self._session.words(self._language)
        names, seat = self._session.names(words), puzzle.decision.seat
        prompt = DecisionPrompt(self._console, words, OutputStyle(words, is_drawn=not self._in_words))
        self._console.print(Text(puzzle_heading(puzzle, words), style="bold"))
        prompt.show(puzzle.state, seat, names)
        prompt.say("puzzle-question", kind=puzzle.decision.kind)
        prompt.say("puzzle-keys")
        while True:
            answer = prompt.ask(puzzle.state, seat, names, read_line)
            if answer is WalkCommand.BEST:
                self._session.give_up()
                self._print(*solution_lines(puzzle, words))
            elif isinstance(answer, WalkCommand):
                return answer
            elif self._is_accepted(answer, words):
                return WalkCommand.NEXT

    def _is_accepted(self, moves: tuple[PlayerMove, ...], words: Words) -> bool:
        """Judge an answer, and say what it is worth."""
        found = self._session.judge(moves)
        self._print(*verdict_lines(self._session.puzzle, found, words))
        return found.judgement.is_accepted

    def _print(self, *lines: str) -> None:
        self._console.print(Text("\n".join(lines) + "\n"))
