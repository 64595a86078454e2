"""Two tabs of one person, the browser's back and forward buttons, and long names."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, play_now, play_out, resize

WIDE = "W" * 24
WIDTHS = (1024, 390, 320)
FROM_RIGHT_TO_LEFT = "שרה אמנו מלכת הים"


@pytest.mark.slow
def test_two_tabs_of_one_person_show_the_same_table(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    other = page.context.new_page()
    other.goto(page.url)
    player.unmarked.first.wait_for()
    before = player.marked.count()
    player.mark()
    expect(MousePlayer(other).marked).to_have_count(player.marked.count())
    MousePlayer(other).take_back.click()
    expect(player.marked).to_have_count(before)
    expect(MousePlayer(other).marked).to_have_count(before)
    expect(player.take_back).to_be_disabled()


@pytest.mark.slow
def test_back_and_forward_return_to_the_previous_page(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    table = page.url
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(table)
    MousePlayer(page).keep()


@pytest.mark.slow
def test_a_rematch_against_bots_starts_at_once(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    table = page.url
    play_out(page)
    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    MousePlayer(page).keep_button.wait_for()
    page.go_back()
    expect(page).to_have_url(table)
    expect(page.get_by_role("link", name="Go to the rematch")).to_be_visible()


def assert_it_fits(page: Page) -> None:
    """Check that a page is never wider than its window."""
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, width


@pytest.mark.slow
def test_long_and_right_to_left_names_stay_in_their_space(open_page: OpenPage) -> None:
    page = open_page()
    be(page, WIDE)
    opened = page.request.post("/api/tables", data={"id": "wide", "settings": {"players": 3}})
    table = opened.json()["table"]["id"]
    commands: list[dict[str, object]] = [
        {"command": "sit", "seat": 0},
        {"command": "sit", "seat": 1, "name": FROM_RIGHT_TO_LEFT},
        {"command": "seat_bot", "seat": 2, "bot": "drifter"},
        {"command": "start"},
    ]
    for number, command in enumerate(commands):
        page.request.post(f"/api/tables/{table}/commands", data={"id": f"c{number}", **command})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=f"I'm {WIDE}").click()
    MousePlayer(page).keep_button.wait_for()
    assert_it_fits(page)
    play_out(page)
    MousePlayer(page).over.wait_for()
    assert_it_fits(page)
    page.goto("/")
    page.get_by_role("region", name="Finished games").wait_for()
    assert_it_fits(page)
