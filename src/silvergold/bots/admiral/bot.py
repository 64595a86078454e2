"""Admiral has learned what a position is worth from millions of games against itself, and looks ahead."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.candidates import Candidates, Floats, apply_marks, candidates_from
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.from_view import DecisionContext, islands, own_side, surroundings, untouched
from silvergold.bots.admiral.lookahead import lookahead_values, mark_owed_boxes
from silvergold.bots.admiral.network import learned_weights
from silvergold.bots.memory import Memory
from silvergold.engine import Event, Keep, Mark, Phase, PlayerMove, Take, TreasureCard, View
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE

CLOSE_LOOKS = 8
"""So many of the most promising moves are looked at one turn further."""
HOPELESS = 6.0
"""A move that promises so many points less than the best is not looked at again."""
DIGITS = 3
"""Worths that agree so far are the same: then the first move is chosen."""


class Admiral:
    """Remembers the shapes of the round, and chooses what leads to the best position one turn later."""

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same predict: the seed is not needed."""
        self._memory = Memory()

    def observe(self, events: Sequence[Event]) -> None:
        """R3.4: the shapes revealed this round."""
        self._memory.observe(events)

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move that promises the most; of several, the first."""
        if len(moves) == 1:
            return moves[0]
        around = surroundings(view, self._memory.shapes_to_come(view))
        decide = {Phase.KEEP: keep_worths, Phase.TAKE: take_worths}.get(view.phase, mark_worths)
        return moves[int(np.round(decide(view, moves, around), DIGITS).argmax())]


def keep_worths(view: View, moves: Sequence[PlayerMove], around: DecisionContext) -> Floats:
    """R2.2: what each pair promises."""
    numbers = {card.id: number for number, card in enumerate(view.me.dealt)}
    pairs = [[numbers[card] for card in move.cards] for move in moves if isinstance(move, Keep)]
    rows = candidates_from(untouched(view.me.dealt), own_side(view), np.array(pairs, np.int32))
    return Evaluator(learned_weights(), around).worths(rows)


def mark_worths(view: View, moves: Sequence[PlayerMove], around: DecisionContext) -> Floats:
    """R4: what each mark promises: a first look at all, and a second, one turn further, at the best."""
    ids = [card.id for card, _ in view.me.cards]
    marks = [(ids.index(move.card), move.boxes) for move in moves if isinstance(move, Mark)]
    place, boxes = np.array(marks, np.int32).T
    hand = islands(view.me.cards, CARDS_KEPT)
    rows = candidates_from(hand, own_side(view), np.tile(np.arange(CARDS_KEPT), (len(marks), 1)))
    rows = apply_marks(rows, place, boxes)
    eye = Evaluator(learned_weights(), around)
    worths = eye.worths(rows)
    best = np.argsort(-worths, kind="stable")[:CLOSE_LOOKS]
    best = best[worths[best] >= worths[best[0]] - HOPELESS]
    if around.table.turns == 0 or len(best) == 1:
        return worths
    looked = lookahead_values(learned_weights(), mark_owed_boxes(eye, rows.some(best)), around)
    worths = np.full_like(worths, -np.inf)
    worths[best] = looked
    return worths


def take_worths(view: View, moves: Sequence[PlayerMove], around: DecisionContext) -> Floats:
    """R5.3: what each card of the display promises, and the mean of the pile's cards."""
    shown = [view.deck.by_id[move.card] for move in moves if isinstance(move, Take)]
    hidden = unseen(view) if len(shown) < len(moves) else []
    in_hand = [open_card for open_card in view.me.cards if open_card.unmarked]
    cards = [*in_hand, *((card, card.boxes) for card in (*shown, *hidden))]
    numbers = np.arange(len(in_hand), len(cards))
    beside = np.full_like(numbers, 0 if in_hand else len(cards))  # the last island has no boxes
    rows = candidates_from(
        islands(cards, len(cards) + 1), own_side(view), np.stack([beside, numbers], axis=1)
    )
    rows = with_palms_gone(rows, np.arange(len(numbers)) < len(shown))
    if not in_hand:  # a second card is still to be taken
        around = around._replace(table=around.table._replace(is_settled=np.int32(0)))
    taken = np.array([*map(view.display.index, shown), *[DISPLAY_SIZE] * len(hidden)])
    worths = Evaluator(learned_weights(), around).worths(rows, taken)
    drawn = [worths[len(shown) :].mean()] if hidden else []
    return np.array([*worths[: len(shown)], *drawn], np.float32)


def with_palms_gone(rows: Candidates, is_shown: NDArray[np.bool]) -> Candidates:
    """R4.5: a palm on a card that is taken counts no more on display."""
    gone = is_shown & (rows.mine.palms[:, 1] != 0)
    return rows._replace(own=rows.own._replace(palm=rows.own.palm - gone))


def unseen(view: View) -> list[TreasureCard]:
    """R2.3: the cards of the pile: those that lie open nowhere."""
    opened = {card.id for card in view.display}
    for player in view.players:
        opened |= {card.id for card in player.completed} | {card.id for card, _ in player.cards}
    return [card for card in view.deck.cards if card.id not in opened]
