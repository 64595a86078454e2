"""R6 Rounds and the end."""

import pytest

from silvergold.engine import (
    NSV,
    OYA,
    Draw,
    Edition,
    GameState,
    Keep,
    Mark,
    Move,
    Phase,
    Ready,
    Reveal,
    Shape,
    Start,
    Take,
    TakeBack,
    TurnUp,
    chance_moves,
    new_game,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.engine.events import Marked, Revealed, Scored, Won
from tests.boards import all_ready, boxes, events_of, mark, player, refused, table, whole_game


def after_a_turn(
    *,
    turn: int = 1,
    round: int = 1,  # noqa: A002
    start_player: int = 0,
    edition: Edition = NSV,
) -> GameState:
    """Three players have marked a box each, and the turn is over."""
    state = table(
        player("green-1 grey-1\n###     ##"),
        player("green-2 grey-2\n###     ##"),
        player("green-3 grey-3\n###     ##"),
        turn=turn,
        round=round,
        start_player=start_player,
        edition=edition,
    )
    for seat in range(3):
        state = mark(state, seat, f"green-{seat + 1}", "a1")
    return all_ready(state)[0]


# --- R6.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1")
def test_after_seven_turns_the_round_ends() -> None:
    state = after_a_turn(turn=7, round=2)
    assert (state.round, state.turn, state.phase) == (3, 0, Phase.REVEAL)


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("turn", range(1, 7))
def test_before_the_seventh_turn_the_round_continues(turn: int) -> None:
    state = after_a_turn(turn=turn, round=2)
    assert (state.round, state.turn, state.phase) == (2, turn, Phase.REVEAL)


@pytest.mark.rule("R6.1")
def test_the_eighth_expedition_card_is_not_revealed() -> None:
    events = events_of(whole_game(b"lantern").events, Revealed)
    turns = [event.turn for event in events if isinstance(event, Revealed)]
    assert max(turns) == 7
    assert len(turns) == 28


@pytest.mark.rule("R6.1")
def test_all_eight_expedition_cards_are_shuffled_again_for_the_next_round() -> None:
    state = after_a_turn(turn=7)
    assert sum(weight for _, weight in chance_moves(state)) == 8
    assert view(state).shape is None


@pytest.mark.rule("R6.1", "R2.4")
def test_an_expedition_card_is_revealed_only_once_per_round() -> None:
    state = after_a_turn(turn=3)
    assert len(state.revealed) == 3
    assert sum(weight for _, weight in chance_moves(state)) == 5


# --- R6.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.2")
def test_the_game_ends_after_four_rounds() -> None:
    state = after_a_turn(turn=7, round=4)
    assert state.phase == Phase.OVER
    assert seats_to_move(state) == ()
    assert chance_moves(state) == ()


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_after_an_earlier_round_the_game_continues(number: int) -> None:
    assert after_a_turn(turn=7, round=number).phase == Phase.REVEAL


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("edition", [NSV, OYA], ids=["nsv", "oya"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_28_turns(players: int, edition: Edition) -> None:
    game = whole_game(b"lantern", players, edition)
    assert game.is_over
    assert len(events_of(game.events, Revealed)) == 28
    assert [type(event) for event in game.events[-players - 1 :]] == [Scored] * players + [Won]


@pytest.mark.rule("R6.2")
def test_the_scores_are_published_in_seat_order_and_then_the_winners() -> None:
    state = table(
        player("green-1 grey-1\n##      ##", coins=3),
        player("green-2 grey-2\n##      ##", coins=2),
        round=4,
        turn=7,
        start_player=1,
    )
    _, events = all_ready(mark(mark(state, 0, "green-1", "a1"), 1, "green-2", "a1"))
    assert events_of(events, Marked) == list(events[:2])
    assert events[2:] == (
        Scored(0, coins=3, cups=0, palms=0, cards=0, seals=0, total=3),
        Scored(1, coins=2, cups=0, palms=0, cards=0, seals=0, total=2),
        Won((0,)),
    )


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Mark(0, "green-1", boxes("b1")), "not-the-time-to-mark"),
        (Ready(0), "not-the-time-to-mark"),
        (TakeBack(0), "not-the-time-to-mark"),
        (Take(0, "grey-d1"), "not-the-time-to-take"),
        (Draw(0), "not-the-time-to-take"),
        (Keep(0, ("green-1", "grey-1")), "not-the-time-to-keep"),
        (Start(0), "not-the-time-to-start"),
        (TurnUp("grey-p1"), "not-the-time-to-turn-up"),
        (Reveal(Shape.T4), "not-the-time-to-reveal"),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_after_the_end_nothing_can_be_done(move: Move, code: str) -> None:
    refusal = refused(after_a_turn(turn=7, round=4), move)
    assert (refusal.code, refusal.legal) == (code, ())


# --- R6.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize("turn", [1, 4, 7])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_in_the_nsv_edition_the_start_player_moves_every_turn(turn: int, before: int, after: int) -> None:
    state = after_a_turn(turn=turn, start_player=before, edition=NSV)
    assert state.start_player == view(state).start_player == after


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize("turn", range(1, 7))
def test_in_the_oya_edition_the_start_player_stays_during_a_round(turn: int) -> None:
    assert after_a_turn(turn=turn, start_player=1, edition=OYA).start_player == 1


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_in_the_oya_edition_the_start_player_moves_after_every_round(before: int, after: int) -> None:
    assert after_a_turn(turn=7, start_player=before, edition=OYA).start_player == after


@pytest.mark.rule("R6.3")
def test_the_nsv_edition_is_the_default() -> None:
    assert new_game(standard_deck()).edition == NSV
    assert Edition("nsv", start_player_moves_every_turn=True, has_tie_break=True) == NSV
