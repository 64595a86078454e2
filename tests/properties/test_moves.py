"""Every legal move applies, every other is refused, and no state is ever changed."""

import copy
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import (
    ChanceMove,
    Deal,
    Deck,
    Draw,
    Game,
    GameState,
    IllegalMoveError,
    Keep,
    MalformedMoveError,
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
    apply,
    can_take_back,
    chance_moves,
    legal_moves,
    seats_to_move,
)
from silvergold.engine.grid import ALL_BOXES, PLACEMENTS
from tests.decks import NUMBERS, Table, games, play, tables

# --- An opinion of its own on what is legal, from the words of the rules ----------------------------------

Boxes = frozenset[tuple[int, int]]

SHAPES: dict[Shape, Boxes] = {
    Shape.DOMINO: frozenset({(0, 0), (1, 0)}),
    Shape.STRAIGHT3: frozenset({(0, 0), (1, 0), (2, 0)}),
    Shape.CORNER3: frozenset({(0, 0), (1, 0), (0, 1)}),
    Shape.SQUARE4: frozenset({(0, 0), (1, 0), (0, 1), (1, 1)}),
    Shape.L4: frozenset({(0, 0), (1, 0), (2, 0), (0, 1)}),
    Shape.T4: frozenset({(0, 0), (1, 0), (2, 0), (1, 1)}),
}


def laid_in_the_corner(boxes: Boxes) -> Boxes:
    left, top = min(x for x, _ in boxes), min(y for _, y in boxes)
    return frozenset((x - left, y - top) for x, y in boxes)


def is_shape(boxes: Boxes, shape: Shape) -> bool:
    """R4.1: whether boxes have a shape, rotated and mirrored as you like."""
    turned = boxes
    for _ in range(4):
        turned = frozenset((-y, x) for x, y in turned)
        mirrored = frozenset((-x, y) for x, y in turned)
        if SHAPES[shape] in (laid_in_the_corner(turned), laid_in_the_corner(mirrored)):
            return True
    return False


