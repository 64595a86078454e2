"""The last two turns are worth what the engine's games give, if the rivals are greedy."""

import numpy as np
import pytest

from silvergold.engine import EDITIONS, Draw, Edition, GameState, Move, Phase, Take, apply, chance_moves
from silvergold.engine.cards import Color
from silvergold.engine.state import COINS_IN_A_ROW, CUPS, OpenCard, Player, ScoreCard
from silvergold.review.ledger.evaluation import Worths, drawn_states, final_worth, is_solved, worths
from silvergold.review.ledger.options import mark_options, worth_of_marks
from silvergold.review.rollouts import play
from tests.bots.admiral.small_endings import is_clear, settled, small_positions, turns_left, with_rivals
from tests.decks import random_deck

editions = pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))


@editions
@pytest.mark.parametrize("players", [2, 3])
def test_marks_of_the_last_turn_are_worth_the_final_scores(edition: Edition, players: int) -> None:
    compared = 0
    for state, _ in small_positions(players, edition):
        for seat in range(players):
            if turns_left(state) == 0 and is_clear(state, seat):
                options, rivals = mark_options(state, seat), with_rivals(state, seat)
                for number, found in enumerate(options.worths):
                    after = play(state, options.moves(number))
                    end = settled(rivals.with_player(seat, after.players[seat]))
                    assert found == pytest.approx(final_worth(end, seat))
                    assert found == pytest.approx(worth_of_marks(state, after, seat))
                    compared += 1
    assert compared > 10


def with_a_race_for_cups(state: GameState) -> GameState:
    """R5.1: the state in which everybody completes a coin row, and the first cup is the better one."""
    card = next(card for card in state.deck.cards if card.coins)
    player = Player((OpenCard(card, card.coins),), ScoreCard(COINS_IN_A_ROW - 1))
    return state._replace(players=(player,) * len(state.players), cups=CUPS)


def mean_over_shapes(state: GameState, seat: int) -> Worths:
    """R3.1: the best marks in each book, with each shape that may come."""
    weights = dict(chance_moves(state))
    best = [mark_options(apply(state, move)[0], seat).best for move in weights]
    return np.average(best, axis=0, weights=[*weights.values()])


@editions
def test_before_the_last_shape_a_position_is_worth_the_mean_of_the_best_marks(edition: Edition) -> None:
    """R6.3: the start player of the last turn, who takes the first cup, is named already."""
    for state, _ in small_positions(2, edition):
        if turns_left(state) == 0:
            before = with_a_race_for_cups(state)._replace(phase=Phase.REVEAL, revealed=state.revealed[:-1])
            for seat in range(2):
                assert worths([before], seat)[0] == pytest.approx(mean_over_shapes(before, seat))


def test_before_the_last_turn_many_positions_are_worth_what_each_is_alone() -> None:
    """R4.5, R5.3, R5.4: a palm is left to mark, and any card may be drawn or refilled."""
    for state, _ in small_positions(2, EDITIONS["nsv"]):
        if turns_left(state) == 1:
            card = next(card for card in state.deck.cards if card.palms)
            state = state.with_player(0, Player((OpenCard(card, card.palms),)))
            state = state._replace(phase=Phase.TAKE, settling=state.seats_clockwise.index(0))
            moves: list[Move] = [Draw(0), Take(0, state.display[0].id)]
            for states in (drawn_states(apply(state, move)[0]) for move in moves):
                for seat in range(2):
                    alone = [worths([one], seat)[0] for one in states]
                    assert worths(states, seat) == pytest.approx(np.array(alone))


def test_a_deck_with_more_crosses_than_the_published_one_is_not_solved() -> None:
    state = next(state for state, _ in small_positions(2, EDITIONS["nsv"]))
    assert is_solved(state)
    assert not is_solved(state._replace(deck=random_deck(3, 30, tuple(Color), 0.7)))
