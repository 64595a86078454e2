"""Accessibility: axe finds no fault on any page, in either theme, on a desktop or a phone."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table, play_now, play_out

FINGER = 44
"""The minimum width and height of a touch target in pixels."""
RULE = re.compile(r"^\?$")
"""The links to rules are inline; their touch targets are larger than they look."""


def marking(page: Page) -> None:
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    player.mark()


def at_the_end(page: Page) -> None:
    play_now(page)
    play_out(page)
    MousePlayer(page).over.wait_for()


def replaying(page: Page) -> None:
    at_the_end(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()


def gathering(page: Page) -> None:
    be(page, "Ada")
    open_table(page, "")
    page.get_by_role("heading", name="Waiting for players").wait_for()


def listing(page: Page) -> None:
    play_now(page)
    MousePlayer(page).keep()
    page.get_by_role("button", name="In words").click()
    page.get_by_role("dialog").wait_for()


def looking_closely(page: Page) -> None:
    play_now(page)
    MousePlayer(page).keep()
    page.get_by_role("button", name="Look closely at Sailor").click()
    page.get_by_role("dialog").wait_for()


def in_the_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def heading(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


def among_the_islands(page: Page) -> None:
    page.get_by_role("figure").first.wait_for()


def in_the_first_step(page: Page) -> None:
    page.get_by_role("navigation", name="The steps").wait_for()


def in_the_workshop(page: Page) -> None:
    page.get_by_role("status").filter(has_text="no faults").wait_for()


PLACES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "home": ("/", heading),
    "keeping": ("/", play_now),
    "marking": ("/", marking),
    "listing": ("/", listing),
    "looking closely": ("/", looking_closely),
    "menu": ("/", in_the_menu),
    "gathering": ("/", gathering),
    "end": ("/", at_the_end),
    "replay": ("/", replaying),
    "deck": ("/deck", among_the_islands),
    "workshop": ("/workshop", in_the_workshop),
    "learn": ("/learn", in_the_first_step),
    "bad link": ("/table/nonsense", heading),
}


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(open_page: OpenPage, place: str) -> None:
    path, come_there = PLACES[place]
    page = open_page(path)
    come_there(page)
    assert faults(page) == ""


@pytest.mark.parametrize("place", ["home", "keeping", "deck", "workshop", "learn"])
def test_axe_finds_nothing_on_a_phone(open_page: OpenPage, place: str) -> None:
    path, come_there = PLACES[place]
    page = open_page(path, phone=True)
    come_there(page)
    assert faults(page) == ""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_a_turn_needs_no_scrolling_at_a_desk(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    marking(page)
    reach = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert (reach[0] <= size[0], reach[1] <= size[1]) == (True, True)


def test_no_page_is_wider_than_a_phone(open_page: OpenPage) -> None:
    for place in ("home", "keeping", "gathering", "deck", "workshop", "learn"):
        path, come_there = PLACES[place]
        page = open_page(path, phone=True)
        come_there(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, place


@pytest.mark.parametrize(
    "place", ["home", "keeping", "marking", "menu", "gathering", "end", "replay", "deck"]
)
def test_every_button_is_large_enough_for_a_finger(open_page: OpenPage, place: str) -> None:
    path, come_there = PLACES[place]
    page = open_page(path, phone=True)
    come_there(page)
    buttons = page.locator("main, header, dialog").get_by_role("button").filter(has_not_text=RULE)
    small = [
        (button.inner_text(), box["width"], box["height"])
        for button in buttons.all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < FINGER
    ]
    assert small == []


def test_the_table_page_is_light(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    page.reload()
    page.get_by_role("button", name="Keep these two").wait_for()
    files: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map(file => file.name)")
    scripts_and_styles = [name for name in files if name.endswith((".js", ".css"))]
    weight = sum(len(gzip.compress(page.request.get(name).body())) for name in scripts_and_styles)
    assert 0 < weight <= 150_000
    assert len([name for name in files if name.endswith(".woff2")]) <= 2
