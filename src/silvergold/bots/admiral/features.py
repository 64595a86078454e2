"""The network's input features: the same code for NumPy at play time and JAX in training.

``ObservationArrays`` hold a batch of positions after a decision, each as one seat sees it. Islands are masks
of 16 boxes, so the network plays any deck. All arrays of an observation have the same leading axes, or axes
that broadcast: what the candidates of one decision share is encoded once.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.planner.precomputed import packaged_turns
from silvergold.engine.cards import SEAL_WORTH, SIZES, Color
from silvergold.engine.grid import PLACEMENTS, SIDE, SINGLE_BOXES, Shape
from silvergold.engine.state import (
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    ROUNDS,
    TURNS,
)

AnyArray = Any
"""A NumPy or JAX array; no type covers both."""

BOXES = SIDE * SIDE
VALUES = tuple(SIZES[color] for color in Color)
SEALS = tuple(SEAL_WORTH[color] for color in Color)
COLORS = len(VALUES)
NO_SEAL = COLORS
RIVALS = MOST_PLAYERS - 1
ROWS = MOST_COINS // COINS_IN_A_ROW
LAST_TURNS = 10
"""How many of the last turns have a feature of their own."""
MOST_OWED = 3
SET_FEATURES = 1 + 2 * len(Shape)
MOST_PILE = 8
"""The network sees the size of the pile up to this number of cards."""
SHAPE_SIZES = tuple(float(PLACEMENTS[shape][0].bit_count()) for shape in Shape)
TURNS_SCALE, PLACEMENTS_SCALE = 6, 10
"""These divisors bring expected turns and numbers of placements to about 1."""


class IslandArrays(NamedTuple):
    """Islands with their unmarked boxes; one that is completed or missing has none."""

    unmarked: AnyArray
    crosses: AnyArray
    coins: AnyArray
    palms: AnyArray
    """Masks of the symbols in unmarked boxes."""
    color: AnyArray
    """The number of the colour, in the order of ``Color``."""
    seal: AnyArray
    """The number of the colour that the seal counts, or ``NO_SEAL``."""


class OwnArrays(NamedTuple):
    """What a candidate changes on the seat's own side."""

    coins: AnyArray
    palms: AnyArray
    owed: AnyArray
    """R4.3: boxes still to be marked for crosses."""
    done: AnyArray
    """Completed cards of each colour [..., 4], including those of this turn."""
    seals: AnyArray
    """Seals on them that count each colour [..., 4]."""
    points: AnyArray
    """Points scored already: coins, cups, palms, completed cards and their seals."""
    palm: AnyArray
    """R4.5: what a palm scores now."""


class RivalArrays(NamedTuple):
    """The other seats, clockwise: [..., 3] each; with fewer players the last ones are empty."""

    is_there: AnyArray
    points: AnyArray
    coins: AnyArray
    rows: AnyArray
    palms: AnyArray


class TableArrays(NamedTuple):
    """What a candidate doesn't change."""

    rivals: RivalArrays
    rows: AnyArray
    """The seat's own settled coin rows."""
    cups: AnyArray
    """How many cups are left."""
    shapes: AnyArray
    """How many expedition cards of each shape [..., 6] may still come this round."""
    turns: AnyArray
    """The turns still to come."""
    is_settled: AnyArray
    """Whether the seat has settled this turn."""
    steps: AnyArray
    """R3.3: how many seats settle before it."""
    moves_every_turn: AnyArray
    """R6.3: whether the start player moves every turn."""
    pile: AnyArray
    """How many cards the pile has."""


def stack_tables(tables: Sequence[TableArrays]) -> TableArrays:
    """Several tables in one, with a leading axis."""
    rivals = RivalArrays(*map(np.stack, zip(*(table.rivals for table in tables), strict=True)))
    return TableArrays(rivals, *map(np.stack, zip(*(table[1:] for table in tables), strict=True)))


def tables_at(tables: TableArrays, index: AnyArray) -> TableArrays:
    """Some of several tables."""
    rivals = RivalArrays(*(part[index] for part in tables.rivals))
    return TableArrays(rivals, *(part[index] for part in tables[1:]))


class ObservationArrays(NamedTuple):
    """A batch of positions, each as one seat sees it."""

    mine: IslandArrays
    """The seat's islands [..., 2]."""
    own: OwnArrays
    display: IslandArrays
    """[..., 4]."""
    theirs: IslandArrays
    """The rivals' islands [..., 3, 2]."""
    table: TableArrays


@cache
def set_features() -> NDArray[np.float32]:
    """Features of every set of unmarked boxes, from the exact tables: float32 [65536, 13].

    The expected turns, the expected turns after the best mark of each shape, and the number of placements of
    each shape.
    """
    turns = packaged_turns()
    after_single = np.full_like(turns, np.inf)
    after_single[0] = 0
    _lower(after_single, turns, SINGLE_BOXES)
    features = np.empty((len(turns), SET_FEATURES), np.float32)
    features[:, 0] = turns / TURNS_SCALE
    for number, shape in enumerate(Shape, start=1):
        after = after_single.copy()
        _lower(after, turns, PLACEMENTS[shape])
        features[:, number] = after / TURNS_SCALE
        features[:, len(Shape) + number] = _count_placements(PLACEMENTS[shape]) / PLACEMENTS_SCALE
    return features


