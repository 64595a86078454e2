"""Par: what Admiral scores on a seat of a deal, against the bots on the other seats."""

from silvergold.arena.match import play_on
from silvergold.bots import seat_bot
from silvergold.engine import EDITIONS, Dealer, Deck, Game, score
from silvergold.engine.state import EditionName

BEST_BOT = "admiral"


def par_of(deck: Deck, seed: bytes, seat: int, bots: tuple[str, ...], edition: EditionName = "nsv") -> int:
    """Play a deal with bots on the other seats, in their order, and return the score of the seat."""
    names = (*bots[:seat], BEST_BOT, *bots[seat:])
    game = Game(deck, len(names), EDITIONS[edition])
    play_on(game, Dealer(deck, seed), [seat_bot(name, seed, number) for number, name in enumerate(names)])
    return score(game.state.players[seat]).total
