"""The legal moves: those of a seat, and those of chance."""

from functools import lru_cache
from itertools import combinations

from silvergold.engine.grid import EXPEDITION_CARDS, Shape, each_box, placements_within
from silvergold.engine.moves import (
    ChanceMove,
    Deal,
    Draw,
    Keep,
    Mark,
    PlayerMove,
    Ready,
    Reveal,
    Start,
    Take,
    TurnUp,
)
from silvergold.engine.state import CARDS_KEPT, GameState, Phase


def seats_to_move(state: GameState) -> tuple[int, ...]:
    """The seats whose decision the game waits for; none if it waits for chance or is over."""
    if state.phase == Phase.MARK:
        return tuple([seat for seat, player in enumerate(state.players) if not player.is_ready])
    if state.phase == Phase.TAKE:
        return (state.settling_seat,)
    if state.phase == Phase.KEEP:
        return tuple([seat for seat, player in enumerate(state.players) if not player.cards])
    return ()


def legal_moves(state: GameState, seat: int) -> tuple[PlayerMove, ...]:
    """The moves with which a seat can continue the game, in a fixed order; none if it has nothing to decide.

    Taking back is not among them, because it leads backwards: ``can_take_back`` says whether it is possible.
    """
    if state.phase == Phase.MARK:
        return _marking_moves(state, seat)
    if state.phase == Phase.TAKE and seat == state.settling_seat:
        return _taking_moves(state, seat)
    if state.phase == Phase.KEEP and not state.players[seat].cards:
        ids = (card.id for card in state.players[seat].dealt)
        return tuple(Keep(seat, (first, second)) for first, second in combinations(ids, CARDS_KEPT))
    return ()


def _marking_moves(state: GameState, seat: int) -> tuple[PlayerMove, ...]:
    """R4: the shape or a single box, then one box per cross, then ready."""
    player = state.players[seat]
    if player.is_ready:
        return ()
    moves: list[PlayerMove] = []
    if player.before is None or player.crosses:
        shape = None if player.crosses else state.revealed[-1]
        for card, unmarked in player.cards:
            marked = card.boxes & ~unmarked
            moves += [
                mark for boxes, mark in marks_on(seat, card.id, card.boxes, shape) if not boxes & marked
            ]
    return tuple(moves) or ready_only(seat)


@lru_cache(maxsize=1 << 12)
def marks_on(seat: int, card: str, island: int, shape: Shape | None) -> tuple[tuple[int, Mark], ...]:
    """R4.1, R4.2: all marks on an unmarked island with their boxes: the shape first, then single boxes."""
    placements = placements_within(shape, island) if shape else ()
    return tuple((boxes, Mark(seat, card, boxes)) for boxes in (*placements, *each_box(island)))


@lru_cache
def ready_only(seat: int) -> tuple[Ready, ...]:
    """R3.2: ready is the only move left."""
    return (Ready(seat),)


def _taking_moves(state: GameState, seat: int) -> tuple[PlayerMove, ...]:
    """R5.3: any card of the display, or the top of the pile."""
    draw = (Draw(seat),) if state.pile else ()
    return tuple(Take(seat, card.id) for card in state.display) + draw


def can_take_back(state: GameState, seat: int) -> bool:
    """Whether a seat has marks this turn that it may still take back."""
    player = state.players[seat]
    return state.phase == Phase.MARK and player.before is not None and not player.is_ready


def chance_moves(state: GameState) -> tuple[tuple[ChanceMove, int], ...]:
    """The possible moves of chance, each with its weight; none if the game doesn't wait for chance."""
    if state.phase == Phase.REVEAL:
        left = {shape: n - state.revealed.count(shape) for shape, n in EXPEDITION_CARDS.items()}
        return tuple((Reveal(shape), weight) for shape, weight in left.items() if weight)
    if state.phase == Phase.DEAL:
        return tuple((Deal(card.id), 1) for card in state.deck.cards if card.id in state.pile)
    if state.phase in (Phase.DISPLAY, Phase.DRAW, Phase.REFILL):
        return tuple((TurnUp(card.id), 1) for card in state.deck.cards if card.id in state.pile)
    if state.phase == Phase.START:
        return tuple((Start(seat), 1) for seat in range(len(state.players)))
    return ()
