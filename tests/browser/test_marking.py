"""Marking: hovering, rotating, taking back, crosses, and choosing from a list."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import start_game

PLANNED = re.compile("about to be marked$")
HAS_CHANGED = """before => {
    const now = [...document.querySelectorAll('[role=gridcell][aria-label$="about to be marked"]')];
    return now.map(box => box.ariaLabel.split(',')[0]).join() !== before.join();
}"""
"""Whether the boxes about to be marked have changed."""


def at_the_first_turn(page: Page) -> MousePlayer:
    start_game(page)
    player = MousePlayer(page)
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


def test_a_mark_is_aimed_with_the_wheel_made_once_by_a_double_tap_and_taken_back_by_a_tap(
    open_page: OpenPage,
) -> None:
    page = open_page("about:blank")
    sockets = list[WebSocket]()
    page.on("websocket", lambda socket: sockets.append(socket))
    box, ways = over_one_box(page)

    # Hovering shows where the shape would lie, and the wheel goes through all placements over a box.
    seen = set()
    for _ in ways:
        before = planned(page)
        seen.add(tuple(before))
        page.mouse.wheel(0, 100)
        page.wait_for_function(HAS_CHANGED, arg=before)
    assert seen == ways

    # A double tap marks once and takes nothing back; a tap on the mark does.
    player, sent = MousePlayer(page), list[str]()
    before_it = player.marked.count()
    sockets[-1].on("framesent", lambda frame: sent.extend(re.findall(r'"move":"(\w+)"', str(frame))))
    box.dblclick()
    expect(player.take_back).to_be_enabled()
    expect(player.marked).not_to_have_count(before_it)
    box.click()
    expect(player.marked).to_have_count(before_it)
    expect(player.ready).to_be_disabled()
    assert sent == ["mark", "take_back"]


def test_one_box_may_be_marked_instead_and_placements_chosen_in_words(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    over_one_box(page)
    player = MousePlayer(page)
    before = Counter(names_of(player.marked))
    player.one_box()
    plain = page.get_by_role("gridcell", name=re.compile(r"^[a-d][1-4], (unmarked|about to be marked)$"))
    plain.first.click()
    expect(player.marked).to_have_count(before.total() + 1)
    expect(player.ready).to_be_enabled()
    player.take_back.click()
    expect(player.marked).to_have_count(before.total())

    player.unmarked.first.focus()
    page.keyboard.press("l")
    choices = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^([a-d][1-4] )+[a-d][1-4]"))
    named = (choices.first.inner_text()).split(",")[0].split()
    choices.first.click()
    expect(player.marked).to_have_count(before.total() + len(named))
    assert Counter(names_of(player.marked)) - before == Counter(named)
