"""What happens is shown as short moving pictures, in nobody's way, and not where less motion is asked for."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import play_now

DECISIONS = 40
"""After so many a coin was marked, an island finished and another taken, whatever was dealt."""

WATCH = """() => {
    window.seen = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.dataset?.flight) window.seen.push(node.dataset.flight);
    }))).observe(document.body, {childList: true});
}"""
HOLD = """() => {
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.dataset?.flight) node.getAnimations().forEach(flight => flight.pause());
    }))).observe(document.body, {childList: true});
}"""
"""What flies stays in the air until it is made to land."""


def play_on(page: Page) -> set[str]:
    """Play for a while, and tell what was seen flying."""
    page.evaluate(WATCH)
    player = MousePlayer(page)
    for _ in range(DECISIONS):
        player.decide()
    return set(page.evaluate("() => window.seen"))


def test_coins_finished_islands_and_taken_ones_are_seen_moving(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    play_now(page)
    assert {"coin", "finished", "taken"} <= play_on(page)


def test_what_is_in_the_air_lands_at_the_first_touch(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    play_now(page)
    page.evaluate(HOLD)
    player, flying = MousePlayer(page), page.locator("[data-flight]")
    while not flying.count():
        player.decide()
    page.keyboard.press("Escape")
    expect(flying).to_have_count(0)


def test_nothing_moves_where_the_device_asks_for_less_motion(open_page: OpenPage) -> None:
    page = open_page(motion="reduce")
    play_now(page)
    assert play_on(page) == set()


def test_nothing_moves_where_the_menu_asks_for_less_motion(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Less motion").check()
    page.get_by_role("button", name="Close").click()
    play_now(page)
    assert play_on(page) == set()
