"""Whole games of random play, turn by turn in lockstep: every game has 28 turns.

The players are ordered from the start player on, and the tuple of players is rotated when the start player
moves. So the first player always settles first, and no game has to look up a seat.
"""

from functools import partial
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from silvergold.engine.state import CARDS_KEPT, ROUNDS, TURNS, Edition
from silvergold.sim.bits import count, if_any, kth_bit, on_cpu_or_else, u8, u32
from silvergold.sim.cards import DeckArrays
from silvergold.sim.display import palm_points
from silvergold.sim.mark_tables import FACE_DOWN, MarkTables
from silvergold.sim.random_policy import boxes_at, random_mark, random_pair, random_place
from silvergold.sim.rng import Rng, random_below, random_bits
from silvergold.sim.rules.marking import mark, symbols_of
from silvergold.sim.rules.rounds import random_expedition
from silvergold.sim.rules.settling import PILE, Supply, lay_aside, must_take, refill, take, take_cups
from silvergold.sim.rules.setup import deal, keep, lay_open
from silvergold.sim.state import OVER, GameArrays, PlayerArrays, player_at

UNCONDITIONAL_CROSSES = 6
"""Boxes marked for crosses on a GPU before it tests whether any are owed: more are rarely needed."""


class TurnState(NamedTuple):
    """The part of the state that changes from turn to turn."""

    players: tuple[PlayerArrays, ...]
    """Clockwise from the start player."""
    supply: Supply
    cups: Array
    expeditions: Array
    shape: Array
    rng: Rng


def play_games(
    deck: DeckArrays, tables: MarkTables, players: int, edition: Edition, rng: Rng
) -> tuple[GameArrays, Rng]:
    """Play a batch of games to their end."""
    state, rng = _set_up(deck, players, rng)
    seated = tuple(
        player_at(state.players, (state.start_player + u8(n)) % u8(players)) for n in range(players)
    )
    supply = Supply(state.display, state.pile)
    table = TurnState(seated, supply, state.cups, state.expeditions, state.shape, rng)

    def play_turn(turn: Array, table: TurnState) -> TurnState:
        table = _mark_all(deck, tables, _reveal(table))
        table = _settle_all(deck, table, turn == ROUNDS * TURNS - 1)
        return _rotated(table) if edition.start_player_moves_every_turn else table

    def play_round(number: Array, table: TurnState) -> TurnState:
        fresh = table._replace(expeditions=jnp.full_like(table.expeditions, FACE_DOWN))
        table = lax.fori_loop(TURNS * number, TURNS * (number + 1), play_turn, fresh)
        return table if edition.start_player_moves_every_turn else _rotated(table)

    table = lax.fori_loop(0, ROUNDS, play_round, table)
    moves = ROUNDS * TURNS if edition.start_player_moves_every_turn else ROUNDS
    return _final_state(state, table, moves), table.rng


def _set_up(deck: DeckArrays, players: int, rng: Rng) -> tuple[GameArrays, Rng]:
    """R2: deal, and keep random cards."""
    state, rng = deal(deck, players, rng)
    seats = []
    for player in state.players:
        rng, bits = random_bits(rng)
        seats.append(keep(deck, player, random_pair(bits)))
    return lay_open(deck, state._replace(players=tuple(seats)), rng, when=True)


def _reveal(table: TurnState) -> TurnState:
    """R3.1: reveal a random expedition card."""
    rng, bits = random_bits(table.rng)
    shape, left = random_expedition(table.expeditions, bits)
    return table._replace(shape=shape, expeditions=left, rng=rng)


def _mark_all(deck: DeckArrays, tables: MarkTables, table: TurnState) -> TurnState:
    """R3.2, R4: all players mark, one after the other."""
    palm = palm_points(deck, table.supply.display)
    players, rng = [], table.rng
    for player in table.players:
        symbols = symbols_of(deck, player)
        rng, bits = random_bits(rng, player.unmarked != 0)
        boxes = _random_boxes(tables, player, table.shape, bits)
        marked = mark(symbols, player, boxes, palm)
        marked, rng = _mark_crosses(symbols, marked, palm, rng)
        players.append(marked)
    return table._replace(players=tuple(players), rng=rng)


