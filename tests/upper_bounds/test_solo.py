"""Bots play the game of the bound alone, by the engine's rules."""

import numpy as np

from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import score, standard_deck
from silvergold.engine.state import CUPS
from silvergold.upper_bounds.solo import own_points_only, play_solo, solo_bot, solo_view

DECK = standard_deck()


def test_admiral_plays_a_whole_game_alone() -> None:
    game = play_solo(DECK, solo_bot("admiral"), b"alone")
    (player,) = game.state.players
    assert game.is_over
    assert player.score_card.cups == CUPS[: len(player.score_card.cups)]
    assert score(player).total > 80


def test_a_bot_sees_a_rival_without_cards() -> None:
    me, rival = solo_view(play_solo(DECK, solo_bot("drifter"), b"alone")).players
    assert me.completed or me.cards
    assert not rival.cards


def test_only_the_output_for_own_points_is_left() -> None:
    before, after = packaged_weights(), own_points_only(packaged_weights())
    assert np.array_equal(after.output[:, 0], before.output[:, 0])
    assert not after.output[:, 1:].any()
    assert not after.output_bias[1:].any()
