"""What coins, palms and seals are worth to one player at one point of a game."""

from collections.abc import Iterable
from functools import cached_property

from silvergold.bots.planner.island_values import USUAL_PALM
from silvergold.engine import Phase, TreasureCard, View
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.rules import palm_points
from silvergold.engine.state import COINS_IN_A_ROW, DISPLAY_SIZE, MOST_COINS, MOST_PALMS, ROUNDS, TURNS

COINS_PER_TURN = 0.35
"""How many coins a player marks per turn, on average."""
CARDS_PER_TURN = 0.1
"""How many islands of one colour a player with a seal for it completes per turn."""
IN_HAND = 0.8
"""How likely an island in hand is to be completed in time to count for a seal."""
PALM_NOW = 0.5
"""How much of a palm's value depends on the current display; the rest depends on later ones."""
PALMS_PER_CARD = 0.34
"""How many palms a card of the pile has, on average (R1.3)."""
ROWS = MOST_COINS // COINS_IN_A_ROW


class SymbolValues:
    """What the viewer of a table can expect from symbols and seals."""

    def __init__(self, view: View, horizon: int = ROUNDS * TURNS) -> None:
        self.view = view
        self._me = view.me
        self._horizon = horizon

    @cached_property
    def turns(self) -> int:
        """R6.2: the turns left after this one, up to the horizon."""
        if self.view.phase == Phase.KEEP:
            return min(self._horizon, ROUNDS * TURNS)
        return min(self._horizon, (ROUNDS - self.view.round) * TURNS + TURNS - self.view.turn)

    @cached_property
    def coin_points(self) -> tuple[float, ...]:
        """For each number of coins: its points, and the cups that it can lead to."""
        return tuple(coins + self._cup_points(coins) for coins in range(MOST_COINS + 1))

    def _cup_points(self, coins: int) -> float:
        """R5.1: the cups of the rows completed this turn, and a share of the next one's."""
        points = 0.0
        for row in range(len(self._me.score_card.cups), ROWS):
            missing = max(0, COINS_IN_A_ROW * (row + 1) - coins)
            if missing < COINS_IN_A_ROW:
                share = (1 - missing / COINS_IN_A_ROW) * self._row_chance(missing)
                points += share * self._cup(row, missing)
        return points

    def _row_chance(self, missing: int) -> float:
        """How likely a row is to be completed in time."""
        return min(1.0, COINS_PER_TURN * self.turns / missing) if missing else 1.0

    def _cup(self, row: int, missing: int) -> float:
        """The cup that a row will get, after those taken before it."""
        cups = (*self.view.cups, 0, 0)
        earlier = row - len(self._me.score_card.cups) + self._rows_ahead(missing)
        first = min(int(earlier), len(cups) - 2)
        return cups[first] + min(1.0, earlier - first) * (cups[first + 1] - cups[first])

    def _rows_ahead(self, missing: int) -> float:
        """How many rows of the others need fewer coins; one that needs as many counts half."""
        ahead = 0.0
        for seat, other in enumerate(self.view.players):
            if seat != self.view.seat:
                for row in range(len(other.score_card.cups), ROWS):
                    needed = COINS_IN_A_ROW * (row + 1) - other.score_card.coins
                    ahead += 1.0 if needed < missing else 0.5 if needed == missing else 0.0
        return ahead

    def coin_value(self, coins: int) -> float:
        """The value of each of the next coins."""
        have = self._me.score_card.coins
        more = min(max(coins, 1), MOST_COINS - have)
        return (self.coin_points[have + more] - self.coin_points[have]) / more if more else 0.0

    @cached_property
    def palm_points(self) -> int:
        """R4.5: what a palm scores now."""
        return palm_points(self.view.display)

    def palm_points_without(self, card: TreasureCard) -> float:
        """What a palm may score once a card is taken and the display refilled (R5.4)."""
        others = [other for other in self.view.display if other is not card]
        return palm_points(tuple(others)) + PALMS_PER_CARD * (DISPLAY_SIZE - len(others))

    def palm_value(self, points: float) -> float:
        """The value of a palm marked at some later time, if it would score ``points`` now."""
        if len(self._me.score_card.palms) == MOST_PALMS:
            return 0.0
        return PALM_NOW * points + (1 - PALM_NOW) * USUAL_PALM

    def completion_value(self, card: TreasureCard, beside: Iterable[TreasureCard]) -> float:
        """R7.4, R7.5: what completing a card scores, with its own seal and the seals that count it."""
        completed = self._me.completed
        value = float(card.value)
        value += sum(SEAL_WORTH[done.seal] for done in completed if done.seal is card.color)
        if card.seal is not None:
            count = CARDS_PER_TURN * self.turns + sum(done.color is card.seal for done in completed)
            count += IN_HAND * sum(other.color is card.seal for other in beside)
            value += SEAL_WORTH[card.seal] * count
        return value
