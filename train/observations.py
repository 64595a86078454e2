"""What each seat sees in a batch of games, as the network's input arrays.

``tests/train/test_observations.py`` compares them with ``bots/admiral/from_view`` on positions of the engine.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import (
    NO_SEAL,
    RIVALS,
    IslandArrays,
    OwnArrays,
    RivalArrays,
    TableArrays,
)
from silvergold.engine import Deck
from silvergold.engine.state import TURNS
from silvergold.sim.bits import look_up, u8
from silvergold.sim.cards import (
    COLORS,
    NO_CARD,
    DeckArrays,
    count_common,
    deck_arrays,
    number_of,
    unpair,
    words_of,
)
from silvergold.sim.mark_tables import EXPEDITIONS, SHAPES
from silvergold.sim.rules.scoring import score
from silvergold.sim.rules.settling import Supply, lay_aside
from silvergold.sim.state import PlayerArrays

FULL_ROUND = tuple(EXPEDITIONS.count(shape) for shape in range(len(SHAPES)))
"""R1.5: how many expedition cards of each shape there are."""


class DeckFeatures(NamedTuple):
    """A deck's arrays, and the number of the colour and the seal of each card."""

    arrays: DeckArrays
    color: Array
    seal: Array


def deck_features(deck: Deck) -> DeckFeatures:
    """A deck as the network sees its cards."""
    colors = [COLORS.index(card.color) for card in deck.cards]
    seals = [COLORS.index(card.seal) if card.seal else NO_SEAL for card in deck.cards]
    rest = NO_CARD + 1 - len(colors)
    return DeckFeatures(
        deck_arrays(deck),
        jnp.array(colors + [0] * rest, jnp.uint8),
        jnp.array(seals + [NO_SEAL] * rest, jnp.uint8),
    )


def islands(deck: DeckFeatures, cards: Array, unmarked: Array) -> IslandArrays:
    """Cards with their unmarked boxes."""
    unmarked = unmarked.astype(jnp.uint16)
    crosses, coins, palms = (
        look_up(masks, cards) & unmarked
        for masks in (deck.arrays.crosses, deck.arrays.coins, deck.arrays.palms)
    )
    color, seal = look_up(deck.color, cards), look_up(deck.seal, cards)
    return IslandArrays(unmarked, crosses, coins, palms, color, seal)


def unmarked_islands(deck: DeckFeatures, cards: Array) -> IslandArrays:
    """Cards without marks."""
    return islands(deck, cards, look_up(deck.arrays.boxes, cards))


def hands(deck: DeckFeatures, players: PlayerArrays) -> IslandArrays:
    """Both islands of each player: [..., 2]."""
    unmarked = jnp.stack(unpair(players.unmarked), axis=-1)
    return islands(deck, jnp.stack(players.cards, axis=-1), unmarked)


def own_side(deck: DeckFeatures, players: PlayerArrays, palm: Array) -> OwnArrays:
    """Each player's side, including the cards completed this turn."""
    laid = lay_aside(players)

    def completed(sets: Array) -> Array:
        """How many completed cards are in each of some sets."""
        return jnp.stack([u8(count_common(laid.completed, words_of(cards))) for cards in sets], axis=-1)

    done, seals = completed(deck.arrays.of_color), completed(deck.arrays.with_seal)
    points = score(deck.arrays, laid).total.astype(jnp.int16)
    return OwnArrays(players.coins, players.palms, players.crosses, done, seals, points, palm)


def rival_sides(deck: DeckFeatures, players: PlayerArrays) -> tuple[RivalArrays, IslandArrays]:
    """For each seat [P, ...] its rivals clockwise, as the table shows them: [P, ..., 3]."""
    seats = players.coins.shape[0]
    points = score(deck.arrays, lay_aside(players)).total.astype(jnp.int16)
    is_there = jnp.ones_like(players.coins)
    sides = RivalArrays(is_there, points, players.coins, players.rows, players.palms)

    def clockwise(side: Array) -> Array:
        """The others' sides; those of empty seats are zeros."""
        others = [jnp.roll(side, -steps, axis=0) for steps in range(1, seats)]
        others += [jnp.zeros_like(side)] * (RIVALS - len(others))
        return jnp.stack(others, axis=len(players.coins.shape))

    found: tuple[RivalArrays, IslandArrays] = jax.tree.map(clockwise, (sides, hands(deck, players)))
    return found


def shapes_to_come(expeditions: Array, turn: Array) -> Array:
    """R6.1: how many cards of each shape may come next; a new round starts with all of them: [..., 6]."""
    left = jnp.stack(
        [
            sum((expeditions >> card & 1) for card, shape in enumerate(EXPEDITIONS) if shape == number)
            for number in range(len(FULL_ROUND))
        ],
        axis=-1,
    )
    return u8(jnp.where(turn == TURNS, jnp.array(FULL_ROUND, jnp.uint8), left))


def table_of(
    rivals: RivalArrays, players: PlayerArrays, supply: Supply, cups: Array, shapes: Array, **turn: Array
) -> TableArrays:
    """What the seats see of the table; what all seats share is repeated for each."""
    like = players.coins

    def for_all(number: Array) -> Array:
        return jnp.broadcast_to(u8(number), like.shape)

    return TableArrays(
        rivals=rivals,
        rows=players.rows,
        cups=for_all(cups),
        shapes=jnp.broadcast_to(shapes, (*like.shape, shapes.shape[-1])),
        turns=for_all(turn["turns"]),
        is_settled=for_all(turn["is_settled"]),
        steps=for_all(turn["steps"]),
        moves_every_turn=for_all(turn["moves_every_turn"]),
        pile=for_all(jnp.minimum(number_of(supply.pile), NO_CARD)),
    )
