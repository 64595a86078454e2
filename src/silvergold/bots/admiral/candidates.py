"""A seat's own side in rows, one for each candidate, and what marks make of it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.features import COLORS, VALUES, WORTHS, IslandArrays, OwnArrays
from silvergold.engine.grid import PLACEMENTS, SINGLE_BOXES, Shape
from silvergold.engine.state import CARDS_KEPT, MOST_COINS, MOST_PALMS

Ints = NDArray[np.integer[Any]]
Floats = NDArray[np.float32]
SHAPE_MARKS = [np.array([*PLACEMENTS[shape], *SINGLE_BOXES], np.int32) for shape in Shape]
"""R4.1, R4.2: for each shape its placements, and the single boxes instead."""
SINGLES = np.array(SINGLE_BOXES, np.int32)


class Candidates(NamedTuple):
    """A seat's own side in several ways: arrays [rows], islands [rows, 2], colours [rows, 4]."""

    mine: IslandArrays
    own: OwnArrays
    card: Ints
    """Which card each island is, by a number of this decision: [rows, 2]."""

    def some(self, index: Ints) -> "Candidates":
        """Some of the rows, as often as they are named."""
        mine = IslandArrays(*(part[index] for part in self.mine))
        return Candidates(mine, OwnArrays(*(part[index] for part in self.own)), self.card[index])

    def put(self, index: Ints, some: "Candidates") -> "Candidates":
        """The rows with some of them changed."""

        def changed(whole: Ints, part: Ints) -> Ints:
            copy = whole.copy()
            copy[index] = part
            return copy

        mine = IslandArrays(*(changed(*parts) for parts in zip(self.mine, some.mine, strict=True)))
        own = OwnArrays(*(changed(*parts) for parts in zip(self.own, some.own, strict=True)))
        return Candidates(mine, own, changed(self.card, some.card))

    def with_island(self, place: int, new: IslandArrays, card: Ints) -> "Candidates":
        """The rows with a new island each at a place."""

        def changed(whole: Ints, column: Ints) -> Ints:
            copy = whole.copy()
            copy[:, place] = column
            return copy

        mine = IslandArrays(*(changed(*parts) for parts in zip(self.mine, new, strict=True)))
        return Candidates(mine, self.own, changed(self.card, card))


def candidates_from(cards: IslandArrays, own: OwnArrays, card: Ints) -> Candidates:
    """The same side with different islands [rows, 2], given as numbers of some cards."""
    mine = IslandArrays(*(part[card] for part in cards))
    return Candidates(
        mine, OwnArrays(*(np.broadcast_to(part, (len(card), *np.shape(part))) for part in own)), card
    )


def apply_marks(rows: Candidates, place: Ints, boxes: Ints) -> Candidates:
    """R4: each row after marking some boxes of the island at a place."""
    mine, own, card = rows
    here = np.arange(CARDS_KEPT) == place[:, None]
    cut = ~np.where(here, boxes[:, None], 0)
    masks = [mask & cut for mask in (mine.unmarked, mine.crosses, mine.coins, mine.palms)]
    left = IslandArrays(masks[0], masks[1], masks[2], masks[3], mine.color, mine.seal)
    at = np.arange(len(place)), place
    coins = np.minimum(own.coins + np.bitwise_count(boxes & mine.coins[at]), MOST_COINS).astype(np.int32)
    notes = (boxes & mine.palms[at] != 0) & (own.palms < MOST_PALMS)
    is_done = left.unmarked[at] == 0
    color, seal = mine.color[at], mine.seal[at]
    crosses = np.maximum(own.owed - 1, 0) + np.bitwise_count(boxes & mine.crosses[at])
    gained = coins - own.coins + np.where(notes, own.palm, 0)
    gained += np.where(is_done, completion_points(own, color, seal), 0)
    numbers = np.arange(COLORS)
    side = OwnArrays(
        coins=coins,
        palms=own.palms + notes,
        owed=np.where(left.unmarked.any(axis=1), crosses, 0).astype(np.int32),
        done=own.done + (is_done[:, None] & (color[:, None] == numbers)),
        seals=own.seals + (is_done[:, None] & (seal[:, None] == numbers)),
        points=own.points + gained,
        palm=own.palm,
    )
    return Candidates(left, side, card)


def completion_points(own: OwnArrays, color: Ints, seal: Ints) -> Ints:
    """R7.4, R7.5: what completing a card brings at once, with its seal and the seals that count it."""
    worths, rows = np.array([*WORTHS, 0]), np.arange(len(color))
    done = np.concatenate([own.done, np.zeros_like(own.done[:, :1])], axis=1)
    counted = worths[color] * own.seals[rows, color] + worths[seal] * done[rows, seal]
    points: Ints = np.array(VALUES)[color] + counted
    return points


def legal_marks(rows: Candidates, masks: Ints) -> tuple[Ints, Ints, Ints]:
    """R4.1 to R4.3: all rows, places and boxes where one of some masks fits."""
    row, place, number = np.nonzero(rows.mine.unmarked[:, :, None] & masks == masks)
    return row, place, masks[number]


def best_of_each(row: Ints, worths: Floats, count: int) -> Ints:
    """For each of so many rows the index of its best candidate; all have some."""
    order = np.lexsort((-worths, row))
    return order[np.searchsorted(row[order], np.arange(count))]
