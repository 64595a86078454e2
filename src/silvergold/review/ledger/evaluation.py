"""What a seat can expect in a position, from what it may know there: Admiral's network, exact at the end.

A worth is a row of three numbers: final points, share of the victory, and the value by Admiral's objective.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.candidates import Candidates
from silvergold.bots.admiral.evaluator import RIVAL, VICTORY, Evaluator, value_in_points
from silvergold.bots.admiral.features import AnyArray, ObservationArrays, set_features
from silvergold.bots.admiral.from_view import context_of, islands, own_side
from silvergold.bots.admiral.network import POINTS_SCALE, evaluate
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import GameState, Phase, Shape, Take, apply, score, view, winners
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.rules import lay_aside, must_take, take_cup
from silvergold.engine.state import CARDS_KEPT, TURNS

Worths = NDArray[np.float64]
"""Points, share and value in the last axis."""
POINTS, SHARE, VALUE = range(3)
VERSION = 1
"""Increase it with every change of this package that changes a figure of a ledger."""
BEFORE_A_TURN = (Phase.DISPLAY, Phase.START, Phase.REVEAL)


@cache
def evaluator_hash() -> str:
    """Names the evaluator: the SHA-256 of the network's weights and the version of this package."""
    weights = (files("silvergold.bots.admiral") / "weights.npz").read_bytes()
    return hashlib.sha256(b"silvergold-ledger %d\n" % VERSION + weights).hexdigest()


def worths_of_outputs(points: AnyArray, outputs: AnyArray) -> Worths:
    """Worths from the points already scored and the network's outputs."""
    expected = points + POINTS_SCALE * outputs[:, 0].astype(np.float64)
    share = (1 + np.tanh(outputs[:, 2].astype(np.float64) / 2)) / 2
    return np.stack([expected, share, value_in_points(points, outputs)], axis=1)


def worths_of_candidates(evaluator: Evaluator, candidates: Candidates) -> Worths:
    """The worth of each candidate of a decision."""
    return worths_of_outputs(candidates.own.points, evaluator.outputs(candidates))


def shapes_to_come(state: GameState) -> tuple[int, ...]:
    """R6.1: how many expedition cards of each shape may come next, with perfect memory of the round."""
    revealed = state.revealed if state.turn < TURNS else ()
    return tuple(EXPEDITION_CARDS[shape] - revealed.count(shape) for shape in Shape)


def worths(states: Sequence[GameState], seat: int) -> Worths:
    """What a seat can expect in each of some states; none of them waits for marks or cards to keep."""
    settled = [settle_all(state) for state in states]
    found = np.empty((len(states), 3))
    exact = [n for n, state in enumerate(settled) if state.phase == Phase.OVER]
    taking = [n for n, state in enumerate(settled) if must_take_from_display(state, seat)]
    rest = sorted({*range(len(states))} - {*exact, *taking})
    for number in exact:
        found[number] = final_worth(settled[number], seat)
    for number in taking:
        found[number] = best_from_display(settled[number], seat)
    if rest:
        found[rest] = network_worths([settled[number] for number in rest], seat)
    return found


def settle_all(state: GameState) -> GameState:
    """R5.1, R5.2: a state in which all seats have their cups, and their completed cards are laid aside."""
    if state.phase not in (Phase.TAKE, Phase.DRAW, Phase.REFILL):
        return state
    for seat in state.seats_clockwise[state.settling + 1 :]:
        state = lay_aside(take_cup(state, seat, []), seat, [])
    return state


def must_take_from_display(state: GameState, seat: int) -> bool:
    """R5.3: whether a seat is still to take a card and there is one on display."""
    is_settling = state.phase in (Phase.TAKE, Phase.DRAW, Phase.REFILL)
    return is_settling and bool(state.display) and must_take(state, seat)


def best_from_display(state: GameState, seat: int) -> Worths:
    """R5.3: what a seat that is still to take a card can expect if it takes the best one on display now."""
    number = state.seats_clockwise.index(seat)
    now = state._replace(phase=Phase.TAKE, settling=number)
    after = [apply(now, Take(seat, card.id))[0] for card in now.display]
    best: Worths = worths(after, seat).max(axis=0)
    return best


def final_worth(state: GameState, seat: int) -> Worths:
    """R7: the score and the share of the victory when a game is over."""
    points = [score(player).total for player in state.players]
    won = winners(state.players, state.edition)
    share = (seat in won) / len(won)
    rival = max(points[:seat] + points[seat + 1 :])
    return np.array([points[seat], share, points[seat] - RIVAL * rival + VICTORY * share])


def network_worths(states: Sequence[GameState], seat: int) -> Worths:
    """The network's worths of states in which a seat has settled its turn."""
    seen = stack([observation(state, seat) for state in states])
    return worths_of_outputs(seen.own.points, evaluate(np, packaged_weights(), set_features(), seen))


def observation(state: GameState, seat: int) -> ObservationArrays:
    """A state as the network sees it: settled, in the seating order of the latest turn."""
    seen = view(state, seat)
    context = context_of(seen, shapes_to_come(state))
    if state.phase in BEFORE_A_TURN:  # R6.3: the start player of the next turn has the stone already
        has_moved = state.edition.start_player_moves_every_turn or state.turn == 0
        steps = (seat - state.start_player + has_moved) % len(state.players)
        context = context._replace(table=context.table._replace(steps=np.int32(steps)))
    mine = islands(seen.me.cards, CARDS_KEPT)
    return ObservationArrays(mine, own_side(seen), context.display, context.theirs, context.table)


def stack(parts: Sequence[Any]) -> Any:
    """Equal structures of arrays as one, with a new first axis."""
    if not isinstance(parts[0], tuple):
        return np.stack(parts)
    return type(parts[0])(*map(stack, zip(*parts, strict=True)))
