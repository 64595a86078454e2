"""R7 Scoring, line by line, and the winners."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from silvergold.engine.state import Edition
from silvergold.sim.cards import VALUES, WORTHS, CardSet, DeckArrays, count_common, words_of
from silvergold.sim.state import PlayerArrays


class Scores(NamedTuple):
    """The lines of the scores: int32 [batch, seats] each."""

    coins: Array
    cups: Array
    palms: Array
    cards: Array
    seals: Array

    @property
    def total(self) -> Array:
        """The sum of the lines."""
        return self.coins + self.cups + self.palms + self.cards + self.seals


def count_by_color(deck: DeckArrays, completed: CardSet) -> tuple[Array, ...]:
    """R7.5, R7.6: the number of completed cards of each colour."""
    return tuple(count_common(completed, words_of(cards)).astype(jnp.int32) for cards in deck.of_color)


def card_points(by_color: tuple[Array, ...]) -> Array:
    """R7.4: the values of the completed cards."""
    points = [number * value for number, value in zip(by_color, VALUES, strict=True)]
    return sum(points[1:], start=points[0])


def seal_points(deck: DeckArrays, completed: CardSet, by_color: tuple[Array, ...]) -> Array:
    """R7.5: each seal's worth times the completed cards of the colour it counts."""
    points = [
        count_common(completed, words_of(with_seal)).astype(jnp.int32) * worth * number
        for with_seal, worth, number in zip(deck.with_seal, WORTHS, by_color, strict=True)
    ]
    return sum(points[1:], start=points[0])


def score(deck: DeckArrays, player: PlayerArrays) -> Scores:
    """R7.1 to R7.5: a player's score so far."""
    by_color = count_by_color(deck, player.completed)
    return Scores(
        coins=player.coins.astype(jnp.int32),
        cups=player.cup_points.astype(jnp.int32),
        palms=player.palm_points.astype(jnp.int32),
        cards=card_points(by_color),
        seals=seal_points(deck, player.completed, by_color),
    )


def scores(deck: DeckArrays, players: tuple[PlayerArrays, ...]) -> Scores:
    """The scores of all seats."""
    lines = zip(*(score(deck, player) for player in players), strict=True)
    return Scores(*(jnp.stack(line, axis=-1) for line in lines))


def winners(deck: DeckArrays, players: tuple[PlayerArrays, ...], edition: Edition) -> Array:
    """R7.6: the seats that have won, bool [batch, seats]; several if the victory is shared."""
    keys = [scores(deck, players).total]
    if edition.has_tie_break:
        by_seat = [count_by_color(deck, player.completed) for player in players]
        keys += [jnp.stack(numbers, axis=-1) for numbers in zip(*by_seat, strict=True)]
    best = jnp.ones_like(keys[0], bool)
    for key in keys:
        most = jnp.max(jnp.where(best, key, -1), axis=-1, keepdims=True)
        best &= key == most
    return best
