"""The deal of the day follows from the date and the deck, as docs/daily.md describes it."""

import re
from datetime import UTC, date, datetime, timedelta

import pytest

from silvergold.daily import EPOCH, begins_at, counts_at, day_of, deal_secret, number_of, streak
from silvergold.engine import Dealer, standard_deck
from tests.cli.commands import ROOT

PAGE = (ROOT / "docs" / "daily.md").read_text(encoding="utf-8")
DECK = standard_deck()


def test_days_are_numbered_from_the_epoch() -> None:
    assert number_of(EPOCH) == 1
    assert number_of(date(2026, 11, 16)) == 320
    assert all(number_of(day_of(number)) == number for number in (1, 2, 365, 366, 10_000))
    assert begins_at(2) == datetime(2026, 1, 2, tzinfo=UTC)


def test_the_page_shows_the_deck_the_secret_and_the_cards_of_deal_1() -> None:
    secret = deal_secret(1, DECK.sha256)
    assert f'"{DECK.sha256}"' in PAGE
    assert f"'{secret.hex()}'" in PAGE
    dealer = Dealer(DECK, secret)
    shown = re.findall(r"`(\w+)`", PAGE.partition("first three shapes are")[2])[:3]
    assert tuple(shown) == tuple(shape.value for shape in dealer.expeditions[0][:3])
    cards = re.findall(r"`([a-z]+-\d\d)`", PAGE.partition("order for dealing are")[2])[:4]
    assert cards == dealer.deal_order[:4]


def test_every_day_deck_and_server_secret_gives_other_cards() -> None:
    secrets = {
        deal_secret(1, DECK.sha256),
        deal_secret(2, DECK.sha256),
        deal_secret(1, "0" * 64),
        deal_secret(1, DECK.sha256, b"regatta"),
        deal_secret(1, DECK.sha256, b"regatta 2"),
    }
    assert len(secrets) == 5


def test_a_deal_counts_for_48_hours_from_the_start_of_its_day() -> None:
    begin = datetime(2026, 1, 2, tzinfo=UTC)
    hours = (-1, 0, 24, 47, 48)
    assert [counts_at(2, begin + timedelta(hours=hour)) for hour in hours] == [False, True, True, True, False]


@pytest.mark.parametrize(
    ("played", "days"),
    [
        ({10, 9, 8}, 3),
        ({9, 8}, 2),
        ({8, 7}, 2),
        ({10, 8, 7}, 3),
        ({7, 6}, 0),
        ({10, 7, 6}, 1),
        (set(), 0),
    ],
)
def test_a_streak_on_day_10_is_interrupted_only_by_deals_that_no_longer_count(
    played: set[int], days: int
) -> None:
    assert streak(played, today=10) == days
