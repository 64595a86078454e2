"""The network that values positions, with NumPy or JAX: one small encoder for islands, and two layers.

Its three answers are the points that a seat will still get, the points that its best rival will still get
beyond those it has, and how likely the seat is to win.
"""

from functools import cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.features import (
    ISLAND_FEATURES,
    MOMENT_FEATURES,
    OWN_FEATURES,
    TABLE_FEATURES,
    AnyArray,
    IslandArrays,
    ObservationArrays,
    OwnArrays,
    TableArrays,
    island_features,
    moment_features,
    own_features,
    table_features,
    values_now,
)

ONE_THREAD = 1 << 18
"""OpenBLAS multiplies in one thread where rows, columns and what is summed make at most so many products."""
POINTS = 10.0
"""The network reckons in tens of points."""


class IslandEncoder(NamedTuple):
    """Encodes islands one by one: two layers, the first told of the moment of the game."""

    island: AnyArray
    moment: AnyArray
    bias: AnyArray
    out: AnyArray
    out_bias: AnyArray


class Weights(NamedTuple):
    """All that is learned."""

    mine: IslandEncoder
    """For the seat's own islands."""
    others: IslandEncoder
    """For those of the display."""
    theirs: IslandEncoder
    """For those of the rivals."""
    from_mine: AnyArray
    from_display: AnyArray
    from_theirs: AnyArray
    from_own: AnyArray
    from_table: AnyArray
    hidden: AnyArray
    hidden_bias: AnyArray
    answers: AnyArray
    answers_bias: AnyArray


class Sizes(NamedTuple):
    """How wide the layers are."""

    island: int = 192
    islands: int = 128
    other: int = 64
    others: int = 48
    hidden: int = 256


def shapes_of(sizes: Sizes) -> Weights:
    """The shapes of all arrays of weights."""

    def encoder(wide: int, out: int) -> IslandEncoder:
        return IslandEncoder((ISLAND_FEATURES, wide), (MOMENT_FEATURES, wide), (wide,), (wide, out), (out,))

    wide = sizes.hidden
    return Weights(
        mine=encoder(sizes.island, sizes.islands),
        others=encoder(sizes.other, sizes.others),
        theirs=encoder(sizes.other, sizes.others),
        from_mine=(sizes.islands, wide),
        from_display=(sizes.others, wide),
        from_theirs=(sizes.others, wide),
        from_own=(OWN_FEATURES, wide),
        from_table=(TABLE_FEATURES, wide),
        hidden=(wide, wide),
        hidden_bias=(wide,),
        answers=(wide, 3),
        answers_bias=(3,),
    )


