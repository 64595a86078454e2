"""A step of the lesson as a table: the learner's moves are played from its start and judged by its goal."""

from silvergold.engine import HUMAN, Participant, PlayerMove
from silvergold.lesson import LEARNER, Verdict, attempt, start
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import SeatState

RIVAL = "Ben"
"""The other player, as in the browser."""


class LessonClient(LocalClient):
    """A table at which the learner alone decides."""

    is_live = False

    def __init__(self, step: str, learner: str) -> None:
        people = (Participant(learner, HUMAN), Participant(RIVAL, HUMAN))
        super().__init__(LocalGame(start(step), people, seed=b""), memory_aid=True)
        self._step = step
        self._moves: tuple[PlayerMove, ...] = ()
        self.verdict = Verdict(False)

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Both players, and only the learner at this keyboard."""
        return tuple(state._replace(is_mine=seat == LEARNER) for seat, state in enumerate(super().seats))

    async def play(self, *moves: PlayerMove) -> None:
        """Make the learner's moves, all of them or none."""
        tried = attempt(self._step, [*self._moves, *moves])
        self._moves += moves
        self._game, self.verdict = tried.game, tried.verdict
        self._changed()
