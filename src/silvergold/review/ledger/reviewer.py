"""The review of a finished game, event by event: what each event was worth to each seat.

For a seat, a value leads from the start of the game to its result. Every step of it is one entry: chance
moves it to the mean over its outcomes (appraisal) and on to the outcome (luck); the seat's own decision to
the best option and on to the one played (skill); others to what the model plays (appraisal) and on to what
they played (others). The model is Admiral by its objective, without lookahead.
"""

from collections.abc import Sequence
from random import Random

from silvergold.engine import Deck, Draw, GameRecord, GameState, Keep, Phase, Take, apply
from silvergold.engine.events import Took
from silvergold.engine.state import CARDS_DEALT, TURNS, OpenCard, Player
from silvergold.review.ledger import deal
from silvergold.review.ledger.book import Amount, Decision, DecisionKind, Expectation, Ledger, total
from silvergold.review.ledger.evaluation import Worths, drawn_states, evaluator_hash, worths
from silvergold.review.ledger.luck import LuckReviewer, OpenBook, amount_of, play_marks
from silvergold.review.ledger.options import (
    MarkOptions,
    Options,
    WholeMove,
    option_of,
    take_options,
    worth_of_marks,
)

HANDS_SAMPLED = 32
"""R2.2: how many hands of the others stand for all that they may hold."""


def review_game(record: GameRecord, deck: Deck) -> Ledger:
    """The ledger of a finished game."""
    return Reviewer(record, deck).ledger()


class Reviewer(LuckReviewer):
    """Enters everything that happens in one game, for all seats."""

    def __init__(self, record: GameRecord, deck: Deck) -> None:
        super().__init__(record, deck, range(len(record.players)))
        self._decisions: list[Decision] = []
        self._curve: list[Expectation] = []

    def ledger(self) -> Ledger:
        """Review the whole game and close the books."""
        self._review()
        table_luck = self._table_luck()
        books = tuple(book.close(table_luck) for book in self._books.values())
        return Ledger(evaluator_hash(), books, tuple(self._decisions), tuple(self._curve))

    def _table_luck(self) -> dict[int, Amount]:
        """The mean over the seats of the luck of each shape."""
        by_seat = [book.shape_luck() for book in self._books.values()]
        sums = {event: total(luck[event] for luck in by_seat) for event in by_seat[0]}
        return {event: Amount(*(book / len(by_seat) for book in amount)) for event, amount in sums.items()}

    # --- Setting up ---------------------------------------------------------------------------------------

    def _on_keep(self, index: int, seat: int, hand: Sequence[int], kept: Sequence[int]) -> None:
        """R2.2: the choice of two cards."""
        options = deal.keep_options(*self._table, seat, hand)
        move = Keep(seat, tuple(self._deck.cards[card].id for card in kept))
        self._decide(index, "keep", seat, options, (move,), deal.pair_worths(*self._table)[*kept])

    def _on_kept(self, index: int, hands: Sequence[Sequence[int]]) -> None:
        """R2.2: the others' cards are laid open; what they could have been dealt is sampled."""
        for book in self._books.values():
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

    def _on_marks(
        self,
        first: dict[int, int],
        last: int,
        moves: dict[int, WholeMove],
        options: dict[int, MarkOptions],
        after: GameState,
    ) -> None:
        """R4: each seat's marks as one decision, then the others' marks as one node."""
        for seat, book in self._books.items():
            if seat in first:
                self._decide_marks(first[seat], book, moves[seat], options[seat])
        self._see_marks(last, moves, options, after)

    def _decide_marks(self, index: int, book: OpenBook, moves: WholeMove, found: MarkOptions) -> None:
        marked = play_marks(self._state, {book.seat: moves})
        unmarked = [card.unmarked for card in marked.players[book.seat].cards]
        number = found.number_of(unmarked)
        played = (
            found.worths[number] if number is not None else worth_of_marks(self._state, marked, book.seat)
        )
        self._decide(index, "marks", book.seat, found, moves, played)

    def _see_marks(
        self, index: int, moves: dict[int, WholeMove], options: dict[int, MarkOptions], after: GameState
    ) -> None:
        """R3.2: all marks are opened; the model's marks are compared with the others'."""
        model = {seat: one.favourite for seat, one in options.items()}
        for book in self._books.values():
            expected = play_marks(self._state, {**model, book.seat: moves[book.seat]}, is_last=True)
            found = worths([expected, after], book.seat)
            book.others(index, "marks", found[0], found[1])

    def _on_take(self, index: int, event: Took, move: Take | Draw, after: GameState) -> None:
        """R5.3: a decision of one seat, and something that others did for the rest."""
        options = take_options(self._state, event.seat)
        model, _ = apply(self._state, options.favourite[0])
        for book in self._books.values():
            if book.seat == event.seat:
                places = [card.id for card in self._state.display]
                worth = options.worths[places.index(event.card) if isinstance(move, Take) else -1]
                self._decide(index, "take", event.seat, options, (move,), worth)
            else:
                book.others(index, "take", worth_after(model, book.seat), worth_after(after, book.seat))

    # --- Notes --------------------------------------------------------------------------------------------

    def _decide(
        self, index: int, kind: DecisionKind, seat: int, options: Options, moves: WholeMove, worth: Worths
    ) -> None:
        """Enter a seat's own decision and note it."""
        self._books[seat].decide(index, kind, options.best, worth)
        played = option_of(moves, worth)
        self._decisions.append(Decision(index, seat, kind, played, options.top, len(options.worths)))

    def _on_turn_over(self, index: int) -> None:
        rounds, turn = divmod(len(self._curve) - 1, TURNS)
        seats = tuple(amount_of(book.value) for book in self._books.values())
        place = (rounds + 1, turn + 1) if self._curve else (0, 0)
        self._curve.append(Expectation(index, *place, seats))


def worth_after(state: GameState, seat: int) -> Worths:
    """What a seat can expect after another seat's choice: if it draws, the mean of the cards it may get."""
    states = drawn_states(state) if state.phase == Phase.DRAW else [state]
    mean: Worths = worths(states, seat).mean(axis=0)
    return mean
