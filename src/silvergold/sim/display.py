"""The display: four places, filled from the left, with ``NO_CARD`` after the last card."""

import jax.numpy as jnp
from jax import Array

from silvergold.sim.bits import look_up, u8, u32
from silvergold.sim.cards import NO_CARD, DeckArrays
from silvergold.sim.state import DisplayCards


def size_of(display: DisplayCards) -> Array:
    """The number of cards on display."""
    return sum((u32(card != NO_CARD) for card in display[1:]), start=u32(display[0] != NO_CARD))


def lay_down(display: DisplayCards, card: Array) -> DisplayCards:
    """The display with a card turned up after the others; ``NO_CARD`` changes nothing."""
    size = size_of(display)
    one, two, three, four = (jnp.where(size == place, card, other) for place, other in enumerate(display))
    return one, two, three, four


def without_place(display: DisplayCards, place: Array) -> DisplayCards:
    """The display without the card at a place, later cards moved up; place 4 (the pile) changes nothing."""
    after = (*display[1:], jnp.full_like(display[0], NO_CARD))
    one, two, three, four = (
        jnp.where(place <= number, following, card)
        for number, (card, following) in enumerate(zip(display, after, strict=True))
    )
    return one, two, three, four


def palm_points(deck: DeckArrays, display: DisplayCards) -> Array:
    """R4.5: 1 point plus 1 for each palm on the cards of the display."""
    has_palm = [u8(look_up(deck.palms, card) != 0) for card in display]
    return sum(has_palm, start=u8(1))
