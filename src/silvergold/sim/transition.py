"""One decision in every game of a batch, each game in its own phase, and what follows from it."""

from functools import partial

import jax.numpy as jnp
from jax import Array, lax

from silvergold.engine.state import Edition
from silvergold.sim.actions import boxes_of, is_legal, pair_of, place_of
from silvergold.sim.bits import if_any, u8
from silvergold.sim.cards import DeckArrays
from silvergold.sim.display import palm_points
from silvergold.sim.rng import Rng, random_bits
from silvergold.sim.rules import rounds, settling
from silvergold.sim.rules.marking import mark, symbols_of
from silvergold.sim.rules.settling import PILE, Supply, must_take
from silvergold.sim.rules.setup import keep, lay_open
from silvergold.sim.state import KEEP, MARK, TAKE, GameArrays, player_at, with_player


def advance(
    deck: DeckArrays, edition: Edition, state: GameArrays, action: Array, rng: Rng
) -> tuple[GameArrays, Rng]:
    """Every game after its seat's action and the chance moves after it; an illegal action changes nothing."""
    may = is_legal(state, action)
    keeps, marks, takes = (may & (state.phase == phase) for phase in (KEEP, MARK, TAKE))
    no = jnp.zeros_like(may)
    state, rng = if_any(
        keeps,
        partial(_after_keeping, deck, state, pair_of(action), rng, keeps),
        lambda: (state, rng),
    )
    state, is_marked = if_any(
        marks,
        partial(_after_marking, deck, state, boxes_of(action), marks),
        lambda: (state, no),
    )
    state, rng, is_taken = if_any(
        takes,
        partial(_after_taking, deck, state, place_of(action), rng, takes),
        lambda: (state, rng, no),
    )
    steps = jnp.where(is_taken, rounds.steps_to(state, state.seat) + u8(1), u8(0))
    settles = is_marked | is_taken
    return if_any(settles, partial(_settle, edition, state, steps, rng, settles), lambda: (state, rng))


def _after_keeping(
    deck: DeckArrays, state: GameArrays, choice: Array, rng: Rng, when: Array
) -> tuple[GameArrays, Rng]:
    """R2.2, R2.3: once all have chosen, the cards are revealed and the first turn begins."""
    player = keep(deck, player_at(state.players, state.seat), choice)
    state = state._replace(players=with_player(state.players, state.seat, player, when))
    is_last = when & (state.seat == len(state.players) - 1)
    state = state._replace(seat=state.seat + u8(when & ~is_last))
    state, rng = lay_open(deck, state, rng, is_last)
    return rounds.reveal(state, rng, is_last)


def _after_marking(
    deck: DeckArrays, state: GameArrays, boxes: Array, when: Array
) -> tuple[GameArrays, Array]:
    """R4: the same seat while it owes crosses, then the next that can mark; also whether all have marked."""
    player = player_at(state.players, state.seat)
    marked = mark(symbols_of(deck, player), player, boxes, palm_points(deck, state.display))
    state = state._replace(players=with_player(state.players, state.seat, marked, when))
    is_done = when & (marked.crosses == 0)
    state = rounds.next_marker(state, rounds.steps_to(state, state.seat) + u8(1), is_done)
    return state, is_done & (state.seat == rounds.NOBODY)


def _after_taking(
    deck: DeckArrays, state: GameArrays, place: Array, rng: Rng, when: Array
) -> tuple[GameArrays, Rng, Array]:
    """R5.3, R5.4: a second card if one is owed, then the refill; also whether the seat is done."""
    player, supply = player_at(state.players, state.seat), Supply(state.display, state.pile)
    rng, bits = random_bits(rng, when & (place == PILE))
    player, supply = settling.take(deck, player, supply, place, bits, when)
    is_done = when & ~must_take(player, supply, is_last_turn=False)
    supply, rng = settling.refill(supply, rng, is_done)
    players = with_player(state.players, state.seat, player, when)
    return state._replace(players=players, display=supply.display, pile=supply.pile), rng, is_done


def _settle(
    edition: Edition, state: GameArrays, first: Array, rng: Rng, when: Array
) -> tuple[GameArrays, Rng]:
    """R3.3: settle clockwise from seat ``first`` until one must take a card; if none must, end the turn."""

    def settle_next(steps: Array, table: tuple[GameArrays, Array]) -> tuple[GameArrays, Array]:
        state, when = table
        settles = when & (steps >= first)
        state, takes = _settle_seat(state, rounds.seat_after(state, u8(steps)), settles)
        return state, when & ~takes

    state, when = lax.fori_loop(0, len(state.players), settle_next, (state, when))
    return rounds.end_turn(edition, state, rng, when)


def _settle_seat(state: GameArrays, seat: Array, when: Array) -> tuple[GameArrays, Array]:
    """R5.1, R5.2: cups and completed cards of one seat; also whether it must take a card."""
    player, cups = settling.take_cups(player_at(state.players, seat), state.cups)
    player = settling.lay_aside(player)
    supply = Supply(state.display, state.pile)
    takes = when & must_take(player, supply, rounds.is_last_turn(state))
    settled = state._replace(
        players=with_player(state.players, seat, player, when),
        cups=jnp.where(when, cups, state.cups),
        phase=jnp.where(takes, u8(TAKE), state.phase),
        seat=jnp.where(takes, seat, state.seat),
    )
    return settled, takes
