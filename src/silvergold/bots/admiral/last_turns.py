"""The last two turns, solved exactly: every way to mark, every shape that may come, cups, and who wins.

The rivals are modelled as greedy: each marks what scores most at once, turn by turn, and takes no new card.
The display changes by the seat's own takes only. ``tests/bots/admiral/test_last_turns.py`` compares the
values with games of the engine.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    SINGLES,
    Candidates,
    FloatArray,
    IntArray,
    apply_marks,
    candidates_with,
    joined,
    legal_marks,
    without_taken_palms,
)
from silvergold.bots.admiral.evaluator import RIVAL, VICTORY, Evaluator
from silvergold.bots.admiral.features import COLORS, AnyArray, IslandArrays
from silvergold.bots.admiral.from_view import DecisionContext, islands, own_side, seat_of
from silvergold.engine import Phase, Shape, View
from silvergold.engine.state import CARDS_KEPT, CLOCKWISE, COINS_IN_A_ROW, MOST_PLAYERS

MOST_STATES = 32
"""Only this many positions at the end of the turn before the last are solved: those the network prefers."""
SHAPES = list(Shape)
NEVER = -np.inf
CARDS_BITS, COINS_BITS = 5, 4
"""R7.6, R1.6: how many bits a number of completed cards of a colour has at most, and a number of coins."""


FinalValue = Callable[[IntArray, IntArray, NDArray[np.float64]], AnyArray]
"""What the end of the game is worth: own points, the best rival's points, share of the victory (R7.6)."""


def admirals_objective(points: IntArray, rival: IntArray, share: NDArray[np.float64]) -> FloatArray:
    """What Admiral plays for, in points."""
    values: FloatArray = (points - RIVAL * rival + VICTORY * share).astype(np.float32)
    return values


class RivalEnd(NamedTuple):
    """A rival after its modelled turns: with each shape of the last turn, or in the only last turn."""

    rows: int
    """The coin rows it had settled before."""
    coins: list[int]
    """After each turn that is still settled."""
    points: int
    """Without cups to come."""
    done: IntArray


