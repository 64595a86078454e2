"""Placing a shape by hand: dragging by mouse and finger, moving it, and what is said where it doesn't fit."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer
from tests.browser.helpers.pointer import LIFT, Finger, Mouse, Point, centre_of, middle
from tests.browser.helpers.tables import play_now, resize, settle
from tests.browser.test_marking import at_the_first_turn, names_of, planned, shapes, where_the_shape_fits

Json = dict[str, Any]
RED = ".misplaced"
HELD = ".dragged"
FORM = "path.gold"
"""The outline of the shape, on its card."""


def form_of(boxes: int) -> int:
    """A placement moved to the upper left corner."""
    while not boxes & 0x1111:
        boxes >>= 1
    while not boxes & 0x000F:
        boxes >>= 4
    return boxes


def turn_to(page: Page, mark: Json) -> None:
    """Turn the shape to the orientation of a mark, by stepping over one of its boxes."""
    box = mark["boxes"].bit_length() - 1
    page.locator(f'[data-island="{mark["card"]}"] [data-box="{box}"]').hover()
    for _ in range(16):
        if planned(page) == names_in(mark["boxes"]):
            break
        page.keyboard.press("n")
    assert planned(page) == names_in(mark["boxes"])


def names_in(boxes: int) -> list[str]:
    return [f"{'abcd'[box % 4]}{box // 4 + 1}" for box in range(16) if boxes >> box & 1]


def outline(locator: Locator) -> str:
    return locator.locator(FORM).first.get_attribute("d") or ""


def marked_on(page: Page, card: str) -> int:
    """The marked boxes of an island as a mask."""
    cells = page.locator(f'[data-island="{card}"] [role=gridcell][aria-label$=", marked"]')
    return sum(1 << int(box) for box in cells.evaluate_all("all => all.map(cell => cell.dataset.box)"))


def expect_marked(page: Page, card: str, boxes: int) -> None:
    """Expect that exactly these boxes of an island are marked."""
    script = """([card, boxes]) => boxes === [...document.querySelectorAll(
        `[data-island="${card}"] [role=gridcell][aria-label$=", marked"]`)]
        .reduce((mask, cell) => mask | 1 << cell.dataset.box, 0)"""
    page.wait_for_function(script, arg=[card, boxes])


def expect_held_at(page: Page, point: Point) -> None:
    """Wait until the page has followed a drag to a point of the screen."""
    script = """([held, x, y]) => {
        const box = document.querySelector(held)?.getBoundingClientRect();
        return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2;
    }"""
    page.wait_for_function(script, arg=[HELD, *point])


def card_of(page: Page) -> Locator:
    """The revealed expedition card."""
    return page.locator(".expedition")


def test_a_shape_is_dragged_with_the_mouse_moved_again_and_made_ready_by_a_key(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    where_the_shape_fits(page, at_the_first_turn(page))
    first, *others = shapes(page)
    turn_to(page, first)
    alike = [o for o in others if form_of(o["boxes"]) == form_of(first["boxes"])]
    before = marked_on(page, first["card"])
    mouse = Mouse(page)
    goal = centre_of(page, first["card"], first["boxes"])
    mouse.press_and_drag(middle(card_of(page)), goal)
    expect_held_at(page, goal)
    assert planned(page) == names_in(first["boxes"])
    assert outline(page.locator(HELD)) == outline(card_of(page))
    mouse.lift()
    expect_marked(page, first["card"], before | first["boxes"])
    placed = centre_of(page, first["card"], first["boxes"] & -first["boxes"])

    mouse.drag(placed, (5, 5))  # dropped outside: it stays
    expect_marked(page, first["card"], before | first["boxes"])
    if alike:
        to = alike[-1]
        start = middle(page.locator(f'[data-island="{first["card"]}"] .movable').first)
        mouse.drag(start, centre_of(page, to["card"], to["boxes"]))
        expect_marked(page, to["card"], marked_on(page, to["card"]) | to["boxes"])
    assert page.evaluate("() => String(getSelection())") == ""
    player = MousePlayer(page)
    while player.asked() == "mark":  # a cross
        player.unmarked.first.click()
    turn = page.get_by_role("heading", level=1).inner_text()
    page.keyboard.press("d")
    expect(page.get_by_role("heading", level=1)).not_to_have_text(turn)


@pytest.mark.slow
def test_a_tap_on_the_card_turns_the_shape_and_another_box_moves_it(open_page: OpenPage) -> None:
    page = open_page("/learn")
    page.get_by_role("navigation", name="The steps").get_by_role("button").nth(1).click()
    card_of(page).wait_for()
    printed = outline(card_of(page))
    card_of(page).click()
    expect(card_of(page).locator(FORM).first).not_to_have_attribute("d", printed)
    rock = page.locator("[data-island]").filter(has=page.get_by_role("grid", name="Cleat Rock"))
    marked = page.get_by_role("gridcell", name=re.compile(", marked$"))
    rock.locator('[data-box="5"]').click()
    fit = page.get_by_role("button", name="Turn it to fit")
    fit.or_(rock.locator(".movable").first).wait_for()
    if fit.count():  # the ghost never turns by itself
        fit.click()
    expect(rock.locator(".movable")).to_have_count(4)
    player = MousePlayer(page)
    while player.asked() == "mark":  # a cross
        player.unmarked.last.click()
    total = marked.count()
    for cell in page.get_by_role("gridcell").all():
        cell.hover()
        if moved := planned(page):
            cell.click()
            break
    expect(cell).to_have_accessible_name(re.compile(", marked$"))
    expect(marked).to_have_count(total)
    assert set(moved) <= set(names_of(page.locator(".box.movable")))


def test_a_finger_drags_the_shape_while_the_page_stays_and_scrolls_elsewhere(open_page: OpenPage) -> None:
    page = open_page("about:blank", phone=True)
    where_the_shape_fits(page, at_the_first_turn(page))
    resize(page, 390, 500)  # so that the page could scroll
    finger = Finger(page)
    mark = shapes(page)[0]
    page.get_by_role("button", name="Turn").scroll_into_view_if_needed()
    before = page.evaluate("() => scrollY")
    for step in range(8):  # four orientations, and the four mirrored ones
        x, y = centre_of(page, mark["card"], mark["boxes"])
        finger.press_and_drag(middle(card_of(page)), (x, y + LIFT))
        expect_held_at(page, (x, y))
        if planned(page) == names_in(mark["boxes"]):
            break
        page.keyboard.press("Escape")
        expect(page.locator(HELD)).to_have_count(0)
        finger.lift()
        page.get_by_role("button", name="Mirror" if step == 3 else "Turn").dispatch_event("click")
    assert planned(page) == names_in(mark["boxes"])
    assert page.evaluate("() => scrollY") == before
    finger.lift()
    expect_marked(page, mark["card"], marked_on(page, mark["card"]) | mark["boxes"])
    island = middle(page.locator("h2").last)
    finger.drag(island, (island[0], island[1] - 200))
    page.wait_for_function("() => scrollY > 0")


def test_a_red_ghost_says_why_and_the_box_alone_is_offered(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    player = at_the_first_turn(page)
    alert = page.get_by_role("main").get_by_role("alert")
    offer = alert.get_by_role("button", name=re.compile("^Mark only"))
    for _ in range(200):
        if player.asked() != "mark" or not shapes(page):
            player.decide()
            continue
        covered = {(m["card"], box) for m in shapes(page) for box in range(16) if m["boxes"] >> box & 1}
        for cell in player.unmarked.all():
            card = cell.locator("xpath=ancestor::*[@data-island]").get_attribute("data-island")
            number = int(cell.get_attribute("data-box") or 0)
            if (card, number) in covered:
                continue
            cell.hover()
            expect(page.locator(RED)).not_to_have_count(0)
            cell.click()
            expect(alert).to_contain_text(re.compile("needs|already marked|beyond the island"))
            before = marked_on(page, card or "")
            offer.click()
            expect_marked(page, card or "", before | 1 << number)
            expect(page.locator(RED)).to_have_count(0)
            return
        player.decide()
    raise AssertionError("the shape fitted on every box")


def mark_all(page: Page, player: MousePlayer) -> None:
    """Mark until the countdown begins."""
    undo = page.get_by_role("button", name="Undo")
    while not undo.count():
        player.mark()
        undo.or_(player.unmarked).first.wait_for()


@pytest.mark.slow
def test_a_complete_turn_becomes_ready_by_itself_unless_it_is_undone(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Ready as soon as the turn is complete").check()
    page.get_by_role("button", name="Close").click()
    page.clock.install()
    player = at_the_first_turn(page)
    page.clock.pause_at(page.evaluate("Date.now() + 30_000"))
    turn = page.get_by_role("heading", level=1)
    now = turn.inner_text()
    mark_all(page, player)
    expect(page.get_by_role("button", name="Ready in 2")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Ready in 2 seconds")).to_have_count(1)
    page.clock.run_for(1000)
    expect(page.get_by_role("button", name="Ready in 1")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(player.take_back.or_(page.get_by_role("button", name="Undo"))).to_be_visible()
    page.clock.run_for(5000)
    expect(turn).to_have_text(now)
    mark_all(page, player)
    page.clock.run_for(2100)
    expect(turn).not_to_have_text(now)


@pytest.mark.slow
def test_tooltips_explain_on_hover_and_focus_and_dimmed_buttons_say_why(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    where_the_shape_fits(page, at_the_first_turn(page))
    tip = page.locator(".tooltip")
    page.get_by_role("button", name="In words").hover()
    expect(tip).to_have_text("All places, in words (L)")
    expect(tip).to_be_visible()
    tip.hover()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    next_one = page.get_by_role("button", name="Next", exact=True)
    expect(next_one).to_have_attribute("aria-disabled", "true")
    expect(next_one).to_have_accessible_description("Point at a box first.")
    KeyboardPlayer(page).press(next_one)
    expect(tip).to_have_text("Point at a box first.")
    expect(tip).to_be_visible()
    page.locator(".middle rect[data-tip]").first.hover(force=True)
    expect(tip).to_have_text(re.compile("^(Coin|Palm|Cross): "))


def test_a_dimmed_button_says_why_only_as_long_as_it_is_true(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    player = at_the_first_turn(page)
    tip = page.locator(".tooltip")
    player.ready.click(force=True)
    expect(tip).to_have_text("You still have something to mark.")
    while player.asked() == "mark":
        player.mark()
    player.ready.click()  # which dims it
    expect(tip).to_be_hidden()


@pytest.mark.slow
def test_a_finished_island_leaves_its_place_and_nothing_moves(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    player = MousePlayer(page)
    player.keep()
    where = """() => Object.fromEntries([...document.querySelectorAll('.middle .place')].map((place, at) => {
        const { left, top, width } = place.getBoundingClientRect();
        return [at, [left + scrollX, top + scrollY, width].map(Math.round).join()];
    }))"""
    player.asked()
    settle(page)
    places = page.evaluate(where)
    assert len(places) == 2
    while player.decide() != "take":
        assert page.evaluate(where) == places
    player.asked()
    assert page.evaluate(where) == places
