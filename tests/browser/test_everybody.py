"""Accessibility (docs/accessibility.md): axe and other checks on every page, at a desktop and on a phone."""

import gzip
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.page_text import cut_off
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, new_table, open_table, play_now, play_out, resize, start_game

FINGER = 44
"""The minimum width and height of a touch target in pixels."""
LOW_SCREENS = ((844, 390), (640, 400))
"""A phone held sideways, and a window of 1280 x 800 pixels at a zoom of 200 percent."""
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


def heading(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


def marking(page: Page) -> None:
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    player.mark()


def among_the_islands(page: Page) -> None:
    page.get_by_role("figure").first.wait_for()


def in_the_workshop(page: Page) -> None:
    page.get_by_role("status").filter(has_text="no faults").wait_for()


PLACES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "home": ("/", heading),
    "marking": ("/", marking),
    "deck": ("/deck", among_the_islands),
    "workshop": ("/workshop", in_the_workshop),
    "puzzles": ("/puzzles", heading),
}


def pages(page: Page) -> Iterator[str]:
    """Go to the pages that need no game, and yield the name of each place."""
    for place in ("home", "deck", "workshop", "puzzles"):
        path, come_there = PLACES[place]
        page.goto(path)
        come_there(page)
        yield place
    page.goto("/learn")
    page.get_by_role("navigation", name="The steps").wait_for()
    yield "learn"
    page.goto("/table/nonsense")
    heading(page)
    yield "bad link"
    page.goto("/")
    be(page, "Ada")
    page.get_by_role("link", name="Ada", exact=True).click()
    page.get_by_role("heading", name="Your devices").wait_for()
    yield "account"
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    open_table(page, "")
    page.get_by_role("heading", name="Waiting for players").wait_for()
    yield "gathering"


def a_game(page: Page) -> Iterator[str]:
    """Play a game, and yield the name of each place."""
    play_now(page)
    yield "keeping"
    player = MousePlayer(page)
    player.keep()
    if page.viewport_size == DESK:
        yield from in_dialogs(page)
    player.mark()
    yield "marking"
    play_out(page)
    player.over.wait_for()
    yield "end"
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="One step forward").click()
    yield "replay"


def in_dialogs(page: Page) -> Iterator[str]:
    """Open the dialogs that a desktop offers during a turn, and yield the name of each."""
    page.get_by_role("button", name="In words").click()
    page.get_by_role("dialog").wait_for()
    yield "listing"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look closely at Parrot").click()
    page.get_by_role("dialog").wait_for()
    yield "looking closely"
    page.keyboard.press("Escape")


WAYS = pytest.mark.parametrize("way", [pages, a_game])
Way = Callable[[Page], Iterator[str]]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
@WAYS
def test_axe_finds_nothing(open_page: OpenPage, way: Way, theme: str) -> None:
    """``make test`` checks most of these pages in another language: see ``test_languages.py``."""
    page = open_page()
    assert {place: found for place in way(page) if (found := faults(page, theme))} == {}


LAID_OUT_ANEW = ("home", "keeping", "deck", "workshop", "learn")
"""The places whose elements differ on a phone, so that axe checks them there too."""
WITH_SMALL_BUTTONS = ("learn",)
"""The steps of the lesson are buttons that share a row."""