def boxes_of(mask: int) -> Boxes:
    return frozenset((index % 4, index // 4) for index in range(16) if mask >> index & 1)


def mask_of(boxes: Boxes) -> int:
    return sum(1 << (4 * y + x) for x, y in boxes)


def markings_by_the_rules(state: GameState, seat: int) -> set[Mark]:
    """R4.1 to R4.3: everything that a seat may mark now."""
    player = state.players[seat]
    if player.is_ready or (player.before is not None and not player.crosses):
        return set()
    found = set()
    for card, unmarked in player.cards:
        found |= {Mark(seat, card.id, mask_of(frozenset({box}))) for box in boxes_of(unmarked)}
        if player.before is None:
            shape = state.revealed[-1]
            for some in combinations(sorted(boxes_of(unmarked)), len(SHAPES[shape])):
                if is_shape(frozenset(some), shape):
                    found.add(Mark(seat, card.id, mask_of(frozenset(some))))
    return found


@given(tables(), st.integers(0, 27))
def test_the_marks_offered_are_those_that_the_rules_describe(table: Table, turns: int) -> None:
    for game in play(table):
        state = game.state
        if state.phase == Phase.MARK and 7 * (state.round - 1) + state.turn > turns:
            for seat in range(table.players):
                offered = [move for move in legal_moves(state, seat) if isinstance(move, Mark)]
                assert len(offered) == len(set(offered))
                assert set(offered) == markings_by_the_rules(state, seat)
            if 7 * (state.round - 1) + state.turn > turns + 1:
                break


# --- Legal moves ------------------------------------------------------------------------------------------


def every_legal_move(state: GameState) -> Iterator[Move]:
    """All legal moves of players and chance; two cards may be kept in either order."""
    for seat in range(len(state.players)):
        for move in legal_moves(state, seat):
            yield move
            if isinstance(move, Keep):
                yield Keep(seat, move.cards[::-1])
        if can_take_back(state, seat):
            yield TakeBack(seat)
            yield TakeBack(seat, all=True)
    for chance, _ in chance_moves(state):
        yield chance


def picture(state: GameState) -> str:
    """A state as text, without its deck."""
    return repr(state._replace(deck=Deck("", (), "")))


@given(tables())
def test_every_legal_move_applies_and_leaves_the_previous_state_unchanged(table: Table) -> None:
    deck = copy.deepcopy(table.deck)
    for game in play(table):
        state = game.state
        before, number = picture(state), hash(state)
        for move in every_legal_move(state):
            after, _ = apply(state, move)
            assert after != state
        assert picture(state) == before
        assert hash(state) == number
    assert table.deck == deck


@given(tables())
def test_the_game_always_waits_for_a_move_or_is_over(table: Table) -> None:
    for game in play(table):
        asked = seats_to_move(game.state)
        waits_for_chance = bool(chance_moves(game.state))
        assert (bool(asked), waits_for_chance, game.is_over).count(True) == 1
        for seat in range(table.players):
            assert bool(legal_moves(game.state, seat)) == (seat in asked)


@given(tables())
def test_chance_moves_have_weights_of_at_least_one_and_reveals_count_the_cards_left(table: Table) -> None:
    for game in play(table):
        moves = chance_moves(game.state)
        assert all(1 <= weight <= 8 for _, weight in moves)
        assert len({move for move, _ in moves}) == len(moves)
        if game.state.phase == Phase.REVEAL:
            assert sum(weight for _, weight in moves) == 8 - game.state.turn
        elif game.state.phase != Phase.START and moves:
            assert {move.card for move, _ in moves if isinstance(move, Deal | TurnUp)} == game.state.pile


# --- Moves that are not legal -----------------------------------------------------------------------------

MASKS = sorted(
    {mask for masks in PLACEMENTS.values() for mask in masks} | {1 << index for index in range(16)}
)


def any_move(state: GameState, dice: random.Random) -> Move:
    """A well-formed move of any kind and any seat, mostly about cards in front of a seat."""
    seat = dice.randrange(len(state.players))
    owner = state.players[dice.choice((seat, dice.randrange(len(state.players))))]
    in_front = [card.id for card, _ in owner.cards]
    card = dice.choice(in_front if in_front and dice.random() < 0.8 else list(state.deck.by_id))
    hand = [card.id for card in owner.dealt] or list(state.deck.by_id)
    boxes = dice.choice(MASKS) if dice.random() < 0.9 else dice.randint(1, ALL_BOXES)
    return dice.choices(
        (
            Mark(seat, card, boxes),
            Keep(seat, (dice.choice(hand), dice.choice(hand))),
            TakeBack(seat, all=dice.random() < 0.5),
            Ready(seat),
            Take(seat, dice.choice([card.id for card in state.display] or [card])),
            Take(seat, card),
            Draw(seat),
            Deal(card),
            TurnUp(card),
            Start(seat),
            Reveal(dice.choice(list(Shape))),
        ),
        (12, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    )[0]


@given(games(), NUMBERS)
def test_a_move_applies_exactly_if_it_is_legal_and_a_refused_one_changes_nothing(
    drawn: tuple[Table, Game], number: int
) -> None:
    _, game = drawn
    state, dice = game.state, random.Random(number)
    before, legal = copy.deepcopy(state), set(every_legal_move(state))
    for _ in range(150):
        move = any_move(state, dice)
        if move in legal:
            apply(state, move)
        else:
            with pytest.raises(IllegalMoveError) as refused:
                apply(state, move)
            assert refused.value.code
            assert refused.value.rule.startswith("R")
            assert refused.value.move == move
            assert set(refused.value.legal) <= legal
    assert state == before


@given(games(), NUMBERS)
def test_a_refusal_lists_all_legal_moves_of_the_same_seat(drawn: tuple[Table, Game], number: int) -> None:
    _, game = drawn
    state, dice = game.state, random.Random(number)
    legal = set(every_legal_move(state))
    for move in filter(lambda move: move not in legal, (any_move(state, dice) for _ in range(20))):
        with pytest.raises(IllegalMoveError) as refused:
            apply(state, move)
        if isinstance(move, ChanceMove):
            assert set(refused.value.legal) == {chance for chance, _ in chance_moves(state)}
        else:
            seat = move.seat
            back = [TakeBack(seat), TakeBack(seat, all=True)] if can_take_back(state, seat) else []
            assert set(refused.value.legal) == {*legal_moves(state, seat), *back}


ANYTHING: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=3),
    st.lists(st.text(max_size=3), max_size=3),
    st.tuples(st.text(max_size=3), st.integers()),
    st.sampled_from(Shape),
)
NO_SEATS = st.one_of(
    st.integers(max_value=-1), st.integers(min_value=4), ANYTHING.filter(lambda x: type(x) is not int)
)
NO_CARDS = ANYTHING.filter(lambda value: type(value) is not str)
NO_PAIRS = st.one_of(ANYTHING, st.tuples(st.text()), st.tuples(st.text(), st.text(), st.text()))
NO_BOXES = st.one_of(
    st.integers(max_value=0),
    st.integers(min_value=1 << 16),
    ANYTHING.filter(lambda value: type(value) is not int),
)
SEATS, SOME_CARD = st.integers(0, 3), st.just("grey-01")


def fields(kind: type, **each: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[type, dict[str, Any]]]:
    return st.tuples(st.just(kind), st.fixed_dictionaries(each))


MALFORMED = st.one_of(
    fields(Keep, seat=SEATS, cards=NO_PAIRS),
    fields(Keep, seat=NO_SEATS, cards=st.just(("grey-01", "grey-02"))),
    fields(Mark, seat=SEATS, card=SOME_CARD, boxes=NO_BOXES),
    fields(Mark, seat=SEATS, card=NO_CARDS, boxes=st.just(1)),
    fields(Mark, seat=NO_SEATS, card=SOME_CARD, boxes=st.just(1)),
    fields(TakeBack, seat=SEATS, all=ANYTHING.filter(lambda value: type(value) is not bool)),
    fields(Take, seat=SEATS, card=NO_CARDS),
    fields(Take, seat=NO_SEATS, card=SOME_CARD),
    fields(Deal, card=NO_CARDS),
    fields(TurnUp, card=NO_CARDS),
    fields(Reveal, shape=ANYTHING.filter(lambda value: type(value) is not Shape)),
    *(fields(kind, seat=NO_SEATS) for kind in (TakeBack, Ready, Draw, Start)),
)


@given(MALFORMED)
def test_a_malformed_move_is_refused_when_it_is_made(
    made: tuple[type, dict[str, Any]],
) -> None:
    kind, values = made
    with pytest.raises(MalformedMoveError) as refused:
        kind(**values)
    assert refused.value.code == "malformed-move"


@given(games(), ANYTHING)
def test_a_value_that_is_no_move_is_refused_and_changes_nothing(drawn: tuple[Table, Game], move: Any) -> None:
    _, game = drawn
    before, played = copy.deepcopy(game.state), len(game.moves)
    with pytest.raises(MalformedMoveError):
        game.play(move)
    assert game.state == before
    assert len(game.moves) == played


@given(games())
def test_a_move_of_a_missing_seat_is_refused(drawn: tuple[Table, Game]) -> None:
    table, game = drawn
    for seat in range(table.players, 4):
        moves = (Keep(seat, ("a", "b")), Mark(seat, "a", 1), TakeBack(seat), Ready(seat), Take(seat, "a"))
        for move in (*moves, Draw(seat), Start(seat)):
            with pytest.raises(MalformedMoveError):
                game.play(move)


@given(games())
def test_after_the_end_nothing_can_be_done(drawn: tuple[Table, Game]) -> None:
    table, _ = drawn
    *_, game = play(table)
    assert not list(every_legal_move(game.state))
    assert not seats_to_move(game.state)
