"""The network's input features: the same code for NumPy at play time and JAX in training.

``ObservationArrays`` hold a batch of positions after a decision, each as one seat sees it. Islands are masks
of 16 boxes, so the network plays any deck. All arrays of an observation have the same leading axes, or axes
that broadcast: what the candidates of one decision share is encoded once.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.planner.precomputed import known_turns
from silvergold.engine.cards import SEAL_WORTH, SIZES, Color
from silvergold.engine.grid import PLACEMENTS, SIDE, SINGLE_BOXES, Shape
from silvergold.engine.state import (
    CUPS,
    DISPLAY_SIZE,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    ROUNDS,
    TURNS,
)

AnyArray = Any
"""An array of NumPy or of JAX."""

BOXES = SIDE * SIDE
VALUES = tuple(SIZES[color] for color in Color)
WORTHS = tuple(SEAL_WORTH[color] for color in Color)
COLORS = len(VALUES)
NO_SEAL = COLORS
RIVALS = MOST_PLAYERS - 1
NEAR_END = 10
"""So many of the last turns are told apart one by one."""
MOST_OWED = 3
SET_FEATURES = 1 + 2 * len(Shape)
PILE_TOLD = 8
"""How many cards the pile has is told up to here."""


class IslandArrays(NamedTuple):
    """Islands with their unmarked boxes; one that is completed, or not there, has none."""

    unmarked: AnyArray
    crosses: AnyArray
    coins: AnyArray
    palms: AnyArray
    """Masks: the symbols in unmarked boxes only."""
    color: AnyArray
    """The number of the colour, in the order of ``Color``."""
    seal: AnyArray
    """The number of the colour that the seal counts, or ``NO_SEAL``."""


class OwnArrays(NamedTuple):
    """What a candidate changes of the seat's own side."""

    coins: AnyArray
    palms: AnyArray
    owed: AnyArray
    """R4.3: boxes still to be marked for crosses."""
    done: AnyArray
    """Completed cards of each colour [..., 4], those completed this turn among them."""
    seals: AnyArray
    """Seals on them that count each colour [..., 4]."""
    points: AnyArray
    """What is safe already: coins, cups, palms, completed cards and their seals."""
    palm: AnyArray
    """R4.5: what a palm brings now."""


class RivalArrays(NamedTuple):
    """The other seats, clockwise: [..., 3] each; nobody sits on the last ones with fewer players."""

    is_there: AnyArray
    points: AnyArray
    coins: AnyArray
    rows: AnyArray
    palms: AnyArray


class TableArrays(NamedTuple):
    """What a candidate doesn't change."""

    rivals: RivalArrays
    rows: AnyArray
    """The seat's own coin rows settled."""
    cups: AnyArray
    """How many cups are left."""
    shapes: AnyArray
    """How many expedition cards of each shape [..., 6] may still come this round."""
    turns: AnyArray
    """The turns still to come."""
    is_settled: AnyArray
    """Whether the seat has settled this turn, or is still to settle."""
    steps: AnyArray
    """R3.3: how many seats settle before it."""
    moves_every_turn: AnyArray
    """R6.3: whether the start player moves every turn."""
    pile: AnyArray
    """How many cards the pile has."""


class ObservationArrays(NamedTuple):
    """A batch of positions, each seen from one seat."""

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
    """What the exact tables tell of every set of unmarked boxes: float32 [65536, 13].

    The expected turns, the expected turns after the best mark of each shape, and how often it can be placed.
    """
    turns = known_turns()
    after_single = np.full_like(turns, np.inf)
    after_single[0] = 0
    _lower(after_single, turns, SINGLE_BOXES)
    features = np.empty((len(turns), SET_FEATURES), np.float32)
    features[:, 0] = turns / 6
    for number, shape in enumerate(Shape, start=1):
        after = after_single.copy()
        _lower(after, turns, PLACEMENTS[shape])
        features[:, number] = after / 6
        features[:, len(Shape) + number] = _placements(PLACEMENTS[shape]) / 10
    return features


Part = tuple[int | slice, ...]


def _cut(mask: int) -> tuple[Part, Part]:
    """A table of all sets, one axis a box, cut into the sets with a mask's boxes and those without."""
    boxes = [bool(mask >> box & 1) for box in reversed(range(BOXES))]
    return tuple(1 if b else slice(None) for b in boxes), tuple(0 if b else slice(None) for b in boxes)


def _lower(fewest: NDArray[np.float32], turns: NDArray[np.float32], masks: tuple[int, ...]) -> None:
    """Lower every set's turns to those after the best of some masks."""
    axes = (2,) * BOXES
    for mask in masks:
        within, without = _cut(mask)
        lowered = fewest.reshape(axes)[within]
        np.minimum(lowered, turns.reshape(axes)[without], out=lowered)


def _placements(masks: tuple[int, ...]) -> NDArray[np.float32]:
    """How many of some masks fit into every set."""
    counts = np.zeros((2,) * BOXES, np.float32)
    for mask in masks:
        counts[_cut(mask)[0]] += 1
    return counts.ravel()


