"""The islands of the standard deck have a name in every language; cards of other decks have their own."""

from dataclasses import replace

import pytest

from silvergold.engine import standard_deck
from silvergold.words import LANGUAGES, Words

DECK = standard_deck()
TWO_COVES = DECK.by_id["lilac-02"]


def test_english_is_the_deck_file_itself() -> None:
    english = Words("en")
    assert [english.say(f"isle-{card.id}") for card in DECK.cards] == [card.name for card in DECK.cards]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_island_has_a_name_of_its_own_in_every_language(language: str) -> None:
    words = Words(language)
    names = {words.card_name(card) for card in DECK.cards}
    assert len(names) == len(DECK.cards)
    assert names.isdisjoint(card.name for card in DECK.cards)


def test_an_island_is_called_in_the_language_spoken() -> None:
    assert Words("en").card_name(TWO_COVES) == "Two Coves"
    assert Words("de").card_name(TWO_COVES) == "Zweibuchten"
    assert Words("fr", "oya").card_name(TWO_COVES) == "Les Deux Anses"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_another_deck_is_called_as_its_deck_file_says(language: str) -> None:
    words = Words(language)
    assert words.card_name(TWO_COVES._replace(name="Mum's Rock")) == "Mum's Rock"
    assert words.card_name(TWO_COVES._replace(id="mine-02")) == "Two Coves"
    assert words.card_name(TWO_COVES._replace(name="")) == "lilac-02"


def test_the_standard_deck_has_a_name_in_every_language_and_another_deck_its_own() -> None:
    assert Words("de").deck_name(DECK) == "Archipel"
    assert Words("de").deck_name(replace(DECK, name="Skerries")) == "Skerries"