@pytest.mark.slow
@WAYS
def test_a_page_suits_a_phone(open_page: OpenPage, way: Way) -> None:
    page = open_page(phone=True)
    for place in way(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"], place
        assert place in WITH_SMALL_BUTTONS or small_buttons(page) == [], place
        assert place not in LAID_OUT_ANEW or faults(page) == "", place


def small_buttons(page: Page) -> list[tuple[str, float, float]]:
    """The buttons that are too small for a finger."""
    buttons = page.locator("main, header, dialog").get_by_role("button").filter(has_not_text=RULE)
    return [
        (button.inner_text(), box["width"], box["height"])
        for button in buttons.all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < FINGER
    ]


def focus_stops(page: Page) -> Iterator[tuple[str, bool]]:
    """The elements that Tab reaches, in order, and whether any part of each can be seen."""
    while True:
        page.keyboard.press("Tab")
        name, is_seen = page.evaluate(FOCUS)
        if not name:
            return
        yield name, is_seen


def expect_visible_focus(page: Page) -> None:
    """Check that Tab reaches no element that is hidden by another."""
    page.get_by_role("link", name="Skip to the content").focus()
    stops = list(islice(focus_stops(page), 120))
    assert len(stops) > 6
    assert [name for name, is_seen in stops if not is_seen] == []


def expect_zoomable(page: Page) -> None:
    """The spacing of WCAG 1.4.12; a window of 1280 pixels has 320 at a zoom of 400 percent (WCAG 1.4.10)."""
    resize(page, 320, 640)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
    resize(page, **DESK)
    page.evaluate(WIDE_TEXT)
    assert cut_off(page) == []


def test_a_turn_needs_no_scrolling_on_a_large_screen_and_can_be_zoomed(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    start_game(page)
    MousePlayer(page).mark()
    for width, height in ((820, 1180), (1024, 768), (1440, 900)):
        resize(page, width, height)
        reach = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (reach[0] <= width, reach[1] <= height) == (True, True)
    expect_visible_focus(page)
    expect_zoomable(page)
    resize(page, 320, 640)
    header = page.get_by_role("banner")
    boxes = [
        part.bounding_box() for part in header.get_by_role("img").or_(header.get_by_role("heading")).all()
    ]
    assert not any(overlap(one, other) for one, other in combinations(filter(None, boxes), 2))


def test_a_tablet_shows_the_others_without_scrolling(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    resize(page, 820, 1180)
    start_game(page)
    MousePlayer(page).mark()
    expect(page.get_by_role("button", name="Look closely at Parrot")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 1180


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two rectangles have a common part."""
    is_apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    is_above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not is_apart and not is_above


def test_a_turn_needs_no_scrolling_on_a_low_screen(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    be(page, "Ada")
    page.goto(new_table(page, "parrot"))
    player = MousePlayer(page)
    player.keep_button.wait_for()
    expect_in_view(page, player.dealt, player.keep_button)
    player.keep()
    player.mark()
    shape, boxes = page.get_by_role("img", name="The revealed shape"), page.get_by_role("gridcell")
    tools = page.get_by_role("group", name="Turn the shape").get_by_role("button")
    expect_in_view(page, shape, boxes, tools, player.take_back, player.ready)
    player.take_back.click()
    toggle_coach(page)
    advice = page.locator(".coach").filter(has_text="Mark ")
    expect_in_view(page, advice, boxes, tools, player.ready)
    toggle_coach(page)
    while player.asked() != "take":
        player.decide()
    expect_in_view(page, player.takes, sizes=(*LOW_SCREENS, (390, 844)))


def toggle_coach(page: Page) -> None:
    """Switch the coach on or off in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Coach").click()
    page.keyboard.press("Escape")


def test_the_first_page_shows_its_buttons_on_a_phone_held_sideways(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    names = "Play now", "Invite someone"
    expect_in_view(page, *(page.get_by_role("button", name=name) for name in names))


def expect_in_view(page: Page, *controls: Locator, sizes: Iterable[tuple[int, int]] = LOW_SCREENS) -> None:
    """Check that screens of some sizes show all of these controls at once."""
    for width, height in sizes:
        resize(page, width, height)
        for control in controls:
            control.first.wait_for()
            for box in (one.bounding_box() for one in control.all()):
                assert box, control
                assert min(box["x"], box["y"]) >= 0, control
                assert box["x"] + box["width"] <= width, control
                assert box["y"] + box["height"] <= height, control


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("place", PLACES)
def test_the_focus_is_never_hidden(open_page: OpenPage, place: str, phone: bool) -> None:
    path, come_there = PLACES[place]
    page = open_page(path, phone=phone)
    come_there(page)
    expect_visible_focus(page)


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_zoom_and_wide_text_spacing_cut_nothing_off(open_page: OpenPage, place: str) -> None:
    path, come_there = PLACES[place]
    page = open_page(path)
    come_there(page)
    expect_zoomable(page)


@pytest.mark.slow
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


@pytest.mark.slow
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
    page = open_page("about:blank")
    start_game(page)
    MousePlayer(page).unmarked.first.wait_for()
    files: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map(file => file.name)")
    scripts_and_styles = [name for name in files if name.endswith((".js", ".css"))]
    weight = sum(len(gzip.compress(page.request.get(name).body())) for name in scripts_and_styles)
    assert 0 < weight <= 150_000
    assert len([name for name in files if name.endswith(".woff2")]) <= 2
