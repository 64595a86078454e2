"""Checks of the coach's claims: each makes the move and looks at the game."""

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


class ClaimedMove(NamedTuple):
    """A move and the values of a claim about it."""

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
        """The card that the claim names."""
        (card,) = [c for c in self.state.deck.cards if (c.name or c.id) == self.values[key]]
        return card

    @property
    def other_marks(self) -> list[Mark]:
        """All marks on the same card, including this one."""
        assert isinstance(self.move, Mark)
        moves = legal_moves(self.state, self.move.seat)
        return [move for move in moves if isinstance(move, Mark) and move.card == self.move.card]

    def left(self, move: PlayerMove) -> int:
        """The boxes that a mark leaves on its card."""
        assert isinstance(move, Mark)
        player = apply(self.state, move)[0].players[move.seat]
        return next(unmarked for card, unmarked in player.cards if card.id == move.card)

    @property
    def taken(self) -> TreasureCard:
        """The card taken."""
        assert isinstance(self.move, Take)
        return self.state.deck.by_id[self.move.card]

    @property
    def others_on_display(self) -> list[TreasureCard]:
        """The other cards on display."""
        return [card for card in self.state.display if card is not self.taken]

    @property
    def kept(self) -> list[TreasureCard]:
        """The two cards kept."""
        assert isinstance(self.move, Keep)
        return [self.state.deck.by_id[card] for card in self.move.cards]


def turns(*cards: TreasureCard) -> float:
    return sum(float(expected_turns()[card.boxes]) for card in cards)


def rate(*cards: TreasureCard) -> float:
    return sum(card.value for card in cards) / turns(*cards)


def is_about(number: object, exact: float) -> bool:
    """Whether a number is right to one decimal."""
    return isinstance(number, float) and abs(number - exact) <= 0.0501


def pile_average(state: GameState) -> float:
    return sum(state.deck.by_id[card].value for card in state.pile) / len(state.pile)


def is_finished(claim: ClaimedMove) -> bool:
    card = claim.card()
    is_whole = (card, 0) in [tuple(open_card) for open_card in claim.after.cards]
    return is_whole and claim.values["value"] == card.value


def can_be_finished_by_crosses(claim: ClaimedMove) -> bool:
    """Mark boxes of the named card for crosses only, until it is complete."""
    state, card, by_crosses = apply(claim.state, claim.move)[0], claim.card(), 0
    while left := next(unmarked for own, unmarked in state.players[claim.move.seat].cards if own is card):
        if not state.players[claim.move.seat].crosses:
            return False
        state, _ = apply(state, Mark(claim.move.seat, card.id, next(each_box(left))))
        by_crosses += 1
    return by_crosses > 0


