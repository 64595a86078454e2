"""Walking a finished game, event by event, and entering what each event was worth to each seat.

For a seat, a value leads from the start of the game to its result. Every step of it is one entry:
chance moves it to the mean over its outcomes (appraisal) and on to the outcome (luck); an own decision to the
best option and on to the one played (skill); others to what the model plays (appraisal) and on to what they
played (others). The model is Admiral by its objective, without lookahead.
"""

from collections.abc import Sequence
from itertools import takewhile
from random import Random

import numpy as np

from silvergold.engine import (
    Deck,
    Draw,
    GameRecord,
    GameState,
    Keep,
    Mark,
    Phase,
    Ready,
    Take,
    TurnUp,
    apply,
    chance_moves,
    new_game,
    verify,
)
from silvergold.engine.events import (
    Coin,
    Dealt,
    Displayed,
    Event,
    Kept,
    Marked,
    Palm,
    Refilled,
    Revealed,
    Started,
    Took,
)
from silvergold.engine.replay import moves_of_event
from silvergold.engine.state import CARDS_DEALT, TURNS, OpenCard, Player
from silvergold.review.ledger import deal
from silvergold.review.ledger.book import (
    Amount,
    Decision,
    DecisionKind,
    Entry,
    EntryKind,
    Expectation,
    Ledger,
    Node,
    SeatBook,
    total,
)
from silvergold.review.ledger.evaluation import POINTS, SHARE, Worths, drawn_states, evaluator_hash, worths
from silvergold.review.ledger.options import (
    MarkOptions,
    Options,
    WholeMove,
    mark_options,
    option_of,
    take_options,
    worth_of_marks,
)

HANDS_SAMPLED = 32
"""R2.2: how many hands of the others stand for all that they may hold."""


class UnfinishedGameError(Exception):
    """Only a finished game has a ledger."""


class OpenBook:
    """A seat's book while it is written: where its value stands, and the entries that led there."""

    def __init__(self, seat: int, start: Worths) -> None:
        self.seat = seat
        self.value = start
        self._start = start
        self._entries: list[Entry] = []

    def enter(self, event: int, kind: EntryKind, node: Node, value: Worths) -> None:
        """Move to a new value; decisions and chance are always entered, the rest if it changes the value."""
        change = value - self.value
        if kind in ("skill", "luck") or change[POINTS] or change[SHARE]:
            self._entries.append(Entry(event, kind, node, amount_of(change)))
        self.value = value

    def chance(self, event: int, node: Node, mean: Worths, outcome: Worths) -> None:
        """Chance: to the mean over its outcomes, and on to the outcome."""
        self.enter(event, "appraisal", node, mean)
        self.enter(event, "luck", node, outcome)

    def decide(self, event: int, node: Node, best: Worths, played: Worths) -> None:
        """An own decision: to the best option, and on to the one played; no move is better than the best."""
        self.enter(event, "appraisal", node, best)
        self.enter(event, "skill", node, np.minimum(best, played))
        self.enter(event, "appraisal", node, played)

    def others(self, event: int, node: Node, model: Worths, played: Worths) -> None:
        """Others: to what the model would play, and on to what they played."""
        self.enter(event, "appraisal", node, model)
        self.enter(event, "others", node, played)

    def close(self, table_luck: dict[int, Amount]) -> SeatBook:
        """The finished book, with the luck of each shape split."""
        entries = tuple(
            entry._replace(table=table_luck[entry.event]) if is_luck_of_shape(entry) else entry
            for entry in self._entries
        )
        return SeatBook(self.seat, amount_of(self._start), amount_of(self.value), entries)

    def shape_luck(self) -> dict[int, Amount]:
        """The luck of each shape, by event."""
        return {entry.event: entry.amount for entry in self._entries if is_luck_of_shape(entry)}


def is_luck_of_shape(entry: Entry) -> bool:
    """Whether an entry is the luck of a shape, which all seats share."""
    return entry.kind == "luck" and entry.node == "shape"


def amount_of(worth: Worths) -> Amount:
    """A worth, or a difference of two, in both books."""
    return Amount(float(worth[POINTS]), float(worth[SHARE]))


def review_game(record: GameRecord, deck: Deck) -> Ledger:
    """The ledger of a finished game."""
    if verify(record, deck).state.phase != Phase.OVER:
        raise UnfinishedGameError
    return Walk(record, deck).ledger()


