"""A seat's view as the network's input arrays; they hold only what the seat may see."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from silvergold.bots.admiral.features import (
    COLORS,
    NO_SEAL,
    RIVALS,
    IslandArrays,
    OwnArrays,
    RivalArrays,
    TableArrays,
)
from silvergold.engine import Color, Phase, TreasureCard, View, score
from silvergold.engine.rules import palm_points
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE, ROUNDS, TURNS, Player
from silvergold.engine.view import PlayerView

COLOR_NUMBERS = {color: number for number, color in enumerate(Color)}


def islands(cards: Iterable[tuple[TreasureCard, int]], size: int) -> IslandArrays:
    """Cards with their unmarked boxes as arrays [size]; missing islands at the end have no boxes."""
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


def unmarked_islands(cards: Sequence[TreasureCard], size: int = 0) -> IslandArrays:
    """Cards without marks."""
    return islands([(card, card.boxes) for card in cards], max(size, len(cards)))


def seat_of(view: View) -> int:
    """The seat whose view it is."""
    if view.seat is None:
        raise ValueError("a spectator makes no decisions")
    return view.seat


def completed_cards(player: PlayerView | Player) -> tuple[TreasureCard, ...]:
    """A player's completed cards, including those of this turn that are still in hand."""
    return (*player.completed, *(card for card, unmarked in player.cards if not unmarked))


def points_of(player: PlayerView | Player) -> int:
    """The points that a player has already."""
    return score(player._replace(completed=completed_cards(player))).total


def own_side(view: View) -> OwnArrays:
    """The viewer's own side, without leading axes."""
    me = view.me
    done, seals = np.zeros(COLORS, np.int32), np.zeros(COLORS, np.int32)
    for card in completed_cards(me):
        done[COLOR_NUMBERS[card.color]] += 1
        if card.seal:
            seals[COLOR_NUMBERS[card.seal]] += 1
    return OwnArrays(
        coins=np.int32(me.score_card.coins),
        palms=np.int32(len(me.score_card.palms)),
        owed=np.int32(me.crosses),
        done=done,
        seals=seals,
        points=np.int32(points_of(me)),
        palm=np.int32(palm_points(view.display)),
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
    """Everything that all candidates of a decision share."""

    display: IslandArrays
    theirs: IslandArrays
    """The rivals' islands."""
    table: TableArrays


def context_of(view: View, shapes: Sequence[int]) -> DecisionContext:
    """The context of a seat's decision, with the shapes that it knows may still come."""
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
    return DecisionContext(unmarked_islands(view.display, DISPLAY_SIZE), theirs, table)
