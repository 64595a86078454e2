"""What a seat sees and may do, as bits: the one encoding of all environments (docs/environments.md).

An observation holds what the engine's ``view`` of the seat holds, with the memory aid, and nothing else. It is
put together as one long integer, bit by bit as ``layout`` tells, and unpacked into an array at the end: parts
of the table that have not changed since the last observation are not encoded again.
"""

from functools import lru_cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from silvergold.actions import ACTIONS, legal_bits
from silvergold.engine import Color, GameState, Phase, Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.scoring import count_of_color
from silvergold.engine.state import CUPS, MOST_PLAYERS, ROUNDS, TURNS, Player, ScoreCard
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
    observation_size,
)

Bits = NDArray[np.int8]
"""An observation or a mask: zeros and ones."""
T = TypeVar("T")

COLORS, SHAPES = tuple(Color), tuple(Shape)
PHASES = {Phase.KEEP: 1, Phase.MARK: 2, Phase.TAKE: 4}
COIN_BITS, PALM_BITS = 12, 4


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


def island_bits(card: TreasureCard, unmarked: int) -> int:
    """An island: its unmarked boxes, what is in them, its colour and seal."""
    seal = 1 << COLORS.index(card.seal) if card.seal else 0
    masks = (unmarked, unmarked & card.crosses, unmarked & card.coins, unmarked & card.palms)
    return packed(
        *((mask, BOXES) for mask in masks), (1 << COLORS.index(card.color), len(COLORS)), (seal, len(COLORS))
    )


@lru_cache(maxsize=1 << 12)
def score_card_bits(card: ScoreCard) -> int:
    """R1.6: coins, rows settled, cups and palms."""
    return packed(
        (at_least(card.coins), COIN_BITS),
        (at_least(len(card.cups)), MOST_ROWS),
        (at_least(sum(card.cups)), MOST_CUP_POINTS),
        (at_least(len(card.palms)), PALM_BITS),
        (at_least(sum(card.palms)), MOST_PALM_POINTS),
    )


def completed_bits(cards: tuple[TreasureCard, ...]) -> int:
    """R5.2: the completed cards by colour, and their seals by the colour that they count."""
    seals = [sum(card.seal is color for card in cards) for color in COLORS]
    return packed(
        *((at_least(count_of_color(cards, color), COMPLETED_TOLD), COMPLETED_TOLD) for color in COLORS),
        *((at_least(number, SEALS_TOLD), SEALS_TOLD) for number in seals),
    )


@lru_cache(maxsize=1 << 14)
def turn_bits(phase: str, number: int, revealed: tuple[Shape, ...]) -> int:
    """R3.1: the phase, the round, the turn, the shape, and the shapes revealed this round."""
    return packed(
        (PHASES.get(phase, 0), len(PHASES)),
        (1 << number - 1, ROUNDS),
        (1 << len(revealed) >> 1, TURNS),
        (1 << SHAPES.index(revealed[-1]) if revealed else 0, len(SHAPES)),
        *((at_least(revealed.count(shape)), copies) for shape, copies in EXPEDITION_CARDS.items()),
    )


TURN_SIZE = len(PHASES) + ROUNDS + TURNS + len(SHAPES) + sum(EXPEDITION_CARDS.values())


@lru_cache(maxsize=1 << 14)
def rest_bits(steps: int, cups: int, pile: int, crosses: int) -> int:
    """The start player as seen from a seat, the cups and cards left, the crosses owed."""
    return packed(
        (1 << steps, MOST_PLAYERS),
        (at_least(cups), len(CUPS)),
        (at_least(sum(pile >= step for step in PILE_STEPS)), len(PILE_STEPS)),
        (at_least(crosses, CROSSES_TOLD), CROSSES_TOLD),
    )


class Encoder:
    """Encodes the states of one game; it remembers the parts that it has encoded before."""

    def __init__(self, players: int) -> None:
        self.size = observation_size(players)
        self._bytes = (self.size + ACTIONS + 7) // 8
        self._known: dict[int, tuple[Any, int]] = {}
        """By the identity of a part of a state, which never changes: the part, so that it lives on, and its bits."""
        self._islands: dict[tuple[str, int], int] = {}

    def forget(self) -> None:
        """Another game begins."""
        self._known.clear()
        self._islands.clear()

    def observe(self, state: GameState, seat: int) -> tuple[Bits, Bits]:
        """What a seat sees, and the mask of what it may do."""
        whole = self.bits(state, seat) | legal_bits(state, seat) << self.size
        unpacked = np.unpackbits(
            np.frombuffer(whole.to_bytes(self._bytes, "little"), np.uint8), bitorder="little"
        ).view(np.int8)
        return unpacked[: self.size], unpacked[self.size : self.size + ACTIONS]

    def bits(self, state: GameState, seat: int) -> int:
        """What a seat sees, as one integer."""
        players = state.players
        me = players[seat]
        steps = (state.start_player - seat) % len(players)
        bits = turn_bits(state.phase, state.round, state.revealed)
        bits |= rest_bits(steps, len(state.cups), len(state.pile), me.crosses) << TURN_SIZE
        first = TABLE_SIZE + OFFER_SIZE
        if state.phase == Phase.KEEP:  # R2.2: nobody sees the others' cards, nor has anybody anything else yet
            offer = self._cards_bits(me.dealt)
            return bits | offer << TABLE_SIZE | self._side_bits(me) << first
        bits |= self._offer_bits(state.display) << TABLE_SIZE | self._side_bits(me) << first
        for other in (*players[seat + 1 :], *players[:seat]):
            first += SIDE_SIZE
            bits |= self._side_bits(other.at_turn_start) << first  # R3.2
        return bits

    def _side_bits(self, player: Player) -> int:
        """A player's islands, score card and completed cards."""
        known = self._known.get(id(player))
        if known is not None:
            return known[1]
        bits = score_card_bits(player.score_card) << ISLANDS_SIZE
        for slot, (card, unmarked) in enumerate(player.cards):
            bits |= self._island_bits(card, unmarked) << slot * ISLAND_SIZE
        if player.completed:
            bits |= self._completed_bits(player.completed) << ISLANDS_SIZE + SCORE_CARD_SIZE
        self._known[id(player)] = player, bits
        return bits

    def _offer_bits(self, display: tuple[TreasureCard, ...]) -> int:
        known = self._known.get(id(display))
        if known is None:
            known = self._known[id(display)] = display, self._cards_bits(display)
        return known[1]

    def _completed_bits(self, cards: tuple[TreasureCard, ...]) -> int:
        known = self._known.get(id(cards))
        if known is None:
            known = self._known[id(cards)] = cards, completed_bits(cards)
        return known[1]

    def _cards_bits(self, cards: tuple[TreasureCard, ...]) -> int:
        """Cards that nobody has marked yet, side by side."""
        return packed(*((self._island_bits(card, card.boxes), ISLAND_SIZE) for card in cards))

    def _island_bits(self, card: TreasureCard, unmarked: int) -> int:
        key = card.id, unmarked
        bits = self._islands.get(key)
        if bits is None:
            bits = self._islands[key] = island_bits(card, unmarked)
        return bits
