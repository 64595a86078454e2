"""What a seat sees and may do, as bits: the one encoding of all environments (docs/environments.md).

An observation holds what the engine's ``view`` of the seat holds, with the memory aid, and nothing else. It
is put together as one long integer, bit by bit as ``layout`` tells, and unpacked into an array at the end:
parts of the table that have not changed since the last observation are not encoded again.
"""

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.actions import ACTIONS
from silvergold.engine import Color, Deck, GameState, Phase, Shape, TreasureCard, new_game
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.state import (
    CLOCKWISE,
    CUPS,
    MOST_COINS,
    MOST_PALMS,
    ROUNDS,
    TURNS,
    Player,
    ScoreCard,
)
from silvergold.envs.layout import (
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
PHASES = {Phase.KEEP: 1, Phase.MARK: 2, Phase.TAKE: 4}
OWN = TABLE_SIZE + OFFER_SIZE
"""Where the observer's own side begins."""
ROUND_THE_TABLE = {n: tuple(seats[1:] for seats in orders) for n, orders in CLOCKWISE.items()}
"""For each number of players and each seat: the others, clockwise."""


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


class Island(NamedTuple):
    """What is printed on a card, in the places where an observation has it."""

    masks: int
    """All boxes, and those with crosses, coins and palms."""
    fixed: int
    """The colour and the seal."""
    counts: int
    """What it adds to the counts once it is completed."""


def island_of(card: TreasureCard) -> Island:
    """A card as observations show it."""
    masks = packed(*((mask, BOXES) for mask in (card.boxes, card.crosses, card.coins, card.palms)))
    seal = 1 << COLORS.index(card.seal) if card.seal else 0
    fixed = packed((0, 4 * BOXES), (1 << COLORS.index(card.color), len(COLORS)), (seal, len(COLORS)))
    return Island(masks, fixed, counts_of(card))


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


@cache
def pile_bits(size: int) -> int:
    """How many cards the pile has, in steps."""
    return at_least(sum(size >= step for step in PILE_STEPS)) << first_index("pile")


def middle_bits(state: GameState) -> int:
    """What everybody sees in the middle of the table, the display left aside."""
    bits = PHASES.get(state.phase, 0) | ROUND_BITS[state.round - 1] | TURN_BITS[len(state.revealed)]
    for shape in state.revealed:
        bit = REVEALED_BITS[shape]
        bits |= bit << 1 if bits & bit else bit
    if state.revealed:
        bits |= SHAPE_BITS[state.revealed[-1]]
    return bits | CUP_BITS[len(state.cups)] | pile_bits(len(state.pile))


class Encoder:
    """Encodes states of games with a deck; of the state seen last it remembers the parts."""

    def __init__(self, deck: Deck, players: int) -> None:
        self.size = observation_size(players)
        self._packed = bytearray((self.size + ACTIONS + 7) // 8)
        self._content = np.frombuffer(self._packed, np.uint8)
        self._cards = {card.id: island_of(card) for card in deck.cards}
        self._sides: list[tuple[Player, int]] = [(Player(), 0)] * players
        """For each seat what the others saw of it last, and its bits."""
        self._completed: list[tuple[tuple[TreasureCard, ...], int]] = [((), 0)] * players
        """For each seat the completed cards seen last, and their bits."""
        nothing = new_game(deck, players)
        self._middle = nothing, middle_bits(nothing)
        """A state with the middle of the table as it was seen last, and the bits of that."""

    def arrays(self, bits: int, legal: int) -> tuple[Bits, Bits]:
        """An observation and a mask as arrays."""
        self._packed[:] = (bits | legal << self.size).to_bytes(len(self._packed), "little")
        unpacked = np.unpackbits(self._content, bitorder="little").view(np.int8)
        return unpacked[: self.size], unpacked[self.size : self.size + ACTIONS]

    def bits(self, state: GameState, seat: int) -> int:
        """What a seat sees, as one integer."""
        players, phase, start_player = state.players, state.phase, state.start_player
        me = players[seat]
        bits = self._middle_bits(state) | START_PLAYER << (start_player - seat) % len(players)
        if me.crosses:
            bits |= at_least(me.crosses, CROSSES_TOLD) << CROSSES_OWED
        if phase == Phase.KEEP:  # R2.2: nobody sees others' cards, and nobody has anything else
            return bits | self._cards_bits(me.dealt) << TABLE_SIZE | self._side_bits(seat, me) << OWN
        bits |= (self._shown(seat, me) if me.before is None else self._side_bits(seat, me)) << OWN
        first = OWN
        for other in ROUND_THE_TABLE[len(players)][seat]:
            first += SIDE_SIZE
            player = players[other]
            bits |= self._shown(other, player.at_turn_start if player.before else player) << first  # R3.2
        return bits

    def _middle_bits(self, state: GameState) -> int:
        """The middle of the table with the display; it stays the same for as long as a turn is marked."""
        seen, bits = self._middle
        if (
            seen.revealed is not state.revealed
            or seen.phase is not state.phase
            or seen.display is not state.display
            or seen.pile is not state.pile
            or seen.cups is not state.cups
        ):
            bits = middle_bits(state) | self._cards_bits(state.display) << TABLE_SIZE
            self._middle = state, bits
        return bits

    def _shown(self, seat: int, player: Player) -> int:
        """A side of the table as all see it; it stays the same for as long as a turn is marked."""
        seen, bits = self._sides[seat]
        if seen is not player:
            bits = self._side_bits(seat, player)
            self._sides[seat] = player, bits
        return bits

    def _side_bits(self, seat: int, player: Player) -> int:
        """A player's islands, score card and completed cards."""
        known = self._cards
        bits = score_card_bits(player.score_card) << ISLANDS_SIZE
        first = 0
        for card, unmarked in player.cards:
            masks, fixed, _ = known[card.id]
            bits |= (unmarked * FOUR_TIMES & masks | fixed) << first
            first += ISLAND_SIZE
        if player.completed:
            bits |= self._completed_bits(seat, player.completed) << ISLANDS_SIZE + SCORE_CARD_SIZE
        return bits

    def _completed_bits(self, seat: int, cards: tuple[TreasureCard, ...]) -> int:
        """A seat's completed cards, which stay the same for some turns."""
        seen, bits = self._completed[seat]
        if seen is not cards:
            bits = completed_bits(sum([self._cards[card.id].counts for card in cards]))
            self._completed[seat] = cards, bits
        return bits

    def _cards_bits(self, cards: tuple[TreasureCard, ...]) -> int:
        """Cards that nobody has marked yet, side by side."""
        bits = first = 0
        for card in cards:
            masks, fixed, _ = self._cards[card.id]
            bits |= (masks | fixed) << first
            first += ISLAND_SIZE
        return bits
