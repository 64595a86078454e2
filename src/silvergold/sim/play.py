"""Whole games of random play, turn by turn in step: every game has 28 turns, so nobody waits for anybody.

The players sit as seen from the start player: the first of them always settles first, and when the start
player moves, the tuple of players turns. So no game ever has to look for its seat.
"""

from functools import partial
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from silvergold.engine.state import CARDS_KEPT, ROUNDS, TURNS, Edition
from silvergold.sim.bits import count, if_any, kth_bit, on_cpu_or_else, u8, u32
from silvergold.sim.cards import DeckArrays
from silvergold.sim.dice import Dice, below, roll
from silvergold.sim.display import palm_points
from silvergold.sim.drifting import any_mark, any_pair, any_place, boxes_at
from silvergold.sim.marking import mark, symbols_of
from silvergold.sim.rounds import FACE_DOWN, any_expedition
from silvergold.sim.settling import PILE, Supply, lay_aside, must_take, refill, take, take_cups
from silvergold.sim.setup import deal, keep, lay_open
from silvergold.sim.state import OVER, Player, State, player_at
from silvergold.sim.tables import MarkTables

CROSSES_UNASKED = 6
"""Boxes marked for crosses in one go on a GPU: more are seldom owed."""


class Table(NamedTuple):
    """What changes from turn to turn."""

    players: tuple[Player, ...]
    """Clockwise from the start player."""
    supply: Supply
    cups: Array
    expeditions: Array
    shape: Array
    dice: Dice


def play_games(deck: DeckArrays, tables: MarkTables, players: int, edition: Edition, dice: Dice) -> State:
    """Play a batch of games to their end."""
    state, dice = _set_up(deck, players, dice)
    seated = tuple(
        player_at(state.players, (state.start_player + u8(n)) % u8(players)) for n in range(players)
    )
    supply = Supply(state.display, state.pile)
    table = Table(seated, supply, state.cups, state.expeditions, state.shape, dice)

    def play_turn(turn: Array, table: Table) -> Table:
        table = _mark_all(deck, tables, _reveal(table))
        table = _settle_all(deck, table, turn == ROUNDS * TURNS - 1)
        return _turned(table) if edition.start_player_moves_every_turn else table

    def play_round(number: Array, table: Table) -> Table:
        fresh = table._replace(expeditions=jnp.full_like(table.expeditions, FACE_DOWN))
        table = lax.fori_loop(TURNS * number, TURNS * (number + 1), play_turn, fresh)
        return table if edition.start_player_moves_every_turn else _turned(table)

    table = lax.fori_loop(0, ROUNDS, play_round, table)
    moves = ROUNDS * TURNS if edition.start_player_moves_every_turn else ROUNDS
    return _final_state(state, table, moves)


def _set_up(deck: DeckArrays, players: int, dice: Dice) -> tuple[State, Dice]:
    """R2."""
    state, dice = deal(deck, players, dice)
    seats = []
    for player in state.players:
        dice, rolled = roll(dice)
        seats.append(keep(deck, player, any_pair(rolled)))
    return lay_open(deck, state._replace(players=tuple(seats)), dice, when=True)


def _reveal(table: Table) -> Table:
    """R3.1."""
    dice, rolled = roll(table.dice)
    shape, left = any_expedition(table.expeditions, rolled)
    return table._replace(shape=shape, expeditions=left, dice=dice)


def _mark_all(deck: DeckArrays, tables: MarkTables, table: Table) -> Table:
    """R3.2, R4: all players mark, one after the other."""
    palm = palm_points(deck, table.supply.display)
    players, dice = [], table.dice
    for player in table.players:
        symbols = symbols_of(deck, player)
        dice, rolled = roll(dice, player.unmarked != 0)
        boxes = _any_boxes(tables, player, table.shape, rolled)
        marked = mark(symbols, player, boxes, palm)
        marked, dice = _mark_crosses(symbols, marked, palm, dice)
        players.append(marked)
    return table._replace(players=tuple(players), dice=dice)


def _any_boxes(tables: MarkTables, player: Player, shape: Array, rolled: Array) -> Array:
    """R4.1, R4.2: the boxes of any mark, on both cards side by side; none if none is left."""
    slot, bit = any_mark(tables, player, shape, rolled)
    return boxes_at(tables, u32(shape), slot, bit) & player.unmarked


Owing = tuple[Player, Dice]


def _mark_crosses(symbols: tuple[Array, Array, Array], player: Player, palm: Array, dice: Dice) -> Owing:
    """R4.3: any unmarked box of both cards, until nobody owes one.

    On a GPU a few are marked without asking first, because asking all games costs more than marking nothing.
    """

    def mark_one(owing: Owing) -> Owing:
        player, dice = owing
        owes = player.crosses > 0
        dice, rolled = roll(dice, owes)
        bit = kth_bit(player.unmarked, below(rolled, count(player.unmarked)))
        boxes = jnp.where(owes, jnp.uint32(1) << bit, 0)
        return mark(symbols, player, boxes, palm), dice

    def mark_few() -> Owing:
        owing = (player, dice)
        for _ in range(CROSSES_UNASKED):
            owing = mark_one(owing)
        return owing

    owing = on_cpu_or_else(lambda: (player, dice), mark_few)
    return lax.while_loop(lambda owing: jnp.any(owing[0].crosses > 0), mark_one, owing)


def _settle_all(deck: DeckArrays, table: Table, is_last_turn: Array) -> Table:
    """R3.3, R5: one player after the other, from the start player."""
    players, supply, cups, dice = [], table.supply, table.cups, table.dice
    for player in table.players:
        player, cups = take_cups(player, cups)
        player = lay_aside(player)
        for _ in range(CARDS_KEPT):
            takes = must_take(player, supply, is_last_turn)
            player, supply, dice = if_any(
                takes,
                partial(_take_any, deck, player, supply, dice, takes),
                partial(_leave, player, supply, dice),
            )
        supply, dice = refill(supply, dice)
        players.append(player)
    return table._replace(players=tuple(players), supply=supply, cups=cups, dice=dice)


Taken = tuple[Player, Supply, Dice]


def _take_any(deck: DeckArrays, player: Player, supply: Supply, dice: Dice, when: Array) -> Taken:
    """R5.3: any card of the display, or the top of the pile."""
    dice, rolled = roll(dice, when)
    place = any_place(*supply, rolled)
    dice, rolled = roll(dice, when & (place == PILE))
    return *take(deck, player, supply, place, rolled, when), dice


def _leave(player: Player, supply: Supply, dice: Dice) -> Taken:
    return player, supply, dice


def _turned(table: Table) -> Table:
    """R6.3: the start player moves one seat clockwise."""
    return table._replace(players=table.players[1:] + table.players[:1])


def _final_state(state: State, table: Table, moves: int) -> State:
    """R6.2: the players back on their seats; after the last turn the start player has not moved."""
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
