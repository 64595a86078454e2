"""Marking: hovering, turning, taking back, crosses, and choosing in words."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hands
from tests.browser.making import play_now

PLANNED = re.compile("about to be marked$")


def at_the_first_turn(page: Page) -> Hands:
    play_now(page)
    hands = Hands(page)
    hands.keep()
    hands.unmarked.first.wait_for()
    return hands


def planned(page: Page) -> list[str]:
    """The boxes that would be marked, by name."""
    return names_of(page.get_by_role("gridcell", name=PLANNED))


def names_of(boxes: Locator) -> list[str]:
    """The names of some boxes, all of one moment."""
    names: list[str] = boxes.evaluate_all("all => all.map(box => box.ariaLabel.split(',')[0])")
    return names


def hover_where_it_fits(page: Page, hands: Hands) -> None:
    """Come to a box over which the shape can lie."""
    for cell in hands.unmarked.element_handles():
        cell.hover()
        if planned(page):
            return
    raise AssertionError("the first shape fits nowhere")


def test_hovering_shows_where_the_shape_would_lie(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    hover_where_it_fits(page, hands)
    assert len(planned(page)) >= 2


def turned_over(page: Page) -> set[tuple[str, ...]]:
    """The placements that the wheel shows over the box under the pointer."""
    seen = {tuple(planned(page))}
    for _ in range(12):
        page.mouse.wheel(0, 100)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen.add(tuple(planned(page)))
    return seen


def test_the_wheel_goes_through_all_placements_over_a_box(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    for cell in hands.unmarked.element_handles():
        cell.hover()
        name = (cell.get_attribute("aria-label") or "").split(",")[0]
        if planned(page) and len(seen := turned_over(page)) > 1:
            assert all(name in placement for placement in seen), "all of them cover the box under the pointer"
            return
    raise AssertionError("the wheel never shows another placement")


def test_what_was_marked_can_be_taken_back_by_tapping_it(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    hands.mark()
    expect(hands.take_back).to_be_enabled()
    hands.marked.first.click()
    expect(hands.marked).to_have_count(0)
    expect(hands.ready).to_be_disabled()


def test_one_box_may_be_marked_instead(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    hands.one_box()
    plain = page.get_by_role("gridcell", name=re.compile(r"^[a-d][1-4], (unmarked|about to be marked)$"))
    plain.first.click()
    expect(hands.marked).to_have_count(1)
    expect(hands.ready).to_be_enabled()


def test_placements_can_be_chosen_in_words(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    page.get_by_role("button", name="In words").click()
    choices = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^([a-d][1-4] )+[a-d][1-4]"))
    named = (choices.first.inner_text()).split(",")[0].split()
    choices.first.click()
    expect(hands.marked).to_have_count(len(named))
    assert names_of(hands.marked) == named


def test_what_happens_is_announced(open_page: OpenPage) -> None:
    page = open_page()
    hands = at_the_first_turn(page)
    hands.mark()
    while hands.asked() == "mark":
        hands.mark()
    hands.ready.click()
    expect(page.get_by_role("status").filter(has_text="Sailor marks")).to_have_count(1)
