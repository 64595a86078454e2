"""Par: what Admiral scores on a seat of a deal, against the bots on the other seats."""

from typing import NamedTuple

from silvergold.arena.match import play_on
from silvergold.bots import seat_bot
from silvergold.engine import EDITIONS, Dealer, Deck, Game, score
from silvergold.engine.state import EditionName

BEST_BOT = "admiral"


class ParGame(NamedTuple):
    """A seat of a deal."""

    deck: Deck
    seed: bytes
    seat: int
    bots: tuple[str, ...]
    """The bots on the other seats, in their order."""
    edition: EditionName = "nsv"


def par_of(asked: ParGame) -> int:
    """Play the game, and return the score of the seat."""
    names = (*asked.bots[: asked.seat], BEST_BOT, *asked.bots[asked.seat :])
    game = Game(asked.deck, len(names), EDITIONS[asked.edition])
    bots = [seat_bot(name, asked.seed, seat) for seat, name in enumerate(names)]
    play_on(game, Dealer(asked.deck, asked.seed), bots)
    return score(game.state.players[asked.seat]).total
