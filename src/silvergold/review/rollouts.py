"""Paired rollouts: how much better one way to decide is than another, and whether a flag is confirmed.

Both ways are played on with the same chance, and what the seat could not know is drawn at random. Navigator
plays for everybody for two more turns, and the evaluator values the position then. At the end of the game,
the difference of a pair would have a standard deviation of 12 points, and half a point would take 600 pairs;
two turns on it has 2 to 4 points, at a tenth of the time.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from silvergold.bots import make_bot
from silvergold.engine import (
    Dealer,
    GameState,
    Mark,
    Move,
    Phase,
    PlayerMove,
    Ready,
    apply,
    legal_moves,
    seats_to_move,
    view,
)
from silvergold.engine.events import Revealed
from silvergold.engine.state import CARDS_DEALT, TURNS, Player
from silvergold.review.claims import Moves
from silvergold.review.grades import THRESHOLDS, Grade, grade
from silvergold.review.ledger import Decision
from silvergold.review.ledger.evaluation import VALUE, Worths, worths
from silvergold.review.ledger.options import WholeMove

POLICY = "navigator"
TURNS_AHEAD = 2
MIN_PAIRS, MAX_PAIRS = 16, 32
STUDENT_T = 2.13
"""For a 95 % interval from 16 pairs; a little wide for more."""
MAX_FLAGS = 40
"""Of more flagged decisions, only the costliest are confirmed; the others lose their flag."""


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Confirmation(NamedTuple):
    """What rollouts say about a flagged decision."""

    grade: Grade
    """The flag that is left."""
    behind: Interval | None
    """How many points it is behind the best; None beyond the limit of flags."""
    alternatives: tuple[Interval, ...] = ()
    """How many points the second best option and those after it are behind, if a flag is left."""

    def behind_at(self, rank: int) -> Interval | None:
        """How many points an option is behind the best one, whose rank is 0; None if it wasn't tested."""
        return self.alternatives[rank - 1] if 0 < rank <= len(self.alternatives) else None


def interval_of(numbers: Sequence[float]) -> Interval:
    """The mean of at least two numbers, with its interval."""
    mean, half = fmean(numbers), STUDENT_T * stdev(numbers) / sqrt(len(numbers))
    return Interval(mean, mean - half, mean + half)


# --- Confirming flags -------------------------------------------------------------------------------------


def flagged(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions that are called doubtful or worse, costliest first."""
    found = [decision for decision in decisions if grade(decision.loss) in THRESHOLDS]
    return sorted(found, key=lambda decision: -decision.loss)


def confirm(state: GameState, decision: Decision) -> Confirmation:
    """What rollouts say about a flagged decision, given the state in which it was due."""
    behind = points_behind(state, decision, decision.played.moves)
    flag = confirmed_grade(decision.loss, behind)
    others = decision.best[1:] if flag in THRESHOLDS else ()
    return Confirmation(flag, behind, tuple(points_behind(state, decision, one.moves) for one in others))


def confirmed_grade(loss: float, behind: Interval) -> Grade:
    """The worst flag whose half threshold lies below the interval; fine if there is none."""
    flags = (flag for flag, threshold in THRESHOLDS.items() if loss >= threshold)
    return next((flag for flag in flags if behind.low > THRESHOLDS[flag] / 2), Grade.FINE)


# --- Rollouts ---------------------------------------------------------------------------------------------


def points_behind(state: GameState, decision: Decision, moves: Moves) -> Interval:
    """How many points some moves are behind the best option, by rollouts with fixed seeds."""
    pairs: list[float] = []
    best, moves, seat = decision.best[0].moves, tuple(moves), decision.seat
    while len(pairs) < MAX_PAIRS:
        seeds = range(len(pairs), len(pairs) + MIN_PAIRS)
        pairs += (rolled_values(state, seat, best, seeds) - rolled_values(state, seat, moves, seeds)).tolist()
        if is_clear(interval_of(pairs)):
            break
    return interval_of(pairs)


@lru_cache(maxsize=4)
def rolled_values(state: GameState, seat: int, moves: WholeMove, seeds: range) -> Worths:
    """The values of some moves, one for each seed; those of the best option are needed again and again."""
    found: Worths = worths([roll_out(state, seat, moves, seed) for seed in seeds], seat)[:, VALUE]
    return found


def is_clear(behind: Interval) -> bool:
    """Whether more pairs would hardly change a grade: no half threshold lies in the interval."""
    return not any(behind.low <= threshold / 2 <= behind.high for threshold in THRESHOLDS.values())


def roll_out(state: GameState, seat: int, moves: Moves, seed: int, turns: int = TURNS_AHEAD) -> GameState:
    """The state some turns after a seat has decided; the same seed has the same chance."""
    dealer = Dealer(state.deck, b"rollout %d" % seed)
    end = turns_played(state) + turns
    state = sample_hands(state, seat, Random(seed))  # noqa: S311
    state = play(state, (*moves, Ready(seat)) if state.phase == Phase.MARK else moves)
    while state.phase != Phase.OVER and (state.phase != Phase.REVEAL or turns_played(state) < end):
        state = play(state, next_moves(state, dealer))
    return state


def play(state: GameState, moves: Iterable[Move]) -> GameState:
    """The state after some moves."""
    for move in moves:
        state, _ = apply(state, move)
    return state


def turns_played(state: GameState) -> int:
    """The turns of the game so far, with the one that is being played."""
    return (state.round - 1) * TURNS + state.turn


def next_moves(state: GameState, dealer: Dealer) -> Iterator[Move]:
    """The next moves of a rollout: chance's, or one seat's whole decision."""
    waiting = seats_to_move(state)
    return decide(state, waiting[0], POLICY) if waiting else iter([dealer.move(state)])


def decide(state: GameState, seat: int, policy: str = POLICY, seed: bytes = b"") -> Iterator[PlayerMove]:
    """A bot's decision for a seat: when marking, until it is ready."""
    bot = make_bot(policy, seed)
    bot.observe(reveals_in(state))
    while True:
        move = bot.choose(view(state, seat), legal_moves(state, seat))
        yield move
        if not isinstance(move, Mark):
            return
        state, _ = apply(state, move)


def reveals_in(state: GameState) -> list[Revealed]:
    """R3.4: the shapes of the round so far, as a bot has seen them."""
    return [Revealed(state.round, turn, shape) for turn, shape in enumerate(state.revealed, start=1)]


def sample_hands(state: GameState, seat: int, random: Random) -> GameState:
    """R2.1: the state with random cards dealt to the others, while a seat can't know theirs."""
    if state.phase != Phase.KEEP:
        return state
    own = state.players[seat]
    unknown = [card for card in state.deck.cards if card not in own.dealt]
    random.shuffle(unknown)
    players = [Player(dealt=tuple(unknown[n : n + CARDS_DEALT])) for n in range(0, len(unknown), CARDS_DEALT)]
    others = players[: len(state.players) - 1]
    return state._replace(players=(*others[:seat], own, *others[seat:]))
