"""R3 A turn: reveal, mark, settle."""

import pytest

from silvergold.engine import (
    Dealer,
    Draw,
    EarlierTurn,
    Game,
    GameState,
    Mark,
    Move,
    Phase,
    Ready,
    Reveal,
    SeenEvent,
    Shape,
    Take,
    TakeBack,
    TurnUp,
    can_take_back,
    chance_moves,
    events_logged,
    legal_moves,
    new_game,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.engine.events import Coin, Completed, Cup, Marked, Palm, Refilled, Revealed, Took
from silvergold.engine.state import ScoreCard
from tests.boards import (
    all_ready,
    boxes,
    cards,
    events_of,
    mark,
    orders_of_arrival,
    play,
    player,
    refused,
    started,
    table,
    take_back,
    whole_game,
)


def two_players(start_player: int = 0) -> GameState:
    """Two players with a cross, a coin and a palm each."""
    return table(
        player("""
            green-1  grey-1
            ##x.     c##
            ####     ###
        """),
        player("""
            green-2  grey-2
            ####     p##
            ####     ##x
        """),
        shape="domino",
        start_player=start_player,
    )


# --- R3.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.1")
def test_an_expedition_card_opens_a_turn() -> None:
    state, _ = started(2)
    state, events = play(state, Reveal(Shape.T4))
    assert events == (Revealed(round=1, turn=1, shape=Shape.T4),)
    assert state.phase == Phase.MARK
    assert view(state).shape is Shape.T4


@pytest.mark.rule("R3.1")
def test_the_shape_applies_to_all_players() -> None:
    state = table(
        player("""
            grey-1  grey-3
            ##      #O
        """),
        player("""
            grey-2  grey-4
            #O      #O
            #O      OO
        """),
        shape="domino",
    )
    assert Mark(0, "grey-1", boxes("a1 b1")) in legal_moves(state, 0)
    assert Mark(1, "grey-2", boxes("a1 a2")) in legal_moves(state, 1)


@pytest.mark.rule("R3.1")
def test_the_latest_expedition_card_is_the_one_to_mark() -> None:
    state = table(
        player("""
            grey-1  grey-3
            ###     O#
        """),
        player("""
            grey-2  grey-4
            ###     O#
        """),
        shape="straight3",
        turn=2,
    )
    assert state.revealed == (Shape.DOMINO, Shape.STRAIGHT3)
    after = mark(state, 0, "grey-1", "a1 b1 c1")
    assert after.players[0].cards[0].unmarked == 0
    assert refused(state, Mark(0, "grey-1", boxes("a1 b1"))).code == "not-the-shape"


@pytest.mark.rule("R3.1", "R3.4")
def test_an_expedition_card_is_laid_on_those_before_it() -> None:
    state = mark(mark(two_players(), 0, "green-1", "a1"), 1, "green-2", "a1")
    state, _ = all_ready(state)
    state, events = play(state, Reveal(Shape.T4))
    assert events == (Revealed(round=1, turn=2, shape=Shape.T4),)
    assert state.revealed == (Shape.DOMINO, Shape.T4)
    assert view(state).shape is Shape.T4


@pytest.mark.rule("R3.1")
def test_the_rounds_and_turns_are_counted() -> None:
    revealed = events_of(whole_game(b"lantern").events, Revealed)
    assert [(event.round, event.turn) for event in revealed if isinstance(event, Revealed)] == [
        (number, turn) for number in range(1, 5) for turn in range(1, 8)
    ]


@pytest.mark.rule("R3.1")
def test_no_other_expedition_card_is_revealed_while_players_mark() -> None:
    assert refused(two_players(), Reveal(Shape.T4)) == ("not-the-time-to-reveal", "R3.1", ())


# --- R3.2 All at the same time ----------------------------------------------------------------------------


@pytest.mark.rule("R3.2")
def test_all_players_mark_at_the_same_time() -> None:
    state = two_players(start_player=1)
    assert seats_to_move(state) == (0, 1)
    state = mark(state, 0, "green-1", "a1 b1")
    assert seats_to_move(state) == (0, 1)
    state, events = play(state, Ready(0))
    assert seats_to_move(state) == view(state).to_move == (1,)
    assert events == ()


@pytest.mark.rule("R3.2")
def test_marks_are_published_when_all_are_ready_clockwise_from_the_start_player() -> None:
    state = mark(two_players(start_player=1), 0, "grey-1", "a1 b1")
    state, events = play(state, Ready(0), Mark(1, "grey-2", boxes("a1")))
    assert events == ()
    state, events = play(state, Ready(1))
    assert events == (
        Marked(1, "grey-2", boxes("a1"), "single"),
        Palm(1, 1),
        Marked(0, "grey-1", boxes("a1 b1"), "shape"),
        Coin(0),
    )


@pytest.mark.rule("R3.2")
def test_marks_are_seen_when_all_are_ready() -> None:
    state = mark(mark(two_players(), 0, "grey-1", "a1 b1"), 1, "grey-2", "a1")
    state, _ = all_ready(state)
    for seat in (None, 0, 1):
        assert view(state, seat).players[0].cards == cards("""
            green-1  grey-1
            ##x.     CO#
            ####     ###
        """)
        assert view(state, seat).players[0].score_card == ScoreCard(coins=1)
        assert view(state, seat).players[1].score_card == ScoreCard(palms=(1,))


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("is_ready", [False, True])
def test_no_marks_are_seen_before_all_are_ready(is_ready: bool) -> None:
    before = two_players()
    one = mark(before, 0, "grey-1", "a1 b1")
    other = mark(before, 0, "green-1", "d2")
    if is_ready:
        one, other = (play(state, Ready(0))[0] for state in (one, other))
    assert view(one, 1) == view(other, 1)
    assert view(one) == view(other)
    assert view(one, 1).players[0] == view(before, 1).players[0]


@pytest.mark.rule("R3.2")
def test_others_do_not_see_the_crosses_a_player_owes() -> None:
    state = mark(two_players(), 0, "green-1", "c1")
    assert view(state, 0).me.crosses == 1
    assert view(state, 1).players[0].crosses == view(state).players[0].crosses == 0


@pytest.mark.rule("R3.2")
def test_players_see_their_own_marks_at_once() -> None:
    seen = view(mark(two_players(), 0, "grey-1", "a1 b1"), 0).me
    assert seen.cards[1].unmarked == boxes("c1 a2 b2 c2")
    assert seen.score_card.coins == 1
    assert seen.can_take_back


@pytest.mark.rule("R3.2")
def test_a_spectator_has_no_side_of_the_table() -> None:
    with pytest.raises(ValueError, match="a spectator has no side"):
        _ = view(two_players()).me


@pytest.mark.rule("R3.2")
def test_marks_and_readiness_may_arrive_in_any_order() -> None:
    state = two_players(start_player=1)
    first: list[Move] = [Mark(0, "green-1", boxes("b1 c1")), Mark(0, "grey-1", boxes("a1")), Ready(0)]
    second: list[Move] = [
        Mark(1, "grey-2", boxes("c2")),
        TakeBack(1),
        Mark(1, "grey-2", boxes("a1 a2")),
        Ready(1),
    ]
    orders = list(orders_of_arrival(first, second))
    assert len(orders) == 35
    outcomes = {play(state, *order) for order in orders}
    assert len(outcomes) == 1
    ((after, events),) = outcomes
    assert after.phase == Phase.REVEAL
    assert events == (
        Marked(1, "grey-2", boxes("a1 a2"), "shape"),
        Palm(1, 1),
        Marked(0, "green-1", boxes("b1 c1"), "shape"),
        Marked(0, "grey-1", boxes("a1"), "cross"),
        Coin(0),
    )


@pytest.mark.rule("R3.2")
def test_nobody_is_ready_before_the_expedition_card_is_revealed() -> None:
    state, _ = started(2)
    mine = state.players[0].cards[0].card.id
    for move in (Mark(0, mine, boxes("b1")), TakeBack(0), Ready(0)):
        assert refused(state, move) == ("not-the-time-to-mark", "R3.2", ())


@pytest.mark.rule("R3.2")
def test_a_player_who_is_ready_cannot_mark() -> None:
    state = mark(two_players(), 0, "green-1", "a1 b1")
    state, _ = play(state, Ready(0))
    for move in (Mark(0, "green-1", boxes("a2")), Ready(0)):
        assert refused(state, move) == ("already-ready", "R3.2", ())
    assert legal_moves(state, 0) == ()


@pytest.mark.rule("R3.2")
def test_a_player_who_has_marked_can_be_ready() -> None:
    state = mark(two_players(), 0, "green-1", "a1 b1")
    assert legal_moves(state, 0) == (Ready(0),)


# --- R3.2 Taking back -------------------------------------------------------------------------------------


@pytest.mark.rule("R3.2")
def test_a_mark_is_taken_back_with_everything_it_gave() -> None:
    before = two_players()
    state = mark(before, 0, "grey-1", "a1 b1")
    assert state.players[0].score_card.coins == 1
    assert can_take_back(state, 0)
    assert take_back(state, 0) == before
    assert not can_take_back(before, 0)


@pytest.mark.rule("R3.2")
def test_a_palm_can_be_taken_back() -> None:
    before = two_players()
    state = mark(before, 1, "grey-2", "a1 b1")
    assert state.players[1].score_card.palms == (1,)
    assert take_back(state, 1) == before


@pytest.mark.rule("R3.2", "R4.3")
def test_a_chain_of_crosses_is_taken_back_one_by_one() -> None:
    start = table(
        player("""
            green-1  grey-1
            #x##     xc#
        """),
        player("""
            green-2  grey-2
            ####     ###
        """),
        shape="domino",
    )
    by_shape = mark(start, 0, "green-1", "a1 b1")
    by_cross = mark(by_shape, 0, "grey-1", "a1")
    by_chain = mark(by_cross, 0, "grey-1", "b1")
    assert by_chain.players[0].cards == cards("""
        green-1  grey-1
        OX##     XC#
    """)
    assert [state.players[0].crosses for state in (by_shape, by_cross, by_chain)] == [1, 1, 0]
    assert take_back(by_chain, 0) == by_cross
    assert take_back(by_cross, 0) == by_shape
    assert take_back(by_shape, 0) == start


@pytest.mark.rule("R3.2", "R4.3")
def test_a_chain_of_crosses_is_taken_back_all_at_once() -> None:
    start = two_players()
    state = mark(mark(start, 0, "green-1", "b1 c1"), 0, "grey-1", "a1")
    assert take_back(state, 0, everything=True) == start


@pytest.mark.rule("R3.2")
def test_after_taking_back_something_else_can_be_marked() -> None:
    state = take_back(mark(two_players(), 0, "grey-1", "a1 b1"), 0)
    state = mark(mark(state, 0, "green-1", "a1 b1"), 1, "green-2", "a1 b1")
    _, events = all_ready(state)
    assert events == (
        Marked(0, "green-1", boxes("a1 b1"), "shape"),
        Marked(1, "green-2", boxes("a1 b1"), "shape"),
    )


@pytest.mark.rule("R3.2")
def test_taking_back_does_not_affect_the_marks_of_others() -> None:
    state = mark(mark(two_players(), 0, "grey-1", "a1"), 1, "green-2", "a1 b1")
    assert take_back(state, 0).players[1] == state.players[1]


@pytest.mark.rule("R3.2")
def test_without_a_mark_there_is_nothing_to_take_back() -> None:
    state = two_players()
    for move in (TakeBack(0), TakeBack(0, all=True)):
        assert refused(state, move) == ("nothing-to-take-back", "R3.2", legal_moves(state, 0))


@pytest.mark.rule("R3.2")
def test_nothing_is_taken_back_after_being_ready() -> None:
    state = mark(two_players(), 0, "green-1", "a1 b1")
    state, _ = play(state, Ready(0))
    assert not can_take_back(state, 0)
    assert not view(state, 0).me.can_take_back
    for move in (TakeBack(0), TakeBack(0, all=True)):
        assert refused(state, move) == ("already-ready", "R3.2", ())


@pytest.mark.rule("R3.2")
def test_marks_of_an_earlier_turn_are_not_taken_back() -> None:
    state = mark(mark(two_players(), 0, "green-1", "a1 b1"), 1, "green-2", "a1 b1")
    state, _ = all_ready(state)
    state, _ = play(state, Reveal(Shape.T4))
    assert refused(state, TakeBack(0)).code == "nothing-to-take-back"


# --- R3.3 -------------------------------------------------------------------------------------------------


def three_who_complete(start_player: int) -> GameState:
    """Three players, each of whom can complete a card and a row of coins."""
    return table(
        player("grey-1 grey-2\nc      ###", coins=3),
        player("grey-3 grey-4\nc      ###", coins=3),
        player("grey-5 grey-6\nc      ###", coins=3),
        start_player=start_player,
    )


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("start_player", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_players_settle_clockwise_from_the_start_player(start_player: int, order: tuple[int, ...]) -> None:
    state = three_who_complete(start_player)
    for seat in range(3):
        state = mark(state, seat, f"grey-{2 * seat + 1}", "a1")
    state, events = all_ready(state)
    for _ in range(3):
        assert state.phase == Phase.TAKE
        (seat,) = seats_to_move(state)
        card = chance_card(state)
        state, happened = play(state, Take(seat, state.display[0].id), TurnUp(card))
        events += happened
    assert [event.seat for event in events if isinstance(event, Cup)] == list(order)
    assert [event.points for event in events if isinstance(event, Cup)] == [6, 5, 4]
    assert [event.seat for event in events if isinstance(event, Completed)] == list(order)
    assert [event.seat for event in events if isinstance(event, Took)] == list(order)


def chance_card(state: GameState) -> str:
    """A card of the pile."""
    return min(state.pile)


@pytest.mark.rule("R3.3")
def test_one_player_settles_all_before_the_next_begins() -> None:
    state = mark(mark(mark(three_who_complete(1), 0, "grey-1", "a1"), 1, "grey-3", "a1"), 2, "grey-6", "a1")
    state, events = all_ready(state)
    assert events_of(events, Cup, Completed) == [Cup(1, 6), Completed(1, "grey-3")]
    state, events = play(state, Take(1, "grey-d1"), TurnUp("grey-p1"))
    assert events == (
        Took(1, "grey-d1", "display"),
        Refilled(("grey-p1",)),
        Cup(0, 5),
        Completed(0, "grey-1"),
    )


@pytest.mark.rule("R3.3")
def test_nobody_settles_out_of_turn() -> None:
    state = mark(mark(mark(three_who_complete(1), 0, "grey-1", "a1"), 1, "grey-3", "a1"), 2, "grey-5", "a1")
    state, _ = all_ready(state)
    assert seats_to_move(state) == (1,)
    for seat in (0, 2):
        assert legal_moves(state, seat) == ()
        for move in (Take(seat, "grey-d1"), Draw(seat)):
            assert refused(state, move) == ("not-your-turn", "R3.3", ())


@pytest.mark.rule("R3.3")
def test_a_player_with_nothing_to_settle_is_skipped() -> None:
    state = mark(mark(mark(three_who_complete(0), 0, "grey-2", "a1"), 1, "grey-4", "a1"), 2, "grey-5", "a1")
    state, _ = all_ready(state)
    assert seats_to_move(state) == (2,)


# --- R3.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.4")
def test_only_the_top_expedition_card_is_seen() -> None:
    state, _ = started(2)
    one = state._replace(revealed=(Shape.DOMINO, Shape.T4, Shape.L4), phase=Phase.MARK)
    other = state._replace(revealed=(Shape.CORNER3, Shape.CORNER3, Shape.L4), phase=Phase.MARK)
    for seat in (None, 0, 1):
        assert view(one, seat) == view(other, seat)
        assert view(one, seat).shape is Shape.L4
        assert view(one, seat).turn == 3
        assert view(one, seat).shapes_seen is None


@pytest.mark.rule("R3.4")
def test_the_memory_aid_counts_the_shapes_but_hides_their_order() -> None:
    state, _ = started(2)
    one = state._replace(revealed=(Shape.CORNER3, Shape.DOMINO, Shape.CORNER3, Shape.L4))
    other = state._replace(revealed=(Shape.DOMINO, Shape.CORNER3, Shape.CORNER3, Shape.L4))
    assert view(one, 0, memory_aid=True) == view(other, 0, memory_aid=True)
    assert view(one, 0, memory_aid=True).shapes_seen == (
        (Shape.DOMINO, 1),
        (Shape.CORNER3, 2),
        (Shape.L4, 1),
    )


@pytest.mark.rule("R3.4")
def test_no_expedition_card_is_seen_before_the_first_turn_of_a_round() -> None:
    state, _ = started(2)
    assert view(state).shape is None
    assert view(state, memory_aid=True).shapes_seen == ()
    assert len(chance_moves(state)) == 6


def log_of(game: Game, *, memory_aid: bool = False) -> list[SeenEvent]:
    """What may be looked up of a game so far."""
    return [event for event in events_logged(game.events, memory_aid=memory_aid) if event is not None]


def game_until(round_number: int, turn: int) -> Game:
    """A game in which a turn has just begun."""
    deck = standard_deck()
    game, dealer = Game(deck), Dealer(deck, b"looking back")
    game.play_chance(dealer)
    while (game.state.round, game.state.turn) != (round_number, turn):
        game.play(legal_moves(game.state, seats_to_move(game.state)[0])[0])
        game.play_chance(dealer)
    return game


@pytest.mark.rule("R3.4")
def test_the_log_forgets_the_shapes_and_marks_of_all_turns_before_the_latest_settled_one() -> None:
    game = game_until(2, 5)
    log = log_of(game)
    second_round = [event for event in game.events if isinstance(event, Revealed) and event.round == 2]
    assert [event for event in log if isinstance(event, Revealed) and event.round == 2] == second_round[3:]
    assert [event for event in log if isinstance(event, EarlierTurn)] == [
        EarlierTurn(2, 1),
        EarlierTurn(2, 2),
        EarlierTurn(2, 3),
    ]
    first, end = log.index(EarlierTurn(2, 1)), log.index(second_round[3])
    assert not any(isinstance(event, Marked) for event in log[first:end])
    assert any(isinstance(event, Marked) for event in log[end:])


@pytest.mark.rule("R3.4")
def test_the_log_keeps_rounds_that_are_over_and_everything_but_shapes_and_marks() -> None:
    game = game_until(2, 5)
    log, second_round = log_of(game), events_of(game.events, Revealed)[7]
    assert log[: (begins := game.events.index(second_round))] == game.events[:begins]
    assert log_of(first_turn := game_until(2, 1)) == first_turn.events
    others = [event for event in game.events if not isinstance(event, Revealed | Marked)]
    assert [event for event in log if not isinstance(event, Revealed | Marked | EarlierTurn)] == others


@pytest.mark.rule("R3.4")
def test_the_memory_aid_and_the_end_of_the_game_open_the_whole_log() -> None:
    game = game_until(2, 5)
    assert log_of(game, memory_aid=True) == game.events
    over = whole_game(b"looking back")
    assert log_of(over) == over.events


@pytest.mark.rule("R3.4")
def test_a_log_of_the_first_two_turns_alone_shows_both() -> None:
    turns = [Revealed(1, 1, Shape.DOMINO), Revealed(1, 2, Shape.T4)]
    assert events_logged(turns) == turns


@pytest.mark.rule("R3.4")
def test_a_log_that_has_forgotten_forgets_on() -> None:
    log, later = log_of(game_until(2, 5)), game_until(2, 6)
    received = [*log, *later.events[len(game_until(2, 5).events) :]]
    assert [event for event in events_logged(received) if event is not None] == log_of(later)


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_end_of_the_log_forgets_as_the_whole_log_does(memory_aid: bool) -> None:
    events = game_until(2, 5).events
    log = events_logged(events, memory_aid=memory_aid)
    for after in range(len(events) + 1):
        assert events_logged(events, memory_aid=memory_aid, after=after) == log[after:]


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_from_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match="has no seat"):
        view(new_game(standard_deck(), players=2), seat)
