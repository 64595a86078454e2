"""A game played in place, for speed: the short form of the rules that environments step through.

The engine's states are values with all that led to them; here is only what is needed to go on and to be
observed, changed where it lies. Whoever asks ``Table`` for the game gets it from the engine, and the tests
compare the two after every decision (docs/decisions/0026-environments-step-through-a-board.md).
"""

from silvergold.actions import (
    ALL_PAIRS,
    ALL_PLACES,
    DRAW,
    DRAWING,
    FIRST_MARK,
    FIRST_TAKE,
    HALF,
    MARKS,
    PAIRS,
    UPPER_HALF,
    marks_within,
)
from silvergold.engine import Dealer, Deck, Edition, Phase, Shape, TreasureCard
from silvergold.engine.rules import palm_points
from silvergold.engine.state import (
    CARDS_DEALT,
    CARDS_KEPT,
    CLOCKWISE,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MOST_COINS,
    MOST_PALMS,
    ROUNDS,
    TURNS,
    PhaseName,
    ScoreCard,
)
from silvergold.envs.encoding import Islands
from silvergold.envs.observation_layout import ISLAND_SIZE

MARKING = {
    FIRST_MARK + slot * len(MARKS) + number: (slot, boxes)
    for slot in range(CARDS_KEPT)
    for number, boxes in enumerate(MARKS)
}
"""For each action that marks: on which card, and which boxes."""


class Side:
    """One seat's side of the table."""

    __slots__ = ("bits", "cards", "completed", "crosses", "dealt", "score_card", "unmarked")

    def __init__(self, dealt: tuple[TreasureCard, ...]) -> None:
        self.dealt = dealt
        self.cards: list[TreasureCard] = []
        self.unmarked: list[int] = []
        """The unmarked boxes of each card."""
        self.score_card = ScoreCard()
        self.completed: tuple[TreasureCard, ...] = ()
        self.crosses = 0
        """R4.3: boxes still to be marked for crosses."""
        self.bits = 0
        """All this as observations show it."""

    def lay(self, card: TreasureCard) -> None:
        """Lay a new card open."""
        self.cards.append(card)
        self.unmarked.append(card.boxes)


