"""Puzzles on the screens of the terminal client."""

import asyncio

from silvergold.engine import PlayerMove
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.position_client import PositionClient
from silvergold.terminal.client.puzzle_session import PuzzleSession
from silvergold.terminal.rendering.reports.puzzles import puzzle_heading
from silvergold.terminal.screens.verdict import NextStep, VerdictDialog
from silvergold.words import Words

NOTICE_S = 10
"""How long the question is shown, in seconds."""


class PuzzleApp(TerminalApp):
    """Poses the puzzles of a session on the table's screen."""

    def __init__(self, language: str, session: PuzzleSession, *, is_day: bool = False) -> None:
        self._session = session
        words = session.words(language)
        super().__init__(words, self._table(words), is_day=is_day)

    def on_mount(self) -> None:
        """Pose the first puzzle; Textual also calls the handler of the base class, which opens the table."""
        self._pose()

    def _table(self, words: Words) -> PositionClient:
        table = self._session.table(words)
        table.on_decided = self._answer_puzzle
        return table

    def _answer_puzzle(self, moves: tuple[PlayerMove, ...]) -> None:
        self.run_worker(self._judge(moves), group="judging")

    def _pose(self) -> None:
        puzzle = self._session.puzzle
        heading = puzzle_heading(puzzle, self.words)
        question = self.words.say("puzzle-question", kind=puzzle.decision.kind)
        self.notify(question, title=heading, timeout=NOTICE_S, markup=False)

    async def _judge(self, moves: tuple[PlayerMove, ...]) -> None:
        self.notify(self.words.say("puzzle-judging"), markup=False)
        found = await asyncio.to_thread(self._session.judge, moves)
        self.clear_notifications()
        self.push_screen(VerdictDialog(self.words, self._session.puzzle, found), self._go_on)

    def _go_on(self, step: NextStep | None) -> None:
        """Try the same puzzle again, or go to the next one; after the last one, leave."""
        if step == "leave" or (step == "next" and not self._session.go_on()):
            self.exit()
            return
        self.words = self._session.words(self.words.language)
        self._open_table(self._table(self.words))
        self._pose()

    def action_leave(self) -> None:
        """Leave at once: nothing is lost."""
        self.exit()
