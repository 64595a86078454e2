"""Admiral's lookahead: it follows the engine, and adds up all shapes and the best mark for each."""

import numpy as np
import pytest

from silvergold.bots.admiral import lookahead
from silvergold.bots.admiral.bot import cards_in_pile
from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    Candidates,
    FloatArray,
    IntArray,
    apply_marks,
    candidates_with,
    legal_marks,
    without_taken_palms,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.features import TableArrays, stack_tables
from silvergold.bots.admiral.from_view import (
    DecisionContext,
    context_of,
    islands,
    own_side,
    unmarked_islands,
)
from silvergold.bots.admiral.lookahead import (
    FULL_ROUND,
    Lookahead,
    after_next_turn,
    distinct_tables,
    mark_owed_boxes,
    promising_marks,
)
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.bots.memory import Memory
from silvergold.engine import EDITIONS, Edition, Game, Shape, Take, apply, legal_moves, seats_to_move, view
from silvergold.engine.rules import palm_points
from silvergold.engine.state import Phase
from silvergold.odds import expected_turns
from tests.bots.positions import played_games

SHAPES = list(Shape)
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
            expected = after_next_turn(before[1], np.int32(SHAPES.index(state.revealed[-1])))
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
            assert after_next_turn(table, np.int32(0)).shapes.tolist() == left


def test_the_same_shapes_in_another_order_lead_to_the_same_table() -> None:
    for game in played_games(["sailor", "sailor"], 8):
        table, last = table_of(game, 0), len(SHAPES) - 1
        orders = [(0, last), (last, 0), (1, last)]
        after = [after_next_turn(after_next_turn(table, np.array(a)), np.array(b)) for a, b in orders]
        tables, number = distinct_tables(stack_tables(after))
        assert len(tables.turns) == 2
        assert tables.shapes[number].tolist() == [one.shapes.tolist() for one in after]


def test_a_taken_card_changes_hand_and_palms_as_in_the_engine() -> None:
    compared = 0
    for game in played_games(["sailor", "sailor", "sailor"], 300):
        if game.state.phase != Phase.TAKE:
            continue
        seat = seats_to_move(game.state)[0]
        seen = view(game.state, seat)
        cards = unmarked_islands(seen.display)
        pairs = np.stack([np.zeros(len(seen.display), int), np.arange(len(seen.display))], axis=1)
        taken = without_taken_palms(candidates_with(cards, own_side(seen), pairs), cards.palms)
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
        settled = Lookahead(packaged_weights(), context).take_new_cards(
            candidates, stack_tables([context.table])
        )
        (unmarked,) = settled.mine.unmarked
        takes = {seen.deck.by_id[m.card].boxes for m in legal_moves(game.state, seat) if isinstance(m, Take)}
        kept = [open_card.unmarked for open_card in seen.me.cards]
        assert unmarked[: len(kept)].tolist() == kept
        assert set(unmarked[len(kept) :].tolist()) <= takes
        left = tuple(card for card in seen.display if card.boxes not in unmarked)
        assert settled.own.palm.tolist() == [palm_points(left)]
        compared += 1
    assert compared > 5


def test_the_cards_that_lie_face_up_nowhere_are_those_in_the_pile() -> None:
    for game in played_games(["sailor", "sailor"], 150):
        assert {card.id for card in cards_in_pile(view(game.state, 0))} == set(game.state.pile)


def positions_to_look_ahead() -> list[tuple[DecisionContext, Candidates]]:
    """Positions of two rounds after a whole turn of marks, some with a completed island."""
    found = []
    for game in played_games(["sailor", "sailor"], 150):
        if game.state.phase == Phase.TAKE:
            seen = view(game.state, seats_to_move(game.state)[0])
            hand = islands(seen.me.cards, 2)
            candidates = candidates_with(hand, own_side(seen), np.array([[0, 1]]))
            found.append((context_of(seen, [0, 1, 0, 1, 0, 0]), candidates))
    return found


def plain_values(context: DecisionContext, candidates: Candidates, turns: int) -> FloatArray:
    """Lookahead over all marks, one table at a time."""
    weights, shapes = packaged_weights(), context.table.shapes
    candidates = Lookahead(weights, context).take_new_cards(candidates, stack_tables([context.table]))
    means = np.zeros(len(candidates.card), np.float32)
    for shape in np.nonzero(shapes)[0]:
        later = context._replace(table=after_next_turn(context.table, shape))
        row, place, boxes = legal_marks(candidates, SHAPE_MARKS[shape])
        marked = apply_marks(candidates.select(row), place, boxes)
        evaluator = Evaluator(weights, later)
        if turns == 1:
            values = evaluator.values(marked)
        else:
            values = plain_values(later, mark_owed_boxes(evaluator, marked), turns - 1)
        best = np.full(len(means), -np.inf, np.float32)
        np.maximum.at(best, row, values)
        means += shapes[shape] / shapes.sum() * best
    return means


@pytest.mark.parametrize("turns", [1, 2])
def test_lookahead_is_the_mean_over_the_shapes_of_the_best_mark(
    turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookahead, "MARKS_EVALUATED", 1000)
    monkeypatch.setattr(lookahead, "MARKS_FOLLOWED", 1000)
    positions = positions_to_look_ahead()
    assert len(positions) > 5
    for context, candidates in positions[::2]:
        found = Lookahead(packaged_weights(), context).values(candidates, turns)
        assert np.allclose(found, plain_values(context, candidates, turns), atol=1e-2)


def test_fewer_marks_never_raise_a_value() -> None:
    for context, candidates in positions_to_look_ahead():
        found = Lookahead(packaged_weights(), context).values(candidates, 1)
        assert (found <= plain_values(context, candidates, 1) + 1e-2).all()


def test_only_the_marks_that_save_the_most_turns_are_evaluated() -> None:
    for _, candidates in positions_to_look_ahead():
        for shape, masks in enumerate(SHAPE_MARKS):
            every = turns_saved(candidates, *legal_marks(candidates, masks))
            promising = turns_saved(candidates, *promising_marks(candidates, np.array([shape])))
            assert np.allclose(promising, every[-lookahead.MARKS_EVALUATED :])


def turns_saved(candidates: Candidates, row: IntArray, place: IntArray, boxes: IntArray) -> list[float]:
    """How many expected turns each mark saves, in increasing order."""
    turns, left = expected_turns(), candidates.mine.unmarked[row, place]
    return sorted(turns[left] - turns[left & ~boxes])


def test_where_no_box_is_left_nothing_is_marked() -> None:
    """R4.7."""
    context, candidates = positions_to_look_ahead()[0][0], with_boxes(0, 0)
    context = context._replace(display=islands((), 4))
    after = [after_next_turn(context.table, shape) for shape in np.nonzero(context.table.shapes)[0]]
    unchanged = [
        Evaluator(packaged_weights(), context._replace(table=table)).values(candidates) for table in after
    ]
    found = Lookahead(packaged_weights(), context).values(candidates, 1)
    assert np.allclose(found, np.mean(unchanged, axis=0), atol=1e-2)


def with_boxes(first: int, second: int) -> Candidates:
    """A position with other unmarked boxes, without symbols."""
    candidates = positions_to_look_ahead()[0][1]
    nothing = np.zeros((1, 2), np.int32)
    mine = candidates.mine._replace(
        unmarked=np.array([[first, second]], np.int32), crosses=nothing, coins=nothing, palms=nothing
    )
    return candidates._replace(mine=mine)
