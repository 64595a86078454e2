"""R5 Settle, one player at a time."""

import pytest

from silvergold.engine import (
    OYA,
    Draw,
    GameState,
    Mark,
    Phase,
    Ready,
    Reveal,
    Shape,
    Take,
    TurnUp,
    chance_moves,
    legal_moves,
    seats_to_move,
    view,
)
from silvergold.engine.events import Completed, Cup, Refilled, Scored, Took, Won
from silvergold.engine.rules import Transition
from silvergold.engine.state import CUPS, ScoreCard
from tests.boards import PLAIN_DISPLAY, all_ready, boxes, cards, events_of, mark, play, player, refused, table

BYSTANDER = "lilac-8 lilac-9\n####    ####"


def ids(state: GameState) -> list[str]:
    """The display, by its cards' ids."""
    return [card.id for card in state.display]


def settled(state: GameState, *marks: tuple[int, str, str]) -> Transition:
    """Some marks are made, and all are ready."""
    for seat, card, names in marks:
        state = mark(state, seat, card, names)
    return all_ready(state)


# --- R5.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.1", "R1.6", "R1.7")
def test_a_completed_row_of_coins_takes_the_highest_cup() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=3), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup) == [Cup(0, 6)]
    assert state.players[0].score_card.cups == (6,)
    assert state.cups == (5, 4, 3, 2, 1)


@pytest.mark.rule("R5.1", "R1.7")
def test_the_first_cup_is_six_and_the_next_is_five() -> None:
    state = table(
        player("green-1 grey-1\nc##     ##", coins=3),
        player("green-2 grey-2\nc##     ##", coins=7, cups=(0,)),
    )
    state, events = settled(state, (0, "green-1", "a1"), (1, "green-2", "a1"))
    assert events_of(events, Cup) == [Cup(0, 6), Cup(1, 5)]
    assert state.players[1].score_card.cups == (0, 5)


@pytest.mark.rule("R5.1", "R3.3")
def test_the_start_player_takes_the_higher_cup() -> None:
    state = table(
        player("green-1 grey-1\nc##     ##", coins=3),
        player("green-2 grey-2\nc##     ##", coins=3),
        start_player=1,
    )
    _, events = settled(state, (0, "green-1", "a1"), (1, "green-2", "a1"))
    assert events_of(events, Cup) == [Cup(1, 6), Cup(0, 5)]


@pytest.mark.rule("R5.1", "R4.4")
def test_four_coins_marked_in_one_turn_complete_only_one_row() -> None:
    state = table(
        player(
            """
            green-1  grey-1
            cc#      c#
            cx#      ##
            """,
            coins=3,
        ),
        player(BYSTANDER),
        shape="square4",
    )
    state, events = settled(state, (0, "green-1", "a1 b1 a2 b2"), (0, "grey-1", "a1"), (1, "lilac-8", "a1"))
    assert state.players[0].score_card == ScoreCard(coins=7, cups=(6,))
    assert events_of(events, Cup) == [Cup(0, 6)]


@pytest.mark.rule("R5.1")
def test_three_coins_of_a_row_take_no_cup() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=2), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup) == []
    assert state.players[0].score_card.cups == ()


@pytest.mark.rule("R5.1")
def test_a_row_takes_its_cup_once() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=4, cups=(6,)), player(BYSTANDER), cups=(5, 4))
    state, events = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup) == []
    assert state.cups == (5, 4)


@pytest.mark.rule("R5.1")
def test_a_completed_card_alone_takes_no_cup() -> None:
    state = table(player("green-1 grey-1\nO#      ##", coins=3), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup, Completed) == [Completed(0, "green-1")]
    assert state.players[0].score_card.cups == ()
    assert state.cups == CUPS


@pytest.mark.rule("R5.1", "R1.7")
def test_the_sixth_completed_row_takes_the_last_cup() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=3), player(BYSTANDER), cups=(1,))
    state, events = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup) == [Cup(0, 1)]
    assert state.cups == ()


