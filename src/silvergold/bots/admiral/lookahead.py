"""One turn of lookahead over all shapes that may come next.

Taking a card and the passing of a turn are the engine's rules in NumPy;
``tests/bots/admiral/test_lookahead.py`` compares them with the engine.
"""

import numpy as np

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    SINGLES,
    Candidates,
    FloatArray,
    apply_marks,
    best_of_each,
    legal_marks,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.features import IslandArrays, TableArrays
from silvergold.bots.admiral.from_view import DecisionContext
from silvergold.bots.admiral.weights import Weights
from silvergold.engine.grid import EXPEDITION_CARDS, Shape
from silvergold.engine.state import CARDS_KEPT, TURNS

FULL_ROUND = np.array([EXPEDITION_CARDS[shape] for shape in Shape], np.int32)


def mark_owed_boxes(evaluator: Evaluator, candidates: Candidates) -> Candidates:
    """R4.3: the candidates after marking the best boxes for all crosses."""
    while (owing := np.nonzero(candidates.own.owed)[0]).size:
        some = candidates.select(owing)
        row, place, boxes = legal_marks(some, SINGLES)
        marked = apply_marks(some.select(row), place, boxes)
        best = best_of_each(row, evaluator.values(marked), len(owing))
        candidates = candidates.update(owing, marked.select(best))
    return candidates


def lookahead_values(weights: Weights, candidates: Candidates, context: DecisionContext) -> FloatArray:
    """Expected value of each candidate over the next shape, assuming the best mark for each.

    The rivals are assumed to stay as they are; the network's outputs account for their moves.
    """
    candidates = take_new_cards(weights, candidates, context)
    chances = context.table.shapes / context.table.shapes.sum()
    values = np.zeros(len(candidates.card), np.float32)
    for shape in np.nonzero(chances)[0].tolist():
        evaluator = Evaluator(weights, context._replace(table=after_next_turn(context.table, shape)))
        row, place, boxes = legal_marks(candidates, SHAPE_MARKS[shape])
        best = np.full(len(values), -np.inf, np.float32)
        np.maximum.at(best, row, evaluator.values(apply_marks(candidates.select(row), place, boxes)))
        # R4.7: where no box is left, nothing is marked.
        values += np.float32(chances[shape]) * np.where(np.isfinite(best), best, evaluator.values(candidates))
    return values


def take_new_cards(weights: Weights, candidates: Candidates, context: DecisionContext) -> Candidates:
    """R5.3: the best card of the display replaces each completed island."""
    shown = np.nonzero(context.display.unmarked)[0]
    for place in range(CARDS_KEPT):
        done = np.nonzero(candidates.mine.unmarked[:, place] == 0)[0]
        if shown.size and done.size:
            row, number = np.repeat(np.arange(done.size), shown.size), np.tile(shown, done.size)
            new = IslandArrays(*(part[number] for part in context.display))
            some = candidates.select(done[row]).with_island(place, new, CARDS_KEPT + number)
            settled = context._replace(table=context.table._replace(is_settled=np.int32(1)))
            best = best_of_each(row, Evaluator(weights, settled).values(some, number), done.size)
            candidates = candidates.update(done, some.select(best))
    return candidates


def after_next_turn(table: TableArrays, shape: int) -> TableArrays:
    """R6.1, R6.3: the table after the marks of the next turn, in which a shape is revealed."""
    is_end_of_round = table.turns % TURNS == 1
    shapes = FULL_ROUND if is_end_of_round else table.shapes - (np.arange(len(FULL_ROUND)) == shape)
    start_player_moves = bool(table.moves_every_turn) or table.turns % TURNS == 0
    return table._replace(
        shapes=shapes,
        turns=table.turns - 1,
        is_settled=np.int32(0),
        steps=(table.steps - start_player_moves) % (1 + table.rivals.is_there.sum()),
    )