class LastTurns:
    """Values of positions in the last turn of the game, or in the one before it, for one seat.

    If the objective has several numbers, each of them is maximised on its own.
    """

    def __init__(
        self, view: View, context: DecisionContext, objective: FinalValue = admirals_objective
    ) -> None:
        self._view, self._seat, self._context, self._objective = view, seat_of(view), context, objective
        self._cups = np.array([*view.cups, *[0] * 2 * MOST_PLAYERS])
        shapes = context.table.shapes
        self._shapes = np.nonzero(shapes)[0].tolist() if context.table.turns else []
        self._chances = shapes / max(1, shapes.sum())
        marked = {
            seat: self._after_this_turn(seat) for seat in range(len(view.players)) if seat != self._seat
        }
        last: list[int | None] = [*self._shapes] or [None]
        self._rivals = {
            shape: {seat: self._rival_end(seat, side, shape) for seat, side in marked.items()}
            for shape in last
        }

    # --- The rivals ---------------------------------------------------------------------------------------

    def _after_this_turn(self, seat: int) -> Candidates:
        """A rival at the end of this turn."""
        seen = self._view._replace(seat=seat)
        hand = islands(seen.players[seat].cards[:CARDS_KEPT], CARDS_KEPT)
        side = candidates_with(hand, own_side(seen), np.arange(CARDS_KEPT)[None])
        if self._view.phase != Phase.MARK or self._view.shape is None:
            return side
        return self._greedy(side, self._rows(seat), SHAPES.index(self._view.shape))

    def _rival_end(self, seat: int, side: Candidates, shape: int | None) -> RivalEnd:
        rows, coins = self._rows(seat), [int(side.own.coins[0])]
        if shape is not None:
            side = self._greedy(side, max(rows, coins[0] // COINS_IN_A_ROW), shape)
            coins.append(int(side.own.coins[0]))
        return RivalEnd(rows, coins, int(side.own.points[0]), side.own.done[0])

    def _greedy(self, side: Candidates, rows: int, shape: int) -> Candidates:
        """A rival after the marks that score most at once, with the next cup for a row; then most coins."""
        marked, _ = scoring_turns(side, shape)
        is_row = marked.own.coins // COINS_IN_A_ROW > rows
        points = marked.own.points + np.where(is_row, self._cups[0], 0)
        return marked.select((points << COINS_BITS | marked.own.coins).argmax(keepdims=True))

    def _rows(self, seat: int) -> int:
        """The coin rows that a seat has settled."""
        return len(self._view.players[seat].score_card.cups)

    # --- The end of the game ------------------------------------------------------------------------------

    def _final_values(
        self, rows: IntArray, coins: list[IntArray], side: Candidates, shape: int | None
    ) -> AnyArray:
        """The objective at the end, with the seat's coins after each turn that is still settled."""
        rivals = self._rivals[shape]
        points = {seat: end.points + np.zeros(len(rows), np.int64) for seat, end in rivals.items()}
        points[self._seat] = side.own.points.astype(np.int64)
        settled = {seat: end.rows + np.zeros_like(rows) for seat, end in rivals.items()} | {self._seat: rows}
        taken = np.zeros(len(rows), np.int64)
        for number, own_coins in enumerate(coins):
            for seat in self._order(number):
                after = own_coins if seat == self._seat else rivals[seat].coins[number]
                is_row = after // COINS_IN_A_ROW > settled[seat]
                points[seat] = points[seat] + np.where(is_row, self._cups[taken], 0)
                settled[seat] = settled[seat] + is_row
                taken = taken + is_row
        done = {seat: end.done for seat, end in rivals.items()} | {self._seat: side.own.done}
        keys = {seat: self._ranking(points[seat], done[seat]) for seat in points}
        best = np.max([keys[seat] for seat in keys], axis=0)
        winners = np.sum([keys[seat] == best for seat in keys], axis=0)
        share = (keys[self._seat] == best) / winners
        rival = np.max([points[seat] for seat in rivals], axis=0)
        return self._objective(points[self._seat], rival, share)

    def _order(self, number: int) -> tuple[int, ...]:
        """R5, R6.3: the order of settling in this turn, or in the one after it."""
        seats = len(self._view.players)
        has_moved = self._view.phase == Phase.REVEAL
        moves = number - has_moved if self._view.edition.start_player_moves_every_turn else 0
        return CLOCKWISE[seats][(self._view.start_player + moves) % seats]

    def _ranking(self, points: IntArray, done: IntArray) -> IntArray:
        """R7.6: a number for each row that decides between the seats."""
        key = points
        if self._view.edition.has_tie_break:
            for color in range(COLORS):
                key = key << CARDS_BITS | done[..., color]
        return key

    # --- Own decisions ------------------------------------------------------------------------------------

    def mark_values(self, marked: Candidates, evaluator: Evaluator) -> AnyArray:
        """R4: the value of each candidate, with the best marks for its crosses and the best last turn."""
        finished, row = finished_turns(marked)
        keys = finished.mine.unmarked[:, 0].astype(np.int64) << 16 | finished.mine.unmarked[:, 1]
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        states, best = finished.select(first), np.arange(len(first))
        if self._shapes and len(best) > MOST_STATES:
            best = np.argsort(-evaluator.values(states), kind="stable")[:MOST_STATES]
        values = best_of_rows(self.turn_values(states.select(best)), best, len(first))
        return best_of_rows(values[which], row, len(marked.card))

    def turn_values(self, states: Candidates) -> AnyArray:
        """The value of positions after all marks of this turn."""
        if not self._shapes:
            rows = np.full(len(states.card), self._rows(self._seat))
            return self._final_values(rows, [states.own.coins], states, None)
        taken, row = self._with_new_cards(states)
        return best_of_rows(self.take_values(taken), row, len(states.card))

    def _with_new_cards(self, states: Candidates) -> tuple[Candidates, IntArray]:
        """R5.3: each position with every choice of new cards from the display; the number of each."""
        shown = np.nonzero(self._context.display.unmarked)[0].tolist()
        missing = (states.mine.unmarked == 0).sum(axis=1)
        parts, rows = [], []
        for count in range(CARDS_KEPT + 1):
            index = np.nonzero(missing == count)[0]
            for cards in combinations(shown, min(count, len(shown))):
                parts.append(self._taken(states.select(index), cards))
                rows.append(index)
        return joined(parts), np.concatenate(rows)

    def _taken(self, states: Candidates, cards: tuple[int, ...]) -> Candidates:
        """Positions after taking some cards of the display into the first free places."""
        for number in cards:
            place = states.mine.unmarked.argmin(axis=1)
            new = IslandArrays(*(np.full(len(place), part[number]) for part in self._context.display))
            for at in range(CARDS_KEPT):
                index = np.nonzero(place == at)[0]
                some = IslandArrays(*(part[index] for part in new))
                changed = states.select(index).with_island(at, some, np.full(len(index), CARDS_KEPT + number))
                states = states.update(index, changed)
            states = without_taken_palms(states, self._context.display.palms[number])
        return states

    def take_values(self, settled: Candidates) -> AnyArray:
        """R5.3: the value of positions after taking cards: the mean over the shapes of the last turn."""
        best = [self._best_last_turns(settled, shape) for shape in self._shapes]
        mean = np.zeros_like(best[0])
        for chance, values in zip(self._chances[self._shapes], best, strict=True):
            mean += chance * values
        return mean

    def _best_last_turns(self, states: Candidates, shape: int) -> AnyArray:
        """The value of positions with the best marks for the last shape."""
        marked, state = scoring_turns(states, shape)
        rows = np.full(len(state), self._rows(self._seat))
        values = self._final_values(rows, [states.own.coins[state], marked.own.coins], marked, shape)
        return best_of_rows(values, state, len(states.card))


def best_of_rows(values: AnyArray, row: IntArray, count: int) -> AnyArray:
    """The best value with each number of a row."""
    best: NDArray[Any] = np.full((count, *values.shape[1:]), NEVER, values.dtype)
    np.maximum.at(best, row, values)
    return best


# --- Whole turns of marks ---------------------------------------------------------------------------------


def finished_turns(going: Candidates) -> tuple[Candidates, IntArray]:
    """R4.3: all ways to mark the boxes owed to crosses, and the number of the candidate of each."""
    row: IntArray = np.arange(len(going.card))
    parts, rows = [], []
    while len(row):
        is_done = going.own.owed == 0
        parts.append(going.select(np.nonzero(is_done)[0]))
        rows.append(row[is_done])
        going, row = going.select(np.nonzero(~is_done)[0]), row[~is_done]
        one, place, boxes = legal_marks(going, SINGLES)
        going, row = distinct(apply_marks(going.select(one), place, boxes), row[one])
    return joined(parts), np.concatenate(rows)


def scoring_turns(states: Candidates, shape: int) -> tuple[Candidates, IntArray]:
    """R4: all ways to score with a shape in the last turn, or nothing; the number of the state of each."""
    row: IntArray = np.arange(len(states.card))
    masks, parts, rows = SHAPE_MARKS[shape], [states], [row]
    while len(row):
        one, place, boxes = legal_marks(states, masks)
        useful = scores(states, one, place, boxes)
        one, place, boxes = one[useful], place[useful], boxes[useful]
        states, row = distinct(apply_marks(states.select(one), place, boxes), row[one])
        parts.append(states)
        rows.append(row)
        owing = np.nonzero(states.own.owed)[0]
        states, row, masks = states.select(owing), row[owing], SINGLES
    return joined(parts), np.concatenate(rows)


def scores(states: Candidates, row: IntArray, place: IntArray, boxes: IntArray) -> NDArray[np.bool]:
    """Whether marks cover a symbol, or complete an island with the boxes that are owed after them."""
    mine, at = states.mine, (row, place)
    symbols = (mine.coins | mine.palms | mine.crosses)[at]
    left = np.bitwise_count(mine.unmarked[at] & ~boxes)
    is_useful: NDArray[np.bool] = (boxes & symbols != 0) | (left < np.maximum(states.own.owed[row], 1))
    return is_useful


def distinct(candidates: Candidates, row: IntArray) -> tuple[Candidates, IntArray]:
    """Marks of the same candidate that lead to the same position are one."""
    left = candidates.mine.unmarked.astype(np.int64)
    keys = (row << 36) | left[:, 0] << 20 | left[:, 1] << 4 | np.minimum(candidates.own.owed, 15)
    first = np.unique(keys, return_index=True)[1]
    return candidates.select(first), row[first]