@pytest.mark.rule("R5.1", "R1.7")
def test_the_seventh_completed_row_takes_none() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=3), player(BYSTANDER), cups=())
    state, events = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup) == []
    assert sum(state.players[0].score_card.cups) == 0
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.1")
def test_a_row_that_took_no_cup_takes_none_later() -> None:
    state = table(player("green-1 grey-1\nc##     ##", coins=3), player(BYSTANDER), cups=())
    state, _ = settled(state, (0, "green-1", "a1"), (1, "lilac-8", "a1"))
    state, _ = play(state, Reveal(Shape.T4))
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "b1"))
    assert events_of(events, Cup) == []
    assert state.players[0].score_card.cups == (0,)


# --- R5.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.2")
def test_a_completed_card_is_laid_open_aside() -> None:
    state = table(player("green-1 grey-1\nO#      ##", completed="lilac-1"), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Completed) == [Completed(0, "green-1")]
    assert state.players[0].cards == cards("grey-1\n##")
    for seat in (None, 0, 1):
        assert [card.id for card in view(state, seat).players[0].completed] == ["lilac-1", "green-1"]


@pytest.mark.rule("R5.2")
def test_a_card_with_a_box_left_stays() -> None:
    state = table(player("green-1 grey-1\nO##     ##"), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Completed) == []
    assert state.players[0].cards == cards("green-1 grey-1\nOO#     ##")


@pytest.mark.rule("R5.2")
def test_the_card_beside_a_completed_one_stays() -> None:
    state = table(player("green-1 grey-1\nO#      #O"), player(BYSTANDER))
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Completed) == [Completed(0, "green-1")]
    assert [card.id for card in state.players[0].completed] == ["green-1"]
    assert state.players[0].cards == cards("grey-1\n#O")


@pytest.mark.rule("R5.2", "R5.1")
def test_cups_are_settled_before_completed_cards() -> None:
    state = table(player("green-1 grey-1\nOc      ##", coins=3), player(BYSTANDER))
    _, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Cup, Completed) == [Cup(0, 6), Completed(0, "green-1")]


# --- R5.3 -------------------------------------------------------------------------------------------------


def with_one_to_take(
    pile: str = "grey-p1 green-p2", display: str = "grey-d1 green-d2 orange-d3 lilac-d4"
) -> GameState:
    """The first player has completed a card and takes a new one."""
    state = table(player("green-1 grey-1\nO#      ##"), player(BYSTANDER), pile=pile, display=display)
    state, _ = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    return state


def with_two_to_take(pile: str = "grey-p1 green-p2 orange-p3", display: str = PLAIN_DISPLAY) -> GameState:
    """The first player has completed both cards and takes two new ones."""
    state = table(player("green-1 grey-1\nOx      O#"), player(BYSTANDER), pile=pile, display=display)
    state, _ = settled(state, (0, "green-1", "b1"), (0, "grey-1", "b1"), (1, "lilac-8", "a1"))
    return state


@pytest.mark.rule("R5.3")
def test_any_card_of_the_display_or_the_top_of_the_pile_can_be_taken() -> None:
    state = with_one_to_take()
    assert seats_to_move(state) == (0,)
    assert legal_moves(state, 0) == (
        Take(0, "grey-d1"),
        Take(0, "green-d2"),
        Take(0, "orange-d3"),
        Take(0, "lilac-d4"),
        Draw(0),
    )


@pytest.mark.rule("R5.3")
def test_a_card_is_taken_from_the_display_with_no_box_marked() -> None:
    state, events = play(with_one_to_take(), Take(0, "orange-d3"))
    assert events == (Took(0, "orange-d3", "display"),)
    assert ids(state) == ["grey-d1", "green-d2", "lilac-d4"]
    taken = state.players[0].cards[1]
    assert (taken.card.id, taken.unmarked) == ("orange-d3", taken.card.boxes)


@pytest.mark.rule("R5.3")
def test_the_top_of_the_pile_is_taken_face_down() -> None:
    state, events = play(with_one_to_take(), Draw(0))
    assert events == ()
    assert state.phase == Phase.DRAW
    assert seats_to_move(state) == ()
    assert chance_moves(state) == ((TurnUp("grey-p1"), 1), (TurnUp("green-p2"), 1))
    state, events = play(state, TurnUp("green-p2"))
    assert events == (Took(0, "green-p2", "pile"),)
    assert [open_card.card.id for open_card in state.players[0].cards] == ["grey-1", "green-p2"]
    assert state.pile == {"grey-p1"}
    assert len(state.display) == 4


