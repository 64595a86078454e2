"""Admiral: evaluates every move with a network trained by self-play, then looks two turns ahead."""

from collections.abc import Sequence

import numpy as np

from silvergold.bots.admiral.candidates import (
    Candidates,
    FloatArray,
    apply_marks,
    candidates_with,
    without_taken_palms,
)
from silvergold.bots.admiral.evaluator import Evaluator
from silvergold.bots.admiral.from_view import (
    DecisionContext,
    context_of,
    islands,
    own_side,
    unmarked_islands,
)
from silvergold.bots.admiral.last_turns import LastTurns
from silvergold.bots.admiral.lookahead import Lookahead, mark_owed_boxes
from silvergold.bots.admiral.weights import Weights, packaged_weights
from silvergold.bots.memory import Memory
from silvergold.engine import Event, Keep, Mark, Phase, PlayerMove, Take, TreasureCard, View
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE

LookaheadSizes = tuple[tuple[int, float], ...]
"""For each number of turns: how many moves are evaluated again, within how many points of the best one."""
LOOKAHEAD: LookaheadSizes = ((8, 6.0), (3, 1.0))
LAST_TURNS = 1
"""With at most this many turns after the present one, the rest of the game is solved exactly."""
DIGITS = 3
"""Values are compared to this many digits; the first move wins a tie."""


class Admiral:
    """Chooses the move that leads to the best position two turns later; the last two turns exactly."""

    def __init__(
        self,
        seed: bytes,
        weights: Weights | None = None,
        *,
        lookahead: LookaheadSizes = LOOKAHEAD,
        solves_last_turns: bool = True,
    ) -> None:
        """The seed is unused: the same position always gets the same move."""
        self._memory = Memory()
        self._weights = weights or packaged_weights()
        self._lookahead = lookahead
        self._solved_turns = LAST_TURNS if solves_last_turns else -1

    def observe(self, events: Sequence[Event]) -> None:
        """R3.4: remember the shapes revealed this round."""
        self._memory.observe(events)

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move with the highest value; the first one on a tie."""
        if len(moves) == 1:
            return moves[0]
        return moves[int(np.round(self.values(view, moves), DIGITS).argmax())]

    def values(self, view: View, moves: Sequence[PlayerMove]) -> FloatArray:
        """The value of each move."""
        context = context_of(view, self._memory.shapes_to_come(view))
        values_of = {Phase.KEEP: self._keep_values, Phase.TAKE: self._take_values}
        return values_of.get(view.phase, self._mark_values)(view, moves, context)

    def _keep_values(self, view: View, moves: Sequence[PlayerMove], context: DecisionContext) -> FloatArray:
        """R2.2: the value of each pair."""
        numbers = {card.id: number for number, card in enumerate(view.me.dealt)}
        pairs = [[numbers[card] for card in move.cards] for move in moves if isinstance(move, Keep)]
        dealt = unmarked_islands(view.me.dealt)
        candidates = candidates_with(dealt, own_side(view), np.array(pairs, np.int32))
        return Evaluator(self._weights, context).values(candidates)

    def _mark_values(self, view: View, moves: Sequence[PlayerMove], context: DecisionContext) -> FloatArray:
        """R4: the value of each mark; the best ones are evaluated again with lookahead."""
        ids = [card.id for card, _ in view.me.cards]
        marks = [(ids.index(move.card), move.boxes) for move in moves if isinstance(move, Mark)]
        place, boxes = np.array(marks, np.int32).T
        hand = islands(view.me.cards, CARDS_KEPT)
        before = candidates_with(hand, own_side(view), np.tile(np.arange(CARDS_KEPT), (len(marks), 1)))
        candidates = apply_marks(before, place, boxes)
        evaluator = Evaluator(self._weights, context)
        if context.table.turns <= self._solved_turns:
            values: FloatArray = LastTurns(view, context).mark_values(candidates, evaluator)
            return values
        return self._values_with_lookahead(evaluator, candidates, context)

    def _values_with_lookahead(
        self, evaluator: Evaluator, candidates: Candidates, context: DecisionContext
    ) -> FloatArray:
        """The values of the best candidates, with more lookahead for fewer of them."""
        lookahead = Lookahead(self._weights, context)
        index, values = np.arange(len(candidates.card)), evaluator.values(candidates)
        found = np.full_like(values, -np.inf)
        for turns, (most, margin) in zip(range(1, context.table.turns + 1), self._lookahead, strict=False):
            best = np.argsort(-values, kind="stable")[:most]
            best = best[values[best] >= values[best[0]] - margin]
            index, values, candidates = index[best], values[best], candidates.select(best)
            if len(index) > 1:
                candidates = mark_owed_boxes(evaluator, candidates)
                values = lookahead.values(candidates, turns)
        found[index] = values
        return found

    def _take_values(self, view: View, moves: Sequence[PlayerMove], context: DecisionContext) -> FloatArray:
        """R5.3: the value of each card on display, and the mean of the cards in the pile."""
        shown = [view.deck.by_id[move.card] for move in moves if isinstance(move, Take)]
        hidden = cards_in_pile(view) if len(shown) < len(moves) else []
        in_hand = [open_card for open_card in view.me.cards if open_card.unmarked]
        cards = [*in_hand, *((card, card.boxes) for card in (*shown, *hidden))]
        numbers = np.arange(len(in_hand), len(cards))
        beside = np.full_like(numbers, 0 if in_hand else len(cards))  # the last island has no boxes
        pairs = np.stack([beside, numbers], axis=1)
        candidates = candidates_with(islands(cards, len(cards) + 1), own_side(view), pairs)
        is_shown = np.arange(len(numbers)) < len(shown)
        candidates = without_taken_palms(candidates, candidates.mine.palms[:, 1] * is_shown)
        if in_hand and context.table.turns <= self._solved_turns:
            values = LastTurns(view, context).take_values(candidates)
        else:
            if not in_hand:  # a second card is still to be taken
                context = context._replace(table=context.table._replace(is_settled=np.int32(0)))
            taken = np.array([*map(view.display.index, shown), *[DISPLAY_SIZE] * len(hidden)])
            values = Evaluator(self._weights, context).values(candidates, taken)
        drawn = [values[len(shown) :].mean()] if hidden else []
        return np.array([*values[: len(shown)], *drawn], np.float32)


def cards_in_pile(view: View) -> list[TreasureCard]:
    """R2.3: the cards in the pile: those that lie face up nowhere."""
    face_up = {card.id for card in view.display}
    for player in view.players:
        face_up |= {card.id for card in player.completed} | {card.id for card, _ in player.cards}
    return [card for card in view.deck.cards if card.id not in face_up]
