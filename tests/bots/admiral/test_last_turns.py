"""The last two turns are solved as the engine plays them, move by move."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean

import numpy as np
import pytest

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.candidates import candidates_with
from silvergold.bots.admiral.from_view import islands, own_side, points_of
from silvergold.bots.admiral.last_turns import scoring_turns
from silvergold.bots.memory import Memory
from silvergold.engine import (
    EDITIONS,
    Edition,
    GameState,
    Mark,
    Phase,
    Shape,
    Take,
    apply,
    legal_moves,
    score,
    view,
    winners,
)
from silvergold.engine.grid import PLACEMENTS, SINGLE_BOXES
from silvergold.engine.state import OpenCard, Player
from tests.bots.admiral.small_endings import (
    POSITIONS,
    ends,
    is_clear,
    settled,
    small_positions,
    turns_left,
    with_rivals,
)


def final_value(state: GameState, seat: int) -> float:
    """Admiral's objective at the end."""
    points = [score(player).total for player in state.players]
    won = winners(state.players, state.edition)
    rival = max(points[:seat] + points[seat + 1 :])
    return points[seat] - 0.25 * rival + 10 * (seat in won) / len(won)


def last_turn_value(state: GameState, seat: int, own: Sequence[Player]) -> float:
    """The best of a seat's own ends, with the rivals' marks given."""
    return max(final_value(settled(state.with_player(seat, player)), seat) for player in own)


def next_turn(state: GameState, shape: Shape) -> GameState:
    """R6.3: the last turn, in which a shape is revealed."""
    moves = state.edition.start_player_moves_every_turn
    start_player = (state.start_player + moves) % len(state.players)
    return state._replace(revealed=(*state.revealed, shape), start_player=start_player, phase=Phase.MARK)


def expected_value(state: GameState, seat: int, shapes: Sequence[int]) -> float:
    """The mean over the shapes of the last turn."""
    values = []
    for shape, count in zip(Shape, shapes, strict=True):
        if count:
            turn = next_turn(state, shape)
            values += [last_turn_value(with_rivals(turn, seat), seat, ends(turn, seat))] * count
    return fmean(values)


def with_new_card(state: GameState, seat: int) -> Iterator[GameState]:
    """R5.3: each card of the display that a seat may take for its completed one, or no card."""
    player = state.players[seat]
    if len(player.cards) == 2:
        yield state
        return
    for card in state.display:
        cards = (*player.cards, OpenCard(card, card.boxes))
        display = tuple(other for other in state.display if other is not card)
        yield state.with_player(seat, player._replace(cards=cards))._replace(display=display)


def solved(state: GameState, seat: int, shapes: Sequence[int]) -> list[float]:
    """The value of each mark by the engine."""
    marked = with_rivals(state, seat)
    values = []
    for move in marks_of(state, seat):
        own = ends(apply(state, move)[0], seat)
        if turns_left(state) == 0:
            values.append(last_turn_value(marked, seat, own))
        else:
            after = [settled(marked.with_player(seat, player)) for player in own]
            taken = [one for settled_state in after for one in with_new_card(settled_state, seat)]
            values.append(max(expected_value(one, seat, shapes) for one in taken))
    return values


def marks_of(state: GameState, seat: int) -> list[Mark]:
    """The marks that a seat can make."""
    return [move for move in legal_moves(state, seat) if isinstance(move, Mark)]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
@pytest.mark.parametrize("players", [2, 3])
def test_marks_have_the_values_that_the_engine_gives_them(edition: Edition, players: int) -> None:
    compared = {0: 0, 1: 0}
    for state, events in small_positions(players, edition):
        for seat in range(players):
            marks = marks_of(state, seat)
            if len(marks) > 1 and is_clear(state, seat):
                admiral, memory, seen = Admiral(b""), Memory(), view(state, seat)
                admiral.observe(events)
                memory.observe(events)
                wanted = solved(state, seat, memory.shapes_to_come(seen))
                assert admiral.values(seen, marks).tolist() == pytest.approx(wanted, abs=1e-3)
                compared[turns_left(state)] += 1
    assert min(compared.values()) > POSITIONS // 2


def test_boxes_owed_to_two_crosses_complete_the_other_island_together() -> None:
    state, _ = next(small_positions(2, EDITIONS["nsv"]))
    compared = 0
    for crossed, other in pairwise(state.deck.cards):
        for number, shape in enumerate(Shape):
            covering = [boxes for boxes in PLACEMENTS[shape] if boxes & ~crossed.boxes == 0]
            plain = [
                box
                for box in SINGLE_BOXES
                if box & other.boxes & ~other.coins & ~other.crosses & ~other.palms
            ]
            for boxes in covering:
                if (boxes & crossed.crosses).bit_count() == 2:
                    hand = (OpenCard(crossed, boxes), OpenCard(other, plain[0] | plain[-1]))
                    player = state.players[0]._replace(cards=hand)
                    one = next_turn(state.with_player(0, player), shape)
                    seen = view(one, 0)
                    going = candidates_with(islands(hand, 2), own_side(seen), np.array([[0, 1]]))
                    found = scoring_turns(going, number)[0].own.points.max()
                    assert found == max(points_of(end) for end in ends(one, 0))
                    compared += 1
    assert compared


def test_a_card_to_take_before_the_last_turn_has_the_value_that_the_engine_gives_it() -> None:
    compared = 0
    for state, events in small_positions(2, EDITIONS["nsv"]):
        if turns_left(state) == 1:
            player = state.players[0]
            state = state.with_player(0, player._replace(cards=player.cards[1:]))
            state = state._replace(phase=Phase.TAKE, settling=state.seats_clockwise.index(0))
            admiral, memory, seen = Admiral(b""), Memory(), view(state, 0)
            admiral.observe(events)
            memory.observe(events)
            found = admiral.values(seen, [Take(0, card.id) for card in state.display])
            shapes = memory.shapes_to_come(seen)
            wanted = [expected_value(taken, 0, shapes) for taken in with_new_card(state, 0)]
            assert found.tolist() == pytest.approx(wanted, abs=1e-3)
            compared += 1
    assert compared == POSITIONS
