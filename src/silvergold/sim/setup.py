"""R2 Setting up."""

import jax.numpy as jnp
from jax import Array

from silvergold.actions import PAIRS
from silvergold.engine.state import CARDS_DEALT, CUPS, DISPLAY_SIZE
from silvergold.sim.bits import choose, look_up, u8, u32
from silvergold.sim.cards import NO_CARD, Cards, DeckArrays, any_of, pair, without_card
from silvergold.sim.dice import Dice, below, roll
from silvergold.sim.display import lay_down
from silvergold.sim.state import KEEP, Display, Player, State


def deal(deck: DeckArrays, players: int, dice: Dice) -> tuple[State, Dice]:
    """R2.1: four cards to each player; the games wait for the first to keep two."""
    nothing = jnp.zeros(dice.a.shape, jnp.uint8)
    pile: Cards = tuple(jnp.broadcast_to(word, nothing.shape) for word in deck.whole)
    nobody: Cards = tuple(jnp.zeros_like(word) for word in pile)
    no_card = nothing + u8(NO_CARD)
    seats = []
    for _ in range(players):
        dealt, pile, dice = _deal_hand(pile, dice)
        fresh = (nothing,) * 6
        seats.append(Player((no_card, no_card), u32(nothing), *fresh, completed=nobody, dealt=dealt))
    state = State(
        players=tuple(seats),
        display=(no_card,) * 4,
        pile=pile,
        cups=nothing + u8(len(CUPS)),
        expeditions=nothing + u8(0xFF),
        shape=nothing,
        round=nothing + u8(1),
        turn=nothing,
        start_player=nothing,
        phase=nothing + u8(KEEP),
        seat=nothing,
    )
    return state, dice


def _deal_hand(pile: Cards, dice: Dice) -> tuple[tuple[Array, Array, Array, Array], Cards, Dice]:
    hand = []
    for _ in range(CARDS_DEALT):
        dice, rolled = roll(dice)
        card = any_of(pile, rolled)
        pile = without_card(pile, card)
        hand.append(card)
    first, second, third, fourth = hand
    return (first, second, third, fourth), pile, dice


def keep(deck: DeckArrays, player: Player, choice: Array) -> Player:
    """R2.2: two of the four, by the number of the pair."""
    first, second = (
        _dealt(player, look_up(jnp.array([kept[side] for kept in PAIRS], jnp.uint8), choice))
        for side in range(2)
    )
    cards = (first, second)
    return player._replace(cards=cards, unmarked=pair(deck.boxes, cards))


def _dealt(player: Player, place: Array) -> Array:
    card = player.dealt[0]
    for number, other in enumerate(player.dealt[1:], start=1):
        card = jnp.where(place == number, other, card)
    return card


def lay_open(deck: DeckArrays, state: State, dice: Dice, when: Array | bool) -> tuple[State, Dice]:
    """R2.3, R2.5: the other cards are the pile, four are turned up, and a start player is drawn."""
    no_card = jnp.full_like(state.seat, NO_CARD)
    pile: Cards = tuple(jnp.broadcast_to(word, no_card.shape) for word in deck.whole)
    for player in state.players:
        for card in player.cards:
            pile = without_card(pile, card)
    display: Display = (no_card,) * 4
    for _ in range(DISPLAY_SIZE):
        dice, rolled = roll(dice, when)
        card = any_of(pile, rolled)
        pile, display = without_card(pile, card), lay_down(display, card)
    dice, rolled = roll(dice, when)
    start_player = u8(below(rolled, u32(len(state.players))))
    players = tuple(player._replace(dealt=(no_card,) * 4) for player in state.players)
    laid = state._replace(players=players, pile=pile, display=display, start_player=start_player)
    return choose(jnp.asarray(when), laid, state), dice
