"""What a seat sees and may do, as bits: the one encoding of all environments (docs/environments.md).

An observation holds what the engine's ``view`` of the seat holds, with the memory aid, and nothing else. It
is put together as one long integer, bit by bit as ``layout`` tells, and unpacked into an array at the end.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.actions import ACTIONS
from silvergold.engine import Color, Deck, GameState, Phase, Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.scoring import Scorable
from silvergold.engine.state import (
    CLOCKWISE,
    CUPS,
    MOST_COINS,
    MOST_PALMS,
    ROUNDS,
    TURNS,
    PhaseName,
    ScoreCard,
)
from silvergold.envs.observation_layout import (
    BOXES,
    COMPLETED_TOLD,
    CROSSES_TOLD,
    ISLAND_SIZE,
    ISLANDS_SIZE,
    MOST_CUP_POINTS,
    MOST_PALM_POINTS,
    MOST_ROWS,
    OFFER_SIZE,
    PILE_STEPS,
    SCORE_CARD_SIZE,
    SEALS_TOLD,
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
    """A number as so many bits from the lowest on: "at least 1, at least 2, ..."."""
    return (1 << min(number, most)) - 1


def packed(*parts: tuple[int, int]) -> int:
    """Bits with their sizes, one after the other from the lowest on."""
    whole = first = 0
    for bits, size in parts:
        whole |= bits << first
        first += size
    return whole


FOUR_TIMES = packed(*((1, BOXES),) * 4)
"""Times a mask: the mask in four places."""


class IslandBits(NamedTuple):
    """What is printed on a card, in the places where an observation has it."""

    masks: int
    """All boxes, and those with crosses, coins and palms."""
    fixed: int
    """The colour and the seal."""
    counts: int
    """What it adds to the counts once it is completed."""


def island_bits(card: TreasureCard) -> IslandBits:
    """A card as observations show it."""
    masks = packed(*((mask, BOXES) for mask in (card.boxes, card.crosses, card.coins, card.palms)))
    seal = 1 << COLORS.index(card.seal) if card.seal else 0
    fixed = packed((0, 4 * BOXES), (1 << COLORS.index(card.color), len(COLORS)), (seal, len(COLORS)))
    return IslandBits(masks, fixed, counts_of(card))


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


LANE = 8
"""Bits to count the cards of one colour in; all counts stand side by side in one number."""


def counts_of(card: TreasureCard) -> int:
    """R7.5: what a completed card adds to the counts: one card of its colour, one seal for another."""
    seal = 1 << LANE * (len(COLORS) + COLORS.index(card.seal)) if card.seal else 0
    return 1 << LANE * COLORS.index(card.color) | seal


@lru_cache(maxsize=1 << 14)
def completed_bits(counts: int) -> int:
    """R5.2: the completed cards by colour, and their seals by the colour that they count."""
    numbers = counts.to_bytes(2 * len(COLORS), "little")
    told = (COMPLETED_TOLD,) * len(COLORS) + (SEALS_TOLD,) * len(COLORS)
    return packed(*((at_least(number, most), most) for number, most in zip(numbers, told, strict=True)))


START_PLAYER = 1 << first_index("start player")
CROSSES_OWED = first_index("crosses owed")
ROUND_BITS = [1 << first_index("round") + number for number in range(ROUNDS)]
TURN_BITS = [0, *(1 << first_index("turn") + number for number in range(TURNS))]
SHAPE_BITS = {shape: 1 << first_index("shape") + number for number, shape in enumerate(SHAPES)}
REVEALED_BITS = {
    shape: 1 << first_index("revealed") + sum(EXPEDITION_CARDS[before] for before in SHAPES[:number])
    for number, shape in enumerate(SHAPES)
}
"""Of each shape the first card; of two with the same shape, the second has the next bit (R1.5)."""
CUP_BITS = [at_least(cups) << first_index("cups") for cups in range(len(CUPS) + 1)]


PILE_BITS = [
    at_least(bisect_right(PILE_STEPS, size)) << first_index("pile") for size in range(PILE_STEPS[-1] + 1)
]


def middle_bits(phase: PhaseName, round_number: int, revealed: Sequence[Shape], cups: int, pile: int) -> int:
    """What everybody sees in the middle of the table, the display left aside; of cups and pile the sizes."""
    bits = PHASES.get(phase, 0) | ROUND_BITS[round_number - 1] | TURN_BITS[len(revealed)]
    for shape in revealed:
        bit = REVEALED_BITS[shape]
        bits |= bit << 1 if bits & bit else bit
    if revealed:
        bits |= SHAPE_BITS[revealed[-1]]
    return bits | CUP_BITS[cups] | PILE_BITS[min(pile, PILE_STEPS[-1])]


class Islands:
    """The cards of a deck as observations show them."""

    def __init__(self, deck: Deck) -> None:
        self._islands = {card.id: island_bits(card) for card in deck.cards}

    def without(self, card: TreasureCard, boxes: int) -> int:
        """The bits of an island that marking some of its boxes takes away."""
        return boxes * FOUR_TIMES & self._islands[card.id].masks

    def offer_bits(self, cards: Iterable[TreasureCard]) -> int:
        """Cards that nobody has marked yet, side by side in the places of the offer."""
        return self._side_by_side((card, card.boxes) for card in cards) << TABLE_SIZE

    def side_bits(self, cards: Iterable[tuple[TreasureCard, int]], noted: Scorable) -> int:
        """A player's islands, score card and completed cards."""
        return self._side_by_side(cards) | self.noted_bits(noted)

    def noted_bits(self, noted: Scorable) -> int:
        """A player's score card and completed cards."""
        counts = sum([self._islands[card.id].counts for card in noted.completed])
        bits = score_card_bits(noted.score_card) | completed_bits(counts) << SCORE_CARD_SIZE
        return bits << ISLANDS_SIZE

    def _side_by_side(self, cards: Iterable[tuple[TreasureCard, int]]) -> int:
        """Cards and their unmarked boxes."""
        bits = first = 0
        for card, unmarked in cards:
            masks, fixed, _ = self._islands[card.id]
            bits |= (unmarked * FOUR_TIMES & masks | fixed) << first
            first += ISLAND_SIZE
        return bits