@pytest.mark.rule("R5.3")
def test_a_player_who_completed_nothing_takes_nothing() -> None:
    state = table(player("green-1 grey-1\nO##     ##"), player(BYSTANDER))
    state, _ = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.3")
def test_with_two_to_take_the_second_is_chosen_after_the_first_was_seen() -> None:
    state, events = play(with_two_to_take(), Draw(0), TurnUp("grey-p1"))
    assert events == (Took(0, "grey-p1", "pile"),)
    assert state.phase == Phase.TAKE
    assert [open_card.card.id for open_card in view(state, 0).me.cards] == ["grey-p1"]
    assert seats_to_move(state) == (0,)
    assert Take(0, "grey-d1") in legal_moves(state, 0)
    assert Draw(0) in legal_moves(state, 0)
    state, events = play(state, Take(0, "lilac-d4"))
    assert events == (Took(0, "lilac-d4", "display"),)
    assert state.phase == Phase.REFILL


@pytest.mark.rule("R5.3", "R5.4")
def test_the_display_is_not_refilled_between_two_cards_taken() -> None:
    state, _ = play(with_two_to_take(), Take(0, "grey-d1"))
    assert state.phase == Phase.TAKE
    assert legal_moves(state, 0) == (
        Take(0, "green-d2"),
        Take(0, "orange-d3"),
        Take(0, "lilac-d4"),
        Draw(0),
    )
    state, _ = play(state, Take(0, "green-d2"))
    state, events = play(state, TurnUp("green-p2"), TurnUp("orange-p3"))
    assert events[0] == Refilled(("green-p2", "orange-p3"))
    assert ids(state) == ["orange-d3", "lilac-d4", "green-p2", "orange-p3"]


@pytest.mark.rule("R5.3")
def test_two_cards_may_be_taken_from_the_pile() -> None:
    state, events = play(with_two_to_take(), Draw(0), TurnUp("grey-p1"), Draw(0), TurnUp("orange-p3"))
    assert events == (Took(0, "grey-p1", "pile"), Took(0, "orange-p3", "pile"))
    assert state.phase == Phase.REVEAL
    assert state.pile == {"green-p2"}


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize("card", ["grey-p1", "lilac-8", "green-1", "no such card"])
def test_only_a_card_of_the_display_can_be_taken_by_name(card: str) -> None:
    state = with_one_to_take()
    assert refused(state, Take(0, card)) == ("not-on-display", "R5.3", legal_moves(state, 0))
    assert len(legal_moves(state, 0)) == 5


@pytest.mark.rule("R5.3")
def test_no_card_is_taken_while_players_mark() -> None:
    state = table(player("green-1 grey-1\nO#      O"), player(BYSTANDER), shape="l4")
    for move in (Take(0, "grey-d1"), Draw(0)):
        assert refused(state, move) == ("not-the-time-to-take", "R5.3", (Mark(0, "green-1", boxes("b1")),))


@pytest.mark.rule("R5.3")
def test_a_player_who_draws_waits_for_the_card() -> None:
    state, _ = play(with_one_to_take(), Draw(0))
    for move in (Take(0, "grey-d1"), Draw(0)):
        assert refused(state, move) == ("not-the-time-to-take", "R5.3", ())
    assert refused(state, TurnUp("grey-d1")) == (
        "not-in-pile",
        "R5.3",
        (TurnUp("grey-p1"), TurnUp("green-p2")),
    )


@pytest.mark.rule("R5.3")
def test_no_card_of_the_pile_is_turned_up_before_it_is_drawn() -> None:
    assert refused(with_one_to_take(), TurnUp("grey-p1")) == ("not-the-time-to-turn-up", "R2.3", ())


