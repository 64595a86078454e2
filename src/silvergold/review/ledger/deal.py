"""R2.1, R2.2: the luck of the deal, card by card, and the choice of two cards."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np

from silvergold.bots.admiral.candidates import IntArray, candidates_with
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.from_view import context_of, own_side, unmarked_islands
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import Deal, Deck, Edition, Keep, apply, new_game, view
from silvergold.engine.state import CARDS_DEALT
from silvergold.review.ledger.evaluation import VALUE, Worths, worths_of_candidates
from silvergold.review.ledger.network_inputs import shapes_to_come
from silvergold.review.ledger.options import Options

MOST_COMPLETIONS = 20_000
"""With more ways than this to complete a hand, a sample of this size stands for them."""


@lru_cache(maxsize=8)
def pair_worths(deck: Deck, players: int, edition: Edition) -> Worths:
    """R2.2: what a seat that keeps two cards can expect: [cards, cards, 3]; it knows nothing else yet."""
    state = new_game(deck, players, edition)
    for card in deck.cards[: players * CARDS_DEALT]:
        state, _ = apply(state, Deal(card.id))
    seen = view(state, 0)
    evaluator = Evaluator(packaged_weights(), context_of(seen, shapes_to_come(state)))
    first, second = np.triu_indices(len(deck.cards), 1)
    pairs = np.stack([first, second], axis=1)
    candidates = candidates_with(unmarked_islands(deck.cards), own_side(seen), pairs)
    found = np.full((len(deck.cards), len(deck.cards), 3), -np.inf)
    found[first, second] = found[second, first] = worths_of_candidates(evaluator, candidates)
    return found


@lru_cache(maxsize=32)
def completions(cards: int, missing: int) -> IntArray:
    """All ways to complete a hand, or a sample of them with a fixed seed: [ways, missing]."""
    if comb(cards, missing) <= MOST_COMPLETIONS:
        ways = [*combinations(range(cards), missing)]
        return np.array(ways, np.int64).reshape(len(ways), missing)
    keys = np.random.default_rng(0).random((MOST_COMPLETIONS, cards))
    return np.argpartition(keys, missing, axis=1)[:, :missing]


def hand_worth(pairs: Worths, hand: Sequence[int]) -> Worths:
    """What a seat with the first cards of its hand can expect: the mean, over the rest, of the best pair."""
    rest = completions(len(pairs), CARDS_DEALT - len(hand))
    rest = rest[~np.isin(rest, hand).any(axis=1)]
    hands = np.concatenate([np.broadcast_to(np.array(hand, np.int64), (len(rest), len(hand))), rest], axis=1)
    best = np.full((len(hands), 3), -np.inf)
    for one, other in combinations(range(CARDS_DEALT), 2):
        np.maximum(best, pairs[hands[:, one], hands[:, other]], out=best)
    mean: Worths = best.mean(axis=0)
    return mean


@lru_cache(maxsize=8)
def first_card_worths(deck: Deck, players: int, edition: Edition) -> Worths:
    """What a seat can expect with each card as the first of its four: [cards, 3]."""
    pairs = pair_worths(deck, players, edition)
    return np.stack([hand_worth(pairs, [card]) for card in range(len(pairs))])


def deal_steps(
    deck: Deck, players: int, edition: Edition, hand: Sequence[int]
) -> list[tuple[Worths, Worths]]:
    """For each card of a hand: the mean over all cards that could have come, and the card that came."""
    pairs = pair_worths(deck, players, edition)
    steps = []
    for number, card in enumerate(hand):
        had = list(hand[:number])
        if had:
            possible = [other for other in range(len(pairs)) if other not in had]
            found = np.stack([hand_worth(pairs, [*had, other]) for other in possible])
            steps.append((found.mean(axis=0), found[possible.index(card)]))
        else:
            found = first_card_worths(deck, players, edition)
            steps.append((found.mean(axis=0), found[card]))
    return steps


def keep_options(deck: Deck, players: int, edition: Edition, seat: int, hand: Sequence[int]) -> Options:
    """R2.2: the six pairs of a hand."""
    pairs = pair_worths(deck, players, edition)
    kept = [*combinations(hand, 2)]
    moves = [(Keep(seat, (deck.cards[one].id, deck.cards[other].id)),) for one, other in kept]
    return Options(moves.__getitem__, np.stack([pairs[pair] for pair in kept]))


def favourite_pair(deck: Deck, players: int, edition: Edition, hand: Sequence[int]) -> tuple[int, int]:
    """R2.2: the pair of a hand that Admiral's objective prefers."""
    pairs = pair_worths(deck, players, edition)
    return max(combinations(hand, 2), key=lambda pair: pairs[*pair, VALUE])
