"""What the seats of a board see, as bits: put together from parts that stay the same for a while."""

from silvergold.engine import TreasureCard
from silvergold.envs.board import Board
from silvergold.envs.encoding import (
    CROSSES_OWED,
    OWN,
    START_PLAYER,
    at_least,
    middle_bits,
)
from silvergold.envs.observation_layout import CROSSES_TOLD, SIDE_SIZE


class Sight:
    """Looks at a board; what all seats see alike it remembers until that changes."""

    def __init__(self, board: Board) -> None:
        players = board.players
        self._board = board
        self._rivals = (1 << (players - 1) * SIDE_SIZE) - 1 << OWN + SIDE_SIZE
        """Where an observation has the rivals' sides."""
        self._start_player = [
            [START_PLAYER << (start_player - seat) % players for start_player in range(players)]
            for seat in range(players)
        ]
        self._shown: tuple[int, ...] = ()
        """The sides seen last."""
        self._display: tuple[TreasureCard, ...] = ()
        self._offer = 0
        """The display seen last, and its bits."""
        self._middle = self._sides = 0
        """The middle of the table, and the sides twice round it: so a seat's rivals lie in one piece."""

    def bits(self, seat: int) -> int:
        """What a seat sees, as one integer."""
        board = self._board
        if self._shown is not board.shown:
            self._look()
        side = board.sides[seat]
        bits = self._middle | self._start_player[seat][board.start_player] | side.bits << OWN
        bits |= self._sides >> seat * SIDE_SIZE & self._rivals
        if side.crosses:
            bits |= at_least(side.crosses, CROSSES_TOLD) << CROSSES_OWED
        if side.dealt:
            bits |= board.islands.offer_bits(side.dealt)
        return bits

    def _look(self) -> None:
        """Remember what all see."""
        board = self._board
        self._shown = board.shown
        if self._display is not board.display:
            self._display, self._offer = board.display, board.islands.offer_bits(board.display)
        self._middle = self._offer | middle_bits(
            board.phase, board.round, board.revealed, len(board.cups), len(board.pile)
        )
        sides, first = 0, OWN
        for bits in board.shown:
            sides |= bits << first
            first += SIDE_SIZE
        self._sides = sides | sides << first - OWN