@pytest.mark.rule("R5.3", "R3.2")
def test_nobody_marks_while_cards_are_taken() -> None:
    state = with_one_to_take()
    assert refused(state, Mark(0, "grey-1", boxes("a1"))) == (
        "not-the-time-to-mark",
        "R3.2",
        legal_moves(state, 0),
    )
    assert refused(state, Ready(1)) == ("not-the-time-to-mark", "R3.2", ())


@pytest.mark.rule("R5.3", "R4.3")
def test_a_new_card_is_marked_from_the_next_turn_on() -> None:
    state, _ = play(with_one_to_take(), Take(0, "grey-d1"), TurnUp("grey-p1"))
    assert refused(state, Mark(0, "grey-d1", boxes("a1"))).code == "not-the-time-to-mark"
    state, _ = play(state, Reveal(Shape.T4), Mark(0, "grey-d1", boxes("a1")))
    assert state.players[0].cards[1].unmarked.bit_count() == 7


# --- R5.4 -------------------------------------------------------------------------------------------------


def both_complete() -> GameState:
    """Both players have completed a card; the first takes one."""
    state = table(player("green-1 grey-1\nO#      ##"), player("green-2 grey-2\nO#      ##"))
    state, _ = settled(state, (0, "green-1", "b1"), (1, "green-2", "b1"))
    return state


@pytest.mark.rule("R5.4")
def test_the_display_is_refilled_to_four_before_the_next_player_settles() -> None:
    state, events = play(both_complete(), Take(0, "green-d2"))
    assert state.phase == Phase.REFILL
    assert seats_to_move(state) == ()
    assert events_of(events, Completed) == []
    state, events = play(state, TurnUp("orange-p3"))
    assert events == (Refilled(("orange-p3",)), Completed(1, "green-2"))
    assert ids(state) == ["grey-d1", "orange-d3", "lilac-d4", "orange-p3"]
    assert Take(1, "orange-p3") in legal_moves(state, 1)


@pytest.mark.rule("R3.3", "R5.3")
def test_after_a_card_of_the_pile_the_next_of_three_players_settles() -> None:
    sides = [player(f"green-{seat}  grey-{seat}\n#O       ##") for seat in (1, 2, 3)]
    state, _ = settled(table(*sides), (0, "green-1", "a1"), (1, "green-2", "a1"), (2, "grey-3", "a1"))
    state, _ = play(state, Draw(0), TurnUp("grey-p1"))
    assert (state.phase, seats_to_move(state)) == (Phase.TAKE, (1,))


@pytest.mark.rule("R5.4")
def test_each_refill_names_only_its_own_cards() -> None:
    state, _ = play(both_complete(), Take(0, "green-d2"), TurnUp("orange-p3"))
    state, events = play(state, Take(1, "grey-d1"), TurnUp("lilac-p4"))
    assert events_of(events, Refilled) == [Refilled(("lilac-p4",))]
    assert state.turned_up == 0


@pytest.mark.rule("R5.4")
def test_the_display_is_refilled_from_the_pile() -> None:
    state, _ = play(both_complete(), Take(0, "green-d2"))
    assert [move for move, _ in chance_moves(state)] == [
        TurnUp(card) for card in ("grey-p1", "green-p2", "orange-p3", "lilac-p4", "grey-p5", "green-p6")
    ]
    assert refused(state, TurnUp("grey-d1")).code == "not-in-pile"
    state, _ = play(state, TurnUp("grey-p5"))
    assert "grey-p5" not in state.pile


@pytest.mark.rule("R5.4")
def test_a_full_display_is_not_refilled() -> None:
    state, events = play(both_complete(), Draw(0), TurnUp("orange-p3"))
    assert events_of(events, Refilled) == []
    assert state.phase == Phase.TAKE
    assert seats_to_move(state) == (1,)


