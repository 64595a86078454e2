"""The ways to decide: every position that a decision can lead to, and what it is worth.

They depend on the position alone, never on what was played.
"""

from collections.abc import Callable, Sequence

import numpy as np

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    SINGLES,
    Candidates,
    IntArray,
    apply_marks,
    joined,
    legal_marks,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.from_view import context_of
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import (
    Draw,
    GameState,
    Mark,
    PlayerMove,
    Shape,
    Take,
    apply,
    view,
)
from silvergold.engine.grid import ALL_BOXES
from silvergold.engine.state import CARDS_KEPT
from silvergold.review.ledger.book import Amount, Option
from silvergold.review.ledger.evaluation import (
    POINTS,
    SHARE,
    VALUE,
    Worths,
    drawn_states,
    is_solved,
    last_turns,
    own_candidate,
    take_worths,
    worths_of_candidates,
)
from silvergold.review.ledger.network_inputs import shapes_to_come

WholeMove = tuple[PlayerMove, ...]
SHAPES = list(Shape)
SHOWN = 3
"""How many of the best options a review keeps."""
MOST_UNFINISHED = 512
"""Only this many of the best continuations after the shape are followed; after each cross, fewer."""
MAX_SOLVED = 512
"""Before the last turn, only this many positions are solved: those the network prefers."""


class Options:
    """The ways to decide, and the worth of each."""

    def __init__(self, moves: Callable[[int], WholeMove], found: Worths) -> None:
        self.moves = moves
        """The moves of the option with some number."""
        self.worths = found
        self.best: Worths = found.max(axis=0)
        """The best in each of the three numbers; they may be different options."""

    @property
    def favourite(self) -> WholeMove:
        """What Admiral's objective prefers; the first option on a tie."""
        return self.moves(int(self.worths[:, VALUE].argmax()))

    @property
    def top(self) -> tuple[Option, ...]:
        """The best few by Admiral's objective, best first."""
        order = np.argsort(-self.worths[:, VALUE], kind="stable")[:SHOWN]
        return tuple(option_of(self.moves(n), self.worths[n]) for n in order.tolist())


def option_of(moves: WholeMove, worth: Worths) -> Option:
    """An option from its moves and its worth."""
    points, share, value = (float(worth[book]) for book in (POINTS, SHARE, VALUE))
    return Option(moves, Amount(points, share), value)


class MarkOptions(Options):
    """R4: the whole turns of marks of a seat; equal positions are one."""

    def __init__(
        self, cards: Sequence[str], seat: int, left: IntArray, paths: IntArray, found: Worths
    ) -> None:
        super().__init__(
            lambda number: tuple(
                Mark(seat, cards[one >> 16], one & ALL_BOXES) for one in paths[number].tolist() if one
            ),
            found,
        )
        self._left = left

    def number_of(self, unmarked: Sequence[int]) -> int | None:
        """The option that leaves some boxes unmarked on each island, if it is among the candidates."""
        left = _as_one(np.array([[*unmarked, 0, 0][:CARDS_KEPT]]))
        found = np.nonzero(self._left == left)[0]
        return int(found[0]) if found.size else None


def mark_options(state: GameState, seat: int) -> MarkOptions:
    """R4: all whole turns of marks in a state that waits for marks."""
    evaluator = _evaluator(state, seat)
    found, paths = whole_turns(evaluator, own_candidate(state, seat), SHAPES.index(state.revealed[-1]))
    if is_solved(state) and not state.is_last_turn:
        found, paths = most_promising(evaluator, found, paths, MAX_SOLVED)
    cards = [open_card.card.id for open_card in state.players[seat].cards]
    left = _as_one(found.mine.unmarked)
    return MarkOptions(cards, seat, left, paths, _marked_worths(state, seat, evaluator, found))


def worth_of_marks(before: GameState, after: GameState, seat: int) -> Worths:
    """What a seat's marks of a turn are worth, given the states before and after them."""
    worth: Worths = _marked_worths(before, seat, _evaluator(before, seat), own_candidate(after, seat))[0]
    return worth


