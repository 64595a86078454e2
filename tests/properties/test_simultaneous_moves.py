"""Players mark and choose at the same time: their order makes no difference, and marks can be taken back."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import (
    Event,
    Game,
    GameState,
    IllegalMoveError,
    Phase,
    PlayerMove,
    TakeBack,
    apply,
    can_take_back,
    legal_moves,
    seats_to_move,
)
from tests.decks import NUMBERS, Table, play, tables


def moves_of_one_seat(state: GameState, seat: int, dice: random.Random) -> list[PlayerMove]:
    """All moves of one seat in a step, as if it were alone at the table."""
    moves: list[PlayerMove] = []
    while seat in seats_to_move(state) and len(seats_to_move(state)) > 1:
        move = dice.choice(legal_moves(state, seat))
        state, _ = apply(state, move)
        moves.append(move)
    if seat in seats_to_move(state):
        moves += moves_of_the_last_seat(state, seat, dice)
    return moves


def moves_of_the_last_seat(state: GameState, seat: int, dice: random.Random) -> list[PlayerMove]:
    moves: list[PlayerMove] = []
    step = state.phase, state.round, state.turn
    while (state.phase, state.round, state.turn) == step and seat in seats_to_move(state):
        move = dice.choice(legal_moves(state, seat))
        state, _ = apply(state, move)
        moves.append(move)
    return moves


def play_in_order(
    state: GameState, moves: dict[int, list[PlayerMove]], order: Sequence[int]
) -> tuple[GameState, tuple[Event, ...]]:
    """Every seat's moves in their own order, interleaved in a given order of seats."""
    left = {seat: list(mine) for seat, mine in moves.items()}
    events: tuple[Event, ...] = ()
    for seat in order:
        state, happened = apply(state, left[seat].pop(0))
        events += happened
    return state, events


@given(tables(), st.integers(0, 28), NUMBERS, st.data())
def test_the_order_in_which_moves_of_one_step_arrive_makes_no_difference(
    table: Table, turns: int, number: int, data: st.DataObject
) -> None:
    for game in play(table):
        turn = 7 * (game.state.round - 1) + game.state.turn
        if turn == turns and game.state.phase in (Phase.KEEP, Phase.MARK):
            break
    state, dice = game.state, random.Random(number)
    moves = {seat: moves_of_one_seat(state, seat, dice) for seat in seats_to_move(state)}
    one_by_one = [seat for seat, mine in moves.items() for _ in mine]
    mixed = data.draw(st.permutations(one_by_one), label="order of arrival")
    assert play_in_order(state, moves, mixed) == play_in_order(state, moves, one_by_one)


@given(tables())
def test_taking_back_returns_to_exactly_the_state_before_the_mark(table: Table) -> None:
    for game in play(table):
        state = game.state
        for seat in seats_to_move(state) if state.phase == Phase.MARK else ():
            for move in legal_moves(state, seat):
                after, _ = apply(state, move)
                if can_take_back(after, seat):
                    assert apply(after, TakeBack(seat)) == (state, ())


@given(tables())
def test_taking_back_all_returns_to_the_start_of_the_turn_for_that_player_only(table: Table) -> None:
    start_of_turn: GameState | None = None
    for game in play(table):
        state = game.state
        if state.phase != Phase.MARK:
            start_of_turn = None
            continue
        start_of_turn = start_of_turn or state
        for seat in range(table.players):
            if can_take_back(state, seat):
                wiped, events = apply(state, TakeBack(seat, all=True))
                assert wiped == state.with_player(seat, start_of_turn.players[seat])
                assert not events


@given(tables())
def test_taking_back_is_refused_without_marks_or_after_being_ready(table: Table) -> None:
    for game in play(table):
        for seat in range(table.players):
            has_marks = game.state.phase == Phase.MARK and game.state.players[seat].before is not None
            may = has_marks and seat in seats_to_move(game.state)
            assert can_take_back(game.state, seat) == may
            if not may:
                with pytest.raises(IllegalMoveError):
                    apply(game.state, TakeBack(seat))


@given(tables())
def test_marks_are_published_only_when_all_are_ready(table: Table) -> None:
    for game in play(table):
        if game.state.phase == Phase.MARK:
            assert type(game.events[-1]).__name__ == "Revealed"
        if game.state.phase == Phase.KEEP:
            assert type(game.events[-1]).__name__ == "Dealt"


@given(tables())
def test_a_game_replayed_from_its_moves_is_the_same_game(table: Table) -> None:
    *_, game = play(table)
    again = Game(table.deck, table.players, table.edition)
    for move in game.moves:
        again.play(move)
    assert again.state == game.state
    assert again.events == game.events
