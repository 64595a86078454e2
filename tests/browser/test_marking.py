"""Marking: hovering, rotating, taking back, crosses, and choosing from a list."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import play_now

PLANNED = re.compile("about to be marked$")
HAS_CHANGED = """before => {
    const now = [...document.querySelectorAll('[role=gridcell][aria-label$="about to be marked"]')];
    return now.map(box => box.ariaLabel.split(',')[0]).join() !== before.join();
}"""
"""Whether the boxes about to be marked have changed."""


def at_the_first_turn(page: Page) -> MousePlayer:
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    player.unmarked.first.wait_for()
    return player


def planned(page: Page) -> list[str]:
    """Return the names of the boxes that would be marked."""
    return names_of(page.get_by_role("gridcell", name=PLANNED))


def names_of(boxes: Locator) -> list[str]:
    """Return the names of some boxes, read at the same moment."""
    names: list[str] = boxes.evaluate_all("all => all.map(box => box.ariaLabel.split(',')[0])")
    return names


def shapes(page: Page) -> list[dict[str, Any]]:
    """Return the legal marks of more than one box."""
    seen = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    return [move for own in seen["own"] for move in own["legal"] if move.get("boxes", 0).bit_count() > 1]


def where_the_shape_fits(page: Page, player: MousePlayer) -> MousePlayer:
    """Play until the shape fits, which it may not in the first turns."""
    while not (player.asked() == "mark" and shapes(page)):
        player.decide()
    return player


def over_one_box(page: Page) -> tuple[Locator, set[tuple[str, ...]]]:
    """Play until the shape can cover a box in several ways, aim at one, and return the box and all ways."""
    player = at_the_first_turn(page)
    while True:
        marks = shapes(page) if player.asked() == "mark" else []
        for mark, box in ((mark, box) for mark in marks for box in range(16) if mark["boxes"] >> box & 1):
            ways = {
                names_in(o["boxes"]) for o in marks if o["card"] == mark["card"] and o["boxes"] >> box & 1
            }
            if len(ways) > 1:
                found = page.locator(f'[data-island="{mark["card"]}"] [data-box="{box}"]')
                found.hover()
                page.keyboard.press("n")  # the shape as printed may not fit over the box
                return found, ways
        player.decide()


def names_in(boxes: int) -> tuple[str, ...]:
    """Return the names of the boxes in a mask."""
    return tuple(f"{'abcd'[box % 4]}{box // 4 + 1}" for box in range(16) if boxes >> box & 1)


def test_hovering_shows_where_the_shape_would_lie(open_page: OpenPage) -> None:
    page = open_page()
    _, ways = over_one_box(page)
    assert tuple(planned(page)) in ways


def test_the_wheel_goes_through_all_placements_over_a_box(open_page: OpenPage) -> None:
    page = open_page()
    _, ways = over_one_box(page)
    seen = set()
    for _ in ways:
        before = planned(page)
        seen.add(tuple(before))
        page.mouse.wheel(0, 100)
        page.wait_for_function(HAS_CHANGED, arg=before)
    assert seen == ways


def test_tapping_a_mark_takes_it_back(open_page: OpenPage) -> None:
    page = open_page()
    player = at_the_first_turn(page)
    player.mark()
    expect(player.take_back).to_be_enabled()
    player.marked.first.click()
    expect(player.marked).to_have_count(0)
    expect(player.ready).to_be_disabled()


def test_a_double_tap_marks_once_and_takes_nothing_back(open_page: OpenPage) -> None:
    page = open_page()
    sockets = list[WebSocket]()
    page.on("websocket", lambda socket: sockets.append(socket))
    box, _ = over_one_box(page)
    sent = list[str]()
    sockets[-1].on("framesent", lambda frame: sent.extend(re.findall(r'"move":"(\w+)"', str(frame))))
    box.dblclick()
    with sockets[-1].expect_event("framesent", lambda frame: "ready" in str(frame)):
        MousePlayer(page).ready.dispatch_event("click")
    assert sent == ["mark", "ready"]


def test_one_box_may_be_marked_instead(open_page: OpenPage) -> None:
    page = open_page()
    player = at_the_first_turn(page)
    player.one_box()
    plain = page.get_by_role("gridcell", name=re.compile(r"^[a-d][1-4], (unmarked|about to be marked)$"))
    plain.first.click()
    expect(player.marked).to_have_count(1)
    expect(player.ready).to_be_enabled()


def test_placements_can_be_chosen_in_words(open_page: OpenPage) -> None:
    page = open_page()
    player = MousePlayer(page)
    over_one_box(page)
    before = Counter(names_of(player.marked))
    player.unmarked.first.focus()
    page.keyboard.press("l")
    choices = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^([a-d][1-4] )+[a-d][1-4]"))
    named = (choices.first.inner_text()).split(",")[0].split()
    choices.first.click()
    expect(player.marked).to_have_count(before.total() + len(named))
    assert Counter(names_of(player.marked)) - before == Counter(named)


def test_what_happens_is_announced(open_page: OpenPage) -> None:
    page = open_page()
    player = at_the_first_turn(page)
    player.mark()
    while player.asked() == "mark":
        player.mark()
    player.ready.click()
    expect(page.get_by_role("status").filter(has_text="Parrot marks")).to_have_count(1)
