"""The last two turns are solved as the engine plays them, move by move."""

import random
from collections.abc import Iterator, Sequence
from statistics import fmean

import pytest

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.from_view import points_of
from silvergold.bots.memory import Memory
from silvergold.engine import (
    EDITIONS,
    Edition,
    Event,
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
from silvergold.engine.grid import each_box
from silvergold.engine.rules import lay_aside, take_cup
from silvergold.engine.state import COINS_IN_A_ROW, ROUNDS, TURNS, OpenCard, Player
from tests.bots.positions import played_games

MOST_BOXES, POSITIONS = 4, 4
"""How many small positions are made from each position of a game."""


def turns_left(state: GameState) -> int:
    """The turns after this one."""
    return (ROUNDS - state.round) * TURNS + TURNS - state.turn


def ends(state: GameState, seat: int) -> list[Player]:
    """A seat after each whole turn of marks; equal positions are one."""
    found: dict[tuple[OpenCard, ...], Player] = {}
    open_states = [state]
    while open_states:
        one = open_states.pop()
        player = one.players[seat]
        marks = [move for move in legal_moves(one, seat) if isinstance(move, Mark)]
        if marks:
            open_states += [apply(one, move)[0] for move in marks]
        else:
            found[player.cards] = Player(player.cards, player.score_card, player.completed)
    return [*found.values()]


def has_row(player: Player) -> bool:
    """Whether a coin row waits for its cup."""
    return player.score_card.coins // COINS_IN_A_ROW > len(player.score_card.cups)


def greedy(state: GameState, seat: int) -> list[Player]:
    """A rival after the marks that score most at once, then have most coins; without any if none scores."""
    cup = state.cups[0] if state.cups else 0
    found = [state.players[seat], *ends(state, seat)]
    values = [(points_of(one) + cup * has_row(one), one.score_card.coins) for one in found]
    best = [one for one, value in zip(found, values, strict=True) if value == max(values)]
    return best[:1] if best[0] is found[0] else best


def with_rivals(state: GameState, seat: int) -> GameState:
    """The state with the marks of all rivals."""
    for rival in range(len(state.players)):
        if rival != seat:
            state = state.with_player(rival, greedy(state, rival)[0])
    return state


def settled(state: GameState) -> GameState:
    """R5.1, R5.2: after cups and completed cards, without new ones."""
    for seat in state.seats_clockwise:
        state = lay_aside(take_cup(state, seat, []), seat, [])
    return state


def final_value(state: GameState, seat: int) -> float:
    """Admiral's objective at the end."""
    points = [score(player).total for player in state.players]
    won = winners(state.players, state.edition)
    rival = max(points[:seat] + points[seat + 1 :])
    return points[seat] - 0.5 * rival + 10 * (seat in won) / len(won)


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


def is_clear(state: GameState, seat: int) -> bool:
    """Whether the model leaves no doubt about what the rivals mark now."""
    return all(len(greedy(state, rival)) == 1 for rival in range(len(state.players)) if rival != seat)


def small_positions(players: int, edition: Edition) -> Iterator[tuple[GameState, Sequence[Event]]]:
    """Positions of the last two turns in which every island has only a few unmarked boxes."""
    rng = random.Random(players)
    for game in played_games(["sailor"] * players, 10_000, edition):
        has_begun = any(player.before or player.is_ready for player in game.state.players)
        if game.state.phase == Phase.MARK and turns_left(game.state) <= 1 and not has_begun:
            for _ in range(POSITIONS):
                yield with_few_boxes(game.state, rng), game.events


def with_few_boxes(state: GameState, rng: random.Random) -> GameState:
    """A state with most boxes of all islands marked."""
    for seat, player in enumerate(state.players):
        cards = []
        for card, _ in player.cards:
            boxes = [*each_box(card.boxes)]
            cards.append(OpenCard(card, sum(rng.sample(boxes, min(len(boxes), rng.randint(1, MOST_BOXES))))))
        state = state.with_player(seat, player._replace(cards=tuple(cards)))
    return state


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
