"""The game of the bound: one seat alone, with the display and the pile of a game of two."""

import numpy as np

from silvergold.bots import Bot, MakeBot, find_bot
from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.weights import Weights, packaged_weights
from silvergold.engine import Dealer, Deck, Game, events_seen, legal_moves, view
from silvergold.engine.state import Player, ScoreCard
from silvergold.engine.view import PlayerView, View

ABSENT = PlayerView(cards=(), score_card=ScoreCard(), completed=())
"""The rival that a bot sees, because no bot knows a game alone: without cards and points."""


def solo_bot(name: str) -> MakeBot:
    """The bot with a name; Admiral plays for its own points only, which scores more."""
    return own_points_admiral if name == "admiral" else find_bot(name)


def own_points_admiral(seed: bytes) -> Bot:
    """Admiral without the rival's points and the chance of winning."""
    return Admiral(seed, own_points_only(packaged_weights()))


def own_points_only(weights: Weights) -> Weights:
    """The weights with which the first output, own points to come, decides alone."""
    is_own = np.arange(weights.output.shape[-1]) == 0
    return weights._replace(
        output=np.where(is_own, weights.output, np.float32(0)),
        output_bias=np.where(is_own, weights.output_bias, np.float32(0)),
    )


def new_solo_game(deck: Deck) -> Game:
    """A table with one seat."""
    game = Game(deck)
    game.state = game.state._replace(players=(Player(),))
    return game


def solo_view(game: Game) -> View:
    """What the only seat sees, beside an absent rival."""
    seen = view(game.state, 0)
    return seen._replace(players=(*seen.players, ABSENT))


def play_solo(deck: Deck, make_bot: MakeBot, seed: bytes) -> Game:
    """Play one game alone."""
    bot, game, dealer, observed = make_bot(seed), new_solo_game(deck), Dealer(deck, seed), 0
    game.play_chance(dealer)
    while not game.is_over:
        bot.observe(events_seen(game.events[observed:], 0))
        observed = len(game.events)
        game.play(bot.choose(solo_view(game), legal_moves(game.state, 0)))
        game.play_chance(dealer)
    return game
