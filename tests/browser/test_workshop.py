"""The deck gallery and the workshop."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer


def test_all_islands_are_shown_with_their_figures(open_page: OpenPage) -> None:
    page = open_page("/deck")
    expect(page.get_by_role("figure")).to_have_count(47)
    page.get_by_role("button", name="grey").click()
    expect(page.get_by_role("figure")).to_have_count(11)
    expect(page.get_by_role("figure").first).to_contain_text("turns to finish")


def test_a_deck_is_drawn_checked_saved_and_played(open_page: OpenPage) -> None:
    page = open_page("/workshop")
    said = page.get_by_role("main").get_by_role("status")
    expect(said).to_contain_text("47 islands, no faults.")
    land = page.get_by_role("button", name="b1, land")
    land.click()
    expect(page.get_by_role("list", name="Faults")).to_contain_text("7 boxes. An island of this colour has 8")
    expect(page.get_by_role("button", name="Save and play")).to_be_disabled()
    page.get_by_role("button", name="b1, water").click()
    expect(said).to_contain_text("no faults")
    page.get_by_label("Name", exact=True).fill("Cape Curious")
    page.get_by_label("Deck name").fill("Curious Isles")
    expect(said).to_contain_text("no faults")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(said).to_contain_text("Saved")
    page.get_by_role("button", name="Save and play").click()
    MousePlayer(page).keep()


@pytest.mark.slow
def test_a_drag_paints_boxes_of_equal_size_and_shows_the_expected_turns(open_page: OpenPage) -> None:
    page = open_page("/workshop")
    page.get_by_role("button", name="Add an island").click()
    figures = page.get_by_text(re.compile("of 8 boxes"))
    expect(figures).to_have_text("0 of 8 boxes")
    drag(page, "a1", "b1", "c1", "c2")
    expect(figures).to_have_text(re.compile(r"^4 of 8 boxes · about \d\.\d turns to finish$"))
    page.get_by_text("Coin", exact=True).click()
    drag(page, "b1", "c1")
    for box, kind in (("a1", "land"), ("b1", "coin"), ("c1", "coin"), ("c2", "land"), ("d1", "water")):
        expect(page.get_by_role("button", name=f"{box}, {kind}")).to_be_visible()
    cells = page.get_by_role("group", name="The island's boxes").get_by_role("button")
    sizes = cells.evaluate_all(
        "all => all.map(it => it.getBoundingClientRect()).map(it => [it.width, it.height])"
    )
    assert len({(round(width), round(height)) for width, height in sizes}) == 1
    drag(page, "c1", "b1")  # the pen is down on a coin, so it removes
    expect(figures).to_contain_text("2 of 8 boxes")
    page.get_by_role("button", name="a1, land").press("Enter")
    expect(page.get_by_role("button", name="a1, coin")).to_be_visible()


@pytest.mark.slow
def test_a_finger_paints_and_does_not_scroll(open_page: OpenPage) -> None:
    page = open_page("/workshop", phone=True)
    page.get_by_role("button", name="Add an island").tap()
    grid = page.get_by_role("group", name="The island's boxes")
    grid.scroll_into_view_if_needed()
    area = grid.bounding_box()
    assert area is not None
    before = page.evaluate("scrollY")
    touch = page.context.new_cdp_session(page)
    for kind, row in (("touchStart", 0), *(("touchMove", row) for row in (1, 2, 3)), ("touchEnd", 3)):
        at = {"x": area["x"] + area["width"] / 8, "y": area["y"] + (2 * row + 1) * area["height"] / 8}
        points = [] if kind == "touchEnd" else [at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(grid.get_by_role("button", name=re.compile("^a[1-4], land"))).to_have_count(4)
    assert page.evaluate("scrollY") == before


def drag(page: Page, *boxes: str) -> None:
    """Drag the pointer over boxes of the editor."""
    grid = page.get_by_role("group", name="The island's boxes")
    for number, box in enumerate(boxes):
        cell = grid.get_by_role("button", name=re.compile(f"^{box},")).bounding_box()
        assert cell is not None
        page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
        if number == 0:
            page.mouse.down()
    page.mouse.up()


def open_file(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)


@pytest.mark.slow
def test_a_downloaded_deck_can_be_opened_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/workshop")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("no faults")
    page.get_by_label("Deck name").fill("Curious Isles")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "deck.toml"
    download.value.save_as(file)
    other = open_page("/workshop")
    expect(other.get_by_role("main").get_by_role("status")).to_contain_text("no faults")
    open_file(other, file)
    expect(other.get_by_label("Deck name")).to_have_value("Curious Isles")
    expect(other.get_by_role("main").get_by_role("status")).to_contain_text("File opened.")


@pytest.mark.slow
def test_a_deck_that_is_not_loaded_cannot_be_downloaded(open_page: OpenPage) -> None:
    page = open_page("/ratings")
    held: list[Route] = []
    page.route("**/api/decks/standard", lambda route: held.append(route))
    with page.expect_request("**/api/decks/standard"):
        page.goto("/workshop")
    download = page.get_by_role("button", name="Download")
    expect(download).to_be_disabled()
    held[0].continue_()
    expect(download).to_be_enabled()


@pytest.mark.slow
def test_a_file_that_is_not_a_deck_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    file = tmp_path / "poem.toml"
    file.write_text("roses are red")
    page = open_page("/workshop")
    open_file(page, file)
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("This isn't a deck file.")
