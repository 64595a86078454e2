"""The network's values of candidates, in points."""

import numpy as np

from silvergold.bots.admiral.candidates import Candidates, FloatArray, IntArray
from silvergold.bots.admiral.features import AnyArray, IslandArrays, completion_values, set_features
from silvergold.bots.admiral.from_view import DecisionContext
from silvergold.bots.admiral.network import (
    POINTS_SCALE,
    context_layer,
    encode_display,
    encode_own,
    encode_rivals,
    matrix_product,
    predict,
)
from silvergold.bots.admiral.weights import Weights

RIVAL, VICTORY = 0.5, 10.0
"""The weight of the best rival's points, and of a certain victory, relative to own points."""


class Evaluator:
    """Evaluates candidates that share the same display, rivals and turn."""

    def __init__(self, weights: Weights, context: DecisionContext) -> None:
        self._weights = weights
        self._sets = set_features()
        self._table = context.table
        self._display = encode_display(np, weights, self._sets, context.display, context.table)
        rivals = encode_rivals(np, weights, self._sets, context.theirs, context.table)
        self._context = context_layer(np, weights, self._display, rivals, context.table)

    def values(self, candidates: Candidates, taken: IntArray | None = None) -> FloatArray:
        """Each candidate's value in points; ``taken`` is the place of the display it took a card from."""
        return value_in_points(candidates.own.points, self.outputs(candidates, taken))

    def outputs(self, candidates: Candidates, taken: IntArray | None = None) -> AnyArray:
        """The network's three outputs for each candidate."""
        context = self._context
        if taken is not None:
            shown = np.concatenate([self._display, np.zeros_like(self._display[:1])])
            context = context - shown[taken] @ self._weights.from_display
        return predict(np, self._weights, self._islands(candidates) + context, candidates.own, self._table)

    def _islands(self, candidates: Candidates) -> AnyArray:
        """What the first layer gets from both islands; every distinct island is encoded once."""
        values = completion_values(np, candidates.mine, candidates.own).astype(np.int32)
        mine = IslandArrays(*(part.ravel() for part in candidates.mine))
        keys = mine.unmarked.astype(np.int64) << 32 | (candidates.card << 8 | values).ravel()
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        distinct = IslandArrays(*(part[first] for part in mine))
        encoded = encode_own(np, self._weights, self._sets, distinct, values.ravel()[first], self._table)
        first, second = which.reshape(values.shape).T
        layer = matrix_product(np, encoded, self._weights.from_islands)
        return layer[first] + layer[second]


def value_in_points(points: IntArray, outputs: AnyArray) -> FloatArray:
    """The value of positions from the points already scored and the network's three outputs."""
    more, rival, victory = outputs[:, 0], outputs[:, 1], (1 + np.tanh(outputs[:, 2] / 2)) / 2
    values: FloatArray = points + POINTS_SCALE * (more - RIVAL * rival) + VICTORY * victory
    return values
