"""The table with a screen reader: everything is announced once, and the focus is never lost."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer
from tests.browser.helpers.tables import play_now, play_out
from tests.browser.test_marking import at_the_first_turn


def saying(page: Page, pattern: str) -> Locator:
    """The live regions with a text."""
    return page.get_by_role("status").filter(has_text=re.compile(pattern))


def test_everything_is_announced_once(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    expect(saying(page, "Round 1, turn 1")).to_have_count(1)
    player.mark()
    expect(saying(page, r"^You mark .*(Ready\?|either island\.)$")).to_have_count(1)
    while player.asked() == "mark":
        player.mark()
    player.ready.click()
    expect(saying(page, "Parrot marks")).to_have_count(1)
    assert "You mark" not in saying(page, "Parrot marks").inner_text()


def test_the_keyboard_is_always_where_the_next_decision_is_made(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Islands to choose from")).to_be_focused()
    player = KeyboardPlayer(page)
    player.dealt.first.wait_for()
    page.keyboard.press("Tab")
    expect(player.dealt.first).to_be_focused()
    player.keep()
    expect(page.get_by_role("group", name="Your islands")).to_be_focused()
    player.unmarked.first.wait_for()
    page.keyboard.press("Tab")
    first = page.get_by_role("gridcell").first
    expect(first).to_be_focused()
    while player.asked() == "mark":
        page.keyboard.press("l")
        page.get_by_role("dialog").get_by_role("button").last.press("Enter")
        expect(first).to_be_focused()
    page.keyboard.press("d")
    expect(saying(page, "Round 1, turn 2")).to_have_count(1)
    page.keyboard.press("o")
    expect(first).to_have_accessible_name(re.compile("about to be marked$"))


def test_offered_islands_are_explored_box_by_box(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    islands = page.get_by_role("group", name="Islands to choose from").get_by_role("grid")
    expect(islands).to_have_count(4)
    for number in range(2):
        description = islands.nth(number).get_attribute("aria-label") or ""
        cells = islands.nth(number).get_by_role("gridcell")
        names: list[str] = cells.evaluate_all("all => all.map(cell => cell.ariaLabel)")
        coins = sum(name.endswith(", coin") for name in names)
        assert re.search(rf", {len(names)} boxes.*(, {coins} coin|$)", description)
        page.keyboard.press("Tab")
        page.keyboard.press("End")
        expect(cells.last).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(cells.last).not_to_be_focused()
        page.keyboard.press("Space" if number else "Enter")
        expect(saying(page, f"{description.split(',')[0]}\\.")).to_have_count(1)
        expect(islands.nth(number)).to_have_accessible_name(f"{description}, chosen")
    expect(page.get_by_role("button", name="Keep these two")).to_be_enabled()


@pytest.mark.slow
def test_the_main_part_says_what_is_going_on(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    expect(page.get_by_role("main", name="Your turn")).to_be_visible()
    play_out(page)
    MousePlayer(page).over.wait_for()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("main", name="The game is over")).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("main", name="Replay")).to_be_visible()


def test_the_other_players_are_described_in_words(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    at_the_first_turn(page)
    parrot = page.get_by_role("region", name="The others").get_by_role("listitem").first
    for figure in ("Coins", "Palms"):
        expect(parrot.get_by_role("img", name=figure)).to_be_visible()
    expect(parrot).to_contain_text("Total")
    page.get_by_role("button", name="Look closely at Parrot").click()
    island = page.get_by_role("dialog").get_by_role("img", name=re.compile("boxes.*; still unmarked: "))
    expect(island).to_have_count(2)
