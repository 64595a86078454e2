"""What a bot's view shows, as the network's sight of it: only what the seat may see."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.features import (
    COLORS,
    NO_SEAL,
    RIVALS,
    IslandArrays,
    OwnArrays,
    RivalArrays,
    TableArrays,
)
from silvergold.engine import Color, Phase, TreasureCard, View
from silvergold.engine.rules import palm_points
from silvergold.engine.scoring import card_points, seal_points
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE, ROUNDS, TURNS
from silvergold.engine.view import PlayerView

Ints = NDArray[np.int32]
COLOR_NUMBERS = {color: number for number, color in enumerate(Color)}
Boxes = tuple[TreasureCard, int]
"""A card and its unmarked boxes."""


def islands(cards: Iterable[Boxes], size: int) -> IslandArrays:
    """Some islands as arrays [size]; where there are fewer, the last have no boxes."""
    rows = [
        (
            unmarked,
            card.crosses & unmarked,
            card.coins & unmarked,
            card.palms & unmarked,
            COLOR_NUMBERS[card.color],
            COLOR_NUMBERS[card.seal] if card.seal else NO_SEAL,
        )
        for card, unmarked in cards
    ]
    rows += [(0, 0, 0, 0, 0, NO_SEAL)] * (size - len(rows))
    return IslandArrays(*np.array(rows, np.int32).reshape(size, len(IslandArrays._fields)).T)


def untouched(cards: Sequence[TreasureCard], size: int = 0) -> IslandArrays:
    """Some cards on which nothing is marked."""
    return islands([(card, card.boxes) for card in cards], max(size, len(cards)))


def seat_of(view: View) -> int:
    """The seat whose view it is."""
    if view.seat is None:
        raise ValueError("a spectator decides nothing")
    return view.seat


def laid_aside(player: PlayerView) -> tuple[TreasureCard, ...]:
    """A player's completed cards, with those of this turn that are still in hand."""
    return (*player.completed, *(card for card, unmarked in player.cards if not unmarked))


def points_of(player: PlayerView) -> int:
    """What a player has already."""
    done = laid_aside(player)
    noted = player.score_card
    return noted.coins + sum(noted.cups) + sum(noted.palms) + card_points(done) + seal_points(done)


def own_side(view: View) -> OwnArrays:
    """The viewer's own side, as numbers without any axis but the colours'."""
    me = view.me
    done, seals = np.zeros(COLORS, np.int32), np.zeros(COLORS, np.int32)
    for card in laid_aside(me):
        done[COLOR_NUMBERS[card.color]] += 1
        if card.seal:
            seals[COLOR_NUMBERS[card.seal]] += 1
    numbers = (me.score_card.coins, len(me.score_card.palms), me.crosses)
    coins, palms, owed = (np.int32(number) for number in numbers)
    return OwnArrays(
        coins, palms, owed, done, seals, np.int32(points_of(me)), np.int32(palm_points(view.display))
    )


def rivals_of(view: View) -> tuple[RivalArrays, IslandArrays]:
    """The other seats clockwise, and their islands [3, 2]."""
    seat, seats = seat_of(view), len(view.players)
    others = [view.players[(seat + step) % seats] for step in range(1, seats)]
    rows = [
        (1, points_of(o), o.score_card.coins, len(o.score_card.cups), len(o.score_card.palms)) for o in others
    ]
    rows += [(0, 0, 0, 0, 0)] * (RIVALS - len(rows))
    hands = [islands(other.cards, CARDS_KEPT) for other in others]
    hands += [islands((), CARDS_KEPT)] * (RIVALS - len(hands))
    return RivalArrays(*np.array(rows, np.int32).T), IslandArrays(
        *(np.stack(parts) for parts in zip(*hands, strict=True))
    )


class DecisionContext(NamedTuple):
    """All that a seat sees beside its own side."""

    display: IslandArrays
    theirs: IslandArrays
    table: TableArrays


def surroundings(view: View, shapes: Sequence[int]) -> DecisionContext:
    """What a seat sees; the shapes that may still come are what it remembers."""
    rivals, theirs = rivals_of(view)
    is_keeping = view.phase == Phase.KEEP
    turns = ROUNDS * TURNS if is_keeping else (ROUNDS - view.round) * TURNS + TURNS - view.turn
    steps = 0 if is_keeping else (seat_of(view) - view.start_player) % len(view.players)
    table = TableArrays(
        rivals=rivals,
        rows=np.int32(len(view.me.score_card.cups)),
        cups=np.int32(len(view.cups)),
        shapes=np.array(shapes, np.int32),
        turns=np.int32(turns),
        is_settled=np.int32(view.phase != Phase.MARK),
        steps=np.int32(steps),
        moves_every_turn=np.int32(view.edition.start_player_moves_every_turn),
        pile=np.int32(view.pile_size),
    )
    return DecisionContext(untouched(view.display, DISPLAY_SIZE), theirs, table)