def _marked_worths(state: GameState, seat: int, evaluator: Evaluator, marked: Candidates) -> Worths:
    """What a seat can expect after each whole turn of marks."""
    if is_solved(state):
        found: Worths = last_turns(state, seat).turn_values(marked)
        return found
    return worths_of_candidates(evaluator, marked)


def _evaluator(state: GameState, seat: int) -> Evaluator:
    return Evaluator(packaged_weights(), context_of(view(state, seat), shapes_to_come(state)))


def whole_turns(evaluator: Evaluator, start: Candidates, shape: int) -> tuple[Candidates, IntArray]:
    """Each position after a whole turn of marks, crosses included, once, and the marks that lead to it."""
    row, place, boxes = legal_marks(start, SHAPE_MARKS[shape])
    if not row.size:
        return start, np.zeros((1, 1), np.int64)  # R4.7: no box is left
    going, paths = apply_marks(start.select(row), place, boxes), _step(place, boxes)[:, None]
    finished: list[tuple[Candidates, IntArray]] = []
    while len(paths):
        is_done = going.own.owed == 0
        finished.append((going.select(np.nonzero(is_done)[0]), paths[is_done]))
        going, paths = distinct(going.select(np.nonzero(~is_done)[0]), paths[~is_done])
        going, paths = most_promising(evaluator, going, paths, MOST_UNFINISHED >> 2 * (len(finished) - 1))
        row, place, boxes = legal_marks(going, SINGLES)
        going = apply_marks(going.select(row), place, boxes)
        paths = np.concatenate([paths[row], _step(place, boxes)[:, None]], axis=1)
    return distinct(*_joined(finished))


def most_promising(
    evaluator: Evaluator, going: Candidates, paths: IntArray, limit: int
) -> tuple[Candidates, IntArray]:
    """Where crosses give too many ways to go on, the best of them."""
    if len(paths) <= limit:
        return going, paths
    value = worths_of_candidates(evaluator, going)[:, VALUE]
    best = np.sort(np.argsort(-value, kind="stable")[: max(1, limit)])
    return going.select(best), paths[best]


def distinct(candidates: Candidates, paths: IntArray) -> tuple[Candidates, IntArray]:
    """Moves that lead to the same position are one: the first of them."""
    keys = _as_one(candidates.mine.unmarked) << 4 | np.minimum(candidates.own.owed, 15)
    first = np.sort(np.unique(keys, return_index=True)[1])
    return candidates.select(first), paths[first]


def _joined(parts: Sequence[tuple[Candidates, IntArray]]) -> tuple[Candidates, IntArray]:
    """Candidates of different numbers of marks in one."""
    depth = max(paths.shape[1] for _, paths in parts)
    paths = [np.pad(paths, ((0, 0), (0, depth - paths.shape[1]))) for _, paths in parts]
    return joined([candidates for candidates, _ in parts]), np.concatenate(paths)


def _step(place: IntArray, boxes: IntArray) -> IntArray:
    return place.astype(np.int64) << 16 | boxes


def _as_one(unmarked: IntArray) -> IntArray:
    """The unmarked boxes of two islands [..., 2] as one number."""
    one: IntArray = unmarked[:, 0].astype(np.int64) << 16 | unmarked[:, 1]
    return one


def take_options(state: GameState, seat: int) -> Options:
    """R5.3: the cards of the display, and the pile's face-down top: the mean of the cards that it may be."""
    moves: list[WholeMove] = [(Take(seat, card.id),) for card in state.display]
    shown = [apply(state, move)[0] for (move,) in moves]
    hidden: list[GameState] = []
    if state.pile:
        moves.append((Draw(seat),))
        hidden = drawn_states(apply(state, Draw(seat))[0])
    return Options(moves.__getitem__, take_worths(shown, hidden, seat))
