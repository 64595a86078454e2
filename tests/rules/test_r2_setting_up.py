"""R2 Setting up."""

from itertools import combinations, permutations

import pytest

from silvergold.engine import (
    Deal,
    Dealer,
    Deck,
    Game,
    Keep,
    Phase,
    Reveal,
    SetupError,
    Shape,
    Start,
    TurnUp,
    chance_moves,
    events_seen,
    legal_moves,
    new_game,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.engine.events import Dealt, Displayed, Kept, Started
from tests.boards import dealt, displayed, first_two_of, kept, play, refused, started, whole_game

IDS = [card.id for card in standard_deck().cards]

# --- R2.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_is_dealt_four_cards(players: int) -> None:
    state, events = dealt(players)
    assert [[card.id for card in player.dealt] for player in state.players] == [
        IDS[4 * seat : 4 * seat + 4] for seat in range(players)
    ]
    assert events == tuple(Dealt(seat, tuple(IDS[4 * seat : 4 * seat + 4])) for seat in range(players))
    assert state.phase == Phase.KEEP


@pytest.mark.rule("R2.1")
def test_any_card_of_the_pile_may_be_dealt_and_each_only_once() -> None:
    state = new_game(standard_deck())
    assert chance_moves(state) == tuple((Deal(card), 1) for card in IDS)
    state, _ = play(state, Deal(IDS[5]))
    others = tuple(Deal(card) for card in IDS if card != IDS[5])
    assert refused(state, Deal(IDS[5])) == ("not-in-pile", "R2.1", others)


@pytest.mark.rule("R2.1")
def test_dealing_ends_with_four_cards_each() -> None:
    state, _ = dealt(2)
    assert refused(state, Deal(IDS[8])) == ("not-the-time-to-turn-up", "R2.1", ())


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(("players", "needed"), [(2, 12), (3, 16), (4, 20)])
def test_a_deck_has_four_cards_for_each_player_and_four_for_the_display(players: int, needed: int) -> None:
    cards = standard_deck().cards
    assert new_game(Deck("Enough", cards[:needed], ""), players).phase == Phase.DEAL
    message = f"{players} players need {needed} islands. This deck has {needed - 1}."
    with pytest.raises(SetupError, match=message) as caught:
        new_game(Deck("Small", cards[: needed - 1], ""), players)
    assert (caught.value.code, caught.value.rule) == ("deck-too-small-for-players", "R2.1")


@pytest.mark.rule("R2.1")
def test_only_their_player_sees_the_cards_dealt() -> None:
    state, _ = dealt(2)
    assert [card.id for card in view(state, 0).me.dealt] == IDS[:4]
    assert view(state, 0).players[1].dealt == ()
    assert all(player.dealt == () for player in view(state).players)


@pytest.mark.rule("R2.1")
def test_only_their_player_sees_the_event_of_the_cards_dealt() -> None:
    _, events = kept(2)
    first, second, *open_to_all = events
    assert events_seen(events, 0) == (first, *open_to_all)
    assert events_seen(events, 1) == (second, *open_to_all)
    assert events_seen(events) == tuple(open_to_all)


@pytest.mark.rule("R2.1")
def test_a_view_does_not_depend_on_the_cards_dealt_to_others() -> None:
    own = [Deal(card) for card in IDS[:4]]
    one, _ = play(new_game(standard_deck()), *own, *(Deal(card) for card in IDS[4:8]))
    other, _ = play(new_game(standard_deck()), *own, *(Deal(card) for card in IDS[20:24]))
    assert one != other
    assert view(one, 0) == view(other, 0)
    assert view(one) == view(other)


@pytest.mark.rule("R2.1")
def test_the_seed_determines_the_deal() -> None:
    def dealt_by(seed: bytes) -> list[object]:
        game = Game(standard_deck())
        return list(game.play_chance(Dealer(standard_deck(), seed)))

    assert dealt_by(b"lantern") == dealt_by(b"lantern")
    assert dealt_by(b"lantern") != dealt_by(b"rudder")


@pytest.mark.rule("R2.1")
def test_every_card_can_be_the_first_dealt() -> None:
    state = new_game(standard_deck())
    first = {Dealer(standard_deck(), bytes([i, j])).move(state) for i in range(32) for j in range(32)}
    assert first == {Deal(card) for card in IDS}


# --- R2.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2")
def test_two_of_four_cards_are_kept_in_any_of_six_ways() -> None:
    state, _ = dealt(2)
    assert legal_moves(state, 0) == tuple(Keep(0, pair) for pair in combinations(IDS[:4], 2))
    for move in legal_moves(state, 0):
        assert isinstance(move, Keep)
        after, _ = play(state, move)
        assert tuple(open_card.card.id for open_card in after.players[0].cards) == move.cards


@pytest.mark.rule("R2.2")
def test_the_two_cards_may_be_named_in_either_order() -> None:
    state, _ = dealt(2)
    after, _ = play(state, Keep(0, (IDS[3], IDS[1])))
    assert {open_card.card.id for open_card in after.players[0].cards} == {IDS[1], IDS[3]}


@pytest.mark.rule("R2.2")
def test_cards_kept_have_no_box_marked() -> None:
    state, _ = kept(2)
    assert all(unmarked == card.boxes for player in state.players for card, unmarked in player.cards)


@pytest.mark.rule("R2.2")
def test_the_game_waits_for_all_players_who_have_not_chosen() -> None:
    state, _ = dealt(3)
    assert seats_to_move(state) == (0, 1, 2)
    state, _ = play(state, first_two_of(state, 1))
    assert seats_to_move(state) == view(state).to_move == (0, 2)
    assert state.phase == Phase.KEEP


@pytest.mark.rule("R2.2")
def test_no_choice_is_published_before_all_have_chosen() -> None:
    state, _ = dealt(3)
    state, events = play(state, first_two_of(state, 2), first_two_of(state, 0))
    assert events == ()
    state, events = play(state, first_two_of(state, 1))
    assert events == (
        Kept(0, (IDS[0], IDS[1])),
        Kept(1, (IDS[4], IDS[5])),
        Kept(2, (IDS[8], IDS[9])),
    )


@pytest.mark.rule("R2.2")
def test_no_choice_is_seen_before_all_have_chosen() -> None:
    state, _ = dealt(2)
    one, _ = play(state, Keep(0, (IDS[0], IDS[1])))
    other, _ = play(state, Keep(0, (IDS[2], IDS[3])))
    assert view(one, 1) == view(other, 1)
    assert view(one) == view(other)
    assert view(one, 1).players[0].cards == ()
    assert [open_card.card.id for open_card in view(one, 0).me.cards] == IDS[:2]


@pytest.mark.rule("R2.2")
def test_the_cards_kept_are_laid_open_once_all_have_chosen() -> None:
    state, _ = kept(2)
    for seen_by in (None, 0, 1):
        seen = view(state, seen_by)
        assert [[card.id for card, _ in player.cards] for player in seen.players] == [IDS[:2], IDS[4:6]]
        assert all(player.dealt == () for player in seen.players)


@pytest.mark.rule("R2.2")
def test_choices_may_arrive_in_any_order() -> None:
    state, _ = dealt(3)
    choices = [first_two_of(state, seat) for seat in range(3)]
    outcomes = {play(state, *order) for order in permutations(choices)}
    assert len(outcomes) == 1


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param((IDS[0], IDS[0]), id="the same card twice"),
        pytest.param((IDS[0], IDS[4]), id="a card of another player"),
        pytest.param((IDS[0], IDS[40]), id="a card of the pile"),
        pytest.param((IDS[0], "no such card"), id="a card that is not in the deck"),
    ],
)
def test_only_two_different_cards_that_were_dealt_can_be_kept(cards: tuple[str, str]) -> None:
    state, _ = dealt(2)
    assert refused(state, Keep(0, cards)) == ("not-dealt", "R2.2", legal_moves(state, 0))
    assert len(legal_moves(state, 0)) == 6