def product(xp: Any, rows: AnyArray, weights: AnyArray) -> AnyArray:
    """Rows times weights. NumPy gets some rows at a time, as few as its library multiplies in one thread.

    Threads gain nothing on so small a matrix, and on a busy machine they wait for each other for long.
    """
    if xp is not np:
        return rows @ weights
    some = max(1, ONE_THREAD // weights.size)
    flat = rows.reshape(-1, rows.shape[-1])
    padded = np.zeros((-(-len(flat) // some) * some, flat.shape[1]), flat.dtype)
    padded[: len(flat)] = flat
    found = (padded.reshape(-1, some, flat.shape[1]) @ weights).reshape(len(padded), weights.shape[1])
    return found[: len(flat)].reshape(*rows.shape[:-1], weights.shape[1])


def relu(xp: Any, numbers: AnyArray) -> AnyArray:
    """Nothing below 0."""
    return xp.maximum(numbers, numbers.dtype.type(0))


def encode(
    xp: Any, encoder: IslandEncoder, features: AnyArray, moment: AnyArray, island: IslandArrays
) -> AnyArray:
    """Each island as numbers of its own; one without unmarked boxes as zeros."""
    kind = encoder.island.dtype
    first = product(xp, features.astype(kind), encoder.island)
    first = relu(xp, first + (moment.astype(kind) @ encoder.moment + encoder.bias))
    encoded = relu(xp, product(xp, first, encoder.out) + encoder.out_bias)
    return encoded * (island.unmarked != 0)[..., None]


def encode_mine(
    xp: Any, weights: Weights, sets: AnyArray, mine: IslandArrays, value: AnyArray, table: TableArrays
) -> AnyArray:
    """A seat's own islands, one by one: [..., islands, width]."""
    features = island_features(xp, sets, mine, value)
    return encode(xp, weights.mine, features, moment_features(xp, table)[..., None, :], mine)


def printed_value(island: IslandArrays) -> AnyArray:
    """R1.2: 8, 10, 12 or 14 points, without any seal."""
    return island.color * 2 + 8


def encode_display(
    xp: Any, weights: Weights, sets: AnyArray, display: IslandArrays, table: TableArrays
) -> AnyArray:
    """The display's islands, one by one: [..., 4, width]."""
    features = island_features(xp, sets, display, printed_value(display))
    return encode(xp, weights.others, features, moment_features(xp, table)[..., None, :], display)


def encode_rivals(
    xp: Any, weights: Weights, sets: AnyArray, theirs: IslandArrays, table: TableArrays
) -> AnyArray:
    """The rivals' islands, one by one: [..., 3, 2, width]."""
    features = island_features(xp, sets, theirs, printed_value(theirs))
    return encode(xp, weights.theirs, features, moment_features(xp, table)[..., None, None, :], theirs)


def surroundings(
    xp: Any, weights: Weights, display: AnyArray, theirs: AnyArray, table: TableArrays
) -> AnyArray:
    """What the first layer gets from all that a candidate doesn't change."""
    summed = xp.sum(display, axis=-2) @ weights.from_display
    summed = summed + xp.sum(theirs, axis=(-2, -3)) @ weights.from_theirs
    return summed + table_features(xp, table).astype(summed.dtype) @ weights.from_table


def predict(
    xp: Any, weights: Weights, mine: AnyArray, own: OwnArrays, table: TableArrays, around: AnyArray
) -> AnyArray:
    """The three answers [..., 3], from a seat's encoded islands added up and what is around them."""
    beside = product(xp, own_features(xp, own, table.rivals).astype(mine.dtype), weights.from_own)
    first = relu(xp, product(xp, mine, weights.from_mine) + beside + around)
    second = relu(xp, product(xp, first, weights.hidden) + weights.hidden_bias)
    return product(xp, second.astype(xp.float32), weights.answers) + weights.answers_bias


def evaluate(xp: Any, weights: Weights, sets: AnyArray, sight: ObservationArrays) -> AnyArray:
    """The three answers for whole positions: [..., 3]."""
    value = values_now(xp, sight.mine, sight.own)
    mine = encode_mine(xp, weights, sets, sight.mine, value, sight.table)
    display = encode_display(xp, weights, sets, sight.display, sight.table)
    theirs = encode_rivals(xp, weights, sets, sight.theirs, sight.table)
    around = surroundings(xp, weights, display, theirs, sight.table)
    return predict(xp, weights, xp.sum(mine, axis=-2), sight.own, sight.table, around)


def named_arrays(weights: Weights) -> list[tuple[str, AnyArray]]:
    """All arrays of weights, each by its name."""
    found = []
    for field, part in weights._asdict().items():
        if isinstance(part, IslandEncoder):
            found += [(f"{field}.{name}", array) for name, array in part._asdict().items()]
        else:
            found.append((field, part))
    return found


@cache
def learned_weights() -> Weights:
    """The weights of the package, learned as docs/training.md tells."""
    with as_file(files("silvergold.bots.admiral") / "weights.npz") as path, np.load(path) as file:
        return weights_from({name: file[name].astype(np.float32) for name in file.files})


def weights_from(arrays: dict[str, NDArray[np.float32]]) -> Weights:
    """Weights by their names; the opposite of ``named_arrays``."""
    parts: dict[str, Any] = {
        field: IslandEncoder(*(arrays[f"{field}.{name}"] for name in IslandEncoder._fields))
        if f"{field}.bias" in arrays
        else arrays[field]
        for field in Weights._fields
    }
    return Weights(**parts)
