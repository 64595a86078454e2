"""The dealer: the same seed deals the same cards, whatever the players do."""

import hashlib
import random
from collections import Counter

from hypothesis import example, given
from hypothesis import strategies as st

from silvergold.engine import (
    Deal,
    Dealer,
    Game,
    Phase,
    Reveal,
    Shape,
    Start,
    TurnUp,
    chance_moves,
    standard_deck,
)
from silvergold.engine.dealer import shuffled_order
from silvergold.engine.events import Kept
from tests.decks import NUMBERS, Table, play, play_on, tables


def played(table: Table, seed: bytes, choices: int, start_player: int | None = None) -> Game:
    """A whole game at a table, with another seed and other choices."""
    game = Game(table.deck, table.players, table.edition)
    dealer = Dealer(table.deck, seed, start_player)
    *_, game = play_on(game, dealer, random.Random(choices), table.eagerness)
    return game


def cards_dealt(game: Game) -> list[str]:
    return [move.card for move in game.moves if isinstance(move, Deal)]


def cards_turned_up(game: Game, passing_over: set[str]) -> list[str]:
    return [move.card for move in game.moves if isinstance(move, TurnUp) and move.card not in passing_over]


def shapes_revealed(game: Game) -> list[Shape]:
    return [move.shape for move in game.moves if isinstance(move, Reveal)]


def start_players(game: Game) -> list[int]:
    return [move.seat for move in game.moves if isinstance(move, Start)]


def cards_kept(game: Game) -> set[str]:
    return {card for event in game.events if isinstance(event, Kept) for card in event.cards}


def test_a_dealer_goes_on_after_another_with_what_is_left() -> None:
    deck = standard_deck()
    game, one, other = Game(deck), Dealer(deck, b"one"), Dealer(deck, b"other")
    *_, game = play_on(game, one, random.Random(1), 1.0)
    reveals = [move for move in game.moves if isinstance(move, Reveal)]
    assert [move.shape for move in reveals] == [shape for shapes in one.expeditions for shape in shapes[:7]]
    middle = game.state._replace(phase=Phase.REVEAL, round=2, revealed=one.expeditions[1][:3])
    left = Counter(one.expeditions[1][3:])
    assert other.move(middle) == Reveal(next(shape for shape in other.expeditions[1] if left[shape]))


def test_the_start_player_follows_from_the_seed() -> None:
    dealer = Dealer(standard_deck(), b"who will ")
    for players in (2, 3, 4):
        stream = hashlib.shake_256(b"who will start").digest(16 * players)
        keys = [stream[16 * seat : 16 * seat + 16] for seat in range(players)]
        assert dealer.first_seat(players) == keys.index(min(keys))


@given(tables(), st.binary())
def test_the_same_seed_and_choices_make_the_same_game(table: Table, seed: bytes) -> None:
    one, other = played(table, seed, table.choices), played(table, seed, table.choices)
    assert one.moves == other.moves
    assert one.events == other.events
    assert one.state == other.state


@given(tables(), st.binary(), NUMBERS, NUMBERS)
def test_the_same_seed_deals_the_same_cards_whatever_the_players_do(
    table: Table, seed: bytes, these: int, those: int
) -> None:
    one, other = played(table, seed, these), played(table, seed, those)
    assert cards_dealt(one) == cards_dealt(other)
    assert start_players(one) == start_players(other)
    assert shapes_revealed(one) == shapes_revealed(other)
    kept = cards_kept(one) | cards_kept(other)
    shorter, longer = sorted((cards_turned_up(one, kept), cards_turned_up(other, kept)), key=len)
    assert longer[: len(shorter)] == shorter


@given(tables(), st.data())
def test_naming_the_start_player_changes_nothing_else(table: Table, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, table.players - 1), label="start player")
    drawn, given_one = played(table, table.seed, 1), played(table, table.seed, 1, start_player=seat)
    assert start_players(given_one) == [seat]
    assert cards_dealt(given_one) == cards_dealt(drawn)
    assert shapes_revealed(given_one) == shapes_revealed(drawn)


@given(tables())
def test_the_dealer_only_makes_possible_moves_of_chance(table: Table) -> None:
    for game in play(table):
        possible = [move for move, _ in chance_moves(game.state)]
        if possible:
            assert Dealer(table.deck, table.seed).move(game.state) in possible


@given(tables(), st.binary())
def test_any_other_dealer_can_take_over_at_any_time(table: Table, seed: bytes) -> None:
    for game in play(table):
        possible = [move for move, _ in chance_moves(game.state)]
        if possible:
            assert Dealer(table.deck, seed).move(game.state) in possible


@given(st.binary(), st.text(max_size=10), st.integers(0, 50))
@example(b"", "", 1)
def test_an_order_names_every_number_once(seed: bytes, purpose: str, size: int) -> None:
    assert sorted(shuffled_order(seed, purpose, size)) == list(range(size))


def test_every_order_of_three_items_is_about_equally_frequent() -> None:
    orders = [tuple(shuffled_order(bytes([number >> 8, number & 255]), "three", 3)) for number in range(6000)]
    frequencies = [orders.count(order) for order in set(orders)]
    assert len(frequencies) == 6
    assert all(900 < frequency < 1100 for frequency in frequencies)


def test_over_many_seeds_all_players_start_about_equally_often() -> None:
    seats = [shuffled_order(number.to_bytes(2, "big"), "start", 4)[0] for number in range(4000)]
    assert all(900 < seats.count(seat) < 1100 for seat in range(4))
