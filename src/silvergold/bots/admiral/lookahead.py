"""One turn further: what candidates lead to over all shapes that may come next."""

import numpy as np

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    SINGLES,
    Candidates,
    Floats,
    apply_marks,
    best_of_each,
    legal_marks,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.features import IslandArrays, TableArrays
from silvergold.bots.admiral.from_view import DecisionContext
from silvergold.bots.admiral.network import Weights
from silvergold.engine.grid import EXPEDITION_CARDS, Shape
from silvergold.engine.state import CARDS_KEPT, TURNS

FULL_ROUND = np.array([EXPEDITION_CARDS[shape] for shape in Shape], np.int32)


def mark_owed_boxes(eye: Evaluator, rows: Candidates) -> Candidates:
    """R4.3: the rows after the best boxes have been marked for all crosses."""
    while (owing := np.nonzero(rows.own.owed)[0]).size:
        some = rows.some(owing)
        row, place, boxes = legal_marks(some, SINGLES)
        marked = apply_marks(some.some(row), place, boxes)
        best = best_of_each(row, eye.worths(marked), len(owing))
        rows = rows.put(owing, marked.some(best))
    return rows


def lookahead_values(weights: Weights, rows: Candidates, around: DecisionContext) -> Floats:
    """What each row promises over all shapes that may come next, each marked at its best.

    The others are taken to stay as they are: what they will do is in the network's answers.
    """
    rows = take_new_cards(weights, rows, around)
    chances = around.table.shapes / around.table.shapes.sum()
    worths = np.zeros(len(rows.card), np.float32)
    for shape in np.nonzero(chances)[0].tolist():
        later = around._replace(table=after_next_turn(around.table, shape))
        row, place, boxes = legal_marks(rows, SHAPE_MARKS[shape])
        eye = Evaluator(weights, later)
        best = np.full(len(worths), -np.inf, np.float32)
        np.maximum.at(best, row, eye.worths(apply_marks(rows.some(row), place, boxes)))
        # R4.7: where no box is left, nothing is marked.
        worths += np.float32(chances[shape]) * np.where(np.isfinite(best), best, eye.worths(rows))
    return worths


def take_new_cards(weights: Weights, rows: Candidates, around: DecisionContext) -> Candidates:
    """R5.3: where an island is completed, the best card of the display takes its place."""
    shown = np.nonzero(around.display.unmarked)[0]
    for place in range(CARDS_KEPT):
        done = np.nonzero(rows.mine.unmarked[:, place] == 0)[0]
        if shown.size and done.size:
            row, number = np.repeat(np.arange(done.size), shown.size), np.tile(shown, done.size)
            new = IslandArrays(*(part[number] for part in around.display))
            some = rows.some(done[row]).with_island(place, new, CARDS_KEPT + number)
            settled = around._replace(table=around.table._replace(is_settled=np.int32(1)))
            best = best_of_each(row, Evaluator(weights, settled).worths(some, number), done.size)
            rows = rows.put(done, some.some(best))
    return rows


def after_next_turn(table: TableArrays, shape: int) -> TableArrays:
    """The table after the next turn's marks, when it has brought a shape (R6.1, R6.3)."""
    is_end_of_round = table.turns % TURNS == 1
    shapes = FULL_ROUND if is_end_of_round else table.shapes - (np.arange(len(FULL_ROUND)) == shape)
    start_player_moves = bool(table.moves_every_turn) or table.turns % TURNS == 0
    return table._replace(
        shapes=shapes,
        turns=table.turns - 1,
        is_settled=np.int32(0),
        steps=(table.steps - start_player_moves) % (1 + table.rivals.is_there.sum()),
    )
