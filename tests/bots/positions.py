"""Positions of games that bots play."""

from collections.abc import Iterator, Sequence

from silvergold.bots import seat_bot
from silvergold.engine import NSV, Dealer, Edition, Game, seats_to_move, standard_deck


def played_games(bots: Sequence[str], decisions: int, edition: Edition = NSV) -> Iterator[Game]:
    """A game before each of its first decisions, after all players have kept two cards."""
    deck, seed = standard_deck(), b"played"
    game, dealer = Game(deck, len(bots), edition), Dealer(deck, seed)
    seats = [seat_bot(name, seed, seat) for seat, name in enumerate(bots)]
    game.play_chance(dealer)
    for number in range(decisions):
        if game.is_over:
            return
        if number >= len(bots):
            yield game
        game.play(seats[seats_to_move(game.state)[0]].decide(game))
        game.play_chance(dealer)
