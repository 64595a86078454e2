"""The network's inputs for many positions of one seat at once: equal parts are encoded once.

For a single view, ``bots/admiral/from_view`` gives the same inputs; a test compares them.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from silvergold.bots.admiral.candidates import IntArray
from silvergold.bots.admiral.features import (
    COLORS,
    RIVALS,
    AnyArray,
    IslandArrays,
    OwnArrays,
    RivalArrays,
    TableArrays,
    completion_values,
    set_features,
    table_features,
)
from silvergold.bots.admiral.from_view import COLOR_NUMBERS, points_of, unmarked_islands
from silvergold.bots.admiral.network import encode_display, encode_own, encode_rivals, matrix_product, predict
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import Deck, GameState, Phase, Shape
from silvergold.engine.grid import ALL_BOXES, EXPEDITION_CARDS
from silvergold.engine.rules import palm_points
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE, ROUNDS, TURNS, Player

BITS = 16
"""An island is one number: the number of its card, and below it this many bits of unmarked boxes."""


def shapes_to_come(state: GameState) -> tuple[int, ...]:
    """R6.1: how many expedition cards of each shape may come next, with perfect memory of the round."""
    revealed = state.revealed if state.turn < TURNS else ()
    return tuple(EXPEDITION_CARDS[shape] - revealed.count(shape) for shape in Shape)


def turns_to_come(state: GameState) -> int:
    """How many turns follow the latest one."""
    return (ROUNDS - state.round) * TURNS + TURNS - state.turn


class DeckTable(NamedTuple):
    """A deck's cards as arrays, an island without boxes at the end, and the number of each card."""

    cards: IslandArrays
    numbers: dict[str, int]

    @property
    def none(self) -> int:
        """The island without boxes."""
        return len(self.numbers) << BITS

    def islands(self, keys: IntArray) -> IslandArrays:
        """Islands from their numbers."""
        unmarked = (keys & ALL_BOXES).astype(np.int32)
        _, crosses, coins, palms, color, seal = (part[keys >> BITS] for part in self.cards)
        return IslandArrays(unmarked, crosses & unmarked, coins & unmarked, palms & unmarked, color, seal)


@lru_cache(maxsize=8)
def deck_table(deck: Deck) -> DeckTable:
    """A deck's table."""
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    return DeckTable(unmarked_islands(deck.cards, len(deck.cards) + 1), numbers)


class Side(NamedTuple):
    """One player as numbers."""

    points: int
    coins: int
    rows: int
    palms: int
    done: list[int]
    seals: list[int]
    islands: list[int]


def side_of(player: Player, table: DeckTable) -> Side:
    """A player as numbers."""
    done, seals = [0] * COLORS, [0] * COLORS
    for card in player.completed:
        done[COLOR_NUMBERS[card.color]] += 1
        if card.seal:
            seals[COLOR_NUMBERS[card.seal]] += 1
    islands = [table.numbers[card.id] << BITS | unmarked for card, unmarked in player.cards]
    score_card = player.score_card
    return Side(
        points_of(player),
        score_card.coins,
        len(score_card.cups),
        len(score_card.palms),
        done,
        seals,
        islands + [table.none] * (CARDS_KEPT - len(islands)),
    )


