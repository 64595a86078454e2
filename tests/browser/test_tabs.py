"""Two tabs of one person, the browser's own back and forward, and names that take much room."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hands
from tests.browser.making import be, play_now, play_out

WIDE = "W" * 24
FROM_RIGHT_TO_LEFT = "שרה אמנו מלכת הים"


def test_two_tabs_of_one_person_show_the_same_table(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    hands = Hands(page)
    hands.keep()
    other = page.context.new_page()
    other.goto(page.url)
    hands.unmarked.first.wait_for()
    before = hands.marked.count()
    hands.mark()
    expect(Hands(other).marked).to_have_count(hands.marked.count())
    Hands(other).take_back.click()
    expect(hands.marked).to_have_count(before)
    expect(Hands(other).marked).to_have_count(before)
    expect(hands.take_back).to_be_disabled()


def test_back_and_forward_lead_where_one_was(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    table = page.url
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(table)
    Hands(page).keep()


def reach(page: Page) -> int:
    """How far a page is wider than its window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("width", [1024, 390, 320])
def test_long_names_and_names_from_right_to_left_keep_to_their_room(open_page: OpenPage, width: int) -> None:
    page = open_page()
    page.set_viewport_size({"width": width, "height": 768})
    be(page, WIDE)
    opened = page.request.post("/api/tables", data={"id": f"wide-{width}", "settings": {"players": 3}})
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
    page.get_by_role("button", name=f"I am {WIDE}").click()
    Hands(page).keep_button.wait_for()
    assert reach(page) <= 0
    play_out(page)
    Hands(page).over.wait_for()
    assert reach(page) <= 0
    page.goto("/")
    page.get_by_role("region", name="Finished games").wait_for()
    assert reach(page) <= 0
