"""What the others did can be followed: shown step by step, in fresh ink, and in one line each."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import open_table, resize

TELLING = re.compile(r"^(Captain|Sailor) (marked|finished)")
DECISION = re.compile(r"^(Mark|No room|Take)")
CALM_MS = 850
"""How long a step is shown at the calm pace."""
SMALLEST_PX = 110


def instruction(page: Page) -> Locator:
    """The line that says what to do, or what is being shown."""
    return page.locator(".instruction")


def fresh_ink(page: Page, seat: int) -> Locator:
    """The latest marks on the islands of a rival."""
    return page.locator(f'[data-seat="{seat}"] rect.latest')


def play_until_ready(page: Page) -> MousePlayer:
    """Keep two islands, mark, and declare ready."""
    player = MousePlayer(page)
    while player.decide() != "ready":
        pass
    return player


def test_a_turn_is_told_step_by_step_and_any_tap_or_key_ends_it(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    page.clock.install()
    open_table(page, "captain", "sailor")
    MousePlayer(page).keep()
    page.clock.pause_at(page.evaluate("Date.now() + 30_000"))
    player = play_until_ready(page)

    # One rival after the other; meanwhile a tap on a box only ends the playback.
    expect(instruction(page)).to_have_text(TELLING)
    expect(player.unmarked).to_have_count(0)
    first, second = (1, 2) if "Captain" in instruction(page).inner_text() else (2, 1)
    expect(fresh_ink(page, first)).not_to_have_count(0)
    expect(fresh_ink(page, second)).to_have_count(0)
    marked = player.marked.count()
    page.get_by_role("gridcell", name=re.compile("unmarked$")).first.click(force=True)
    expect(instruction(page)).to_have_text(DECISION)
    assert player.marked.count() == marked

    # Everybody's latest marks stay in fresh ink, with a line for each rival.
    for seat, name in ((1, "Captain"), (2, "Sailor")):
        expect(page.locator(f'[data-seat="{seat}"] p.latest')).to_contain_text(f"{name} ")
        expect(fresh_ink(page, seat)).not_to_have_count(0)

    # The clock takes the next playback from step to step; it ends with the next decision.
    play_until_ready(page)
    expect(instruction(page)).to_have_text(TELLING)
    told = [instruction(page).inner_text()]
    while not DECISION.match(told[-1]):
        page.clock.run_for(CALM_MS)
        expect(instruction(page)).not_to_have_text(told[-1])
        told.append(instruction(page).inner_text())
    assert {found[1] for line in told if (found := TELLING.match(line))} == {"Captain", "Sailor"}

    play_until_ready(page)
    expect(instruction(page)).to_have_text(TELLING)
    page.keyboard.press("Escape")
    expect(instruction(page)).to_have_text(DECISION)


@pytest.mark.slow
def test_pointing_at_a_sentence_lights_its_boxes_and_names_them(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "captain")
    play_until_ready(page)
    expect(page.get_by_role("heading", name="Turn 2 of 7")).to_be_visible()  # all of the first is in the log
    line = page.get_by_role("region", name="What happened").get_by_role("button").last
    boxes = re.findall(r"\b[a-d][1-4]\b", line.inner_text())
    lit = page.locator("rect.pointed")
    line.hover()
    expect(lit).to_have_count(len(boxes))
    expect(page.locator("text.box-name.pointed")).to_have_text(boxes)
    page.mouse.move(700, 5)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).to_have_count(len(boxes))
    line.blur()
    expect(page.locator("text.box-name")).to_have_count(0)
    page.get_by_role("button", name="In words").click()
    placement = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first
    placement.focus()
    named = re.findall(r"\b[a-d][1-4]\b", placement.inner_text())
    expect(page.get_by_role("dialog").locator("text.box-name.pointed")).to_have_text(named)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Names of the boxes").check()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("main").locator("text.box-name").first).to_be_visible()


def widths(islands: Locator) -> list[float]:
    """The widths of islands on the screen."""
    islands.first.wait_for()
    return [island.bounding_box()["width"] for island in islands.all()]  # type: ignore[index]


@pytest.mark.slow
def test_rivals_islands_are_large_and_a_phone_shows_what_they_did(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "captain", "sailor", "deckhand")
    play_until_ready(page)
    islands = page.locator("[data-seat] [data-island]")
    expect(islands).to_have_count(6)
    for width, height in ((1440, 900), (1920, 1080), (1024, 768)):
        resize(page, width, height)
        small = min(widths(islands))
        assert small >= SMALLEST_PX or width < 1440
        page.get_by_role("button", name="Look closely at Captain").click()
        large = widths(page.locator("dialog[open] .big"))
        assert min(large) >= 2 * max(small, SMALLEST_PX)
        page.keyboard.press("Escape")

    resize(page, 390, 844)
    latest = page.get_by_role("list", name="What the others did")
    expect(latest.get_by_role("listitem")).to_have_count(3)
    expect(latest).to_be_in_viewport()
    display = page.locator("details.display summary")
    shown = page.evaluate("() => document.querySelectorAll('details.display summary .chip').length")
    assert shown == 4
    seals = len(re.findall(", seal for", display.inner_text()))
    palms = len(re.findall(", 1 palm", display.inner_text()))
    expect(display.locator(".seal")).to_have_count(seals)
    expect(display.locator('use[href="#sg-palm"]')).to_have_count(palms)
