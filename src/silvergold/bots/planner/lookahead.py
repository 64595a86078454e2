"""The value of every move of one decision: both islands in hand, one turn ahead over the next shape."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from silvergold.bots.planner.island_forecast import (
    IslandForecast,
    IslandTerms,
    OpenIsland,
    free_place,
    unmarked_island,
)
from silvergold.bots.planner.island_values import CROSS_VALUE
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.engine import Keep, Mark, PlayerMove, Take, TreasureCard
from silvergold.engine.grid import each_box
from silvergold.engine.state import CARDS_KEPT, MOST_COINS, MOST_PALMS, OpenCard

CROSS_CANDIDATES = 6
"""How many boxes are searched for the crosses of a turn, divided among the boxes owed."""
MOST_CROSSES = 6
"""With more crosses in hand than two islands of the built-in deck have, only the best box is followed."""
DIGITS = 4
"""Values are compared to this many digits, so that every machine chooses the same move."""


class TurnMarks(NamedTuple):
    """What has been marked in a turn so far."""

    unmarked: tuple[int, ...]
    """The boxes left on each island in hand."""
    owed: int
    """R4.3: boxes still to be marked for crosses."""
    coins: int
    palms: int
    """Those noted on the score card."""


class MoveValues:
    """The expected points of each move of one decision."""

    def __init__(self, symbols: SymbolValues, to_come: Sequence[int]) -> None:
        self._symbols = symbols
        self._view = symbols.view
        self._hand = self._view.me.cards
        self._chances = [(shape, number / sum(to_come)) for shape, number in enumerate(to_come) if number]
        self._marks_values: dict[TurnMarks, float] = {}
        self._kept_forecasts: dict[IslandTerms, IslandForecast] = {}

    def value(self, move: PlayerMove) -> float:
        """The expected points of a move, counted from this decision on."""
        match move:
            case Mark(_, card, boxes):
                place = [open_card.card.id for open_card in self._hand].index(card)
                return self._mark_value(self._marks_so_far, place, boxes)
            case Keep(_, cards):
                one, other = (self._view.deck.by_id[card] for card in cards)
                return self._pair_value(self._new_card(one, [other]), self._new_card(other, [one]))
            case Take(_, card):
                return self._take_value(self._view.deck.by_id[card])
        return self._draw_value()

    def _pair_value(self, one: IslandForecast, other: IslandForecast) -> float:
        """The value of two islands: each possible next shape is used where it is worth more."""
        value = 0.0
        for shape, chance in self._chances:
            value += chance * max(one.used[shape] + other.unused, one.unused + other.used[shape])
        return value

    def _terms(
        self, card: TreasureCard, unmarked: int, beside: Sequence[TreasureCard], palm: float
    ) -> IslandTerms:
        """What an island's completion and symbols are worth now, next to the other islands in hand."""
        symbols = self._symbols
        coins = (card.coins & unmarked).bit_count()
        value = symbols.completion_value(card, beside)
        return IslandTerms(symbols.turns, value, symbols.coin_value(coins), symbols.palm_value(palm))

    # --- Keeping and taking cards -------------------------------------------------------------------------

    def _new_card(self, card: TreasureCard, beside: Sequence[TreasureCard]) -> IslandForecast:
        palm = self._symbols.palm_points_without(card)
        return unmarked_island(card, self._terms(card, card.boxes, beside, palm))

    def _take_value(self, card: TreasureCard) -> float:
        """R5.3: a card of the display, next to the island in hand, if there is one."""
        if not self._hand:
            return self._pair_value(self._new_card(card, ()), free_place(self._symbols.turns))
        return self._pair_value(self._new_card(card, [self._hand[0].card]), self._kept_card(card))

    def _kept_card(self, new: TreasureCard) -> IslandForecast:
        """The forecast of the island in hand next to a new card."""
        open_card = self._hand[0]
        terms = self._terms(*open_card, [new], self._symbols.palm_points_without(new))
        if terms not in self._kept_forecasts:
            self._kept_forecasts[terms] = OpenIsland(open_card, terms).forecast(open_card.unmarked)
        return self._kept_forecasts[terms]

    def _draw_value(self) -> float:
        """R5.3: the top of the pile is valued as the mean of the cards on display."""
        display = self._view.display
        return sum(self._take_value(card) for card in display) / len(display)

    # --- Marking ------------------------------------------------------------------------------------------

    @cached_property
    def _marks_so_far(self) -> TurnMarks:
        """The marks made before the move to choose, which pays for one of the boxes owed."""
        me = self._view.me
        unmarked = tuple(open_card.unmarked for open_card in self._hand)
        return TurnMarks(unmarked, max(0, me.crosses - 1), me.score_card.coins, len(me.score_card.palms))

    @cached_property
    def _islands(self) -> list[OpenIsland]:
        is_replaced = bool(self._view.display or self._view.pile_size)
        return [OpenIsland(card, self._terms_in_hand(card), is_replaced) for card in self._hand]

    def _terms_in_hand(self, open_card: OpenCard) -> IslandTerms:
        beside = [other.card for other in self._hand if other is not open_card]
        return self._terms(*open_card, beside, self._symbols.palm_points)

    def _mark_value(self, marks: TurnMarks, place: int, boxes: int) -> float:
        """R4: what a mark scores at once, and the value of what it leads to."""
        card = self._islands[place].card
        left = list(marks.unmarked)
        left[place] &= ~boxes
        owed = marks.owed + (boxes & card.crosses).bit_count()
        coins = min(MOST_COINS, marks.coins + (boxes & card.coins).bit_count())
        palms = min(MOST_PALMS, marks.palms + (boxes & card.palms).bit_count())
        points = self._symbols.coin_points[coins] - self._symbols.coin_points[marks.coins]
        points += (palms - marks.palms) * self._symbols.palm_points
        return points + self._marks_value(TurnMarks(tuple(left), owed, coins, palms))

    def _marks_value(self, marks: TurnMarks) -> float:
        """The value of some marks once the boxes owed to crosses are marked at their best."""
        if marks not in self._marks_values:
            if marks.owed and any(marks.unmarked):
                paid = marks._replace(owed=marks.owed - 1)
                value = max(self._mark_value(paid, *mark) for mark in self._cross_marks(paid))
            else:
                value = self._turn_end_value(marks.unmarked)
            self._marks_values[marks] = value
        return self._marks_values[marks]

    def _turn_end_value(self, unmarked: Sequence[int]) -> float:
        """The value of the islands in hand when the turn is over."""
        forecasts = [island.forecast(left) for island, left in zip(self._islands, unmarked, strict=True)]
        return self._pair_value(*forecasts, *[free_place(0)] * (CARDS_KEPT - len(forecasts)))

    def _cross_marks(self, marks: TurnMarks) -> list[tuple[int, int]]:
        """R4.3: the most promising boxes for a cross, each with its island's place."""
        found = [(place, box) for place, left in enumerate(marks.unmarked) for box in each_box(left)]
        found.sort(key=lambda mark: -round(self._immediate_value(marks, *mark), DIGITS))
        in_hand = zip(self._islands, marks.unmarked, strict=True)
        crosses = sum((island.card.crosses & left).bit_count() for island, left in in_hand)
        most = CROSS_CANDIDATES // (marks.owed + 1) if crosses <= MOST_CROSSES else 1
        return found[: max(1, most)]

    def _immediate_value(self, marks: TurnMarks, place: int, box: int) -> float:
        """What marking a single box changes at once, without lookahead."""
        island, left = self._islands[place], marks.unmarked[place]
        value = island.forecast(left ^ box).unused - island.forecast(left).unused
        if box & island.card.crosses:
            value += CROSS_VALUE
        if box & island.card.coins and marks.coins < MOST_COINS:
            points = self._symbols.coin_points
            value += points[marks.coins + 1] - points[marks.coins]
        if box & island.card.palms and marks.palms < MOST_PALMS:
            value += self._symbols.palm_points
        return value
