"""Accessibility (docs/accessibility.md): axe and other checks on every page, at a desktop and on a phone."""

import gzip
import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.page_text import cut_off
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table, play_now, play_out, resize

FINGER = 44
"""The minimum width and height of a touch target in pixels."""
FOCUS = """() => {
    const element = document.activeElement, box = element.getBoundingClientRect();
    const parts = [0.05, 0.5, 0.95];
    const isSeen = parts.some(across => parts.some(down => {
        const top = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
        return top && (element.contains(top) || top.contains(element));
    }));
    return element === document.body ? ['', true] : [element.outerHTML.slice(0, 120), isSeen];
}"""
WIDE_TEXT = """() => {
    const sheet = new CSSStyleSheet();
    const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
    sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em }`);
    document.adoptedStyleSheets.push(sheet);
}"""
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
    page.get_by_role("link", name="Review").click()
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


ON_A_PHONE = ("home", "keeping", "marking", "menu", "gathering", "end", "replay", "deck", "workshop", "learn")
LAID_OUT_ANEW = ("home", "keeping", "deck", "workshop", "learn")
"""The places whose elements differ on a phone, so that axe checks them there too."""
WITH_SMALL_BUTTONS = ("learn",)
"""The steps of the lesson are buttons that share a row."""


@pytest.mark.parametrize("place", ON_A_PHONE)
def test_a_page_suits_a_phone(open_page: OpenPage, place: str) -> None:
    path, come_there = PLACES[place]
    page = open_page(path, phone=True)
    come_there(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert place in WITH_SMALL_BUTTONS or small_buttons(page) == []
    assert place not in LAID_OUT_ANEW or faults(page) == ""


def small_buttons(page: Page) -> list[tuple[str, float, float]]:
    """The buttons that are too small for a finger."""
    buttons = page.locator("main, header, dialog").get_by_role("button").filter(has_not_text=RULE)
    return [
        (button.inner_text(), box["width"], box["height"])
        for button in buttons.all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < FINGER
    ]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_a_turn_needs_no_scrolling_at_a_desk(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    marking(page)
    reach = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert (reach[0] <= size[0], reach[1] <= size[1]) == (True, True)


def focus_stops(page: Page) -> Iterator[tuple[str, bool]]:
    """The elements that Tab reaches, in order, and whether any part of each can be seen."""
    while True:
        page.keyboard.press("Tab")
        name, is_seen = page.evaluate(FOCUS)
        if not name:
            return
        yield name, is_seen


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_focus_is_never_hidden(open_page: OpenPage, phone: bool) -> None:
    for place in ("home", "marking", "deck"):
        path, come_there = PLACES[place]
        page = open_page(path, phone=phone)
        come_there(page)
        page.get_by_role("link", name="Skip to the content").focus()
        stops = list(islice(focus_stops(page), 120))
        assert len(stops) > 6
        assert [name for name, is_seen in stops if not is_seen] == [], place


def test_a_page_zoomed_to_400_percent_scrolls_in_one_direction(open_page: OpenPage) -> None:
    """A window of 1280 pixels has 320 at this zoom (WCAG 1.4.10)."""
    for place in ("home", "marking", "deck"):
        path, come_there = PLACES[place]
        page = open_page(path)
        come_there(page)
        resize(page, 320, 640)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320, place


def test_wide_text_spacing_cuts_nothing_off(open_page: OpenPage) -> None:
    """The spacing of WCAG 1.4.12."""
    for place in ("home", "marking", "workshop"):
        path, come_there = PLACES[place]
        page = open_page(path)
        come_there(page)
        page.evaluate(WIDE_TEXT)
        assert cut_off(page) == [], place


def test_help_comes_before_the_menu_on_every_page(open_page: OpenPage) -> None:
    page = open_page()
    for path in ("/deck", "/workshop", "/learn", "/rules", "/", "table"):
        play_now(page) if path == "table" else page.goto(path)
        header = page.get_by_role("banner")
        header.get_by_role("button", name="Menu").wait_for()
        stops: list[str] = header.locator("a, button").evaluate_all(
            "all => all.map(stop => stop.ariaLabel ?? stop.textContent.trim())"
        )
        assert stops.index("Rules") < stops.index("Menu"), path


def test_single_keys_can_be_switched_off(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    rules = page.get_by_role("dialog", name="Rules")
    for is_on in (False, True):
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Use letters and “?” as shortcuts").set_checked(is_on)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(rules).to_have_count(int(is_on))


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
