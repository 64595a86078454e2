"""How the hand-made players reckon: exact tables for every island, one turn ahead over all that may come."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from silvergold.bots.planner.island_forecast import (
    IslandForecast,
    IslandTerms,
    OpenIsland,
    new_place,
    untouched,
)
from silvergold.bots.planner.island_values import CROSS_WORTH
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.engine import Keep, Mark, PlayerMove, Take, TreasureCard
from silvergold.engine.grid import each_box
from silvergold.engine.state import CARDS_KEPT, MOST_COINS, MOST_PALMS, OpenCard

CROSS_CANDIDATES = 6
"""For boxes owed to crosses, so many of the most promising are looked at closely, shared among those owed."""
DIGITS = 4
"""Worths that agree so far are the same: then the first move is chosen, on any machine."""


class TurnMarks(NamedTuple):
    """How far the marking of a turn has come."""

    unmarked: tuple[int, ...]
    """The boxes left on each island in hand."""
    owed: int
    """R4.3: boxes still to be marked for crosses."""
    coins: int
    palms: int
    """Those noted on the score card."""


class MoveValues:
    """What each move of one decision promises, in points."""

    def __init__(self, prospects: SymbolValues, to_come: Sequence[int]) -> None:
        self._prospects = prospects
        self._view = prospects.view
        self._hand = self._view.me.cards
        self._chances = [(shape, number / sum(to_come)) for shape, number in enumerate(to_come) if number]
        self._markings: dict[TurnMarks, float] = {}
        self._kept_outlooks: dict[IslandTerms, IslandForecast] = {}

    def worth(self, move: PlayerMove) -> float:
        """The points that a move promises, counted from this moment."""
        match move:
            case Mark(_, card, boxes):
                place = [open_card.card.id for open_card in self._hand].index(card)
                return self._mark_worth(self._marking, place, boxes)
            case Keep(_, cards):
                one, other = (self._view.deck.by_id[card] for card in cards)
                return self._together(self._new(one, [other]), self._new(other, [one]))
            case Take(_, card):
                return self._take_worth(self._view.deck.by_id[card])
        return self._draw_worth()

    def _together(self, one: IslandForecast, other: IslandForecast) -> float:
        """What two islands promise: each shape that may come next is used where it brings more."""
        worth = 0.0
        for shape, chance in self._chances:
            worth += chance * max(one.used[shape] + other.unused, one.unused + other.used[shape])
        return worth

    def _terms(
        self, card: TreasureCard, unmarked: int, beside: Sequence[TreasureCard], palm: float
    ) -> IslandTerms:
        """What an island's completion and symbols are worth now, beside the other islands in hand."""
        prospects = self._prospects
        coins = (card.coins & unmarked).bit_count()
        value = prospects.value(card, beside)
        return IslandTerms(prospects.turns, value, prospects.coin_worth(coins), prospects.palm_worth(palm))

    # --- Keeping and taking cards -------------------------------------------------------------------------

    def _new(self, card: TreasureCard, beside: Sequence[TreasureCard]) -> IslandForecast:
        """What a new card promises."""
        palm = self._prospects.palm_points_without(card)
        return untouched(card, self._terms(card, card.boxes, beside, palm))

    def _take_worth(self, card: TreasureCard) -> float:
        """R5.3: a card of the display, beside the island in hand, if one is left."""
        if not self._hand:
            return self._together(self._new(card, ()), new_place(self._prospects.turns))
        return self._together(self._new(card, [self._hand[0].card]), self._kept(card))

    def _kept(self, new: TreasureCard) -> IslandForecast:
        """What the island in hand promises beside a new card."""
        open_card = self._hand[0]
        terms = self._terms(*open_card, [new], self._prospects.palm_points_without(new))
        if terms not in self._kept_outlooks:
            self._kept_outlooks[terms] = OpenIsland(open_card, terms).outlook(open_card.unmarked)
        return self._kept_outlooks[terms]

    def _draw_worth(self) -> float:
        """R5.3: the top of the pile is taken for no better than the cards on display, which can be chosen."""
        display = self._view.display
        return sum(self._take_worth(card) for card in display) / len(display)

    # --- TurnMarks ------------------------------------------------------------------------------------------

    @cached_property
    def _marking(self) -> TurnMarks:
        """How far the marking has come; a box owed to a cross is paid by the move to be chosen."""
        me = self._view.me
        unmarked = tuple(open_card.unmarked for open_card in self._hand)
        return TurnMarks(unmarked, max(0, me.crosses - 1), me.score_card.coins, len(me.score_card.palms))

    @cached_property
    def _islands(self) -> list[OpenIsland]:
        """The islands in hand."""
        is_replaced = bool(self._view.display or self._view.pile_size)
        return [
            OpenIsland(open_card, self._terms_in_hand(open_card), is_replaced) for open_card in self._hand
        ]

    def _terms_in_hand(self, open_card: OpenCard) -> IslandTerms:
        beside = [other.card for other in self._hand if other is not open_card]
        return self._terms(*open_card, beside, self._prospects.palm_points)

    def _mark_worth(self, marking: TurnMarks, place: int, boxes: int) -> float:
        """R4: what a mark brings at once, and what it leads to."""
        card = self._islands[place].card
        left = list(marking.unmarked)
        left[place] &= ~boxes
        owed = marking.owed + (boxes & card.crosses).bit_count()
        coins = min(MOST_COINS, marking.coins + (boxes & card.coins).bit_count())
        palms = min(MOST_PALMS, marking.palms + (boxes & card.palms).bit_count())
        points = self._prospects.coin_points[coins] - self._prospects.coin_points[marking.coins]
        points += (palms - marking.palms) * self._prospects.palm_points
        return points + self._marking_worth(TurnMarks(tuple(left), owed, coins, palms))

    def _marking_worth(self, marking: TurnMarks) -> float:
        """What some marks promise, once the boxes owed to crosses are marked at their best."""
        if marking not in self._markings:
            if marking.owed and any(marking.unmarked):
                paid = marking._replace(owed=marking.owed - 1)
                worth = max(self._mark_worth(paid, *mark) for mark in self._cross_marks(paid))
            else:
                worth = self._promise(marking.unmarked)
            self._markings[marking] = worth
        return self._markings[marking]

    def _promise(self, unmarked: Sequence[int]) -> float:
        """What the islands in hand promise when the turn is over."""
        outlooks = [island.outlook(left) for island, left in zip(self._islands, unmarked, strict=True)]
        return self._together(*outlooks, *[new_place(0)] * (CARDS_KEPT - len(outlooks)))

    def _cross_marks(self, marking: TurnMarks) -> list[tuple[int, int]]:
        """R4.3: the most promising boxes for a cross, each by its island's place."""
        marks = [(place, box) for place, left in enumerate(marking.unmarked) for box in each_box(left)]
        marks.sort(key=lambda mark: -round(self._first_look(marking, *mark), DIGITS))
        return marks[: max(1, CROSS_CANDIDATES // (marking.owed + 1))]

    def _first_look(self, marking: TurnMarks, place: int, box: int) -> float:
        """What marking a single box changes at once, without looking ahead."""
        island, left = self._islands[place], marking.unmarked[place]
        worth = island.outlook(left ^ box).unused - island.outlook(left).unused
        if box & island.card.crosses:
            worth += CROSS_WORTH
        if box & island.card.coins and marking.coins < MOST_COINS:
            worth += (
                self._prospects.coin_points[marking.coins + 1] - self._prospects.coin_points[marking.coins]
            )
        if box & island.card.palms and marking.palms < MOST_PALMS:
            worth += self._prospects.palm_points
        return worth