@pytest.mark.rule("R2.2")
def test_a_choice_cannot_be_changed() -> None:
    state, _ = dealt(2)
    state, _ = play(state, first_two_of(state, 0))
    assert refused(state, Keep(0, (IDS[2], IDS[3]))) == ("already-kept", "R2.2", ())


@pytest.mark.rule("R2.2")
def test_cards_are_chosen_once_before_the_first_turn() -> None:
    state, _ = started(2)
    assert refused(state, Keep(0, (IDS[0], IDS[1]))) == ("not-the-time-to-keep", "R2.2", ())
    assert refused(new_game(standard_deck()), Keep(0, (IDS[0], IDS[1]))).code == "not-the-time-to-keep"


# --- R2.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.3")
def test_cards_given_back_and_cards_not_dealt_are_the_pile() -> None:
    state, _ = kept(2)
    assert state.pile == set(IDS) - {*IDS[:2], *IDS[4:6]}
    assert chance_moves(state) == tuple((TurnUp(card), 1) for card in IDS if card in state.pile)


@pytest.mark.rule("R1.1", "R2.1")
def test_a_new_game_is_for_two_players_unless_more_are_asked_for() -> None:
    state = new_game(standard_deck())
    assert (len(state.players), state.start_player, state.round, state.turn) == (2, 0, 1, 0)


