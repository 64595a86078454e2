"""Texts follow the language of the device and the edition of the table."""

import pytest
from playwright.sync_api import Page, expect

from silvergold.words import Words
from tests.browser.conftest import OpenPage

NSV, OYA, GERMAN = Words("fr", "nsv"), Words("fr", "oya"), Words("de")


def open_table(page: Page, edition: str) -> None:
    """Open a table for two against a bot in French."""
    page.get_by_text(NSV.say("more-settings")).click()
    page.get_by_label(NSV.say("edition"), exact=True).select_option(edition)
    page.get_by_label(NSV.say("seat-number", number=2), exact=True).select_option("sailor")
    page.get_by_role("button", name=NSV.say("open-table")).click()
    page.wait_for_url("**/table/*")


@pytest.mark.slow
def test_a_table_uses_the_words_of_its_edition(open_page: OpenPage) -> None:
    assert NSV.say("round-spoken", round=1) != OYA.say("round-spoken", round=1)
    for edition, words, other in (("nsv", NSV, OYA), ("oya", OYA, NSV)):
        page = open_page("/", language="fr-CH")
        open_table(page, edition)
        expect(page.get_by_role("img", name=words.say("round-spoken", round=1))).to_be_visible()
        expect(page.get_by_role("img", name=other.say("round-spoken", round=1))).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_language_chosen_in_the_menu_is_spoken_from_then_on(open_page: OpenPage) -> None:
    page = open_page("/", language="fr")
    page.get_by_role("button", name=NSV.say("menu")).click()
    page.get_by_label(NSV.say("language")).select_option(label="Deutsch")
    expect(page.get_by_role("button", name=GERMAN.say("menu"))).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name=GERMAN.say("play-now"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.slow
def test_an_unknown_language_falls_back_to_english(open_page: OpenPage) -> None:
    page = open_page("/", language="sv")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