def network_outputs(states: Sequence[GameState], seat: int) -> tuple[AnyArray, IntArray]:
    """The network's outputs in states of the same turn in which a seat has settled, and its points there."""
    deck = deck_table(states[0].deck)
    sides = {id(player): side_of(player, deck) for state in states for player in state.players}
    seats = len(states[0].players)
    order = [(seat + step) % seats for step in range(seats)]
    rows = [[sides[id(state.players[other])] for other in order] for state in states]
    own, table = own_arrays(rows, states), table_arrays(rows, states, seat)
    shared = table._replace(shapes=table.shapes[0], turns=table.turns[0], is_settled=table.is_settled[0])
    weights, sets = packaged_weights(), set_features()

    def own_island(keys: IntArray) -> AnyArray:
        return encode_own(np, weights, sets, deck.islands(keys >> 8), keys & 0xFF, shared)

    def shown_island(keys: IntArray) -> AnyArray:
        return encode_display(np, weights, sets, deck.islands(keys), shared)

    def rivals_island(keys: IntArray) -> AnyArray:
        return encode_rivals(np, weights, sets, deck.islands(keys), shared)

    mine = np.array([row[0].islands for row in rows])
    values = completion_values(np, deck.islands(mine), own).astype(np.int64)
    theirs = np.array([[island for side in row[1:] for island in side.islands] for row in rows])
    context = matrix_product(np, table_features(np, table), weights.from_table)
    shown = sum_of_distinct(display_islands(states, deck), shown_island)
    context += matrix_product(np, shown, weights.from_display)
    context += matrix_product(np, sum_of_distinct(theirs, rivals_island), weights.from_rivals)
    islands = sum_of_distinct(mine << 8 | values, own_island)
    context += matrix_product(np, islands, weights.from_islands)
    return predict(np, weights, context, own, table.rivals), own.points


def sum_of_distinct(keys: IntArray, encode: Callable[[IntArray], AnyArray]) -> AnyArray:
    """The sum of the encoded islands of each row, where every distinct island is encoded once."""
    distinct, which = np.unique(keys, return_inverse=True)
    encoded = encode(distinct).reshape(len(distinct), -1)
    return encoded[which].reshape(*keys.shape, -1).sum(axis=1)


def display_islands(states: Sequence[GameState], deck: DeckTable) -> IntArray:
    """The display of each state."""
    none = [deck.none] * DISPLAY_SIZE
    rows = [[deck.numbers[card.id] << BITS | card.boxes for card in state.display] for state in states]
    return np.array([(row + none)[:DISPLAY_SIZE] for row in rows])


def own_arrays(rows: Sequence[Sequence[Side]], states: Sequence[GameState]) -> OwnArrays:
    """The seat's own side in each state; it owes no boxes."""
    numbers = [
        (me.coins, me.palms, 0, me.points, palm_points(state.display), *me.done, *me.seals)
        for (me, *_), state in zip(rows, states, strict=True)
    ]
    coins, palms, owed, points, palm, *rest = np.array(numbers, np.int32).T
    done, seals = np.stack(rest[:COLORS], axis=1), np.stack(rest[COLORS:], axis=1)
    return OwnArrays(coins, palms, owed, done, seals, points, palm)


def table_arrays(rows: Sequence[Sequence[Side]], states: Sequence[GameState], seat: int) -> TableArrays:
    """The rest of the table in each state."""
    rivals = [[(1, *side[:4]) for side in row[1:]] + [(0,) * 5] * RIVALS for row in rows]
    sides = np.array([row[:RIVALS] for row in rivals], np.int32)
    numbers = [
        (
            me.rows,
            len(state.cups),
            turns_to_come(state),
            steps_of(state, seat),
            state.edition.start_player_moves_every_turn,
            len(state.pile),
        )
        for (me, *_), state in zip(rows, states, strict=True)
    ]
    own_rows, cups, turns, steps, moves_every_turn, pile = np.array(numbers, np.int32).T
    return TableArrays(
        rivals=RivalArrays(*np.moveaxis(sides, 2, 0)),
        rows=own_rows,
        cups=cups,
        shapes=np.array([shapes_to_come(state) for state in states], np.int32),
        turns=turns,
        is_settled=np.ones_like(turns),
        steps=steps,
        moves_every_turn=moves_every_turn,
        pile=pile,
    )


def steps_of(state: GameState, seat: int) -> int:
    """R3.3: how many seats settle before a seat, in the order of the latest turn.

    R6.3: between two turns, the start player of the next one is named already.
    """
    has_moved = state.edition.start_player_moves_every_turn or state.turn == 0
    is_between = state.phase in (Phase.DISPLAY, Phase.START, Phase.REVEAL)
    return (seat - state.start_player + (is_between and has_moved)) % len(state.players)
