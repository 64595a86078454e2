"""The ledger's books close: start plus all entries is the result, in points and in share of the victory."""

import json
from dataclasses import replace
from functools import cache

import pytest

from silvergold.arena.match import Match
from silvergold.bots import BOTS
from silvergold.engine import EDITIONS, Deck, GameRecord, Move, standard_deck
from silvergold.engine.cards import Color
from silvergold.engine.events import Dealt, Kept, Revealed, Scored, Won
from silvergold.engine.replay import moves_of_event
from silvergold.review.ledger import (
    Ledger,
    UnfinishedGameError,
    ledger_to_json,
    luck_in_points,
    review_game,
    round_to_sum,
)
from silvergold.review.ledger.book import KINDS, total
from tests.decks import random_deck
from tests.thorough import cases, slow

LEVELS = cases(("drifter", "deckhand", "sailor"), thorough=tuple(BOTS))
CLOSE = 1e-9


@cache
def deck_of(number: int) -> Deck:
    """The deck in the package, a random one, a small one that runs out, and one rich in crosses."""
    colors = tuple(Color)
    return (
        standard_deck(),
        random_deck(1, 47, colors, 0.4),
        random_deck(2, 20, colors, 0.3),
        random_deck(3, 30, colors, 0.7),
    )[number]


@cache
def reviewed(number: int) -> tuple[GameRecord, Deck, Ledger]:
    """A game of changing bots, deck, edition and number of players, with its ledger."""
    deck, players = deck_of(number % 4), 2 + number % 3
    bots = tuple(LEVELS[(number + 2 * seat) % len(LEVELS)] for seat in range(players))
    _, record = Match(deck, bots, "books", EDITIONS[("nsv", "oya")[number % 2]]).play(number)
    return record, deck, review_game(record, deck)


games = pytest.mark.parametrize("number", [0, *slow(range(1, cases(3, thorough=600)))])


@games
def test_the_luck_of_some_seats_is_that_of_their_books(number: int) -> None:
    record, deck, ledger = reviewed(number)
    some = {book.seat: book.totals()["luck"].points for book in ledger.seats[1:]}
    assert luck_in_points(record, deck, some) == pytest.approx(some)


@games
def test_the_books_close(number: int) -> None:
    record, _, ledger = reviewed(number)
    scores = {event.seat: event.total for event in record.events if isinstance(event, Scored)}
    won = next(event.seats for event in record.events if isinstance(event, Won))
    for book in ledger.seats:
        found = book.start.plus(total(entry.amount for entry in book.entries))
        share = (book.seat in won) / len(won)
        assert found.points == pytest.approx(scores[book.seat], abs=CLOSE)
        assert found.share == pytest.approx(share, abs=CLOSE)
        assert book.result == pytest.approx((scores[book.seat], share), abs=CLOSE)


@games
def test_no_decision_gains_and_a_forced_one_costs_nothing(number: int) -> None:
    _, _, ledger = reviewed(number)
    skill = {
        (book.seat, entry.event): entry.amount
        for book in ledger.seats
        for entry in book.entries
        if entry.kind == "skill"
    }
    assert len(skill) == len(ledger.decisions)
    for decision in ledger.decisions:
        amount = skill[decision.seat, decision.event]
        assert max(amount) <= 0
        assert decision.loss >= 0
        if decision.choices == 1:
            assert amount == (0, 0)


@games
def test_each_entry_belongs_to_an_event(number: int) -> None:
    record, _, ledger = reviewed(number)
    for book in ledger.seats:
        assert {entry.event for entry in book.entries} <= {*range(len(record.events))}
        shapes = [entry.event for entry in book.entries if entry.kind == "luck" and entry.node == "shape"]
        assert all(isinstance(record.events[event], Revealed) for event in shapes)


@games
def test_the_tables_luck_is_the_mean_over_the_seats(number: int) -> None:
    _, _, ledger = reviewed(number)
    own = total(book.totals()["own_luck"] for book in ledger.seats)
    other_luck = total(
        entry.amount
        for book in ledger.seats
        for entry in book.entries
        if entry.kind == "luck" and entry.node != "shape"
    )
    assert own == pytest.approx(tuple(other_luck), abs=CLOSE)


def test_in_the_last_turn_no_point_is_appraised_anew() -> None:
    record, _, ledger = reviewed(0)
    last = max(index for index, event in enumerate(record.events) if isinstance(event, Revealed))
    for book in ledger.seats:
        late = [entry for entry in book.entries if entry.event >= last]
        assert {entry.kind for entry in late} >= {"luck", "skill"}
        assert all(abs(entry.amount.points) < CLOSE for entry in late if entry.kind == "appraisal")


def test_the_same_record_gives_the_same_bytes() -> None:
    record, deck, ledger = reviewed(0)
    first, second = (json.dumps(ledger_to_json(one, 0)) for one in (ledger, review_game(record, deck)))
    assert first == second


def cards_of(move: Move) -> tuple[str, ...]:
    """The cards that a move names."""
    return getattr(move, "cards", None) or (getattr(move, "card", ""),)


def test_skill_depends_only_on_what_a_seat_knows() -> None:
    """R2.1: the two cards that another seat was dealt and did not keep are exchanged."""
    record, deck, ledger = reviewed(0)
    other = next(one for one in record.events if isinstance(one, Dealt) and one.seat == 1)
    used = {card for event in record.events for move in moves_of_event(event) for card in cards_of(move)}
    kept = next(one.cards for one in record.events if isinstance(one, Kept) and one.seat == 1)
    unused = [card.id for card in deck.cards if card.id not in used]
    exchanged = replace(other, cards=(*kept, *unused[:2]))
    events = tuple(exchanged if one == other else one for one in record.events)
    again = review_game(replace(record, events=events, seed=None), deck)

    def skill(one: Ledger) -> list[tuple[int, float, float]]:
        return [(e.event, *e.amount) for e in one.seats[0].entries if e.kind == "skill"]

    assert skill(again) == skill(ledger)


def test_an_unfinished_game_has_no_ledger() -> None:
    record, deck, _ = reviewed(0)
    with pytest.raises(UnfinishedGameError):
        review_game(replace(record, events=record.events[:40]), deck)


def test_the_line_of_a_game_holds_the_books() -> None:
    _, _, ledger = reviewed(0)
    line = json.loads(json.dumps(ledger_to_json(ledger, 7)))
    assert (line["game"], line["evaluator"]) == (7, ledger.evaluator)
    for seat in line["seats"]:
        entries = sum(entry["points"] for entry in seat["entries"])
        assert seat["start"] + entries == pytest.approx(seat["result"], abs=CLOSE)
        assert {entry["kind"] for entry in seat["entries"]} == {*KINDS}
        assert seat["totals"]["luck"]["points"] == pytest.approx(
            seat["totals"]["table_luck"]["points"] + seat["totals"]["own_luck"]["points"]
        )


@pytest.mark.parametrize(
    ("numbers", "digits", "expected"),
    [
        ((1.04, 1.04, 1.04), 1, [1.0, 1.0, 1.1]),
        ((128.44, -7.36, -3.04, 1.26, 7.7), 1, [128.4, -7.4, -3.0, 1.3, 7.7]),
        ((0.5, 0.5), 0, [0.0, 1.0]),
        ((), 1, []),
    ],
)
def test_rounded_figures_still_add_up(numbers: tuple[float, ...], digits: int, expected: list[float]) -> None:
    found = round_to_sum(numbers, digits)
    assert sum(found) == pytest.approx(round(sum(numbers), digits))
    assert sorted(found) == sorted(expected)
