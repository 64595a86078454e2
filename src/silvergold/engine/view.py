"""What a seat, or a spectator, may see. Only this module decides it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.events import Dealt, EarlierTurn, Event, Marked, Revealed, Won
from silvergold.engine.grid import Shape
from silvergold.engine.legal import can_take_back, seats_to_move
from silvergold.engine.state import Edition, GameState, OpenCard, Phase, PhaseName, Player, ScoreCard

T = TypeVar("T")

OPEN_TURNS = 2
"""R3.4: a log shows the turn in progress and the latest settled one in full."""
TURN_BEGINS = (Revealed, EarlierTurn)


class PlayerView(NamedTuple):
    """One player's side of the table as a viewer sees it."""

    cards: tuple[OpenCard, ...]
    score_card: ScoreCard
    completed: tuple[TreasureCard, ...]
    dealt: tuple[TreasureCard, ...] = ()
    """R2.1: only the viewer's own."""
    crosses: int = 0
    """R4.3: boxes still to be marked for crosses; only the viewer's own."""
    can_take_back: bool = False
    """Whether marks may still be taken back; only the viewer's own."""


class View(NamedTuple):
    """A game as one seat, or a spectator, sees it."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    deck: Deck
    edition: Edition
    phase: PhaseName
    round: int
    turn: int
    start_player: int
    shape: Shape | None
    """R3.4: the expedition card on top, the only one that may be seen."""
    shapes_seen: tuple[tuple[Shape, int], ...] | None
    """R3.4: with the memory aid, how often each shape has been revealed this round."""
    display: tuple[TreasureCard, ...]
    pile_size: int
    cups: tuple[int, ...]
    to_move: tuple[int, ...]
    """The seats whose decision the game waits for."""
    players: tuple[PlayerView, ...]

    @property
    def me(self) -> PlayerView:
        """The viewer's own side of the table."""
        if self.seat is None:
            raise ValueError("a spectator has no side of the table")
        return self.players[self.seat]


def view(state: GameState, seat: int | None = None, *, memory_aid: bool = False) -> View:
    """A state as a seat, or a spectator (None), may see it."""
    if seat is not None and seat not in range(len(state.players)):
        raise ValueError(f"a table of {len(state.players)} has no seat {seat!r}")
    return View(
        seat=seat,
        deck=state.deck,
        edition=state.edition,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        start_player=state.start_player,
        shape=state.revealed[-1] if state.revealed else None,
        shapes_seen=shapes_seen(state) if memory_aid else None,
        display=state.display,
        pile_size=len(state.pile),
        cups=state.cups,
        to_move=seats_to_move(state),
        players=tuple(
            [
                own_side(state, other) if other == seat else open_side(state, player)
                for other, player in enumerate(state.players)
            ]
        ),
    )


def events_seen(events: Iterable[Event], seat: int | None = None) -> tuple[Event, ...]:
    """The events that a seat, or a spectator, may see happen: R2.1, of the cards dealt only its own."""
    return tuple(event for event in events if not isinstance(event, Dealt) or event.seat == seat)


def events_logged(
    events: Sequence[T], *, memory_aid: bool = False, after: int = 0
) -> list[T | EarlierTurn | None]:
    """R3.4: each event after a number as it may be looked up now, or None if it may not.

    The list may contain other events than the game's, or lack some.
    """
    new = events[after:]
    if memory_aid or len([event for event in new if isinstance(event, TURN_BEGINS)]) < OPEN_TURNS:
        return [*new]
    earlier = earlier_turns(events)
    without_shapes = [_without_shape(events[n]) for n in earlier]
    return [*events[: earlier.start], *without_shapes, *events[earlier.stop :]][after:]


def earlier_turns(events: Sequence[object]) -> range:
    """R3.4: the places of the round's turns before the latest settled one; a round that is over is open."""
    revealed = [(n, event) for n, event in enumerate(events) if isinstance(event, TURN_BEGINS)]
    turns = [n for n, event in revealed if event.round == revealed[-1][1].round]
    is_over = any(isinstance(event, Won) for event in events)
    earlier = [] if is_over else turns[:-OPEN_TURNS]
    return range(earlier[0], turns[-OPEN_TURNS]) if earlier else range(0)


def _without_shape(event: T) -> T | EarlierTurn | None:
    """R3.4: what remains of an event of an earlier turn: no shape, no boxes, no way of marking."""
    if isinstance(event, Revealed):
        return EarlierTurn(event.round, event.turn)
    return None if isinstance(event, Marked) else event


def shapes_seen(state: GameState) -> tuple[tuple[Shape, int], ...]:
    """R3.4: the memory aid, which waives the rule: the shapes revealed this round, but not their order."""
    counts = Counter(state.revealed)
    return tuple((shape, counts[shape]) for shape in Shape if counts[shape])


def own_side(state: GameState, seat: int) -> PlayerView:
    """A player's own side: everything."""
    player = state.players[seat]
    return PlayerView(
        player.cards,
        player.score_card,
        player.completed,
        player.dealt,
        player.crosses,
        can_take_back(state, seat),
    )


def open_side(state: GameState, player: Player) -> PlayerView:
    """A side as others see it: R2.2 no choice before all have chosen, R3.2 no mark before all are ready."""
    shown = player.at_turn_start
    cards = () if state.phase == Phase.KEEP else shown.cards
    return PlayerView(cards, shown.score_card, shown.completed)
