"""What the coach's sentences say, looked up in the game itself: the move is made, and one sees."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from silvergold.engine import (
    GameState,
    Keep,
    Mark,
    PlayerMove,
    Shape,
    Take,
    TreasureCard,
    apply,
    legal_moves,
)
from silvergold.engine.grid import EXPEDITION_CARDS, each_box, placements_within
from silvergold.engine.scoring import seal_points
from silvergold.engine.state import Player
from silvergold.odds import expected_turns
from silvergold.review.claims import ClaimValues


class Said(NamedTuple):
    """A sentence on a move."""

    state: GameState
    move: PlayerMove
    values: ClaimValues

    @property
    def before(self) -> Player:
        """The player before the move."""
        return self.state.players[self.move.seat]

    @property
    def after(self) -> Player:
        """The player after it."""
        return apply(self.state, self.move)[0].players[self.move.seat]

    def card(self, key: str = "card") -> TreasureCard:
        """The card that is named."""
        (card,) = [c for c in self.state.deck.cards if (c.name or c.id) == self.values[key]]
        return card

    @property
    def other_marks(self) -> list[Mark]:
        """All marks on the same card, this one among them."""
        assert isinstance(self.move, Mark)
        moves = legal_moves(self.state, self.move.seat)
        return [move for move in moves if isinstance(move, Mark) and move.card == self.move.card]

    def left(self, move: PlayerMove) -> int:
        """What a mark leaves of its card."""
        assert isinstance(move, Mark)
        player = apply(self.state, move)[0].players[move.seat]
        return next(unmarked for card, unmarked in player.cards if card.id == move.card)

    @property
    def taken(self) -> TreasureCard:
        """The card that is taken."""
        assert isinstance(self.move, Take)
        return self.state.deck.by_id[self.move.card]

    @property
    def others_on_display(self) -> list[TreasureCard]:
        """What is not taken."""
        return [card for card in self.state.display if card is not self.taken]

    @property
    def kept(self) -> list[TreasureCard]:
        """The two cards that are kept."""
        assert isinstance(self.move, Keep)
        return [self.state.deck.by_id[card] for card in self.move.cards]


def turns(*cards: TreasureCard) -> float:
    return sum(float(expected_turns()[card.boxes]) for card in cards)


def rate(*cards: TreasureCard) -> float:
    return sum(card.value for card in cards) / turns(*cards)


def is_about(said: object, exact: float) -> bool:
    """Whether a number is said to one digit."""
    return isinstance(said, float) and abs(said - exact) <= 0.0501


def is_finished(said: Said) -> bool:
    card = said.card()
    is_whole = (card, 0) in [tuple(open_card) for open_card in said.after.cards]
    return is_whole and said.values["value"] == card.value


def can_be_finished_by_crosses(said: Said) -> bool:
    """Mark boxes of the named card, for crosses alone, until it is complete."""
    state, card, by_crosses = apply(said.state, said.move)[0], said.card(), 0
    while left := next(unmarked for own, unmarked in state.players[said.move.seat].cards if own is card):
        if not state.players[said.move.seat].crosses:
            return False
        state, _ = apply(state, Mark(said.move.seat, card.id, next(each_box(left))))
        by_crosses += 1
    return by_crosses > 0


def completes_a_row(said: Said) -> bool:
    rows = [player.score_card.coins // 4 for player in (said.before, said.after)]
    return rows[1] > rows[0] and said.values["cup"] == max(said.state.cups)


def notes_a_palm(said: Said) -> bool:
    return said.after.score_card.palms == (*said.before.score_card.palms, said.values["points"])


def brings_boxes(said: Said) -> bool:
    return said.after.crosses - max(0, said.before.crosses - 1) == said.values["count"]


def brings_coins(said: Said) -> bool:
    return said.after.score_card.coins - said.before.score_card.coins == said.values["count"]


def leaves_fewest_turns(said: Said) -> bool:
    left = {mark: float(expected_turns()[said.left(mark)]) for mark in said.other_marks}
    mine = left[said.move]  # type: ignore[index]
    return mine == min(left.values()) < max(left.values()) and is_about(said.values["turns"], mine)


def fitting(boxes: int) -> int:
    return sum(number for shape, number in EXPEDITION_CARDS.items() if placements_within(Shape(shape), boxes))


def keeps_most_room(said: Said) -> bool:
    assert isinstance(said.move, Mark)
    size = said.move.boxes.bit_count()
    room = [fitting(said.left(mark)) for mark in said.other_marks if mark.boxes.bit_count() == size]
    return said.values["count"] == fitting(said.left(said.move)) == max(room) > min(room)


def marks_so_many(said: Said) -> bool:
    marked = sum(open_card.unmarked.bit_count() for open_card in said.before.cards)
    marked -= sum(open_card.unmarked.bit_count() for open_card in said.after.cards)
    return marked == said.values["count"] and said.card().value == said.values["value"]


def seal_counts(said: Said) -> bool:
    colors = [card.color for card in said.before.completed]
    counted = colors.count(said.taken.seal) if said.taken.seal else 0
    return said.taken.seal == said.values["color"] and said.values["count"] == counted > 0


def seals_count_it(said: Said) -> bool:
    completed, plain = said.before.completed, said.taken._replace(seal=None)
    return seal_points((*completed, plain)) - seal_points(completed) == said.values["points"] > 0  # type: ignore[operator]


def is_worth(said: Said) -> bool:
    return said.values["value"] == said.taken.value and is_about(said.values["turns"], turns(said.taken))


def has_best_rate(said: Said) -> bool:
    return is_worth(said) and all(rate(said.taken) >= rate(card) for card in said.others_on_display)


def is_quickest(said: Said) -> bool:
    is_said = is_about(said.values["turns"], turns(said.taken))
    return is_said and all(turns(said.taken) <= turns(card) for card in said.others_on_display)


def has_most_coins(said: Said) -> bool:
    mine = said.taken.coins.bit_count()
    has_room = mine <= 12 - said.before.score_card.coins
    return (
        has_room
        and mine == said.values["count"]
        and all(mine > c.coins.bit_count() for c in said.others_on_display)
    )


def seal_counts_the_other(said: Said) -> bool:
    sealed, other = said.card(), said.card("other")
    return {sealed, other} == set(said.kept) and sealed.seal is other.color


def pair_is_worth(said: Said) -> bool:
    is_value = said.values["value"] == sum(card.value for card in said.kept)
    return is_value and is_about(said.values["turns"], turns(*said.kept))


def is_best_pair(said: Said) -> bool:
    pairs = combinations(said.before.dealt, 2)
    return pair_is_worth(said) and all(rate(*said.kept) >= rate(*pair) - 1e-9 for pair in pairs)


TRUTHS: dict[str, Callable[[Said], bool]] = {
    "coach-why-finishes": is_finished,
    "coach-why-cross-finishes": can_be_finished_by_crosses,
    "coach-why-coin-row": completes_a_row,
    "coach-why-palm": notes_a_palm,
    "coach-why-cross": brings_boxes,
    "coach-why-coins": brings_coins,
    "coach-why-fewest-turns": leaves_fewest_turns,
    "coach-why-room": keeps_most_room,
    "coach-why-boxes": marks_so_many,
    "coach-why-seal": seal_counts,
    "coach-why-counted": seals_count_it,
    "coach-why-best-rate": has_best_rate,
    "coach-why-most-coins": has_most_coins,
    "coach-why-quickest": is_quickest,
    "coach-why-worth": is_worth,
    "coach-why-pair-seal": seal_counts_the_other,
    "coach-why-pair-rate": is_best_pair,
    "coach-why-pair": pair_is_worth,
    "coach-why-no-display": lambda said: not said.state.display,
}
"""For each sentence: whether it is true."""