_Index = tuple[int | slice, ...]


def _split(mask: int) -> tuple[_Index, _Index]:
    """Indices of the sets with all boxes of a mask, and of those without them, in a table with 16 axes."""
    boxes = [bool(mask >> box & 1) for box in reversed(range(BOXES))]
    return tuple(1 if b else slice(None) for b in boxes), tuple(0 if b else slice(None) for b in boxes)


def _lower(fewest: NDArray[np.float32], turns: NDArray[np.float32], masks: tuple[int, ...]) -> None:
    """Lower every set's turns to those after the best of some masks."""
    axes = (2,) * BOXES
    for mask in masks:
        within, without = _split(mask)
        lowered = fewest.reshape(axes)[within]
        np.minimum(lowered, turns.reshape(axes)[without], out=lowered)


def _count_placements(masks: tuple[int, ...]) -> NDArray[np.float32]:
    """How many of some masks fit into every set."""
    counts = np.zeros((2,) * BOXES, np.float32)
    for mask in masks:
        counts[_split(mask)[0]] += 1
    return counts.ravel()


ISLAND_FEATURES = 4 * BOXES + 2 * COLORS + SET_FEATURES + 4 + 1
NEXT_TURN_FEATURES = SET_FEATURES + 2 * len(Shape) + 1
FIRST_OF_SETS = 4 * BOXES + 2 * COLORS
GATED_FEATURES = 2 * BOXES + SET_FEATURES
"""How many features of an island have weights of their own for each shape."""
TURN_FEATURES = 1 + LAST_TURNS + len(Shape) + 1
OWN_FEATURES = MOST_COINS + 1 + MOST_PALMS + 1 + MOST_OWED + 1 + 2 * COLORS + RIVALS + 1
TABLE_FEATURES = TURN_FEATURES + 4 * RIVALS + ROWS + 1 + len(CUPS) + 1 + MOST_PLAYERS + RIVALS + 3


def one_hot(xp: Any, number: AnyArray, size: int) -> AnyArray:
    """A number below ``size`` as that many columns, one of them 1."""
    return (number[..., None] == xp.arange(size, dtype=number.dtype)).astype(xp.float32)


def column(xp: Any, number: AnyArray, scale: float = 1.0) -> AnyArray:
    """A number as one column, divided by its scale."""
    return number[..., None].astype(xp.float32) / scale


def join_columns(xp: Any, columns: list[AnyArray]) -> AnyArray:
    """Columns side by side; those that candidates share are broadcast."""
    lead = np.broadcast_shapes(*(one.shape[:-1] for one in columns))
    return xp.concatenate([xp.broadcast_to(one, (*lead, one.shape[-1])) for one in columns], axis=-1)


def bits(xp: Any, mask: AnyArray) -> AnyArray:
    """A mask as 16 columns."""
    return (mask[..., None] >> xp.arange(BOXES, dtype=mask.dtype) & 1).astype(xp.float32)


def completion_values(xp: Any, island: IslandArrays, own: OwnArrays) -> AnyArray:
    """R7.4, R7.5: what completing each island would score now, with all seals: [..., islands]."""
    colors = one_hot(xp, island.color, COLORS)
    seals = one_hot(xp, island.seal, COLORS)
    worths = xp.asarray(SEALS, dtype=xp.float32)
    values = colors @ xp.asarray(VALUES, dtype=xp.float32)
    values = values + xp.sum(colors * (own.seals[..., None, :].astype(xp.float32) * worths), axis=-1)
    return values + xp.sum(seals * (own.done[..., None, :].astype(xp.float32) * worths), axis=-1)


def printed_value(island: IslandArrays) -> AnyArray:
    """R1.2: the value on the card, without any seal."""
    return island.color * (VALUES[1] - VALUES[0]) + VALUES[0]


def island_features(xp: Any, sets: AnyArray, island: IslandArrays, value: AnyArray) -> AnyArray:
    """Each island on its own: [..., islands, 90]; ``sets`` is ``set_features``."""
    masks = (island.unmarked, island.crosses, island.coins, island.palms)
    boxes = [bits(xp, mask) for mask in masks]
    counts = [xp.sum(mask, axis=-1, keepdims=True) / 4 for mask in boxes]
    return xp.concatenate(
        [
            *boxes,
            one_hot(xp, island.color, COLORS),
            one_hot(xp, island.seal, COLORS),
            sets[island.unmarked],
            *counts,
            column(xp, value, 16),
        ],
        axis=-1,
    )


def shape_chances(xp: Any, table: TableArrays) -> AnyArray:
    """The chance of each shape to come next: [..., 6]."""
    shapes = table.shapes.astype(xp.float32)
    return shapes / xp.maximum(xp.sum(shapes, axis=-1, keepdims=True), 1)


