"""What a seat sees and may do, as bits: the one encoding of all environments (docs/environments.md).

An observation holds what the engine's ``view`` of the seat holds, with the memory aid, and nothing else. It
is assembled as one long integer, in the order of ``layout``, and then unpacked into an array.
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.actions import ACTIONS
from silvergold.engine import Color, Deck, GameState, Phase, Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.state import CLOCKWISE, CUPS, MOST_COINS, MOST_PALMS, PhaseName, Player, ScoreCard
from silvergold.observations.layout import (
    BOXES,
    COMPLETED_SHOWN,
    CROSSES_SHOWN,
    ISLAND_SIZE,
    ISLANDS_SIZE,
    MOST_CUP_POINTS,
    MOST_PALM_POINTS,
    MOST_ROWS,
    OFFER_SIZE,
    PILE_STEPS,
    SCORE_CARD_SIZE,
    SEALS_SHOWN,
    SIDE_SIZE,
    TABLE_SIZE,
    first_index,
    observation_size,
)

Bits = NDArray[np.int8]
"""An observation or a mask: zeros and ones."""

COLORS, SHAPES = tuple(Color), tuple(Shape)
PHASES: dict[PhaseName, int] = {Phase.KEEP: 1, Phase.MARK: 2, Phase.TAKE: 4}
OWN = TABLE_SIZE + OFFER_SIZE
"""Where the observer's own side begins."""
INT8, UINT8 = np.dtype(np.int8), np.dtype(np.uint8)


def at_least(number: int, most: int = 32) -> int:
    """A number as bits from the lowest on: "at least 1, at least 2, ..."."""
    return (1 << min(number, most)) - 1


def packed(*parts: tuple[int, int]) -> int:
    """Bits with their sizes, one after the other from the lowest on."""
    whole = first = 0
    for bits, size in parts:
        whole |= bits << first
        first += size
    return whole


FOUR_TIMES = packed(*((1, BOXES),) * 4)
"""Multiplied by a mask: the mask in four places."""
COUNT_SIZE = 8
"""Bits for each count of completed cards; all counts are packed into one number."""


class IslandBits(NamedTuple):
    """What is printed on a card, at the positions that it has in an observation."""

    masks: int
    """All boxes, and those with crosses, coins and palms."""
    fixed: int
    """The colour and the seal."""
    counts: int
    """R7.5: what it adds to the counts of completed cards by colour and of seals."""


def island_bits(card: TreasureCard) -> IslandBits:
    """The bits of a card."""
    masks = packed(*((mask, BOXES) for mask in (card.boxes, card.crosses, card.coins, card.palms)))
    color, seal = 1 << COLORS.index(card.color), 1 << COLORS.index(card.seal) if card.seal else 0
    counts = 1 << COUNT_SIZE * COLORS.index(card.color)
    if card.seal:
        counts |= 1 << COUNT_SIZE * (len(COLORS) + COLORS.index(card.seal))
    return IslandBits(masks, packed((color, len(COLORS)), (seal, len(COLORS))) << 4 * BOXES, counts)


@lru_cache(maxsize=1 << 12)
def score_card_bits(card: ScoreCard) -> int:
    """R1.6: coins, rows settled, cups and palms."""
    return packed(
        (at_least(card.coins), MOST_COINS),
        (at_least(len(card.cups)), MOST_ROWS),
        (at_least(sum(card.cups)), MOST_CUP_POINTS),
        (at_least(len(card.palms)), MOST_PALMS),
        (at_least(sum(card.palms)), MOST_PALM_POINTS),
    )


@lru_cache(maxsize=1 << 14)
def completed_bits(counts: int) -> int:
    """R5.2: the completed cards by colour, and their seals by the colour that they count."""
    numbers = counts.to_bytes(2 * len(COLORS), "little")
    shown = (COMPLETED_SHOWN,) * len(COLORS) + (SEALS_SHOWN,) * len(COLORS)
    return packed(*((at_least(number, most), most) for number, most in zip(numbers, shown, strict=True)))


FIRST_ROUND = 1 << first_index("round")
FIRST_TURN = 1 << first_index("turn")
START_PLAYER = 1 << first_index("start player")
CROSSES_OWED = first_index("crosses owed")
SHAPE_BITS = {shape: 1 << first_index("shape") + number for number, shape in enumerate(SHAPES)}
REVEALED_BITS = {
    shape: 1 << first_index("revealed") + sum(EXPEDITION_CARDS[before] for before in SHAPES[:number])
    for number, shape in enumerate(SHAPES)
}
"""The first card of each shape; the second of two with the same shape has the next bit (R1.5)."""
CUP_BITS = [at_least(cups) << first_index("cups") for cups in range(len(CUPS) + 1)]
PILE_BITS = [
    at_least(bisect_right(PILE_STEPS, size)) << first_index("pile") for size in range(PILE_STEPS[-1] + 1)
]


