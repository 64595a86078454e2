"""Admiral's lookahead follows the engine: what a turn changes, and what taking a card changes."""

import numpy as np
import pytest

from silvergold.bots.admiral.bot import cards_in_pile, without_taken_palms
from silvergold.bots.admiral.candidates import candidates_with
from silvergold.bots.admiral.features import TableArrays
from silvergold.bots.admiral.from_view import context_of, islands, own_side, unmarked_islands
from silvergold.bots.admiral.lookahead import FULL_ROUND, after_next_turn, take_new_cards
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.bots.memory import Memory
from silvergold.engine import EDITIONS, Edition, Game, Shape, Take, apply, legal_moves, seats_to_move, view
from silvergold.engine.rules import palm_points
from silvergold.engine.state import Phase
from tests.bots.positions import played_games

CHANGED = ("shapes", "turns", "is_settled", "steps", "moves_every_turn")
"""The fields of the table that the passing of a turn changes, or must not."""


def table_of(game: Game, seat: int) -> TableArrays:
    """The table as a seat sees it that remembers all shapes."""
    memory, seen = Memory(), view(game.state, seat)
    memory.observe(game.events)
    return context_of(seen, memory.shapes_to_come(seen)).table


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
@pytest.mark.parametrize("players", [2, 3])
def test_the_table_after_the_next_turn_is_the_engines(edition: Edition, players: int) -> None:
    seat, compared = 1, 0
    before: tuple[int, TableArrays] | None = None
    for game in played_games(["sailor"] * players, 10_000, edition):
        state = game.state
        number = 7 * state.round + state.turn
        if state.phase != Phase.MARK or (before and before[0] == number):
            continue
        table = table_of(game, seat)
        if before:
            expected = after_next_turn(before[1], list(Shape).index(state.revealed[-1]))
            for field in CHANGED:
                assert np.array_equal(getattr(table, field), getattr(expected, field)), (field, number)
            compared += 1
        before = number, table
    assert compared == 27


@pytest.mark.parametrize(("turn", "left"), [(5, [0, 2, 2, 1, 1, 1]), (6, FULL_ROUND.tolist())])
def test_a_new_round_starts_with_all_shapes(turn: int, left: list[int]) -> None:
    for game in played_games(["sailor", "sailor"], 60):
        if game.state.turn == turn:
            table = table_of(game, 0)._replace(shapes=np.array([1, 2, 2, 1, 1, 1]))
            assert after_next_turn(table, 0).shapes.tolist() == left


def test_a_taken_card_changes_hand_and_palms_as_in_the_engine() -> None:
    compared = 0
    for game in played_games(["sailor", "sailor", "sailor"], 300):
        if game.state.phase != Phase.TAKE:
            continue
        seat = seats_to_move(game.state)[0]
        seen = view(game.state, seat)
        cards = unmarked_islands(seen.display)
        pairs = np.stack([np.zeros(len(seen.display), int), np.arange(len(seen.display))], axis=1)
        taken = without_taken_palms(candidates_with(cards, own_side(seen), pairs), np.array(True))
        for number, card in enumerate(seen.display):
            after = apply(game.state, Take(seat, card.id))[0]
            assert taken.own.palm[number] == palm_points(after.display)
            assert after.players[seat].cards[-1] == (card, card.boxes)
            compared += 1
    assert compared > 50


def test_a_completed_island_is_replaced_by_a_card_that_the_engine_lets_the_seat_take() -> None:
    compared = 0
    for game in played_games(["sailor", "sailor"], 300):
        if game.state.phase != Phase.TAKE:
            continue
        seat = seats_to_move(game.state)[0]
        seen = view(game.state, seat)
        hand = islands([*seen.me.cards], 2)
        candidates = candidates_with(hand, own_side(seen), np.array([[0, 1]]))
        context = context_of(seen, FULL_ROUND.tolist())
        (unmarked,) = take_new_cards(packaged_weights(), candidates, context).mine.unmarked
        takes = {seen.deck.by_id[m.card].boxes for m in legal_moves(game.state, seat) if isinstance(m, Take)}
        kept = [open_card.unmarked for open_card in seen.me.cards]
        assert unmarked[: len(kept)].tolist() == kept
        assert set(unmarked[len(kept) :].tolist()) <= takes
        compared += 1
    assert compared > 5


def test_the_cards_that_lie_face_up_nowhere_are_those_in_the_pile() -> None:
    for game in played_games(["sailor", "sailor"], 150):
        assert {card.id for card in cards_in_pile(view(game.state, 0))} == set(game.state.pile)
