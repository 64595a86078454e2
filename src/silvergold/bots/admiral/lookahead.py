"""Lookahead over all shapes that may come in the next turns.

Taking a card and the passing of a turn are the engine's rules in NumPy;
``tests/bots/admiral/test_lookahead.py`` compares them with the engine.
"""

import numpy as np

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    SINGLES,
    Candidates,
    FloatArray,
    IntArray,
    apply_marks,
    best_of_each,
    legal_marks,
    without_taken_palms,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.features import AnyArray, IslandArrays, TableArrays, stack_tables, tables_at
from silvergold.bots.admiral.from_view import DecisionContext
from silvergold.bots.admiral.weights import Weights
from silvergold.bots.planner.precomputed import packaged_turns
from silvergold.engine.grid import EXPEDITION_CARDS, Shape
from silvergold.engine.state import CARDS_KEPT, TURNS

FULL_ROUND = np.array([EXPEDITION_CARDS[shape] for shape in Shape], np.int32)
MARKS_EVALUATED = 6
"""How many marks of each shape the network evaluates: those that save the most expected turns."""
MARKS_FOLLOWED = 3
"""How many of them are followed into the next turn: those with the highest values."""


def mark_owed_boxes(evaluator: Evaluator, candidates: Candidates) -> Candidates:
    """R4.3: the candidates after marking the best boxes for all crosses."""
    while (owing := np.nonzero(candidates.own.owed)[0]).size:
        some = candidates.select(owing)
        row, place, boxes = legal_marks(some, SINGLES)
        marked = apply_marks(some.select(row), place, boxes)
        best = best_of_each(row, evaluator.values(marked), len(owing))
        candidates = candidates.update(owing, marked.select(best))
    return candidates


class Lookahead:
    """The expected values of candidates over the shapes of some turns, with the best mark for each shape.

    The rivals are assumed to stay as they are; the network's outputs account for their moves.
    """

    def __init__(self, weights: Weights, context: DecisionContext) -> None:
        self._weights, self._context = weights, context

    def values(self, candidates: Candidates, turns: int) -> FloatArray:
        """The value of each candidate after this turn's marks; at least this many turns must follow."""
        return self._expected(candidates, stack_tables([self._context.table]), turns)

    def _expected(self, candidates: Candidates, tables: TableArrays, turns: int) -> FloatArray:
        """The mean over the shapes that may come at each candidate's table."""
        candidates = self.take_new_cards(candidates, tables)
        before, shape = np.nonzero(tables.shapes)
        chance = tables.shapes[before, shape] / tables.shapes[before].sum(axis=1)
        row, after = np.nonzero(candidates.table[:, None] == before)
        tables, number = distinct_tables(after_next_turn(tables_at(tables, before), shape))
        coming = candidates.select(row)._replace(table=number[after])
        best = self._best_marks(coming, shape[after], tables, turns)
        return np.bincount(row, chance[after] * best, len(candidates.card)).astype(np.float32)

    def _best_marks(
        self, candidates: Candidates, shape: IntArray, tables: TableArrays, turns: int
    ) -> FloatArray:
        """The value of each candidate after the best mark of its shape."""
        evaluator = Evaluator(self._weights, self._context, tables)
        row, place, boxes = promising_marks(candidates, shape)
        marked = apply_marks(candidates.select(row), place, boxes)
        values = evaluator.values(marked)
        if turns > 1:
            best = best_of_each(row, values, len(shape), MARKS_FOLLOWED)
            row, marked = row[best], mark_owed_boxes(evaluator, marked.select(best))
            values = self._expected(marked, tables, turns - 1)
        stuck = np.setdiff1d(np.arange(len(shape)), row)  # R4.7: no box is left, so nothing is marked
        found = np.full(len(shape), -np.inf, np.float32)
        np.maximum.at(found, row, values)
        if stuck.size:
            found[stuck] = evaluator.values(candidates.select(stuck))
        return found

    def take_new_cards(self, candidates: Candidates, tables: TableArrays) -> Candidates:
        """R5.3: the best card of the display replaces each completed island."""
        display = self._context.display
        shown = np.nonzero(display.unmarked)[0]
        settled = tables._replace(is_settled=np.ones_like(tables.is_settled))
        for place in range(CARDS_KEPT):
            done = np.nonzero(candidates.mine.unmarked[:, place] == 0)[0]
            is_there = candidates.card[done, 1 - place, None] != CARDS_KEPT + shown
            row, number = done[np.nonzero(is_there)[0]], shown[np.nonzero(is_there)[1]]
            if row.size:
                new = IslandArrays(*(part[number] for part in display))
                some = candidates.select(row).with_island(place, new, CARDS_KEPT + number)
                some = without_taken_palms(some, new.palms)
                values = Evaluator(self._weights, self._context, settled).values(some, number)
                best = best_of_each(row, values, len(candidates.card))
                candidates = candidates.update(row[best], some.select(best))
        return candidates


def promising_marks(candidates: Candidates, shape: IntArray) -> tuple[IntArray, IntArray, IntArray]:
    """R4.1, R4.2: the rows, places and boxes of the marks that save the most expected turns."""
    row, place, boxes = legal_marks(candidates, SHAPE_MARKS[shape])
    before, turns = candidates.mine.unmarked[row, place], packaged_turns()
    saved = turns[before] - turns[before & ~boxes]
    best = best_of_each(row, saved, len(shape), MARKS_EVALUATED)
    return row[best], place[best], boxes[best]


def after_next_turn(tables: TableArrays, shape: AnyArray) -> TableArrays:
    """R6.1, R6.3: tables after the marks of the next turn, in which a shape is revealed at each."""
    is_end_of_round = tables.turns[..., None] % TURNS == 1
    left = tables.shapes - (np.arange(len(FULL_ROUND)) == shape[..., None])
    start_player_moves = (tables.moves_every_turn != 0) | (tables.turns % TURNS == 0)
    return tables._replace(
        shapes=np.where(is_end_of_round, FULL_ROUND, left),
        turns=tables.turns - 1,
        is_settled=np.zeros_like(tables.is_settled),
        steps=(tables.steps - start_player_moves) % (1 + tables.rivals.is_there.sum(axis=-1)),
    )


def distinct_tables(tables: TableArrays) -> tuple[TableArrays, IntArray]:
    """Tables that differ in nothing but shapes, each of them once, and the number of each."""
    _, first, number = np.unique(tables.shapes, axis=0, return_index=True, return_inverse=True)
    return tables_at(tables, first), number.ravel()  # NumPy 2.0 keeps an axis
