"""Which decisions make a puzzle; the quick tests come first, and the rollouts last."""

from collections.abc import Iterator

from silvergold.bots.planner.bot import Captain
from silvergold.engine import Deck, GameRecord, GameState, PlayerMove, apply, legal_moves, view
from silvergold.puzzles.mining.games import due_decisions, match_of
from silvergold.puzzles.puzzle import DIFFICULTIES, Puzzle, is_solved_by, puzzle_at
from silvergold.puzzles.puzzle_file import KINDS
from silvergold.review.coach import Reason, claims_of_decision, reason_for_better
from silvergold.review.grades import THRESHOLDS, Grade
from silvergold.review.ledger import Decision
from silvergold.review.ledger.options import option_of
from silvergold.review.rollouts import decide, points_behind, reveals_in
from silvergold.review.tries import final_moves, options_at, worth_of

MIN_CHOICES = 4
MIN_AHEAD = THRESHOLDS[Grade.MISTAKE]
"""How many points the best option is ahead of the next one, by the evaluator."""
MIN_CONFIRMED = MIN_AHEAD / 2
"""The interval of the rollouts lies above it."""
FOOLED = "sailor"
"""The level that must get it wrong."""
NEAR_EQUAL = THRESHOLDS[Grade.DOUBTFUL]
"""Captain agrees with the evaluator if no other way seems better to it by this many points."""
ALWAYS_TRUE = ("coach-why-boxes", "coach-why-pair", "coach-why-worth", "coach-why-all-marked")
"""Reasons that say little about why a decision is good."""
COMMON = ("coach-why-finishes", "coach-why-fewest-turns", "coach-why-best-rate")
"""The most frequent themes."""
MAX_PER_GAME = 3
"""Puzzles of one game; they have different themes."""


def mine_game(deck: Deck, seed: str, number: int) -> list[Puzzle]:
    """The puzzles of one game."""
    _, record = match_of(deck, seed, number).play(number)
    found: dict[str, Puzzle] = {}
    for puzzle in sorted(candidates(record, deck), key=preference):
        if puzzle.theme not in found and len(found) < MAX_PER_GAME:
            ahead = points_behind(puzzle.state, puzzle.decision, puzzle.decision.best[1].moves)
            if ahead.low > MIN_CONFIRMED:
                found[puzzle.theme] = puzzle._replace(ahead=ahead)
    return [*found.values()]


def preference(puzzle: Puzzle) -> tuple[bool, int, int]:
    """Rare themes come first, then whole turns with crosses, then hard puzzles."""
    marks = len(puzzle.decision.best[0].moves)
    return puzzle.theme in COMMON, -marks, -DIFFICULTIES.index(puzzle.difficulty)


def candidates(record: GameRecord, deck: Deck) -> Iterator[Puzzle]:
    """The decisions of a game that meet every condition but the rollouts."""
    for state, seat in due_decisions(record, deck):
        decision = clear_decision(state, seat)
        if decision is None or not captain_agrees(state, decision):
            continue
        why = reason_for_better(state, decision.best[0].moves, decision.best[1].moves)
        if is_distinctive(state, decision, why) and is_solved_by(state, decision, DIFFICULTIES[-1]):
            yield puzzle_at(state, decision, why)


def clear_decision(state: GameState, seat: int) -> Decision | None:
    """A decision with an option that is clearly the best, which the level to fool gets wrong."""
    options = options_at(state, seat)
    choices, best = len(options.worths), options.top
    if choices < MIN_CHOICES or best[0].value - best[1].value < MIN_AHEAD:
        return None
    moves = final_moves(tuple(decide(state, seat, FOOLED)))
    played = option_of(moves, worth_of(state, seat, moves))
    decision = Decision(0, seat, KINDS[state.phase], played, best, choices)
    return decision if decision.loss >= MIN_AHEAD else None


def is_distinctive(state: GameState, decision: Decision, why: Reason) -> bool:
    """Whether a reason says more than what is always true, and is not true of the next best option."""
    return why.id not in ALWAYS_TRUE and why not in claims_of_decision(state, decision.best[1].moves)


def captain_agrees(state: GameState, decision: Decision) -> bool:
    """Whether Captain's exact computation finds nothing much better than the best option."""
    captain = Captain(b"")
    captain.observe(reveals_in(state))
    missed = 0.0
    for move in decision.best[0].moves:
        missed += points_missed(captain, state, move)
        state, _ = apply(state, move)
    return missed < NEAR_EQUAL


def points_missed(captain: Captain, state: GameState, move: PlayerMove) -> float:
    """How much better Captain's own move seems to it."""
    moves = legal_moves(state, move.seat)
    if len(moves) == 1:
        return 0.0
    values = captain.values(view(state, move.seat), moves)
    return max(values) - values[moves.index(move)]