def gated_features(xp: Any, features: AnyArray) -> AnyArray:
    """Those of ``island_features`` that have weights for each shape: unmarked boxes, crosses, turns."""
    masks, sets = features[..., : 2 * BOXES], features[..., FIRST_OF_SETS : FIRST_OF_SETS + SET_FEATURES]
    return xp.concatenate([masks, sets], axis=-1)


def ungated_rows(xp: Any, weights: AnyArray) -> AnyArray:
    """Weights of the gated features as weights of all features of an island: the others are 0."""
    rest = ISLAND_FEATURES + NEXT_TURN_FEATURES - FIRST_OF_SETS - SET_FEATURES
    zeros = [xp.zeros((rows, weights.shape[1]), weights.dtype) for rows in (FIRST_OF_SETS - 2 * BOXES, rest)]
    return xp.concatenate([weights[: 2 * BOXES], zeros[0], weights[2 * BOXES :], zeros[1]])


def next_turn_features(xp: Any, sets: AnyArray, island: IslandArrays, table: TableArrays) -> AnyArray:
    """The boxes without a cross, and what the shapes that may come next do, by their chances: [..., 26]."""
    chances = shape_chances(xp, table)
    axes = island.unmarked.ndim + 1 - chances.ndim
    chances = chances.reshape(*chances.shape[:-1], *(1,) * axes, len(Shape))
    with_all, without = sets[island.unmarked], sets[island.unmarked & ~island.crosses]
    fewer = chances * (with_all[..., :1] - with_all[..., 1 : 1 + len(Shape)])
    completing = chances * completing_shapes(xp, island, with_all, without)
    anyhow = xp.sum(completing, axis=-1, keepdims=True)
    return xp.concatenate([without, fewer, completing, anyhow], axis=-1)


def completing_shapes(xp: Any, island: IslandArrays, with_all: AnyArray, without: AnyArray) -> AnyArray:
    """R4.3: which shapes can complete each island in one turn: [..., islands, 6].

    A mark that covers a cross pays for all other crosses, and then for as many boxes as it covered crosses:
    it completes the island if the shape has at least as many boxes as there are without a cross.
    """
    plain = xp.sum(bits(xp, island.unmarked & ~island.crosses), axis=-1, keepdims=True)
    placements = slice(1 + len(Shape), None)
    covers_cross = with_all[..., placements] > without[..., placements]
    has_cross = (island.crosses != 0)[..., None]
    at_once = with_all[..., 1 : 1 + len(Shape)] == 0
    by_crosses = (covers_cross & (plain <= xp.asarray(SHAPE_SIZES))) | (has_cross & (plain <= 1))
    return (at_once | by_crosses).astype(xp.float32)


def turn_features(xp: Any, table: TableArrays) -> AnyArray:
    """The turns and shapes to come: [..., 18]."""
    last = (table.turns[..., None] <= xp.arange(LAST_TURNS, dtype=table.turns.dtype)).astype(xp.float32)
    return xp.concatenate(
        [
            column(xp, table.turns, ROUNDS * TURNS),
            last,
            table.shapes.astype(xp.float32),
            column(xp, table.is_settled),
        ],
        axis=-1,
    )


def own_features(xp: Any, own: OwnArrays, rivals: RivalArrays) -> AnyArray:
    """What a candidate changes apart from the islands: [..., 34]."""
    lead = ((own.points[..., None] - rivals.points) * rivals.is_there).astype(xp.float32) / 20
    return join_columns(
        xp,
        [
            one_hot(xp, own.coins, MOST_COINS + 1),
            one_hot(xp, own.palms, MOST_PALMS + 1),
            one_hot(xp, xp.minimum(own.owed, MOST_OWED), MOST_OWED + 1),
            own.done.astype(xp.float32) / 4,
            own.seals.astype(xp.float32) / 2,
            lead,
            column(xp, own.palm, 1 + DISPLAY_SIZE),
        ],
    )


def table_features(xp: Any, table: TableArrays) -> AnyArray:
    """What a candidate doesn't change, apart from the islands: [..., 51]."""
    rivals = table.rivals
    others = xp.sum(rivals.is_there, axis=-1) - 1
    return xp.concatenate(
        [
            turn_features(xp, table),
            rivals.is_there.astype(xp.float32),
            rivals.coins.astype(xp.float32) / MOST_COINS,
            rivals.rows.astype(xp.float32) / ROWS,
            rivals.palms.astype(xp.float32) / MOST_PALMS,
            one_hot(xp, table.rows, ROWS + 1),
            one_hot(xp, table.cups, len(CUPS) + 1),
            one_hot(xp, table.steps, MOST_PLAYERS),
            one_hot(xp, others, RIVALS),
            column(xp, table.moves_every_turn),
            column(xp, xp.minimum(table.pile, MOST_PILE), MOST_PILE),
            xp.ones((*table.turns.shape, 1), xp.float32),
        ],
        axis=-1,
    )
