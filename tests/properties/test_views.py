"""Nobody sees what the rules hide: states that differ only in what is hidden look the same.

Each test builds such a twin of a state, and checks that its view is equal for all viewers from whom the
difference is hidden, and different for those who may see it.
"""

import random

from hypothesis import assume, given
from hypothesis import strategies as st

from silvergold.engine import (
    OYA,
    Dealer,
    Game,
    GameState,
    Mark,
    Phase,
    Ready,
    Shape,
    TreasureCard,
    apply,
    legal_moves,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.engine.events import Dealt
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.state import OpenCard, Player
from silvergold.engine.view import events_seen
from tests.decks import NUMBERS, Table, games, play, play_until, tables

SPECTATOR = None


def onlookers(state: GameState, *hidden_from_all_but: int) -> list[int | None]:
    """All viewers who must not see a difference: the spectator, and all seats but some."""
    return [SPECTATOR, *(seat for seat in range(len(state.players)) if seat not in hidden_from_all_but)]


# --- R2.1, R2.2: cards dealt, and choices before all have chosen ------------------------------------------


@st.composite
def games_being_set_up(draw: st.DrawFn, *, is_dealt: bool = False) -> GameState:
    """A game in which some cards are dealt, or all of them, and perhaps some players have chosen."""
    table = draw(tables())
    dealt, chosen = 4 * table.players, table.players - 1
    moves = draw(st.integers(dealt if is_dealt else 1, dealt + chosen), label="moves")
    return play_until(table, moves).state


def dealt_otherwise(state: GameState, seats: set[int], dice: random.Random) -> GameState:
    """The same, but some seats have other cards, from the pile or from each other, and other choices."""
    hidden = [card for seat in seats for card in state.players[seat].dealt]
    hidden += [state.deck.by_id[card] for card in sorted(state.pile)]
    dice.shuffle(hidden)
    for seat in seats:
        player = state.players[seat]
        dealt = tuple(hidden.pop() for _ in player.dealt)
        state = state.with_player(seat, player._replace(dealt=dealt, cards=chosen(dealt, player, dice)))
    return state._replace(pile=frozenset(card.id for card in hidden))


def chosen(dealt: tuple[TreasureCard, ...], player: Player, dice: random.Random) -> tuple[OpenCard, ...]:
    """Two cards of a hand, if the player has chosen."""
    return tuple(OpenCard(card, card.boxes) for card in dice.sample(dealt, len(player.cards)))


def test_a_view_has_what_lies_open() -> None:
    game = Game(standard_deck(), 3, OYA)
    game.play_chance(Dealer(standard_deck(), b"open"))
    for seat in (None, 1):
        seen = view(game.state, seat)
        assert (seen.seat, seen.deck, seen.edition) == (seat, standard_deck(), OYA)
        assert (seen.phase, seen.round, seen.turn, seen.shape) == (Phase.KEEP, 1, 0, None)


@given(games_being_set_up(), NUMBERS, st.data())
def test_nobody_sees_the_cards_dealt_to_others_or_what_they_keep(
    state: GameState, number: int, data: st.DataObject
) -> None:
    seats = data.draw(st.sets(st.integers(0, len(state.players) - 1), min_size=1), label="dealt otherwise")
    twin = dealt_otherwise(state, seats, random.Random(number))
    for seat in onlookers(state, *seats):
        assert view(twin, seat) == view(state, seat)
    for seat in seats:
        if twin.players[seat] != state.players[seat]:
            assert view(twin, seat) != view(state, seat)


@given(games_being_set_up(is_dealt=True))
def test_a_choice_shows_only_that_it_has_been_made(state: GameState) -> None:
    for seat in seats_to_move(state):
        views = set()
        for move in legal_moves(state, seat):
            after, _ = apply(state, move)
            if after.phase == Phase.KEEP:
                views |= {view(after, other) for other in onlookers(state, seat)}
                assert view(after, SPECTATOR).to_move == seats_to_move(after)
                assert view(after, seat).me.cards
        assert len(views) <= len(state.players)


# --- R3.2: marks before all are ready ---------------------------------------------------------------------


@st.composite
def games_being_marked(draw: st.DrawFn) -> GameState:
    """A game in the marking step, with any marks and any players ready."""
    table = draw(tables())
    turns = draw(st.integers(0, 27), label="turns")
    moves = draw(st.integers(0, 9), label="moves in the marking step")
    seen = 0
    for game in play(table):
        state = game.state
        if state.phase == Phase.MARK and 7 * (state.round - 1) + state.turn > turns:
            seen += 1
            if seen > moves:
                break
    assume(game.state.phase == Phase.MARK)
    return game.state


def marked_otherwise(state: GameState, seat: int, dice: random.Random) -> GameState:
    """The same, but a seat has marked something else, or nothing yet; seats that are ready stay ready."""
    was_ready = state.players[seat].is_ready
    state = state.with_player(seat, state.players[seat].at_turn_start._replace(is_ready=False))
    while any(isinstance(move, Mark) for move in legal_moves(state, seat)):
        if not was_ready and dice.random() < 0.4:
            break
        state, _ = apply(state, dice.choice(legal_moves(state, seat)))
    if was_ready:
        state, _ = apply(state, Ready(seat))
    return state


@given(games_being_marked(), NUMBERS)
def test_nobody_sees_the_marks_of_others_before_all_are_ready(state: GameState, number: int) -> None:
    dice = random.Random(number)
    for seat in range(len(state.players)):
        twin = marked_otherwise(state, seat, dice)
        assert twin.phase == Phase.MARK
        for other in onlookers(state, seat):
            assert view(twin, other) == view(state, other)
            assert view(twin, other, memory_aid=True) == view(state, other, memory_aid=True)
        if twin.players[seat].cards != state.players[seat].cards:
            assert view(twin, seat) != view(state, seat)


@given(games_being_marked(), NUMBERS)
def test_a_spectator_sees_no_marks_before_all_are_ready(state: GameState, number: int) -> None:
    dice, twin = random.Random(number), state
    for seat in range(len(state.players)):
        twin = marked_otherwise(twin, seat, dice)
    assert view(twin, SPECTATOR) == view(state, SPECTATOR)


@given(games_being_marked())
def test_everyone_may_see_who_is_ready(state: GameState) -> None:
    for seat in onlookers(state):
        waiting = tuple(number for number, player in enumerate(state.players) if not player.is_ready)
        assert view(state, seat).to_move == waiting


# --- R3.4: expedition cards revealed earlier --------------------------------------------------------------


@given(games(), st.data())
def test_only_the_top_expedition_card_may_be_seen(drawn: tuple[Table, Game], data: st.DataObject) -> None:
    _, game = drawn
    state = game.state
    assume(state.turn > 1)
    others = [shape for shape, copies in EXPEDITION_CARDS.items() for _ in range(copies)]
    others.remove(state.revealed[-1])
    earlier = data.draw(st.permutations(others), label="earlier cards")[: state.turn - 1]
    twin = state._replace(revealed=(*earlier, state.revealed[-1]))
    for seat in onlookers(state):
        assert view(twin, seat) == view(state, seat)
        remembered = sorted(earlier) == sorted(state.revealed[:-1])
        assert (view(twin, seat, memory_aid=True) == view(state, seat, memory_aid=True)) == remembered


@given(games(), NUMBERS)
def test_the_memory_aid_shows_how_often_but_not_in_which_order(
    drawn: tuple[Table, Game], number: int
) -> None:
    _, game = drawn
    state = game.state
    assume(state.turn > 1)
    earlier = list(state.revealed[:-1])
    random.Random(number).shuffle(earlier)
    twin = state._replace(revealed=(*earlier, state.revealed[-1]))
    for seat in onlookers(state):
        aided = view(twin, seat, memory_aid=True)
        assert aided == view(state, seat, memory_aid=True)
        assert aided.shapes_seen is not None
        assert dict(aided.shapes_seen) == {s: state.revealed.count(s) for s in Shape if s in state.revealed}


# --- What may be seen -------------------------------------------------------------------------------------


@given(tables())
def test_everyone_may_see_the_open_cards(table: Table) -> None:
    for game in play(table):
        state = game.state
        for seat in onlookers(state):
            seen = view(state, seat)
            assert seen.display == state.display
            assert seen.cups == state.cups
            assert seen.pile_size == len(state.pile)
            for shown, player in zip(seen.players, state.players, strict=True):
                assert shown.completed == player.completed
                if state.phase not in (Phase.DEAL, Phase.KEEP, Phase.MARK):
                    assert shown.cards == player.cards
                    assert shown.score_card == player.score_card


@given(tables())
def test_seats_see_all_events_but_the_cards_dealt_to_others(table: Table) -> None:
    *_, game = play(table)
    for seat in onlookers(game.state):
        seen = events_seen(game.events, seat)
        assert [event.seat for event in seen if isinstance(event, Dealt)] == ([] if seat is None else [seat])
        open_to_all = [event for event in game.events if not isinstance(event, Dealt)]
        assert [event for event in seen if not isinstance(event, Dealt)] == open_to_all


@given(tables())
def test_players_see_all_of_their_own_side(table: Table) -> None:
    for game in play(table):
        for seat, player in enumerate(game.state.players):
            me = view(game.state, seat).me
            assert (me.cards, me.score_card, me.dealt, me.crosses) == (
                player.cards,
                player.score_card,
                player.dealt,
                player.crosses,
            )
