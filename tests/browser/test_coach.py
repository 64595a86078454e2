"""The coach: a good move marked on the board and described in a sentence, where hints are allowed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, run_server
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import open_table, play_now
from tests.server.helpers.server_process import ServerProcess

ADVICE = re.compile(r"^✦?\s*(Keep|Mark|Take|Draw|Say) .+\. .+\.$", re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, because a table is listed."""
    yield from run_server(tmp_path_factory)


def switch(page: Page) -> Locator:
    return page.get_by_role("button", name="Coach")


def advice(page: Page) -> Locator:
    return page.locator(".coach").filter(has_text=ADVICE)


def boxes_of(text: str) -> list[str]:
    """Return the boxes that a sentence names."""
    return re.findall(r"\b[a-d][1-4]\b", text)


def test_the_coach_is_off_until_it_is_wanted_and_shows_and_says_where_to_mark(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    expect(switch(page)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".coach")).to_have_count(0)
    switch(page).click()
    expect(advice(page)).to_be_visible()
    expect(advice(page)).to_have_attribute("aria-live", "polite")
    expect(page.locator(".hinted")).to_have_count(2)
    MousePlayer(page).keep()
    page.reload()  # it is remembered
    expect(advice(page).filter(has_text="Mark ")).to_be_visible()
    named = boxes_of(advice(page).inner_text())
    expect(page.locator(".hint")).to_have_count(len(named))
    page.get_by_role("button", name="In words").click()
    listed = page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{' '.join(named)}(,|$)"))
    expect(listed.first).to_be_visible()
    page.keyboard.press("Escape")
    switch(page).click()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.slow
def test_there_is_no_coach_at_a_rated_table(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("() => localStorage.setItem('silvergold', JSON.stringify({ coach: true }))")
    page.reload()
    page.get_by_text("Rules, deck, clock").click()
    page.get_by_label("Listed for everyone").check()
    open_table(page, "deckhand")
    page.get_by_role("button", name="Keep these two").wait_for()
    expect(switch(page)).to_have_count(0)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.slow
def test_there_is_no_coach_on_the_deal_of_the_day(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("() => localStorage.setItem('silvergold', JSON.stringify({ coach: true }))")
    page.reload()
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="Keep these two").wait_for()
    expect(switch(page)).to_have_count(0)
