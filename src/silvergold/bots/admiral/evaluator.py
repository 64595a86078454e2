"""The network looking at candidates that share their surroundings."""

import numpy as np

from silvergold.bots.admiral.candidates import Candidates, Floats, Ints
from silvergold.bots.admiral.features import AnyArray, IslandArrays, set_features, values_now
from silvergold.bots.admiral.from_view import DecisionContext
from silvergold.bots.admiral.network import (
    POINTS,
    Weights,
    encode_display,
    encode_mine,
    encode_rivals,
    predict,
    surroundings,
)

RIVAL, VICTORY = 0.5, 10.0
"""What the best rival's points and a certain victory are worth, in points of one's own."""


class Evaluator:
    """Sees what is around a seat once, and then values the seat's own side in as many ways as asked."""

    def __init__(self, weights: Weights, around: DecisionContext) -> None:
        self._weights = weights
        self._sets = set_features()
        self._table = around.table
        self._display = encode_display(np, weights, self._sets, around.display, around.table)
        theirs = encode_rivals(np, weights, self._sets, around.theirs, around.table)
        self._around = surroundings(np, weights, self._display, theirs, around.table)

    def worths(self, rows: Candidates, taken: Ints | None = None) -> Floats:
        """What each row promises, in points; with the place of the display from which it has taken a card."""
        around = self._around
        if taken is not None:
            shown = np.concatenate([self._display, np.zeros_like(self._display[:1])])
            around = around - shown[taken] @ self._weights.from_display
        answers = predict(np, self._weights, self._encoded(rows), rows.own, self._table, around)
        return worth(rows.own.points, answers)

    def _encoded(self, rows: Candidates) -> AnyArray:
        """Both islands of each row encoded and added up; every different island is encoded once."""
        values = values_now(np, rows.mine, rows.own).astype(np.int32)
        mine = IslandArrays(*(part.ravel() for part in rows.mine))
        keys = mine.unmarked.astype(np.int64) << 32 | (rows.card << 8 | values).ravel()
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        some = IslandArrays(*(part[first] for part in mine))
        encoded = encode_mine(np, self._weights, self._sets, some, values.ravel()[first], self._table)
        return encoded[which].reshape(len(values), 2, encoded.shape[1]).sum(axis=1)


def worth(points: Ints, answers: AnyArray) -> Floats:
    """What positions are worth, in points of one's own."""
    more, rival, victory = answers[:, 0], answers[:, 1], (1 + np.tanh(answers[:, 2] / 2)) / 2
    worths: Floats = points + POINTS * (more - RIVAL * rival) + VICTORY * victory
    return worths