class Walk:
    """The walk through one game."""

    def __init__(self, record: GameRecord, deck: Deck) -> None:
        self._events = record.events
        self._deck = deck
        self._table = (deck, len(record.players), record.edition)
        self._seats = range(len(record.players))
        self._first_player = next(event.seat for event in record.events if isinstance(event, Started))
        self._state = new_game(*self._table)
        start = deal.first_card_worths(*self._table).mean(axis=0)
        self._books = [OpenBook(seat, start) for seat in self._seats]
        self._decisions: list[Decision] = []
        self._curve: list[Expectation] = []

    def ledger(self) -> Ledger:
        """Walk to the end and close the books."""
        index = self._set_up()
        while index < len(self._events):
            index = self._turn(index)
        table_luck = self._table_luck()
        books = tuple(book.close(table_luck) for book in self._books)
        return Ledger(evaluator_hash(), books, tuple(self._decisions), tuple(self._curve))

    def _table_luck(self) -> dict[int, Amount]:
        """The mean over the seats of the luck of each shape."""
        by_seat = [book.shape_luck() for book in self._books]
        sums = {event: total(luck[event] for luck in by_seat) for event in by_seat[0]}
        return {event: Amount(*(book / len(by_seat) for book in amount)) for event, amount in sums.items()}

    # --- Setting up ---------------------------------------------------------------------------------------

    def _set_up(self) -> int:
        """R2: the deal, the cards kept, the display; returns the index of the first turn's event."""
        numbers = {card.id: number for number, card in enumerate(self._deck.cards)}
        first = next(n for n, event in enumerate(self._events) if isinstance(event, Started))
        hands: list[list[int]] = []
        for index, event in enumerate(self._events[:first]):
            match event:
                case Dealt(seat, cards):
                    hands.append([numbers[card] for card in cards])
                    self._deal(index, seat, hands[seat])
                    self._play(event)
                case Kept(seat, cards):
                    self._keep(index, seat, hands[seat], [numbers[card] for card in cards])
                    self._play(event)
                case Displayed(cards):
                    # Who starts is given, not luck (R2.5).
                    self._state = self._state._replace(start_player=self._first_player)
                    self._see_kept(index - 1, hands)
                    for card in cards:
                        self._turn_up(index, "display", card)
        self._play(self._events[first])
        self._note_curve(first)
        return first + 1

    def _deal(self, index: int, seat: int, hand: Sequence[int]) -> None:
        """R2.1: the luck of each card dealt."""
        for mean, outcome in deal.deal_steps(*self._table, hand):
            self._books[seat].chance(index, "deal", mean, outcome)

    def _keep(self, index: int, seat: int, hand: Sequence[int], kept: Sequence[int]) -> None:
        """R2.2: the choice of two cards."""
        options = deal.keep_options(*self._table, seat, hand)
        move = Keep(seat, tuple(self._deck.cards[card].id for card in kept))
        self._decide(index, "keep", seat, options, (move,), deal.pair_worths(*self._table)[*kept])

    def _see_kept(self, index: int, hands: Sequence[Sequence[int]]) -> None:
        """R2.2: the others' cards are laid open; what they could have been dealt is sampled."""
        for book in self._books:
            sampled = [self._with_sampled_hands(book.seat, hands[book.seat], n) for n in range(HANDS_SAMPLED)]
            found = worths([self._state, *sampled], book.seat)
            book.others(index, "keep", found[1:].mean(axis=0), found[0])

    def _with_sampled_hands(self, seat: int, hand: Sequence[int], number: int) -> GameState:
        """R2.1, R2.2: the state if the others had been dealt other cards and kept what the model keeps."""
        cards = [card for card in range(len(self._deck.cards)) if card not in hand]
        drawn = Random(number).sample(  # noqa: S311 -- a fixed sample
            cards, CARDS_DEALT * (len(self._seats) - 1)
        )
        players = list(self._state.players)
        for place, other in enumerate(seat_ for seat_ in self._seats if seat_ != seat):
            dealt = drawn[CARDS_DEALT * place : CARDS_DEALT * (place + 1)]
            pair = deal.favourite_pair(*self._table, dealt)
            kept = [self._deck.cards[card] for card in pair]
            players[other] = Player(cards=tuple(OpenCard(card, card.boxes) for card in kept))
        face_up = {open_card.card.id for player in players for open_card in player.cards}
        pile = frozenset(self._deck.by_id) - face_up
        return self._state._replace(players=tuple(players), pile=pile)

    # --- A turn -------------------------------------------------------------------------------------------

    def _turn(self, index: int) -> int:
        """R3: one turn from its reveal on; returns the index of the event after it."""
        following = self._events[index + 1 :]
        marks = [*takewhile(lambda event: isinstance(event, Marked | Coin | Palm), following)]
        options = self._reveal(index)
        self._mark(index + 1, marks, options)
        index += 1 + len(marks)
        while index < len(self._events) and not isinstance(self._events[index], Revealed):
            self._settle(index)
            index += 1
        self._note_curve(index - 1)
        return index

    def _reveal(self, index: int) -> list[MarkOptions]:
        """R3.1: the shape that came, against all that could have come."""
        weights = dict(chance_moves(self._state))
        chances = np.array([*weights.values()]) / sum(weights.values())
        after = [apply(self._state, move)[0] for move in weights]
        self._play(self._events[index])
        came = after.index(self._state)
        found = []
        for book in self._books:
            options = [mark_options(state, book.seat) for state in after]
            best = np.stack([one.best for one in options])
            book.chance(index, "shape", chances @ best, options[came].best)
            found.append(options[came])
        return found

    def _mark(self, index: int, marks: Sequence[Event], options: Sequence[MarkOptions]) -> None:
        """R4: each seat's marks as one decision, then the others' marks as one node."""
        moves: dict[int, WholeMove] = dict.fromkeys(self._seats, ())
        first: dict[int, int] = {}
        for number, event in enumerate(marks, start=index):
            if isinstance(event, Marked):
                moves[event.seat] = (*moves[event.seat], Mark(event.seat, event.card, event.boxes))
                first.setdefault(event.seat, number)
        for book in self._books:
            if book.seat in first:
                self._decide_marks(first[book.seat], book, moves[book.seat], options[book.seat])
        self._see_marks(index - 1 + len(marks), moves, options)

    def _decide_marks(self, index: int, book: OpenBook, moves: WholeMove, found: MarkOptions) -> None:
        marked = play_marks(self._state, {book.seat: moves})
        unmarked = [card.unmarked for card in marked.players[book.seat].cards]
        number = found.number_of(unmarked)
        played = (
            found.worths[number] if number is not None else worth_of_marks(self._state, marked, book.seat)
        )
        self._decide(index, "marks", book.seat, found, moves, played)

    def _see_marks(self, index: int, moves: dict[int, WholeMove], options: Sequence[MarkOptions]) -> None:
        """R3.2: all marks are opened; the model's marks are compared with the others'."""
        before = self._state
        model = {seat: one.favourite for seat, one in enumerate(options)}
        self._state = play_marks(before, moves, is_last=True)
        for book in self._books:
            expected = play_marks(before, {**model, book.seat: moves[book.seat]}, is_last=True)
            found = worths([expected, self._state], book.seat)
            book.others(index, "marks", found[0], found[1])

    def _settle(self, index: int) -> None:
        """R5: cards taken and refilled; the rest follows from the rules."""
        match self._events[index]:
            case Took() as event:
                self._take(index, event)
            case Refilled(cards):
                for card in cards:
                    self._turn_up(index, "refill", card)

    def _take(self, index: int, event: Took) -> None:
        """R5.3: an own decision for one seat, a node of others for the rest; a drawn card is chance."""
        options = take_options(self._state, event.seat)
        move = Take(event.seat, event.card) if event.source == "display" else Draw(event.seat)
        model = options.favourite[0]
        played, _ = apply(self._state, move)
        for book in self._books:
            if book.seat == event.seat:
                places = [card.id for card in self._state.display]
                worth = options.worths[places.index(event.card) if isinstance(move, Take) else -1]
                self._decide(index, "take", event.seat, options, (move,), worth)
            else:
                expected = worth_after(apply(self._state, model)[0], book.seat)
                book.others(index, "take", expected, worth_after(played, book.seat))
        self._state = played
        if isinstance(move, Draw):
            self._turn_up(index, "draw", event.card)

    def _turn_up(self, index: int, node: Node, card: str) -> None:
        """R2.3, R5.3, R5.4: a card from the pile, against all that could have come."""
        possible = [move for move, _ in chance_moves(self._state)]
        after = [apply(self._state, move)[0] for move in possible]
        number = possible.index(TurnUp(card))
        for book in self._books:
            found = worths(after, book.seat)
            book.chance(index, node, found.mean(axis=0), found[number])
        self._state = after[number]

    # --- Notes --------------------------------------------------------------------------------------------

    def _decide(
        self, index: int, kind: DecisionKind, seat: int, options: Options, moves: WholeMove, worth: Worths
    ) -> None:
        """Enter an own decision and note it."""
        self._books[seat].decide(index, kind, options.best, worth)
        played = option_of(moves, worth)
        self._decisions.append(Decision(index, seat, kind, played, options.top, len(options.worths)))

    def _note_curve(self, index: int) -> None:
        rounds, turn = divmod(len(self._curve) - 1, TURNS)
        seats = tuple(amount_of(book.value) for book in self._books)
        place = (rounds + 1, turn + 1) if self._curve else (0, 0)
        self._curve.append(Expectation(index, *place, seats))

    def _play(self, event: Event) -> None:
        for move in moves_of_event(event):
            self._state, _ = apply(self._state, move)


def worth_after(state: GameState, seat: int) -> Worths:
    """What a seat can expect after another seat's choice: if it draws, the mean of the cards it may get."""
    states = drawn_states(state) if state.phase == Phase.DRAW else [state]
    mean: Worths = worths(states, seat).mean(axis=0)
    return mean


def play_marks(state: GameState, moves: dict[int, WholeMove], *, is_last: bool = False) -> GameState:
    """R3.2: the state after some seats' marks; if they are the last ones, everybody is ready."""
    for mark in (move for marks in moves.values() for move in marks):
        state, _ = apply(state, mark)
    if is_last:
        for seat in range(len(state.players)):
            state, _ = apply(state, Ready(seat))
    return state
