"""What a seat can expect in a position, from what it may know there: Admiral's network, exact near the end.

A worth is a row of three numbers: final points, share of the victory, and the value by Admiral's objective.
"""

import hashlib
from collections.abc import Hashable, Sequence
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.candidates import Candidates, candidates_with, joined
from silvergold.bots.admiral.evaluator import RIVAL, VICTORY, Evaluator, value_in_points
from silvergold.bots.admiral.features import AnyArray
from silvergold.bots.admiral.from_view import context_of, islands, own_side
from silvergold.bots.admiral.last_turns import LastTurns
from silvergold.bots.admiral.network import POINTS_SCALE
from silvergold.engine import Draw, GameState, Phase, Take, apply, chance_moves, score, view, winners
from silvergold.engine.rules import lay_aside, must_take, palm_points, take_cup
from silvergold.engine.state import CARDS_KEPT, Player
from silvergold.review.ledger.network_inputs import network_outputs, shapes_to_come, turns_to_come

Worths = NDArray[np.float64]
"""Points, share and value in the last axis."""
POINTS, SHARE, VALUE = range(3)
VERSION = 3
"""Increase it with every change of this package that changes a figure of a ledger."""
CARDS_SAMPLED = 8
"""About how many cards, spread evenly over the deck, stand for the top of the pile in a position's worth."""
MAX_CROSSES = 3
"""R1.3: of the published deck's cards. With more on a card, the last turns have too many ways to go on."""
SETTLING = (Phase.TAKE, Phase.DRAW, Phase.REFILL)


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


def worths(states: Sequence[GameState], seat: int) -> Worths:
    """What a seat can expect in each of some states; none of them waits for marks or cards to keep."""
    settled = [settle_all(state) for state in states]
    found = np.empty((len(states), 3))
    exact = [n for n, state in enumerate(settled) if state.phase == Phase.OVER]
    taking = [n for n, state in enumerate(settled) if state.phase in SETTLING and must_take(state, seat)]
    last = [n for n in range(len(states)) if is_solved(settled[n]) and n not in (*exact, *taking)]
    rest = sorted({*range(len(states))} - {*exact, *taking, *last})
    for number in exact:
        found[number] = final_worth(settled[number], seat)
    for number in taking:
        found[number] = best_take(settled[number], seat)
    if last:
        found[last] = worths_before_last_turn([settled[number] for number in last], seat)
    if rest:
        outputs, points = network_outputs([settled[number] for number in rest], seat)
        found[rest] = worths_of_outputs(points, outputs)
    return found


def settle_all(state: GameState) -> GameState:
    """R5.1, R5.2: a state in which all seats have their cups, and their completed cards are laid aside."""
    if state.phase not in SETTLING:
        return state
    for seat in state.seats_clockwise[state.settling + 1 :]:
        state = lay_aside(take_cup(state, seat, []), seat, [])
    return state


def best_take(state: GameState, seat: int) -> Worths:
    """R5.3: what a seat that is still to take a card can expect if it takes the best one now.

    The face-down top of the pile is worth the mean of some of the cards that it may be. With two cards to
    take, only those on display count.
    """
    state = state._replace(phase=Phase.TAKE, settling=state.seats_clockwise.index(seat))
    shown = [apply(state, Take(seat, card.id))[0] for card in state.display]
    is_last = len(state.players[seat].cards) == CARDS_KEPT - 1
    every = max(1, len(state.pile) // CARDS_SAMPLED)
    hidden = drawn_states(apply(state, Draw(seat))[0], every) if state.pile and (is_last or not shown) else []
    best: Worths = take_worths(shown, hidden, seat).max(axis=0)
    return best


def take_worths(shown: Sequence[GameState], hidden: Sequence[GameState], seat: int) -> Worths:
    """R5.3: the worth of each state after a take from the display, and the mean of those after a draw."""
    found = worths([*shown, *hidden], seat)
    mean = found[len(shown) :].mean(axis=0, keepdims=True) if hidden else found[:0]
    return np.concatenate([found[: len(shown)], mean])


def drawn_states(state: GameState, every: int = 1) -> list[GameState]:
    """The states after the cards that chance may turn up now, in the deck's order, or one in ``every``."""
    return [apply(state, move)[0] for move, _ in chance_moves(state)[::every]]


def final_worth(state: GameState, seat: int) -> Worths:
    """R7: the score and the share of the victory when a game is over."""
    points = [score(player).total for player in state.players]
    won = winners(state.players, state.edition)
    share = (seat in won) / len(won)
    rival = max(points[:seat] + points[seat + 1 :])
    return end_worths(points[seat], rival, share)


# --- The last turns ---------------------------------------------------------------------------------------


def end_worths(points: AnyArray, rival: AnyArray, share: AnyArray) -> Worths:
    """R7: worths at the end of the game, from own points, the best rival's, and the share of the victory."""
    return np.stack([points, share, points - RIVAL * rival + VICTORY * share], axis=-1)


def is_solved(state: GameState) -> bool:
    """Whether a state belongs to the last two turns, and they are solved exactly."""
    return turns_to_come(state) <= 1 and all(
        card.crosses.bit_count() <= MAX_CROSSES for card in state.deck.cards
    )


def last_turns(state: GameState, seat: int) -> LastTurns:
    """The exact solution for a seat in one of the last two turns; its rivals are greedy."""
    seen = view(state, seat)
    return LastTurns(seen, context_of(seen, shapes_to_come(state)), end_worths)


def worths_before_last_turn(states: Sequence[GameState], seat: int) -> Worths:
    """What a seat can expect that has settled the turn before the last; equal positions are solved once."""
    tables: dict[Hashable, dict[Player, list[int]]] = {}
    for number, state in enumerate(states):
        sides = tables.setdefault(table_around(state, seat), {})
        sides.setdefault(state.players[seat], []).append(number)
    found = np.empty((len(states), 3))
    for sides in tables.values():
        first = [states[numbers[0]] for numbers in sides.values()]
        own = joined([own_candidate(state, seat) for state in first])
        solved = last_turns(first[0], seat).take_values(own)
        for numbers, worth in zip(sides.values(), solved, strict=True):
            found[numbers] = worth
    return found


def table_around(state: GameState, seat: int) -> Hashable:
    """What the last turn depends on besides a seat's own side; of the display, only the palms (R5.6)."""
    others = state.players[:seat] + state.players[seat + 1 :]
    order = state.start_player, state.phase == Phase.REVEAL
    return others, order, state.cups, state.revealed, palm_points(state.display)


def own_candidate(state: GameState, seat: int) -> Candidates:
    """A seat's own side as the only candidate."""
    seen = view(state, seat)
    return candidates_with(islands(seen.me.cards, CARDS_KEPT), own_side(seen), np.arange(CARDS_KEPT)[None])