class Unpacker:
    """Makes arrays of bits."""

    def __init__(self, players: int) -> None:
        self.size = observation_size(players)
        self._observation, self._mask = slice(self.size), slice(self.size, self.size + ACTIONS)
        self._packed_size = (self.size + ACTIONS + 7) // 8

    def arrays(self, bits: int, legal: int) -> tuple[Bits, Bits]:
        """An observation and a mask as arrays that nothing changes afterwards."""
        packed_bits = (bits | legal << self.size).to_bytes(self._packed_size, "little")
        unpacked = np.unpackbits(np.frombuffer(packed_bits, UINT8), None, None, "little").view(INT8)
        return unpacked[self._observation], unpacked[self._mask]


class ObservationEncoder(Unpacker):
    """Encodes states of games with a deck."""

    def __init__(self, deck: Deck, players: int) -> None:
        super().__init__(players)
        self._islands = Islands(deck)

    def bits(self, state: GameState, seat: int) -> int:
        """What a seat sees, as one integer."""
        players, me = state.players, state.players[seat]
        bits = middle_bits(state.phase, state.round, state.revealed, len(state.cups), len(state.pile))
        bits |= START_PLAYER << (state.start_player - seat) % len(players)
        bits |= at_least(me.crosses, CROSSES_TOLD) << CROSSES_OWED
        bits |= self._islands.side_bits(me.cards, me) << OWN
        if state.phase == Phase.KEEP:  # R2.2: nobody sees others' cards, and nobody has anything else
            return bits | self._islands.offer_bits(me.dealt)
        first = OWN
        for other in CLOCKWISE[len(players)][seat][1:]:
            first += SIDE_SIZE
            shown = players[other].at_turn_start  # R3.2
            bits |= self._islands.side_bits(shown.cards, shown) << first
        return bits | self._islands.offer_bits(state.display)