def _random_boxes(tables: MarkTables, player: PlayerArrays, shape: Array, bits: Array) -> Array:
    """R4.1, R4.2: the boxes of a random mark, on both cards in one word; none if none is left."""
    slot, bit = random_mark(tables, player, shape, bits)
    return boxes_at(tables, u32(shape), slot, bit) & player.unmarked


Owing = tuple[PlayerArrays, Rng]


def _mark_crosses(symbols: tuple[Array, Array, Array], player: PlayerArrays, palm: Array, rng: Rng) -> Owing:
    """R4.3: random unmarked boxes of both cards, until nobody owes one.

    On a GPU a few are marked unconditionally, because the test over all games costs more than marking none.
    """

    def mark_one(owing: Owing) -> Owing:
        player, rng = owing
        owes = player.crosses > 0
        rng, bits = random_bits(rng, owes)
        bit = kth_bit(player.unmarked, random_below(bits, count(player.unmarked)))
        boxes = jnp.where(owes, jnp.uint32(1) << bit, 0)
        return mark(symbols, player, boxes, palm), rng

    def mark_few() -> Owing:
        owing = (player, rng)
        for _ in range(UNCONDITIONAL_CROSSES):
            owing = mark_one(owing)
        return owing

    owing = on_cpu_or_else(lambda: (player, rng), mark_few)
    return lax.while_loop(lambda owing: jnp.any(owing[0].crosses > 0), mark_one, owing)


def _settle_all(deck: DeckArrays, table: TurnState, is_last_turn: Array) -> TurnState:
    """R3.3, R5: one player after the other, from the start player."""
    players, supply, cups, rng = [], table.supply, table.cups, table.rng
    for player in table.players:
        player, cups = take_cups(player, cups)
        player = lay_aside(player)
        for _ in range(CARDS_KEPT):
            takes = must_take(player, supply, is_last_turn)
            player, supply, rng = if_any(
                takes,
                partial(_take_random, deck, player, supply, rng, takes),
                partial(_take_nothing, player, supply, rng),
            )
        supply, rng = refill(supply, rng)
        players.append(player)
    return table._replace(players=tuple(players), supply=supply, cups=cups, rng=rng)


Taken = tuple[PlayerArrays, Supply, Rng]


def _take_random(deck: DeckArrays, player: PlayerArrays, supply: Supply, rng: Rng, when: Array) -> Taken:
    """R5.3: a random card of the display, or the top of the pile."""
    rng, bits = random_bits(rng, when)
    place = random_place(*supply, bits)
    rng, bits = random_bits(rng, when & (place == PILE))
    return *take(deck, player, supply, place, bits, when), rng


def _take_nothing(player: PlayerArrays, supply: Supply, rng: Rng) -> Taken:
    return player, supply, rng


def _rotated(table: TurnState) -> TurnState:
    """R6.3: the start player moves one seat clockwise."""
    return table._replace(players=table.players[1:] + table.players[:1])


def _final_state(state: GameArrays, table: TurnState, moves: int) -> GameArrays:
    """R6.2: the players back at their seats; after the last turn the start player does not move."""
    count_of_players = len(table.players)
    first = (state.start_player + u8(moves % count_of_players)) % u8(count_of_players)
    seats = range(count_of_players)
    steps = [(u8(seat + count_of_players) - first) % u8(count_of_players) for seat in seats]
    return state._replace(
        players=tuple(player_at(table.players, step) for step in steps),
        display=table.supply.display,
        pile=table.supply.pile,
        cups=table.cups,
        expeditions=table.expeditions,
        shape=table.shape,
        start_player=(state.start_player + u8((moves - 1) % count_of_players)) % u8(count_of_players),
        round=jnp.full_like(state.round, ROUNDS),
        turn=jnp.full_like(state.turn, TURNS),
        phase=jnp.full_like(state.phase, OVER),
        seat=jnp.zeros_like(state.seat),
    )
