"""Every inequality behind the bound holds in games that were played."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from silvergold.engine import Dealer, Game, Shape, score, standard_deck
from silvergold.engine.events import Completed, Kept, Marked, Revealed, Took
from silvergold.engine.state import MOST_COINS, TURNS
from silvergold.upper_bounds.prices import GAME, coin_points, packaged_prices
from silvergold.upper_bounds.seals_and_palms import (
    SealPrices,
    best_sums,
    color_counts,
    most_palm_points,
    most_seal_points,
)
from silvergold.upper_bounds.shapes_to_come import cards_left, chances_before
from silvergold.upper_bounds.small_game import FULL
from silvergold.upper_bounds.solo import play_solo, solo_bot
from silvergold.upper_bounds.supply import (
    MOST_BOXES,
    MOST_SEEN,
    CardSupply,
    first_turns,
    sample_supply,
    turns_of_takes,
)
from silvergold.upper_bounds.whole_game import BONUSES, CardValues, WholeGame, highest_bonus

DECK = standard_deck()
NUMBERS = {card.id: number for number, card in enumerate(DECK.cards)}
SHAPES = list(Shape)
PRICES = packaged_prices()
SEEDS = [b"alone 1", b"alone 2"]
BOTS = ["drifter", "sailor", "captain"]
GAMES = [(bot, seed) for bot in BOTS for seed in SEEDS]


@cache
def played(bot: str, seed: bytes) -> Game:
    """A finished game alone."""
    return play_solo(DECK, solo_bot(bot), seed)


def supply_of(game: Game, seed: bytes) -> CardSupply:
    """The cards kept and the pile, in its order."""
    kept = next(event.cards for event in game.events if isinstance(event, Kept))
    pile = [card for card in Dealer(DECK, seed).pile_order if card not in kept][:MOST_SEEN]
    return CardSupply(np.array([NUMBERS[card] for card in kept]), np.array([NUMBERS[card] for card in pile]))


def takes_of(game: Game) -> list[str]:
    """The cards taken, in order."""
    return [event.card for event in game.events if isinstance(event, Took)]


def marks_by_turn(game: Game) -> list[tuple[Shape, list[Marked]]]:
    """The shape and the marks of each turn."""
    turns: list[tuple[Shape, list[Marked]]] = []
    for event in game.events:
        if isinstance(event, Revealed):
            turns.append((event.shape, []))
        elif isinstance(event, Marked):
            turns[-1][1].append(event)
    return turns


def counted(mark: Marked, symbol: str) -> int:
    """How many boxes with a symbol a mark covers."""
    symbols: int = getattr(DECK.by_id[mark.card], symbol)
    return (mark.boxes & symbols).bit_count()


def test_cards_left_have_chances_that_sum_to_1() -> None:
    assert sum(len(cards_left(number)) for number in range(sum(FULL) + 1)) == 144
    for turn in range(TURNS):
        assert chances_before(turn).sum() == pytest.approx(1)


@pytest.mark.parametrize(("bot", "seed"), GAMES)
def test_no_turn_has_more_than_one_mark_and_its_crosses(bot: str, seed: bytes) -> None:
    turns = marks_by_turn(played(bot, seed))
    assert len(turns) == GAME
    for _, marks in turns:
        by = Counter(mark.by == "cross" for mark in marks)
        assert by[False] <= 1
        assert by[True] <= sum(counted(mark, "crosses") for mark in marks)


@pytest.mark.parametrize(("bot", "seed"), GAMES)
def test_no_card_is_held_before_its_first_turn(bot: str, seed: bytes) -> None:
    game = played(bot, seed)
    supply = supply_of(game, seed)
    first = dict(zip(supply.pile.tolist(), first_turns(turns_of_takes(DECK, supply), MOST_SEEN), strict=True))
    turn = 0
    for event in game.events:
        turn += isinstance(event, Revealed)
        if isinstance(event, Took):
            assert first[NUMBERS[event.card]] <= turn


@pytest.mark.parametrize(("bot", "seed"), GAMES)
def test_seals_and_palms_give_no_more_than_the_most(bot: str, seed: bytes) -> None:
    game = played(bot, seed)
    supply, takes = supply_of(game, seed), len(takes_of(game))
    player = game.state.players[0]
    colors, seals = (
        counts[[NUMBERS[card.id] for card in player.completed]].sum(axis=0) for counts in color_counts(DECK)
    )
    for high in (0.0, 1.0, 3.0):
        prices = SealPrices(seal=np.full(4, 2 * high), color=np.full(4, high))
        paid = float(seals @ prices.seal + colors @ prices.color)
        assert score(player).seals <= most_seal_points(DECK, supply, prices)[takes] + paid
        noted = high * len(player.score_card.palms)
        assert score(player).palms <= most_palm_points(DECK, supply, high)[takes] + noted


@pytest.mark.parametrize(("bot", "seed"), GAMES)
def test_a_game_scores_no_more_than_its_cards_and_limits_at_their_prices(bot: str, seed: bytes) -> None:
    game = played(bot, seed)
    supply, takes = supply_of(game, seed), takes_of(game)
    player = game.state.players[0]
    cards, held = 0.0, 2 * PRICES.place.sum()  # in every turn, two cards are held
    limits = PRICES.limits - PRICES.marks(GAME)
    for turn, (shape, marks) in enumerate(marks_by_turn(game)):
        price = PRICES.turn[turn, SHAPES.index(shape)]
        limits += price
        for mark in marks:
            cards -= PRICES.cross[turn] if mark.by == "cross" else price
            cards += PRICES.cross[turn] * counted(mark, "crosses")
            cards += PRICES.coin * counted(mark, "coins") + PRICES.palm * counted(mark, "palms")
    cards += sum(
        card.value + PRICES.color[list(type(card.color)).index(card.color)] for card in player.completed
    )
    cards += sum(
        PRICES.seal[list(type(card.seal)).index(card.seal)] for card in player.completed if card.seal
    )
    cards += PRICES.take * len(takes) - held
    shared = most_seal_points(DECK, supply, SealPrices(PRICES.seal, PRICES.color))[len(takes)]
    shared += most_palm_points(DECK, supply, PRICES.palm)[len(takes)] - PRICES.take * len(takes)
    assert score(player).total <= cards + limits + shared


@pytest.mark.parametrize("seed", SEEDS)
def test_two_cards_are_held_in_every_turn(seed: bytes) -> None:
    game = played("captain", seed)
    completed = sum(isinstance(event, Completed) for event in game.events)
    last = [event for _, marks in marks_by_turn(game)[-1:] for event in marks]
    assert len(game.state.players[0].cards) + completed - len(takes_of(game)) == 2
    assert last


def test_coins_give_no_more_than_their_price_and_the_limit() -> None:
    limit = max(coin_points(coins) - PRICES.coin * coins for coins in range(MOST_COINS + 1))
    assert [coin_points(coins) for coins in (3, 4, 8, 12)] == [3, 10, 19, 27]
    assert all(coin_points(coins) <= limit + PRICES.coin * coins for coins in range(MOST_COINS + 1))


def test_the_first_turns_of_a_round_have_the_largest_shapes() -> None:
    assert MOST_BOXES[:8].tolist() == [4, 8, 12, 15, 18, 21, 24, 28]
    assert MOST_BOXES[-1] == 96


def test_the_best_sums_are_those_of_all_pairs() -> None:
    first, second = np.array([0.0, 3.0, 1.0]), np.array([0.0, -1.0, 4.0])
    assert best_sums(first, second).tolist() == [0.0, 3.0, 4.0]


def test_a_supply_has_the_cards_dealt_in_six_choices() -> None:
    supply = sample_supply(DECK, deals=2, orders=3, seed=1)
    assert supply.kept.shape == (2, 3, 6, 2)
    assert supply.pile.shape == (2, 3, 6, MOST_SEEN)
    for kept, pile in zip(supply.kept.reshape(-1, 2), supply.pile.reshape(-1, MOST_SEEN), strict=True):
        assert len({*kept.tolist(), *pile.tolist()}) == MOST_SEEN + 2


def test_free_cards_are_worth_their_values_by_first_turn() -> None:
    """With values that are known, the bound is the limits, the cards and what seals and palms give."""
    supply = sample_supply(DECK, deals=1, orders=1, seed=1)
    bonuses = np.array([np.linspace(0, highest_bonus(card), BONUSES) for card in DECK.cards])
    nothing = CardValues(np.zeros_like(bonuses), np.zeros((*bonuses.shape, GAME + 1)))
    lowest = WholeGame(DECK, PRICES, nothing, supply).bounds()
    kept_only = CardValues(np.full_like(bonuses, 10.0), nothing.taken)
    assert WholeGame(DECK, PRICES, kept_only, supply).bounds() == pytest.approx(lowest + 20)
    assert lowest[0] > PRICES.limits - PRICES.take * 13
