"""R4 Mark. Both cards of a player are in one word, so every mark is a mask of 32 bits."""

import jax.numpy as jnp
from jax import Array

from silvergold.engine.state import MOST_COINS, MOST_PALMS
from silvergold.sim.bits import count, u8, u32
from silvergold.sim.cards import DeckArrays, pair, unpair
from silvergold.sim.mark_tables import NO_SHAPE, MarkTables, legal_marks
from silvergold.sim.state import PlayerArrays

MarkSet = tuple[Array, Array]
"""The legal marks on one card: 64 bits in two words."""


def shape_owed(player: PlayerArrays, shape: Array) -> Array:
    """R4.1, R4.3: the shape that may be marked: the one revealed, or ``NO_SHAPE`` for a cross."""
    return jnp.where(player.crosses > 0, NO_SHAPE, u32(shape))


def sets_of_marks(tables: MarkTables, player: PlayerArrays, shape: Array) -> tuple[MarkSet, MarkSet]:
    """R4.1 to R4.3: the legal marks on the first and on the second card."""
    owed = shape_owed(player, shape)
    first, second = unpair(player.unmarked)
    return legal_marks(tables, owed, first), legal_marks(tables, owed, second)


def symbols_of(deck: DeckArrays, player: PlayerArrays) -> tuple[Array, Array, Array]:
    """R1.3: the boxes with crosses, coins and palms, on both of a player's cards in one word."""
    return (
        pair(deck.crosses, player.cards),
        pair(deck.coins, player.cards),
        pair(deck.palms, player.cards),
    )


def mark(
    symbols: tuple[Array, Array, Array], player: PlayerArrays, boxes: Array, palm: Array
) -> PlayerArrays:
    """R4.1 to R4.6: mark boxes of one card, if any; ``palm`` is what a palm scores now."""
    crosses, coins, palms = symbols
    unmarked = player.unmarked & ~boxes
    notes_palm = (boxes & palms != 0) & (player.palms < MOST_PALMS)
    return player._replace(
        unmarked=unmarked,
        coins=jnp.minimum(player.coins + u8(count(boxes & coins)), u8(MOST_COINS)),
        palms=player.palms + u8(notes_palm),
        palm_points=player.palm_points + jnp.where(notes_palm, palm, u8(0)),
        crosses=_crosses_owed(player, unmarked, boxes, u8(count(boxes & crosses))),
    )


def _crosses_owed(player: PlayerArrays, unmarked: Array, boxes: Array, marked: Array) -> Array:
    """R4.3: one box for each cross marked; with no unmarked box left, the rest lapses."""
    paid = u8((player.crosses > 0) & (boxes != 0))
    return jnp.where(unmarked == 0, u8(0), player.crosses - paid + marked)
