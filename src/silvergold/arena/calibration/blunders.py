"""Planted blunders: in a bot's game, one decision is replaced by a bad one, and the review must find it.

Rollouts to the end of the game, which know nothing of the evaluator, measure how bad it is.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from silvergold.arena.calibration.games import Task
from silvergold.arena.confidence import Estimate, estimate
from silvergold.arena.match import Match, game_seed, play_on
from silvergold.bots import seat_bot
from silvergold.engine import (
    Dealer,
    Draw,
    Game,
    GameState,
    Keep,
    Mark,
    Move,
    PlayerMove,
    Ready,
    Take,
    record_of,
    score,
    standard_deck,
)
from silvergold.review.ledger import Ledger, review_game
from silvergold.review.rollouts import decide, play, roll_out

BLUNDERING_BOT = "drifter"
"""It decides at random."""
MIN_COST = 3.0
BATCH, MAX_PAIRS = 40, 240
"""Rollouts are played in pairs, until the mean or the whole interval lies on one side of the least cost."""
ATTEMPTS = 8
"""How many decisions of a game are tried."""
TO_THE_END = 1000
"""Turns: more than a game has."""


class Blunder(NamedTuple):
    """A planted blunder, and what the review made of it."""

    bot: str
    kind: str
    cost: float
    """By rollouts."""
    low: float
    loss: float
    """By the review."""
    rank: int
    """Among the decisions of the seat, costliest first, from 1."""


class DecisionPlace(NamedTuple):
    """Where a decision stands in a list of moves."""

    seat: int
    begin: int
    end: int
    known: int
    """How many moves the seat knows of: those of this turn are hidden."""


def blunder_tasks(count: int, seed: str) -> list[Task]:
    """Games of Admiral and of Captain against themselves."""
    bots = ("admiral", "captain")
    return [Task((bots[n % 2],) * 2, f"{seed} blunder", n) for n in range(count)]


def plant_blunder(task: Task) -> Blunder | None:
    """Plant a blunder in a game and review it; None if all decisions that were tried cost too little."""
    game, _ = Match(standard_deck(), task.bots, task.seed).play(task.deal)
    random = Random(f"{task.seed} {task.deal}")  # noqa: S311 -- a fixed choice
    places = decision_places(game.moves)
    for place in random.sample(places, ATTEMPTS):
        state = position(game.moves[: place.known])
        moves = [*decide(state, place.seat, BLUNDERING_BOT, random.randbytes(16))]
        cost = cost_of(state, place.seat, game.moves[place.begin : place.end], moves)  # type: ignore[arg-type]
        if is_blunder(cost):
            ledger = review_with(task, game.moves[: place.begin], moves)
            number = [one.begin for one in places if one.seat == place.seat].index(place.begin)
            return found_blunder(task.bots[0], cost, ledger, place.seat, number)
    return None


def decision_places(moves: Sequence[Move]) -> list[DecisionPlace]:
    """All decisions of a game; a turn of marks is one, until its seat is ready."""
    places = []
    for begin, move in enumerate(moves):
        before = moves[begin - 1]
        if isinstance(move, Mark) and not (isinstance(before, Mark) and before.seat == move.seat):
            end = next(n for n in range(begin, len(moves)) if isinstance(moves[n], Ready))
            places.append(DecisionPlace(move.seat, begin, end, begin - hidden_before(moves, begin)))
        elif isinstance(move, Keep | Take | Draw):
            places.append(DecisionPlace(move.seat, begin, begin + 1, begin - hidden_before(moves, begin)))
    return places


def hidden_before(moves: Sequence[Move], place: int) -> int:
    """R2.2, R3.2: how many moves before a decision its seat doesn't know of yet."""
    hidden = 0
    if not isinstance(moves[place], Take | Draw):
        while isinstance(moves[place - hidden - 1], Keep | Mark | Ready):
            hidden += 1
    return hidden


def position(moves: Sequence[Move]) -> GameState:
    """The state after some moves."""
    return play(Game(standard_deck()).state, moves)


def cost_of(state: GameState, seat: int, good: Sequence[PlayerMove], bad: Sequence[PlayerMove]) -> Estimate:
    """How many points a seat loses by deciding badly."""
    pairs: list[float] = []
    while True:
        for seed in range(len(pairs), len(pairs) + BATCH):
            one, other = (final_points(state, seat, moves, seed) for moves in (good, bad))
            pairs.append(one - other)
        cost = estimate(pairs)
        if is_blunder(cost) or cost.value < MIN_COST or len(pairs) >= MAX_PAIRS:
            return cost


def is_blunder(cost: Estimate) -> bool:
    """Whether a decision certainly costs enough."""
    return cost.low is not None and cost.low >= MIN_COST


def final_points(state: GameState, seat: int, moves: Sequence[PlayerMove], seed: int) -> float:
    """A seat's points at the end, if it decides like this."""
    marks = [move for move in moves if not isinstance(move, Ready)]
    return score(roll_out(state, seat, marks, seed, TO_THE_END).players[seat]).total


def review_with(task: Task, before: Sequence[Move], blunder: Sequence[PlayerMove]) -> Ledger:
    """The ledger of a game that went on by itself after a blunder."""
    seed = game_seed(task.seed, task.deal)
    game = Game(standard_deck())
    for move in (*before, *blunder):
        game.play(move)
    bots = [seat_bot(name, seed, seat) for seat, name in enumerate(task.bots)]
    play_on(game, Dealer(standard_deck(), seed), bots)
    participants = Match(standard_deck(), task.bots, task.seed).participants
    return review_game(record_of(game, participants, seed), standard_deck())


def found_blunder(bot: str, cost: Estimate, ledger: Ledger, seat: int, number: int) -> Blunder:
    """What the review says about a seat's decision with this number."""
    own = [decision for decision in ledger.decisions if decision.seat == seat]
    planted = own[number]
    rank = 1 + sum(decision.loss > planted.loss for decision in own)
    low = round(cost.low or 0.0, 2)
    return Blunder(bot, planted.kind, round(cost.value, 2), low, round(planted.loss, 2), rank)


def parse_blunder(document: Any) -> Blunder | None:
    """A blunder from its JSON."""
    return None if document is None else Blunder(*document)
