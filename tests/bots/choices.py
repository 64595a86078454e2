"""What a bot chooses in a position drawn for a test."""

from silvergold.bots import make_bot
from silvergold.engine import GameState, PlayerMove, legal_moves, view
from silvergold.engine.events import Revealed


def choice(bot: str, state: GameState, seat: int = 0) -> PlayerMove:
    """The choice of a bot that has seen all shapes of this round."""
    chooser = make_bot(bot, b"")
    revealed = [Revealed(state.round, turn, shape) for turn, shape in enumerate(state.revealed, start=1)]
    chooser.observe(revealed)
    return chooser.choose(view(state, seat), legal_moves(state, seat))
