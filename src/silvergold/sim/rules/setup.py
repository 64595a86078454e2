"""R2 Setting up."""

import jax.numpy as jnp
from jax import Array

from silvergold.actions import PAIRS
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT, CUPS, DISPLAY_SIZE
from silvergold.sim.bits import choose, look_up, u8, u32, value_at
from silvergold.sim.cards import NO_CARD, CardSet, DeckArrays, pair, random_card, without_card
from silvergold.sim.display import lay_down
from silvergold.sim.mark_tables import FACE_DOWN
from silvergold.sim.rng import Rng, random_below, random_bits
from silvergold.sim.state import KEEP, DisplayCards, GameArrays, PlayerArrays


def deal(deck: DeckArrays, players: int, rng: Rng) -> tuple[GameArrays, Rng]:
    """R2.1: four cards for each player; the games wait for seat 0 to keep two."""
    nothing = jnp.zeros(rng.a.shape, jnp.uint8)
    pile: CardSet = tuple(jnp.broadcast_to(word, nothing.shape) for word in deck.whole)
    no_cards: CardSet = tuple(jnp.zeros_like(word) for word in pile)
    no_card = nothing + u8(NO_CARD)
    seats = []
    for _ in range(players):
        dealt, pile, rng = _deal_hand(pile, rng)
        seats.append(
            PlayerArrays(
                cards=(no_card, no_card),
                unmarked=u32(nothing),
                coins=nothing,
                rows=nothing,
                cup_points=nothing,
                palms=nothing,
                palm_points=nothing,
                crosses=nothing,
                completed=no_cards,
                dealt=dealt,
            )
        )
    state = GameArrays(
        players=tuple(seats),
        display=(no_card, no_card, no_card, no_card),
        pile=pile,
        cups=nothing + u8(len(CUPS)),
        expeditions=nothing + u8(FACE_DOWN),
        shape=nothing,
        round=nothing + u8(1),
        turn=nothing,
        start_player=nothing,
        phase=nothing + u8(KEEP),
        seat=nothing,
    )
    return state, rng


def _deal_hand(pile: CardSet, rng: Rng) -> tuple[tuple[Array, Array, Array, Array], CardSet, Rng]:
    hand = []
    for _ in range(CARDS_DEALT):
        rng, bits = random_bits(rng)
        card = random_card(pile, bits)
        pile = without_card(pile, card)
        hand.append(card)
    first, second, third, fourth = hand
    return (first, second, third, fourth), pile, rng


def keep(deck: DeckArrays, player: PlayerArrays, choice: Array) -> PlayerArrays:
    """R2.2: two of the four, by the number of the pair."""
    first, second = (
        value_at(player.dealt, look_up(jnp.array([kept[side] for kept in PAIRS], jnp.uint8), choice))
        for side in range(CARDS_KEPT)
    )
    cards = (first, second)
    return player._replace(cards=cards, unmarked=pair(deck.boxes, cards))


def lay_open(deck: DeckArrays, state: GameArrays, rng: Rng, when: Array | bool) -> tuple[GameArrays, Rng]:
    """R2.3, R2.5: the other cards form the pile, four are turned up, and a start player is drawn."""
    no_card = jnp.full_like(state.seat, NO_CARD)
    pile: CardSet = tuple(jnp.broadcast_to(word, no_card.shape) for word in deck.whole)
    for player in state.players:
        for card in player.cards:
            pile = without_card(pile, card)
    display: DisplayCards = (no_card, no_card, no_card, no_card)
    for _ in range(DISPLAY_SIZE):
        rng, bits = random_bits(rng, when)
        card = random_card(pile, bits)
        pile, display = without_card(pile, card), lay_down(display, card)
    rng, bits = random_bits(rng, when)
    start_player = u8(random_below(bits, u32(len(state.players))))
    players = tuple(player._replace(dealt=(no_card, no_card, no_card, no_card)) for player in state.players)
    laid = state._replace(players=players, pile=pile, display=display, start_player=start_player)
    return choose(jnp.asarray(when), laid, state), rng
