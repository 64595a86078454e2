"""What bots choose at a table drawn for them."""

from silvergold.bots import make_bot
from silvergold.engine import GameState, PlayerMove, legal_moves, view
from silvergold.engine.events import Revealed


def choice(bot: str, state: GameState, seat: int = 0) -> PlayerMove:
    """What a bot chooses that has followed this round."""
    chooser = make_bot(bot, b"")
    chooser.observe(
        [Revealed(state.round, turn, shape) for turn, shape in enumerate(state.revealed, start=1)]
    )
    return chooser.choose(view(state, seat), legal_moves(state, seat))