class Board:
    """One game after the other with the same deck, players and edition; only legal actions may be played."""

    def __init__(self, deck: Deck, players: int, edition: Edition) -> None:
        self.deck = deck
        self.players = players
        self.edition = edition
        self.islands = Islands(deck)
        self.phase: PhaseName = Phase.OVER
        self.seats: tuple[int, ...] = ()
        """The seats that have something to decide, in the order in which turn-based play asks them."""
        self.sides: list[Side] = []
        self.shown: tuple[int, ...] = ()
        """The bits of the sides as everybody sees them: without the marks of the turn."""

    def deal(self, dealer: Dealer) -> None:
        """R2.1: begin another game."""
        cards = [self.deck.by_id[card] for card in dealer.deal_order]
        hands = range(0, CARDS_DEALT * self.players, CARDS_DEALT)
        self.sides = [Side(tuple(cards[first : first + CARDS_DEALT])) for first in hands]
        self.dealer = dealer
        self.pile = cards[CARDS_DEALT * self.players :]
        self.display: tuple[TreasureCard, ...] = ()
        self.cups = list(CUPS)
        self.round, self.start_player = 1, 0
        self.revealed: list[Shape] = []
        self.phase, self.seats, self.shown = Phase.KEEP, tuple(range(self.players)), (0,) * self.players

    def legal(self, seat: int) -> int:
        """What a seat may do: bit n is set where action n is legal."""
        if seat not in self.seats:
            return 0
        if self.phase == Phase.MARK:
            side = self.sides[seat]
            upper, lower = marks_within(None if side.crosses else self.revealed[-1])
            legal = slot = 0
            for unmarked in side.unmarked:
                legal |= (upper[unmarked & UPPER_HALF] & lower[unmarked >> HALF]) << slot
                slot += len(MARKS)
            return legal
        if self.phase == Phase.TAKE:
            return ALL_PLACES[len(self.display)] | (DRAWING if self.pile else 0)
        return ALL_PAIRS

    def play(self, seat: int, action: int) -> None:
        """One decision, and all that follows from it."""
        side = self.sides[seat]
        if action in MARKING:
            self._mark(side, *MARKING[action])
            if not side.crosses:
                self._be_ready(seat)
        elif action < FIRST_MARK:
            self._keep(side, action)
            self._be_ready(seat)
        else:
            self._take(side, action)
            self._show()

    def _be_ready(self, seat: int) -> None:
        """R2.2, R3.2: a choice or marks stand; once everybody's do, they are seen."""
        place = self.seats.index(seat)
        self.seats = self.seats[:place] + self.seats[place + 1 :]
        if self.seats:
            return
        if self.phase == Phase.KEEP:
            self._lay_open()
        else:
            self._settle()
        self._show()

    def _show(self) -> None:
        """Let everybody see all sides."""
        self.shown = tuple([side.bits for side in self.sides])

    def _keep(self, side: Side, action: int) -> None:
        """R2.2: two of the four."""
        for place in PAIRS[action]:
            side.lay(side.dealt[place])
        self._write(side)

    def _lay_open(self) -> None:
        """R2.2, R2.3, R2.5: the other cards go back into the pile; a display and a start player."""
        kept = {card.id for side in self.sides for card in side.cards}
        self.pile = [self.deck.by_id[card] for card in reversed(self.dealer.pile_order) if card not in kept]
        for side in self.sides:
            side.dealt = ()
        self._refill()
        self.start_player = self.dealer.first_seat(self.players)
        self._reveal()

    def _refill(self) -> None:
        """R2.3, R5.4: four cards on display, or till the pile is empty."""
        while len(self.display) < DISPLAY_SIZE and self.pile:
            self.display += (self.pile.pop(),)

    def _reveal(self) -> None:
        """R3.1: a turn begins; R4.7: who has no unmarked box marks nothing."""
        self.revealed.append(self.dealer.expeditions[self.round - 1][len(self.revealed)])
        self.phase, self.seats = Phase.MARK, CLOCKWISE[self.players][self.start_player]
        if not (self.display or self.pile):
            self.seats = tuple([seat for seat in self.seats if any(self.sides[seat].unmarked)])
            if not self.seats:
                self._settle()

    def _mark(self, side: Side, slot: int, boxes: int) -> None:
        """R4: mark boxes, with what their symbols bring."""
        card, unmarked = side.cards[slot], side.unmarked
        unmarked[slot] ^= boxes
        if boxes & card.crosses or side.crosses:
            owed = side.crosses + (boxes & card.crosses).bit_count() - (side.crosses > 0)
            side.crosses = owed if any(unmarked) else 0
        if boxes & (card.coins | card.palms):
            side.score_card = self._noted(side.score_card, boxes & card.coins, boxes & card.palms)
            self._write(side)
        else:
            side.bits ^= self.islands.without(card, boxes) << slot * ISLAND_SIZE

    def _noted(self, score_card: ScoreCard, coins: int, palms: int) -> ScoreCard:
        """R4.4, R4.5: with boxes of coins and palms; from the 13th coin and the 5th palm on, nothing."""
        points = (palm_points(self.display),) * palms.bit_count() if palms else ()
        return ScoreCard(
            min(score_card.coins + coins.bit_count(), MOST_COINS),
            score_card.cups,
            (score_card.palms + points)[:MOST_PALMS],
        )

    def _write(self, side: Side) -> None:
        """Write a side's bits anew."""
        side.bits = self.islands.side_bits(zip(side.cards, side.unmarked, strict=True), side)

    def _settle(self) -> None:
        """R3.3: cups, completed cards and new cards, clockwise; who has settled has nothing left to do."""
        for seat in CLOCKWISE[self.players][self.start_player]:
            side = self.sides[seat]
            if side.score_card.coins // COINS_IN_A_ROW > len(side.score_card.cups):
                self._take_cups(side)
            if 0 in side.unmarked and self._lay_aside(side):
                self.phase, self.seats = Phase.TAKE, (seat,)
                return
        self._end_turn()

    def _take_cups(self, side: Side) -> None:
        """R5.1: the highest cup left for each coin row completed; after the sixth there is none."""
        coins, cups, palms = side.score_card
        for _ in range(len(cups), coins // COINS_IN_A_ROW):
            cups = (*cups, self.cups.pop(0) if self.cups else 0)
        side.score_card = ScoreCard(coins, cups, palms)
        self._write(side)

    def _lay_aside(self, side: Side) -> bool:
        """R5.2, R5.3: completed cards are laid aside; tells whether new ones are to be taken."""
        places = range(len(side.cards))
        side.completed += tuple([side.cards[place] for place in places if not side.unmarked[place]])
        side.cards = [side.cards[place] for place in places if side.unmarked[place]]
        side.unmarked = [unmarked for unmarked in side.unmarked if unmarked]
        self._write(side)
        return bool(self.display or self.pile) and not self._is_last_turn

    def _take(self, side: Side, action: int) -> None:
        """R5.3: a card of the display or the top of the pile; then the next one settles."""
        if action == DRAW:
            side.lay(self.pile.pop())
        else:
            place = action - FIRST_TAKE
            side.lay(self.display[place])
            self.display = self.display[:place] + self.display[place + 1 :]
        self._write(side)
        if len(side.cards) == CARDS_KEPT or not (self.display or self.pile):
            self._refill()
            self._settle()

    @property
    def _is_last_turn(self) -> bool:
        return self.round == ROUNDS and len(self.revealed) == TURNS

    def _end_turn(self) -> None:
        """R6: after seven turns the round ends, after four rounds the game."""
        if self._is_last_turn:
            self.phase, self.seats = Phase.OVER, ()
            return
        is_round_over = len(self.revealed) == TURNS
        if is_round_over or self.edition.start_player_moves_every_turn:
            self.start_player = (self.start_player + 1) % self.players
        if is_round_over:
            self.round, self.revealed = self.round + 1, []
        self._reveal()
