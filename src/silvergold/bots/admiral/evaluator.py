"""The network's values of candidates, in points."""

import numpy as np

from silvergold.bots.admiral.candidates import Candidates, FloatArray, IntArray
from silvergold.bots.admiral.features import (
    BOXES,
    AnyArray,
    IslandArrays,
    OwnArrays,
    TableArrays,
    completion_values,
    set_features,
    stack_tables,
    tables_at,
)
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
from silvergold.bots.admiral.weights import OUTPUTS, Weights
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE

RIVAL, VICTORY = 0.25, 10.0
"""The weight of the best rival's points, and of a certain victory, relative to own points."""
CACHED_ROWS = 256
"""The last layers take this many candidates at a time: their numbers stay in the processor's cache."""


class Evaluator:
    """Evaluates candidates that share the same display and rivals, at one table or at several."""

    def __init__(self, weights: Weights, context: DecisionContext, tables: TableArrays | None = None) -> None:
        """``tables`` are later ones of the same game, in place of the context's; candidates name theirs."""
        self._weights = weights
        self._sets = set_features()
        self._rivals = context.table.rivals
        self._tables = tables = tables or stack_tables([context.table])
        display, theirs = (repeated(part, len(tables.turns)) for part in (context.display, context.theirs))
        shown = encode_display(np, weights, self._sets, display, tables)
        rivals = encode_rivals(np, weights, self._sets, theirs, tables)
        context = context_layer(np, weights, shown, rivals, tables)[:, None]
        without_one = context - matrix_product(np, shown, weights.from_display)
        self._context = np.concatenate([without_one, context], axis=1)

    def values(self, candidates: Candidates, taken: IntArray | None = None) -> FloatArray:
        """Each candidate's value in points; ``taken`` is the place of the display it took a card from."""
        return value_in_points(candidates.own.points, self.outputs(candidates, taken))

    def outputs(self, candidates: Candidates, taken: IntArray | None = None) -> AnyArray:
        """The network's three outputs for each candidate."""
        layer, islands = self._islands(candidates)
        places = np.broadcast_to(DISPLAY_SIZE if taken is None else taken, len(islands))
        outputs = np.empty((len(islands), OUTPUTS), np.float32)
        for start in range(0, len(islands), CACHED_ROWS):
            some = slice(start, start + CACHED_ROWS)
            inputs = layer[islands[some, 0]]
            inputs += layer[islands[some, 1]]
            inputs += self._context[candidates.table[some], places[some]]
            own = OwnArrays(*(part[some] for part in candidates.own))
            outputs[some] = predict(np, self._weights, inputs, own, self._rivals)
        return outputs

    def _islands(self, candidates: Candidates) -> tuple[FloatArray, IntArray]:
        """What the first layer gets from every distinct island, and the numbers of both [rows, 2]."""
        values = completion_values(np, candidates.mine, candidates.own).astype(np.int32)
        mine = IslandArrays(*(part.ravel() for part in candidates.mine))
        card = candidates.table.astype(np.int64)[:, None] << 16 | candidates.card
        keys = (card << 8 | values).ravel() << BOXES | mine.unmarked
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        distinct = IslandArrays(*(part[first] for part in mine))
        tables = self._tables
        if len(tables.turns) > 1:
            tables = tables_at(tables, candidates.table[first // CARDS_KEPT])
        encoded = encode_own(np, self._weights, self._sets, distinct, values.ravel()[first], tables)
        return matrix_product(np, encoded, self._weights.from_islands), which.reshape(values.shape)


def repeated(islands: IslandArrays, tables: int) -> IslandArrays:
    """The same islands at each of some tables."""
    return IslandArrays(*(np.broadcast_to(part, (tables, *part.shape)) for part in islands))


def value_in_points(points: IntArray, outputs: AnyArray) -> FloatArray:
    """The value of positions from the points already scored and the network's three outputs."""
    more, rival, victory = outputs[:, 0], outputs[:, 1], (1 + np.tanh(outputs[:, 2] / 2)) / 2
    values: FloatArray = points + POINTS_SCALE * (more - RIVAL * rival) + VICTORY * victory
    return values
