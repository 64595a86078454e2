"""The fixed action space: every decision is one of 357 numbers (docs/environments.md has the map).

Readiness is not an action: a seat that owes nothing is ready. Marks are never taken back.
"""

from functools import cache, lru_cache
from itertools import combinations

from silvergold.engine import Draw, GameState, Keep, Mark, PlayerMove, Take
from silvergold.engine.grid import ALL_BOXES, PLACEMENTS, SINGLE_BOXES, Shape, each_box, placements_within
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT, DISPLAY_SIZE, Phase

PAIRS = tuple(combinations(range(CARDS_DEALT), CARDS_KEPT))
"""R2.2: the six ways to keep two of four cards, in the order of the engine's moves."""
MARKS: tuple[int, ...] = (*(boxes for shape in Shape for boxes in PLACEMENTS[shape]), *SINGLE_BOXES)
"""The boxes of each mark on one card: the 157 placements shape by shape, then the 16 single boxes."""
FIRST_MARK = len(PAIRS)
FIRST_TAKE = FIRST_MARK + CARDS_KEPT * len(MARKS)
DRAW = FIRST_TAKE + DISPLAY_SIZE
ACTIONS = DRAW + 1

NUMBER_OF_MARK = {boxes: number for number, boxes in enumerate(MARKS)}
HALF = len(SINGLE_BOXES) // 2
UPPER_HALF = (1 << HALF) - 1
"""The boxes of the grid's upper two rows."""
LOWER_HALF = ALL_BOXES & ~UPPER_HALF
ALL_PAIRS = (1 << len(PAIRS)) - 1
ALL_PLACES = tuple((1 << size) - 1 << FIRST_TAKE for size in range(DISPLAY_SIZE + 1))
"""For each size of the display: the actions that take one of its cards."""
NO_CARD = ""
"""The id in a move for a card that is not there: the rules refuse it."""
_mark = lru_cache(maxsize=1 << 15)(Mark)


def legal_bits(state: GameState, seat: int) -> int:
    """The legal actions of a seat: bit n is set if action n is legal.

    This is the engine's ``legal_moves`` in a faster form; a test compares the two.
    """
    player = state.players[seat]
    if state.phase == Phase.MARK:
        if player.before is not None and not player.crosses:
            return 0
        upper, lower = marks_within(None if player.crosses else state.revealed[-1])
        legal = slot = 0
        for _, unmarked in player.cards:
            legal |= (upper[unmarked & UPPER_HALF] & lower[unmarked >> HALF]) << slot
            slot += len(MARKS)
        return legal
    if state.phase == Phase.TAKE and seat == state.settling_seat:
        return ALL_PLACES[len(state.display)] | bool(state.pile) << DRAW
    return ALL_PAIRS if state.phase == Phase.KEEP and not player.cards else 0


@cache
def marks_within(shape: Shape | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """R4.1 to R4.3: the actions that mark a shape, or a single box, on the first card.

    The first table has, for each set of unmarked boxes in the upper half of the grid, the actions that mark
    no other box there; the second is the same for the lower half. A mark is legal if it is in both. Two small
    tables are faster to read than one large one.
    """

    def legal(unmarked: int) -> int:
        marks = (*(placements_within(shape, unmarked) if shape else ()), *each_box(unmarked))
        return sum(1 << FIRST_MARK + NUMBER_OF_MARK[boxes] for boxes in marks)

    halves = range(UPPER_HALF + 1)
    return (
        tuple(legal(unmarked | LOWER_HALF) for unmarked in halves),
        tuple(legal(unmarked << HALF | UPPER_HALF) for unmarked in halves),
    )


def move_of(state: GameState, seat: int, action: int) -> PlayerMove:
    """The move of an action; the rules refuse it if its card is not there."""
    player = state.players[seat]
    if FIRST_MARK <= action < FIRST_TAKE:
        slot, number = divmod(action - FIRST_MARK, len(MARKS))
        cards = player.cards
        return _mark(seat, cards[slot].card.id if slot < len(cards) else NO_CARD, MARKS[number])
    if FIRST_TAKE <= action < DRAW:
        place = action - FIRST_TAKE
        return Take(seat, state.display[place].id if place < len(state.display) else NO_CARD)
    if action == DRAW:
        return Draw(seat)
    if not 0 <= action < FIRST_MARK:
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {action!r}")
    first, second = (player.dealt[place].id if player.dealt else NO_CARD for place in PAIRS[action])
    return Keep(seat, (first, second))


def action_of(state: GameState, move: PlayerMove) -> int:
    """The action of a legal move; readiness and taking back have none."""
    player = state.players[move.seat]
    match move:
        case Mark(_, card, boxes):
            slot = [open_card.card.id for open_card in player.cards].index(card)
            return FIRST_MARK + slot * len(MARKS) + NUMBER_OF_MARK[boxes]
        case Keep(_, cards):
            first, second = sorted([card.id for card in player.dealt].index(card) for card in cards)
            return PAIRS.index((first, second))
        case Take(_, card):
            return FIRST_TAKE + [shown.id for shown in state.display].index(card)
        case Draw():
            return DRAW
    raise ValueError(f"{move} has no action")