@pytest.mark.rule("R2.3")
def test_four_cards_of_the_pile_are_the_display() -> None:
    state, events = displayed(2)
    assert [card.id for card in state.display] == IDS[-4:]
    assert events[-1] == Displayed(tuple(IDS[-4:]))
    assert state.pile.isdisjoint(IDS[-4:])
    assert len(state.pile) == 47 - 4 - 4
    assert (state.phase, state.turned_up) == (Phase.START, 0)


@pytest.mark.rule("R2.3")
def test_a_card_given_back_may_be_turned_up_for_the_display() -> None:
    state, _ = kept(2)
    state, events = play(state, TurnUp(IDS[2]), TurnUp(IDS[7]), TurnUp(IDS[30]), TurnUp(IDS[31]))
    assert events == (Displayed((IDS[2], IDS[7], IDS[30], IDS[31])),)


@pytest.mark.rule("R2.3")
def test_the_display_is_published_when_it_is_complete() -> None:
    state, _ = kept(2)
    state, events = play(state, *(TurnUp(card) for card in IDS[-3:]))
    assert events == ()
    assert state.phase == Phase.DISPLAY


@pytest.mark.rule("R2.3")
def test_a_card_that_was_kept_is_not_in_the_pile() -> None:
    state, _ = kept(2)
    legal = tuple(TurnUp(card) for card in IDS if card not in {*IDS[:2], *IDS[4:6]})
    assert refused(state, TurnUp(IDS[0])) == ("not-in-pile", "R2.3", legal)
    assert refused(state, TurnUp("no such card")) == ("not-in-pile", "R2.3", legal)


@pytest.mark.rule("R2.3")
def test_no_card_is_turned_up_when_the_display_is_complete() -> None:
    state, _ = displayed(2)
    assert refused(state, TurnUp(IDS[20])) == ("not-the-time-to-turn-up", "R2.3", (Start(0), Start(1)))


@pytest.mark.rule("R2.3")
def test_only_the_size_of_the_pile_is_seen() -> None:
    state, _ = displayed(2)
    other = state._replace(pile=frozenset([*sorted(state.pile)[1:], IDS[0]]))
    assert other.pile != state.pile
    for seat in (None, 0, 1):
        assert view(state, seat) == view(other, seat)
        assert view(state, seat).pile_size == 39