ISLAND_FEATURES = 4 * BOXES + 2 * COLORS + SET_FEATURES + 4 + 1
MOMENT_FEATURES = 1 + NEAR_END + len(Shape) + 1
OWN_FEATURES = MOST_COINS + 1 + MOST_PALMS + 1 + MOST_OWED + 1 + 2 * COLORS + RIVALS + 1
TABLE_FEATURES = MOMENT_FEATURES + 4 * RIVALS + 4 + len(CUPS) + 1 + MOST_PLAYERS + RIVALS + 3


def one_hot(xp: Any, number: AnyArray, size: int) -> AnyArray:
    """A number below ``size`` as so many columns, one of them 1."""
    return (number[..., None] == xp.arange(size, dtype=number.dtype)).astype(xp.float32)


def column(xp: Any, number: AnyArray, scale: float = 1.0) -> AnyArray:
    """A number as one column of about the size of 1."""
    return number[..., None].astype(xp.float32) / scale


def joined(xp: Any, columns: list[AnyArray]) -> AnyArray:
    """Columns side by side, those repeated that candidates have in common."""
    lead = np.broadcast_shapes(*(one.shape[:-1] for one in columns))
    return xp.concatenate([xp.broadcast_to(one, (*lead, one.shape[-1])) for one in columns], axis=-1)


def bits(xp: Any, mask: AnyArray) -> AnyArray:
    """A mask as 16 columns."""
    return (mask[..., None] >> xp.arange(BOXES, dtype=mask.dtype) & 1).astype(xp.float32)


def values_now(xp: Any, island: IslandArrays, own: OwnArrays) -> AnyArray:
    """R7.4, R7.5: what completing each island would bring its owner now: [..., islands]."""
    colors = one_hot(xp, island.color, COLORS)
    seals = one_hot(xp, island.seal, COLORS)
    worths = xp.asarray(WORTHS, dtype=xp.float32)
    counted = colors @ xp.asarray(VALUES, dtype=xp.float32)
    counted = counted + xp.sum(colors * (own.seals[..., None, :].astype(xp.float32) * worths), axis=-1)
    return counted + xp.sum(seals * (own.done[..., None, :].astype(xp.float32) * worths), axis=-1)


def island_features(xp: Any, sets: AnyArray, island: IslandArrays, value: AnyArray) -> AnyArray:
    """Each island by itself: [..., islands, 90]; ``sets`` is ``set_features``."""
    masks = (island.unmarked, island.crosses, island.coins, island.palms)
    drawn = [bits(xp, mask) for mask in masks]
    counts = [xp.sum(mask, axis=-1, keepdims=True) / 4 for mask in drawn]
    return xp.concatenate(
        [
            *drawn,
            one_hot(xp, island.color, COLORS),
            one_hot(xp, island.seal, COLORS),
            sets[island.unmarked],
            *counts,
            column(xp, value, 16),
        ],
        axis=-1,
    )


def moment_features(xp: Any, table: TableArrays) -> AnyArray:
    """The turns and shapes to come: [..., 18]."""
    last = (table.turns[..., None] <= xp.arange(NEAR_END, dtype=table.turns.dtype)).astype(xp.float32)
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
    """What a candidate changes beside the islands: [..., 35]."""
    ahead = (own.points[..., None] - rivals.points).astype(xp.float32) * rivals.is_there / 20
    return joined(
        xp,
        [
            one_hot(xp, own.coins, MOST_COINS + 1),
            one_hot(xp, own.palms, MOST_PALMS + 1),
            one_hot(xp, xp.minimum(own.owed, MOST_OWED), MOST_OWED + 1),
            own.done.astype(xp.float32) / 4,
            own.seals.astype(xp.float32) / 2,
            ahead,
            column(xp, own.palm, 1 + DISPLAY_SIZE),
        ],
    )


def table_features(xp: Any, table: TableArrays) -> AnyArray:
    """What a candidate doesn't change, beside the islands: [..., 52]."""
    rivals = table.rivals
    players = xp.sum(rivals.is_there, axis=-1) - 1
    return xp.concatenate(
        [
            moment_features(xp, table),
            rivals.is_there.astype(xp.float32),
            rivals.coins.astype(xp.float32) / MOST_COINS,
            rivals.rows.astype(xp.float32) / 3,
            rivals.palms.astype(xp.float32) / MOST_PALMS,
            one_hot(xp, table.rows, 4),
            one_hot(xp, table.cups, len(CUPS) + 1),
            one_hot(xp, table.steps, MOST_PLAYERS),
            one_hot(xp, players, RIVALS),
            column(xp, table.moves_every_turn),
            column(xp, xp.minimum(table.pile, PILE_TOLD), PILE_TOLD),
            xp.ones((*table.turns.shape, 1), xp.float32),
        ],
        axis=-1,
    )
