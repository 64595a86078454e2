"""Events are animated briefly, without blocking input, unless reduced motion is preferred."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import play_now, play_out, start_game

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
"""Pauses every animation when it starts."""


def animations_seen(page: Page) -> set[str]:
    """Return the kinds of animations seen so far."""
    return set(page.evaluate("() => window.seen"))


def play_until_a_card_is_taken(page: Page) -> MousePlayer:
    """Play until an island has been completed and replaced by another one; the first turns over HTTP."""
    play_out(page, until=(1, 4))
    page.evaluate(WATCH)
    player = MousePlayer(page)
    while player.decide() != "take":
        pass
    player.asked()
    return player


@pytest.mark.slow
def test_coins_finished_islands_and_taken_islands_are_animated(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    play_now(page)
    player = play_until_a_card_is_taken(page)
    while not {"coin", "finished", "taken"} <= animations_seen(page):
        assert player.decide() != "over", f"only seen: {animations_seen(page)}"


def test_running_animations_finish_at_the_first_input(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    play_now(page)
    page.evaluate(HOLD)
    player, flying = MousePlayer(page), page.locator("[data-flight]")
    while not flying.count():
        player.decide()
    page.keyboard.press("Escape")
    expect(flying).to_have_count(0)


def test_nothing_is_animated_if_the_device_prefers_reduced_motion(open_page: OpenPage) -> None:
    page = open_page("about:blank", motion="reduce")
    start_game(page)
    play_until_a_card_is_taken(page)
    assert animations_seen(page) == set()


@pytest.mark.slow
def test_nothing_is_animated_if_the_menu_is_set_to_less_motion(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Less motion").check()
    page.get_by_role("button", name="Close").click()
    play_now(page)
    play_until_a_card_is_taken(page)
    assert animations_seen(page) == set()
