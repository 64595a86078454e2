"""The network that evaluates positions, with NumPy or JAX: small island encoders, and two layers.

Its three outputs are the points that a seat will still score, the points that its best rival will still
score, and the logit of the seat's chance of winning.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from silvergold.bots.admiral.features import (
    AnyArray,
    IslandArrays,
    ObservationArrays,
    OwnArrays,
    RivalArrays,
    TableArrays,
    completion_values,
    gated_features,
    island_features,
    next_turn_features,
    own_features,
    printed_value,
    shape_chances,
    table_features,
    turn_features,
    ungated_rows,
)
from silvergold.bots.admiral.weights import IslandEncoder, Weights

SINGLE_THREAD_PRODUCTS = 1 << 18
"""OpenBLAS uses one thread for a matrix product of at most this many multiplications."""
COLUMNS = 32
"""Wider weights are multiplied this many columns at a time."""
ALIGNED = 8
"""Tensor cores load rows in half precision whose length is a multiple of this."""
POINTS_SCALE = 10.0
"""The network's outputs are in tens of points."""


def matrix_product(xp: Any, rows: AnyArray, weights: AnyArray) -> AnyArray:
    """Rows times weights; NumPy multiplies blocks that are small enough for a single thread.

    More threads gain nothing on such small matrices, and on a busy machine they wait for each other.
    """
    if xp is not np:
        return rows @ weights
    depth, width = weights.shape
    columns = width if width % COLUMNS else COLUMNS
    chunk = 1 << max(1, SINGLE_THREAD_PRODUCTS // (depth * columns)).bit_length() - 1
    flat, blocks = rows.reshape(-1, depth), weights.reshape(depth, -1, columns).swapaxes(0, 1)
    found = np.empty((len(flat), width // columns, columns), flat.dtype)
    for start in range(0, len(flat), chunk):
        some = slice(start, start + chunk)
        np.matmul(flat[some], blocks, out=found[some].swapaxes(0, 1))
    return found.reshape(*rows.shape[:-1], width)


def relu(xp: Any, numbers: AnyArray) -> AnyArray:
    """The positive part."""
    return xp.maximum(numbers, numbers.dtype.type(0))


def encode(
    xp: Any, encoder: IslandEncoder, sets: AnyArray, island: IslandArrays, value: AnyArray, table: TableArrays
) -> AnyArray:
    """Encode each island; one without unmarked boxes becomes zeros."""
    kind = encoder.island.dtype
    axes = tuple(range(-1 - island.unmarked.ndim + table.turns.ndim, -1))
    turn = matrix_product(xp, turn_features(xp, table).astype(kind), encoder.turn) + encoder.bias
    turn = xp.expand_dims(turn, axes)
    parts = island_features(xp, sets, island, value), next_turn_features(xp, sets, island, table)
    features = xp.concatenate(parts, axis=-1).astype(kind)
    chances = xp.expand_dims(shape_chances(xp, table).astype(kind), axes)
    first = relu(xp, first_layer(xp, encoder, features, chances) + turn)
    encoded = relu(xp, matrix_product(xp, first, encoder.out) + encoder.out_bias)
    return encoded * (island.unmarked != 0)[..., None]


def first_layer(xp: Any, encoder: IslandEncoder, features: AnyArray, chances: AnyArray) -> AnyArray:
    """Features times weights, with the weights of each shape by its chance."""
    if not len(encoder.shapes):
        return matrix_product(xp, features, encoder.island)
    if xp is np:
        return _run_by_run(encoder, features, chances)
    by_shape = gated_features(xp, features)[..., None, :] * chances[..., None]
    lead, (rows, width) = features.shape[:-1], encoder.island.shape
    zeros = -(rows + encoder.shapes.shape[0] * encoder.shapes.shape[1]) % ALIGNED
    columns = [features, by_shape.reshape(*lead, -1), xp.zeros((*lead, zeros), features.dtype)]
    parts = [
        encoder.island,
        encoder.shapes.reshape(-1, width),
        xp.zeros((zeros, width), encoder.island.dtype),
    ]
    return xp.concatenate(columns, axis=-1) @ xp.concatenate(parts)


def _run_by_run(encoder: IslandEncoder, features: AnyArray, chances: AnyArray) -> AnyArray:
    """The first layer where neighbours usually have the same chances, and so the same weights."""
    chances = np.broadcast_to(chances, (*features.shape[:-1], len(encoder.shapes)))
    chances, rows = chances.reshape(-1, len(encoder.shapes)), features.reshape(-1, features.shape[-1])
    starts = np.flatnonzero(np.any(np.diff(chances, axis=0, prepend=-1) != 0, axis=-1))
    found = np.empty((len(rows), encoder.island.shape[1]), rows.dtype)
    for start, end in pairwise((*starts, len(rows))):
        weights = encoder_for(np, encoder, chances[start]).island
        found[start:end] = matrix_product(np, rows[start:end], weights)
    return found.reshape(*features.shape[:-1], found.shape[1])


def encoder_for(xp: Any, encoder: IslandEncoder, chances: AnyArray) -> IslandEncoder:
    """An encoder without weights for shapes, equivalent wherever shapes have these chances."""
    if not len(encoder.shapes):
        return encoder
    added = xp.tensordot(chances, encoder.shapes, 1)
    return encoder._replace(island=encoder.island + ungated_rows(xp, added), shapes=encoder.shapes[:0])


def weights_for(xp: Any, weights: Weights, chances: AnyArray) -> Weights:
    """Weights without those for shapes, equivalent wherever shapes have these chances [6]."""
    encoders = (weights.own, weights.display, weights.rivals)
    own, display, rivals = (encoder_for(xp, encoder, chances) for encoder in encoders)
    return weights._replace(own=own, display=display, rivals=rivals)


def encode_own(
    xp: Any, weights: Weights, sets: AnyArray, mine: IslandArrays, value: AnyArray, table: TableArrays
) -> AnyArray:
    """A seat's own islands, one by one: [..., islands, width]."""
    return encode(xp, weights.own, sets, mine, value, table)


def encode_display(
    xp: Any, weights: Weights, sets: AnyArray, display: IslandArrays, table: TableArrays
) -> AnyArray:
    """The display's islands, one by one: [..., 4, width]."""
    return encode(xp, weights.display, sets, display, printed_value(display), table)


def encode_rivals(
    xp: Any, weights: Weights, sets: AnyArray, theirs: IslandArrays, table: TableArrays
) -> AnyArray:
    """The rivals' islands, one by one: [..., 3, 2, width]."""
    return encode(xp, weights.rivals, sets, theirs, printed_value(theirs), table)


def context_layer(
    xp: Any, weights: Weights, display: AnyArray, rivals: AnyArray, table: TableArrays
) -> AnyArray:
    """What the first layer gets from everything that a candidate doesn't change."""
    summed = matrix_product(xp, xp.sum(display, axis=-2), weights.from_display)
    summed = summed + matrix_product(xp, xp.sum(rivals, axis=(-2, -3)), weights.from_rivals)
    return summed + matrix_product(xp, table_features(xp, table).astype(summed.dtype), weights.from_table)


def predict(xp: Any, weights: Weights, inputs: AnyArray, own: OwnArrays, rivals: RivalArrays) -> AnyArray:
    """The three outputs [..., 3], from what the first layer gets from the seat's islands and the context."""
    side = matrix_product(xp, own_features(xp, own, rivals).astype(inputs.dtype), weights.from_own)
    first = relu(xp, inputs + side)
    second = relu(xp, matrix_product(xp, first, weights.hidden) + weights.hidden_bias)
    return matrix_product(xp, second.astype(xp.float32), weights.output) + weights.output_bias


def evaluate(xp: Any, weights: Weights, sets: AnyArray, seen: ObservationArrays) -> AnyArray:
    """The three outputs for whole positions: [..., 3]."""
    value = completion_values(xp, seen.mine, seen.own)
    mine = encode_own(xp, weights, sets, seen.mine, value, seen.table)
    display = encode_display(xp, weights, sets, seen.display, seen.table)
    rivals = encode_rivals(xp, weights, sets, seen.theirs, seen.table)
    context = context_layer(xp, weights, display, rivals, seen.table)
    islands = matrix_product(xp, xp.sum(mine, axis=-2), weights.from_islands)
    return predict(xp, weights, islands + context, seen.own, seen.table.rivals)