def completes_a_row(claim: ClaimedMove) -> bool:
    rows = [player.score_card.coins // 4 for player in (claim.before, claim.after)]
    return rows[1] > rows[0] and claim.values["cup"] == max(claim.state.cups)


def notes_a_palm(claim: ClaimedMove) -> bool:
    return claim.after.score_card.palms == (*claim.before.score_card.palms, claim.values["points"])


def gives_boxes(claim: ClaimedMove) -> bool:
    return claim.after.crosses - max(0, claim.before.crosses - 1) == claim.values["count"]


def scores_coins(claim: ClaimedMove) -> bool:
    return claim.after.score_card.coins - claim.before.score_card.coins == claim.values["count"]


def leaves_fewest_turns(claim: ClaimedMove) -> bool:
    left = {mark: float(expected_turns()[claim.left(mark)]) for mark in claim.other_marks}
    mine = left[claim.move]  # type: ignore[index]
    return mine == min(left.values()) < max(left.values()) and is_about(claim.values["turns"], mine)


def fitting(boxes: int) -> int:
    return sum(number for shape, number in EXPEDITION_CARDS.items() if placements_within(Shape(shape), boxes))


def keeps_most_room(claim: ClaimedMove) -> bool:
    assert isinstance(claim.move, Mark)
    size = claim.move.boxes.bit_count()
    room = [fitting(claim.left(mark)) for mark in claim.other_marks if mark.boxes.bit_count() == size]
    return claim.values["count"] == fitting(claim.left(claim.move)) == max(room) > min(room)


def marks_this_many(claim: ClaimedMove) -> bool:
    marked = sum(open_card.unmarked.bit_count() for open_card in claim.before.cards)
    marked -= sum(open_card.unmarked.bit_count() for open_card in claim.after.cards)
    return marked == claim.values["count"] and claim.card().value == claim.values["value"]


def seal_counts(claim: ClaimedMove) -> bool:
    colors = [card.color for card in claim.before.completed]
    counted = colors.count(claim.taken.seal) if claim.taken.seal else 0
    return claim.taken.seal == claim.values["color"] and claim.values["count"] == counted > 0


def seals_count_it(claim: ClaimedMove) -> bool:
    completed, plain = claim.before.completed, claim.taken._replace(seal=None)
    return seal_points((*completed, plain)) - seal_points(completed) == claim.values["points"] > 0  # type: ignore[operator]


def is_worth(claim: ClaimedMove) -> bool:
    return claim.values["value"] == claim.taken.value and is_about(claim.values["turns"], turns(claim.taken))


def has_best_rate(claim: ClaimedMove) -> bool:
    return is_worth(claim) and all(rate(claim.taken) >= rate(card) for card in claim.others_on_display)


def is_quickest(claim: ClaimedMove) -> bool:
    is_right = is_about(claim.values["turns"], turns(claim.taken))
    return is_right and all(turns(claim.taken) <= turns(card) for card in claim.others_on_display)


def has_most_coins(claim: ClaimedMove) -> bool:
    mine = claim.taken.coins.bit_count()
    has_room = mine <= 12 - claim.before.score_card.coins
    return (
        has_room
        and mine == claim.values["count"]
        and all(mine > c.coins.bit_count() for c in claim.others_on_display)
    )


def seal_counts_the_other(claim: ClaimedMove) -> bool:
    sealed, other = claim.card(), claim.card("other")
    return {sealed, other} == set(claim.kept) and sealed.seal is other.color


def pair_is_worth(claim: ClaimedMove) -> bool:
    is_value = claim.values["value"] == sum(card.value for card in claim.kept)
    return is_value and is_about(claim.values["turns"], turns(*claim.kept))


def is_best_pair(claim: ClaimedMove) -> bool:
    pairs = combinations(claim.before.dealt, 2)
    return pair_is_worth(claim) and all(rate(*claim.kept) >= rate(*pair) - 1e-9 for pair in pairs)


TRUTHS: dict[str, Callable[[ClaimedMove], bool]] = {
    "coach-why-finishes": is_finished,
    "coach-why-cross-finishes": can_be_finished_by_crosses,
    "coach-why-coin-row": completes_a_row,
    "coach-why-palm": notes_a_palm,
    "coach-why-cross": gives_boxes,
    "coach-why-coins": scores_coins,
    "coach-why-fewest-turns": leaves_fewest_turns,
    "coach-why-room": keeps_most_room,
    "coach-why-boxes": marks_this_many,
    "coach-why-seal": seal_counts,
    "coach-why-counted": seals_count_it,
    "coach-why-best-rate": has_best_rate,
    "coach-why-most-coins": has_most_coins,
    "coach-why-quickest": is_quickest,
    "coach-why-worth": is_worth,
    "coach-why-pair-seal": seal_counts_the_other,
    "coach-why-pair-rate": is_best_pair,
    "coach-why-pair": pair_is_worth,
    "coach-why-no-display": lambda claim: not claim.state.display,
    "coach-why-pile": lambda claim: is_about(claim.values["value"], pile_average(claim.state)),
}
"""For each message, whether its claim is true."""
