"""Candidates: a seat's own side after each possible choice, and what marks do to it.

This is the engine's marking, for many positions at once in NumPy. ``tests/bots/admiral/test_candidates.py``
compares it with the engine, mark by mark.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.features import COLORS, IslandArrays, OwnArrays, completion_values
from silvergold.engine.grid import PLACEMENTS, SINGLE_BOXES, Shape
from silvergold.engine.state import CARDS_KEPT, MOST_COINS, MOST_PALMS

IntArray = NDArray[np.integer[Any]]
FloatArray = NDArray[np.float32]
NO_MARK = 1 << len(SINGLE_BOXES)
"""A mask outside the grid: it fits nowhere."""
MARKS = [(*PLACEMENTS[shape], *SINGLE_BOXES) for shape in Shape]
SHAPE_MARKS = np.array([*zip_longest(*MARKS, fillvalue=NO_MARK)], np.int32).T
"""R4.1, R4.2: each shape's placements, then the single boxes: [6, marks]."""
SINGLES = np.array(SINGLE_BOXES, np.int32)


class Candidates(NamedTuple):
    """A seat's own side in several versions: arrays [rows], islands [rows, 2], colours [rows, 4]."""

    mine: IslandArrays
    own: OwnArrays
    card: IntArray
    """A number for the card of each island, unique within a decision: [rows, 2]."""
    table: IntArray
    """The number of each row's table, for an evaluator of several tables."""

    def select(self, index: IntArray) -> "Candidates":
        """The rows at an index, which may repeat."""
        mine = IslandArrays(*(part[index] for part in self.mine))
        own = OwnArrays(*(part[index] for part in self.own))
        return Candidates(mine, own, self.card[index], self.table[index])

    def update(self, index: IntArray, changed: "Candidates") -> "Candidates":
        """A copy with some rows replaced."""
        mine = (_set(whole, index, part) for whole, part in zip(self.mine, changed.mine, strict=True))
        own = (_set(whole, index, part) for whole, part in zip(self.own, changed.own, strict=True))
        card = _set(self.card, index, changed.card)
        return Candidates(IslandArrays(*mine), OwnArrays(*own), card, self.table)

    def with_island(self, place: int, new: IslandArrays, card: IntArray) -> "Candidates":
        """A copy with a new island at a place of each row."""
        at = (slice(None), place)
        mine = IslandArrays(*(_set(whole, at, part) for whole, part in zip(self.mine, new, strict=True)))
        return self._replace(mine=mine, card=_set(self.card, at, card))


def _set(array: IntArray, index: Any, part: IntArray) -> IntArray:
    """A copy of an array with some entries replaced."""
    copy = array.copy()
    copy[index] = part
    return copy


def candidates_with(cards: IslandArrays, own: OwnArrays, card: IntArray) -> Candidates:
    """The same side with different islands [rows, 2], given as indices into some cards."""
    mine = IslandArrays(*(part[card] for part in cards))
    side = OwnArrays(*(np.broadcast_to(part, (len(card), *np.shape(part))) for part in own))
    return Candidates(mine, side, card, np.zeros(len(card), np.int32))


def without_taken_palms(candidates: Candidates, palms: IntArray) -> Candidates:
    """R4.5: the palm of each card that is taken no longer counts on the display."""
    return candidates._replace(own=candidates.own._replace(palm=candidates.own.palm - (palms != 0)))


def joined(parts: Sequence[Candidates]) -> Candidates:
    """The rows of several candidates in one."""
    mine = zip(*(part.mine for part in parts), strict=True)
    own = zip(*(part.own for part in parts), strict=True)
    return Candidates(
        IslandArrays(*map(np.concatenate, mine)),
        OwnArrays(*map(np.concatenate, own)),
        np.concatenate([part.card for part in parts]),
        np.concatenate([part.table for part in parts]),
    )


def apply_marks(candidates: Candidates, place: IntArray, boxes: IntArray) -> Candidates:
    """R4: each candidate after marking some boxes of the island at a place."""
    mine, own, card, table = candidates
    here = np.arange(CARDS_KEPT) == place[:, None]
    cut = ~np.where(here, boxes[:, None], 0)
    left = mine._replace(
        unmarked=mine.unmarked & cut,
        crosses=mine.crosses & cut,
        coins=mine.coins & cut,
        palms=mine.palms & cut,
    )
    at = np.arange(len(place)), place
    coins = np.minimum(own.coins + np.bitwise_count(boxes & mine.coins[at]), MOST_COINS).astype(np.int32)
    is_noted = (boxes & mine.palms[at] != 0) & (own.palms < MOST_PALMS)
    is_done = left.unmarked[at] == 0
    owed = np.maximum(own.owed - 1, 0) + np.bitwise_count(boxes & mine.crosses[at])
    gained = coins - own.coins + np.where(is_noted, own.palm, 0)
    gained += np.where(is_done, completion_values(np, mine, own)[at].astype(np.int32), 0)
    numbers = np.arange(COLORS)
    side = OwnArrays(
        coins=coins,
        palms=own.palms + is_noted,
        owed=np.where(left.unmarked.any(axis=1), owed, 0).astype(np.int32),
        done=own.done + (is_done[:, None] & (mine.color[at][:, None] == numbers)),
        seals=own.seals + (is_done[:, None] & (mine.seal[at][:, None] == numbers)),
        points=own.points + gained,
        palm=own.palm,
    )
    return Candidates(left, side, card, table)


def legal_marks(candidates: Candidates, masks: IntArray) -> tuple[IntArray, IntArray, IntArray]:
    """R4.1 to R4.3: all rows, places and boxes where one of some masks fits; each row may have its own."""
    masks = np.broadcast_to(masks, (len(candidates.card), masks.shape[-1]))
    row, place, number = np.nonzero(candidates.mine.unmarked[:, :, None] & masks[:, None] == masks[:, None])
    return row, place, masks[row, number]


def best_of_each(row: IntArray, values: FloatArray, count: int, most: int = 1) -> IntArray:
    """The indices of the best candidates of each row, row by row; a row has as many as it can."""
    order = np.lexsort((-values, row))
    first = np.searchsorted(row[order], np.arange(count))
    return order[np.arange(len(order)) - first[row[order]] < most]
