"""A step of the lesson as a table: the learner's moves are played from its start and judged by its goal."""

from silvergold.engine import HUMAN, Participant, PlayerMove
from silvergold.lesson import LEARNER, SCORE, STEPS, Verdict, attempt, card_of, start
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import SeatState
from silvergold.words import MessageValue, Words

RIVAL = "Ben"
"""The other player, as in the browser."""
ALL_STEPS = (*STEPS, SCORE)


class LessonClient(LocalClient):
    """A table at which the learner alone decides."""

    is_live = False

    def __init__(self, step: str, learner: str) -> None:
        people = (Participant(learner, HUMAN), Participant(RIVAL, HUMAN))
        super().__init__(LocalGame(start(step), people, seed=b""), memory_aid=True)
        self.step = step
        self._moves: tuple[PlayerMove, ...] = ()
        self.verdict = Verdict(False)

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Both players, and only the learner at this keyboard."""
        return tuple(state._replace(is_mine=seat == LEARNER) for seat, state in enumerate(super().seats))

    @property
    def is_turn_over(self) -> bool:
        """Whether the learner can do nothing more, and has not reached the goal."""
        return not self.verdict.is_reached and not self.legal(LEARNER)

    def values(self, words: Words, hand: str) -> dict[str, MessageValue]:
        """The values of the step's texts; ``hand`` is how the learner enters moves."""
        card = self.deck.by_id.get(card_of(self.step))
        return {
            "card": words.card_name(card) if card else "",
            "name": RIVAL,
            "hand": hand,
            "ready": "Enter",
            "oneBox": words.say("key-one-box"),
        }

    async def play(self, *moves: PlayerMove) -> None:
        """Make the learner's moves, all of them or none."""
        tried = attempt(self.step, [*self._moves, *moves])
        self._moves += moves
        self._game, self.verdict = tried.game, tried.verdict
        self._changed()