# --- R5.5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.5")
def test_with_the_pile_empty_the_display_stays_smaller() -> None:
    state, events = play(with_one_to_take(pile=""), Take(0, "green-d2"))
    assert events_of(events, Refilled) == []
    assert ids(state) == ["grey-d1", "orange-d3", "lilac-d4"]
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.5")
def test_the_display_is_refilled_as_far_as_the_pile_goes() -> None:
    state, _ = play(with_two_to_take(pile="grey-p1"), Take(0, "green-d2"), Take(0, "grey-d1"))
    state, events = play(state, TurnUp("grey-p1"))
    assert events_of(events, Refilled) == [Refilled(("grey-p1",))]
    assert ids(state) == ["orange-d3", "lilac-d4", "grey-p1"]
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.5")
def test_nobody_can_draw_from_an_empty_pile() -> None:
    state = with_one_to_take(pile="", display="grey-d1 green-d2")
    legal = (Take(0, "grey-d1"), Take(0, "green-d2"))
    assert legal_moves(state, 0) == legal
    assert refused(state, Draw(0)) == ("pile-empty", "R5.5", legal)


@pytest.mark.rule("R5.5")
def test_the_last_card_of_the_pile_can_be_drawn() -> None:
    state, events = play(with_one_to_take(pile="grey-p1"), Draw(0), TurnUp("grey-p1"))
    assert events == (Took(0, "grey-p1", "pile"),)
    assert state.pile == frozenset()
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.5")
def test_with_pile_and_display_empty_no_card_is_taken() -> None:
    state = with_one_to_take(pile="", display="")
    assert state.phase == Phase.REVEAL
    assert state.players[0].cards == cards("grey-1\n##")


@pytest.mark.rule("R5.5")
def test_with_one_card_left_a_player_who_completed_two_takes_one() -> None:
    state, events = play(with_two_to_take(pile="", display="grey-d1"), Take(0, "grey-d1"))
    assert events == (Took(0, "grey-d1", "display"),)
    assert [open_card.card.id for open_card in state.players[0].cards] == ["grey-d1"]
    assert state.phase == Phase.REVEAL


@pytest.mark.rule("R5.5")
def test_the_game_continues_with_what_the_players_have() -> None:
    state = table(player("green-1 grey-1\nOx      #"), player("grey-2\n##"), display="", pile="")
    state, events = settled(state, (0, "green-1", "b1"), (0, "grey-1", "a1"), (1, "grey-2", "a1"))
    assert events_of(events, Completed) == [Completed(0, "green-1"), Completed(0, "grey-1")]
    assert state.players[0].cards == ()
    state, _ = play(state, Reveal(Shape.T4))
    assert legal_moves(state, 0) == (Ready(0),)
    state, events = settled(state, (1, "grey-2", "b1"))
    assert events_of(events, Completed) == [Completed(1, "grey-2")]
    assert (state.phase, state.turn) == (Phase.REVEAL, 2)


# --- R5.6 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize("start_player", [0, 1])
def test_after_the_last_turn_cups_and_cards_are_settled_and_no_card_is_taken(start_player: int) -> None:
    state = table(
        player("green-1 grey-1\nOc      ##", coins=3),
        player("green-2 grey-2\nO#      ##"),
        round=4,
        turn=7,
        start_player=start_player,
    )
    state, events = settled(state, (0, "green-1", "b1"), (1, "green-2", "b1"))
    assert state.phase == Phase.OVER
    assert events_of(events, Cup) == [Cup(0, 6)]
    assert {event.card for event in events if isinstance(event, Completed)} == {"green-1", "green-2"}
    assert events_of(events, Scored) == [Scored(0, 4, 6, 0, 10, 0, 20), Scored(1, 0, 0, 0, 10, 0, 10)]
    assert events_of(events, Took, Refilled) == []
    assert [len(each.cards) for each in state.players] == [1, 1]


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize(("round_", "turn"), [(4, 6), (3, 7)])
def test_after_any_other_turn_a_card_is_taken(round_: int, turn: int) -> None:
    state = table(player("green-1 grey-1\nO#      ##"), player(BYSTANDER), round=round_, turn=turn)
    state, _ = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert state.phase == Phase.TAKE


@pytest.mark.rule("R5.6")
def test_the_oya_edition_ends_in_the_same_way() -> None:
    state = table(player("green-1 grey-1\nO#      ##"), player(BYSTANDER), round=4, turn=7, edition=OYA)
    state, events = settled(state, (0, "green-1", "b1"), (1, "lilac-8", "a1"))
    assert events_of(events, Took, Won) == [Won((0,))]
