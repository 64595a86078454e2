"""Positions of the engine played on in the simulator."""

import jax
import jax.numpy as jnp
import numpy as np
from train.check_puzzles import DEALERS, continuations, self_play, shuffled_ids
from train.play_on import LAST_TURN, batch_of, final_values, row_of, turns_done

from silvergold.arena.match import Match
from silvergold.engine import Phase, replay, score, standard_deck, winners
from silvergold.sim.cards import NO_CARD, words_needed
from silvergold.sim.rng import make_rng

DECK = standard_deck()
WORDS = words_needed(DECK)


def test_a_position_has_the_same_cards_boxes_and_scores_in_the_simulator() -> None:
    _, record = Match(DECK, ("sailor", "navigator"), "play on").play(0)
    games = (game.state for game in replay(record, DECK))
    states = [state for state in dict.fromkeys(games) if state.phase in (Phase.REVEAL, Phase.OVER)]
    assert [turns_done(state) for state in states] == [*range(LAST_TURN + 1)]
    rows = jnp.asarray(np.array([row_of(state) for state in states], np.uint32))
    batch = batch_of(rows, 2, WORDS, make_rng(jax.random.key(0), len(states)))
    for number, state in enumerate(states):
        for seat, player in enumerate(state.players):
            cards = [DECK.cards.index(card) for card, _ in player.cards]
            held = [int(card[seat, number]) for card in batch.players.cards]
            assert held == [*cards, *[NO_CARD] * (2 - len(cards))]
            unmarked = int(batch.players.unmarked[seat, number])
            assert [unmarked >> 16 * place & 0xFFFF for place in range(len(cards))] == [
                left for _, left in player.cards
            ]
            assert int(batch.players.coins[seat, number]) == player.score_card.coins
        assert int(batch.cups[number]) == len(state.cups)
        assert int(batch.expeditions[number]).bit_count() == 8 - state.turn


def test_a_game_that_is_over_is_worth_its_result() -> None:
    game, _ = Match(DECK, ("sailor", "navigator"), "play on").play(0)
    rows = jnp.asarray(np.array([row_of(game.state)] * 2, np.uint32))
    key = jax.random.key(0)
    play = self_play(2, jnp.ones(2, jnp.uint8))
    with jax.disable_jit():
        values = final_values(play, rows, jnp.int32(LAST_TURN), make_rng(key, 2), key, 2, WORDS)
    points = [score(player).total for player in game.state.players]
    won = winners(game.state.players, game.state.edition)
    shares = [(seat in won) / len(won) for seat in range(2)]
    expected = [points[seat] - 0.25 * points[1 - seat] + 10 * shares[seat] for seat in range(2)]
    assert values[:, 0].tolist() == expected


def test_both_options_of_a_puzzle_are_continued_with_every_dealer() -> None:
    found = continuations(shuffled_ids()[0])
    assert [len(rows) for rows in found.rows] == [DEALERS, DEALERS]
    assert found.rows[0] != found.rows[1]
