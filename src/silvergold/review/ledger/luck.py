"""The luck in a finished game: each chance event against all that could have happened, seat by seat."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

import numpy as np

from silvergold.engine import (
    Deck,
    Draw,
    GameRecord,
    GameState,
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
from silvergold.review.ledger import deal
from silvergold.review.ledger.book import Amount, Entry, EntryKind, Node, SeatBook
from silvergold.review.ledger.evaluation import POINTS, SHARE, Worths, worths
from silvergold.review.ledger.options import MarkOptions, WholeMove, mark_options


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
        """The seat decides: to the best option, and on to the one played; no move is better than the best."""
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

    def luck_in_points(self) -> float:
        """The sum of all luck."""
        return sum(entry.amount.points for entry in self._entries if entry.kind == "luck")

    def shape_luck(self) -> dict[int, Amount]:
        """The luck of each shape, by event."""
        return {entry.event: entry.amount for entry in self._entries if is_luck_of_shape(entry)}


def is_luck_of_shape(entry: Entry) -> bool:
    """Whether an entry is the luck of a shape, which all seats share."""
    return entry.kind == "luck" and entry.node == "shape"


def amount_of(worth: Worths) -> Amount:
    """A worth, or a difference of two, in both books."""
    return Amount(float(worth[POINTS]), float(worth[SHARE]))


def luck_in_points(record: GameRecord, deck: Deck, seats: Iterable[int]) -> dict[int, float]:
    """The luck of some seats in a finished game; much faster than the whole ledger, with the same figures."""
    return LuckReviewer(record, deck, seats).luck_in_points()


class LuckReviewer:
    """Goes through one game, event by event, and enters the luck of some seats."""

    def __init__(self, record: GameRecord, deck: Deck, seats: Iterable[int]) -> None:
        if verify(record, deck).state.phase != Phase.OVER:
            raise UnfinishedGameError
        self._events = record.events
        self._deck = deck
        self._table = (deck, len(record.players), record.edition)
        self._seats = range(len(record.players))
        self._first_player = next(event.seat for event in record.events if isinstance(event, Started))
        self._state = new_game(*self._table)
        start = deal.first_card_worths(*self._table).mean(axis=0)
        self._books = {seat: OpenBook(seat, start) for seat in seats}

    def luck_in_points(self) -> dict[int, float]:
        """Review the whole game and add up the luck."""
        self._review()
        return {seat: book.luck_in_points() for seat, book in self._books.items()}

    def _review(self) -> None:
        index = self._set_up()
        while index < len(self._events):
            index = self._turn(index)

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
                    self._on_keep(index, seat, hands[seat], [numbers[card] for card in cards])
                    self._play(event)
                case Displayed(cards):
                    # Who starts is given, not luck (R2.5).
                    self._state = self._state._replace(start_player=self._first_player)
                    self._on_kept(index - 1, hands)
                    for card in cards:
                        self._turn_up(index, "display", card)
        self._play(self._events[first])
        self._on_turn_over(first)
        return first + 1

    def _deal(self, index: int, seat: int, hand: Sequence[int]) -> None:
        """R2.1: the luck of each card dealt."""
        if book := self._books.get(seat):
            for mean, outcome in deal.deal_steps(*self._table, hand):
                book.chance(index, "deal", mean, outcome)

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
        self._on_turn_over(index - 1)
        return index

    def _reveal(self, index: int) -> dict[int, MarkOptions]:
        """R3.1: the shape that came, against all that could have come."""
        weights = dict(chance_moves(self._state))
        chances = np.array([*weights.values()]) / sum(weights.values())
        after = [apply(self._state, move)[0] for move in weights]
        self._play(self._events[index])
        came = after.index(self._state)
        found = {}
        for book in self._books.values():
            options = [mark_options(state, book.seat) for state in after]
            best = np.stack([one.best for one in options])
            book.chance(index, "shape", chances @ best, options[came].best)
            found[book.seat] = options[came]
        return found

    def _mark(self, index: int, marks: Sequence[Event], options: dict[int, MarkOptions]) -> None:
        """R4: what all seats mark in a turn."""
        moves: dict[int, WholeMove] = dict.fromkeys(self._seats, ())
        first: dict[int, int] = {}
        for number, event in enumerate(marks, start=index):
            if isinstance(event, Marked):
                moves[event.seat] = (*moves[event.seat], Mark(event.seat, event.card, event.boxes))
                first.setdefault(event.seat, number)
        after = play_marks(self._state, moves, is_last=True)
        self._on_marks(first, index - 1 + len(marks), moves, options, after)
        self._state = after

    def _settle(self, index: int) -> None:
        """R5: cards taken and refilled; the rest follows from the rules."""
        match self._events[index]:
            case Took() as event:
                self._take(index, event)
            case Refilled(cards):
                for card in cards:
                    self._turn_up(index, "refill", card)

    def _take(self, index: int, event: Took) -> None:
        """R5.3: a card taken; a drawn one is chance."""
        move = Take(event.seat, event.card) if event.source == "display" else Draw(event.seat)
        after, _ = apply(self._state, move)
        self._on_take(index, event, move, after)
        self._state = after
        if isinstance(move, Draw):
            self._turn_up(index, "draw", event.card)

    def _turn_up(self, index: int, node: Node, card: str) -> None:
        """R2.3, R5.3, R5.4: a card from the pile, against all that could have come."""
        possible = [move for move, _ in chance_moves(self._state)]
        after = [apply(self._state, move)[0] for move in possible]
        number = possible.index(TurnUp(card))
        for book in self._books.values():
            found = worths(after, book.seat)
            book.chance(index, node, found.mean(axis=0), found[number])
        self._state = after[number]

    def _play(self, event: Event) -> None:
        for move in moves_of_event(event):
            self._state, _ = apply(self._state, move)

    # --- What the whole ledger enters besides luck --------------------------------------------------------

    def _on_keep(self, index: int, seat: int, hand: Sequence[int], kept: Sequence[int]) -> None:
        """R2.2: a seat chooses two cards."""

    def _on_kept(self, index: int, hands: Sequence[Sequence[int]]) -> None:
        """R2.2: the cards that all have kept are laid open."""

    def _on_marks(
        self,
        first: dict[int, int],
        last: int,
        moves: dict[int, WholeMove],
        options: dict[int, MarkOptions],
        after: GameState,
    ) -> None:
        """R4: the seats mark, each from its first event on, and the last event opens all marks."""

    def _on_take(self, index: int, event: Took, move: Take | Draw, after: GameState) -> None:
        """R5.3: a seat takes a card; a drawn one is not known yet."""

    def _on_turn_over(self, index: int) -> None:
        """R3: a turn, or the setup, has ended."""


def play_marks(state: GameState, moves: dict[int, WholeMove], *, is_last: bool = False) -> GameState:
    """R3.2: the state after some seats' marks; if they are the last ones, everybody is ready."""
    for mark in (move for marks in moves.values() for move in marks):
        state, _ = apply(state, mark)
    if is_last:
        for seat in range(len(state.players)):
            state, _ = apply(state, Ready(seat))
    return state