def revealed_bits(revealed: tuple[Shape, ...]) -> int:
    """R3.4: the turn, the shape on top, and all shapes of the round."""
    if not revealed:
        return 0
    bits = FIRST_TURN << len(revealed) - 1 | SHAPE_BITS[revealed[-1]]
    for shape in revealed:
        bit = REVEALED_BITS[shape]
        bits |= bit << 1 if bits & bit else bit
    return bits


class SideEncoder:
    """Encodes one seat's side; parts that are the same objects as in the latest side keep their bits."""

    __slots__ = ("_completed", "_islands", "_noted_bits", "_player", "_score_card", "_side_bits")

    def __init__(self, islands: dict[str, IslandBits]) -> None:
        self._islands = islands
        self._player: Player | None = None
        self._side_bits = 0
        self._score_card: ScoreCard | None = None
        self._completed: tuple[TreasureCard, ...] = ()
        self._noted_bits = 0

    def latest(self, player: Player) -> int:
        """The bits of a player, who may be the same as before."""
        if player is not self._player:
            self._player, self._side_bits = player, self.encode(player)
        return self._side_bits

    def encode(self, player: Player) -> int:
        """The bits of a player's islands, score card and completed cards."""
        score_card, completed = player.score_card, player.completed
        if score_card is not self._score_card or completed is not self._completed:
            self._score_card, self._completed = score_card, completed
            self._noted_bits = self._encode_noted(score_card, completed) << ISLANDS_SIZE
        return cards_bits(self._islands, player.cards) | self._noted_bits

    def _encode_noted(self, score_card: ScoreCard, completed: tuple[TreasureCard, ...]) -> int:
        counts = sum(self._islands[card.id].counts for card in completed)
        return score_card_bits(score_card) | completed_bits(counts) << SCORE_CARD_SIZE


def cards_bits(islands: dict[str, IslandBits], cards: Iterable[tuple[TreasureCard, int]]) -> int:
    """Cards with their unmarked boxes, side by side."""
    bits = first = 0
    for card, unmarked in cards:
        masks, fixed, _ = islands[card.id]
        bits |= (unmarked * FOUR_TIMES & masks | fixed) << first
        first += ISLAND_SIZE
    return bits


class ObservationEncoder:
    """Encodes the states of games with one deck and number of players.

    Most of a state stays the same from one decision to the next, so the latest bits of its parts are kept.
    """

    def __init__(self, deck: Deck, players: int) -> None:
        self.size = observation_size(players)
        self._observation, self._mask = slice(self.size), slice(self.size, self.size + ACTIONS)
        self._packed_size = (self.size + ACTIONS + 7) // 8
        self._islands = {card.id: island_bits(card) for card in deck.cards}
        self._table: tuple[object, ...] = ()
        self._table_bits = 0
        self._display: tuple[TreasureCard, ...] = ()
        self._display_bits = 0
        self._sides = [SideEncoder(self._islands) for _ in range(players)]
        """Each seat's side as the turn began."""
        self._rivals = [
            [(other, OWN + SIDE_SIZE * steps) for steps, other in enumerate(seats) if steps]
            for seats in CLOCKWISE[players]
        ]
        """For each seat the others, clockwise, and where their sides begin."""

    def arrays(self, bits: int, legal: int) -> tuple[Bits, Bits]:
        """An observation and a mask as new arrays."""
        packed_bits = (bits | legal << self.size).to_bytes(self._packed_size, "little")
        unpacked = np.unpackbits(np.frombuffer(packed_bits, UINT8), None, None, "little").view(INT8)
        return unpacked[self._observation], unpacked[self._mask]

    def bits(self, state: GameState, seat: int) -> int:
        """What a seat sees, as one integer."""
        players, table = state.players, state[1:]
        if table != self._table:
            self._table, self._table_bits = table, self._encode_table(state)
        me = players[seat]
        bits = self._table_bits | START_PLAYER << (state.start_player - seat) % len(players)
        bits |= (self._sides[seat].encode(me) if me.before else self._sides[seat].latest(me)) << OWN
        if me.crosses:
            bits |= at_least(me.crosses, CROSSES_SHOWN) << CROSSES_OWED
        if state.phase == Phase.KEEP:  # R2.2: nobody sees the others' cards, and nothing else is there yet
            return bits | self._offer_bits(me.dealt)
        for other, first in self._rivals[seat]:
            bits |= self._sides[other].latest(players[other].at_turn_start) << first  # R3.2
        return bits

    def _encode_table(self, state: GameState) -> int:
        """What lies on the table for everybody, except who starts."""
        if state.display is not self._display:
            self._display, self._display_bits = state.display, self._offer_bits(state.display)
        bits = PHASES.get(state.phase, 0) | FIRST_ROUND << state.round - 1 | revealed_bits(state.revealed)
        bits |= CUP_BITS[len(state.cups)] | PILE_BITS[min(len(state.pile), PILE_STEPS[-1])]
        return bits | self._display_bits

    def _offer_bits(self, cards: tuple[TreasureCard, ...]) -> int:
        """Unmarked cards to choose from."""
        return cards_bits(self._islands, [(card, card.boxes) for card in cards]) << TABLE_SIZE
