"""One decision in a position of a game: only its seat moves, and there are no chance moves."""

from collections.abc import Callable, Sequence

from silvergold.engine import HUMAN, Draw, Game, GameState, Keep, Mark, Participant, PlayerMove, Ready, Take
from silvergold.engine.events import Marked
from silvergold.engine.rules import marks_of
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import SeatState


class PositionClient(LocalClient):
    """A table at which one seat decides once; the shapes of the round may be looked up."""

    is_live = False

    def __init__(self, state: GameState, seat: int, names: Sequence[str]) -> None:
        game = Game(state.deck, len(state.players), state.edition)
        game.state = state
        people = tuple(Participant(name, HUMAN) for name in names)
        super().__init__(LocalGame(game, people, seed=b""), memory_aid=True)
        self.on_decided: Callable[[tuple[PlayerMove, ...]], None] = lambda moves: None
        """Called with the moves of the whole decision."""
        self._seat = seat

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """Everybody, and only one of them at this keyboard."""
        names = (participant.name for participant in self.local_game.participants)
        return tuple(SeatState(HUMAN, name, is_mine=seat == self._seat) for seat, name in enumerate(names))

    @property
    def decided(self) -> tuple[PlayerMove, ...] | None:
        """The moves of the decision; None until it is complete."""
        game = self.local_game.game
        for move in game.moves:
            if isinstance(move, Keep | Take | Draw):
                return (move,)
        if Ready(self._seat) not in game.moves:
            return None
        marks = [event for event in marks_of(game.state.players[self._seat]) if isinstance(event, Marked)]
        return tuple(Mark(self._seat, mark.card, mark.boxes) for mark in marks)

    def _settle(self) -> None:
        self._changed()
        if self.decided is not None:
            self.on_decided(self.decided)