@pytest.mark.rule("R2.3")
def test_the_pile_is_shuffled_again_after_the_choice() -> None:
    deck = standard_deck()
    dealer = Dealer(deck, b"lantern")
    dealt_order, pile_order = [], []
    in_deal, in_display = new_game(deck), kept(2)[0]._replace(pile=frozenset(IDS))
    for _ in range(8):
        deal, turn_up = dealer.move(in_deal), dealer.move(in_display)
        assert isinstance(deal, Deal)
        assert isinstance(turn_up, TurnUp)
        dealt_order.append(deal.card)
        pile_order.append(turn_up.card)
        in_deal = in_deal._replace(pile=in_deal.pile - {deal.card})
        in_display = in_display._replace(pile=in_display.pile - {turn_up.card})
    assert dealt_order != pile_order


# --- R2.4 -------------------------------------------------------------------------------------------------

EIGHT = sorted([*Shape, Shape.STRAIGHT3, Shape.CORNER3])


def shapes_of_rounds(seed: bytes) -> list[list[Shape]]:
    """All eight expedition cards of each round, in the order of a dealer."""
    dealer = Dealer(standard_deck(), seed)
    rounds = []
    for number in range(1, 5):
        state = started(2)[0]._replace(round=number)
        for _ in range(8):
            move = dealer.move(state)
            assert isinstance(move, Reveal)
            state = state._replace(revealed=(*state.revealed, move.shape))
        rounds.append(list(state.revealed))
    return rounds


@pytest.mark.rule("R2.4", "R6.1")
def test_the_eight_expedition_cards_are_shuffled_for_each_round() -> None:
    rounds = shapes_of_rounds(b"lantern")
    assert all(sorted(shapes) == EIGHT for shapes in rounds)
    assert len({tuple(shapes) for shapes in rounds}) == 4


@pytest.mark.rule("R2.4")
def test_another_seed_shuffles_the_expedition_cards_differently() -> None:
    assert shapes_of_rounds(b"lantern") != shapes_of_rounds(b"rudder")
    assert {shapes_of_rounds(bytes([i]))[0][0] for i in range(64)} == set(Shape)


@pytest.mark.rule("R2.4")
def test_a_dealer_continues_with_the_expedition_cards_that_are_left() -> None:
    state, _ = started(2)
    for first in Shape:
        begun = state._replace(revealed=(first,))
        move = Dealer(standard_deck(), b"lantern").move(begun)
        assert move in dict(chance_moves(begun))


# --- R2.5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_the_start_player(players: int) -> None:
    state, _ = displayed(players)
    assert chance_moves(state) == tuple((Start(seat), 1) for seat in range(players))
    for seat in range(players):
        after, events = play(state, Start(seat))
        assert after.start_player == view(after).start_player == seat
        assert events == (Started(seat),)
        assert after.phase == Phase.REVEAL


@pytest.mark.rule("R2.5")
def test_otherwise_the_start_player_is_drawn_at_random() -> None:
    state, _ = displayed(4)
    drawn = {Dealer(standard_deck(), bytes([number])).move(state) for number in range(64)}
    assert drawn == {Start(0), Start(1), Start(2), Start(3)}


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("seat", range(4))
def test_the_table_may_name_the_start_player(seat: int) -> None:
    state, _ = displayed(4)
    for number in range(16):
        assert Dealer(standard_deck(), bytes([number]), start_player=seat).move(state) == Start(seat)


@pytest.mark.rule("R2.5")
def test_the_start_player_is_named_once_after_the_display() -> None:
    state, _ = kept(2)
    assert refused(state, Start(0)).code == "not-the-time-to-start"
    state, _ = started(2)
    shapes = tuple(Reveal(shape) for shape in Shape)
    assert refused(state, Start(1)) == ("not-the-time-to-start", "R2.5", shapes)


@pytest.mark.rule("R2.1", "R2.2", "R2.3", "R2.5")
def test_the_events_of_setting_up_follow_the_rulebook() -> None:
    kinds = [type(event) for event in whole_game(b"lantern", players=3).events[:8]]
    assert kinds == [Dealt] * 3 + [Kept] * 3 + [Displayed, Started]
