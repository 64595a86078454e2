"""Hot-seat: several people on one device."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table, seat_guest


def two_on_one_device(open_page: OpenPage) -> Page:
    page = open_page()
    be(page, "Ada")
    open_table(page, "")
    seat_guest(page, 2, "Ben")
    return page


def take_over(page: Page, name: str) -> None:
    """Hand over the device; nothing is shown until the next player confirms."""
    page.get_by_role("heading", name=f"Hand over to {name}").wait_for()
    expect(page.get_by_role("grid")).to_have_count(0)
    page.get_by_role("button", name=f"I'm {name}").click()


def mark_all(page: Page, name: str) -> None:
    """Make all marks of the current player and press Ready."""
    expect(page.get_by_role("heading", name=name, level=2)).to_be_visible()
    player = MousePlayer(page)
    while player.asked() == "mark":
        player.mark()
    player.ready.click()


def test_the_device_is_handed_over_between_secret_steps(open_page: OpenPage) -> None:
    page = two_on_one_device(open_page)
    player = MousePlayer(page)
    take_over(page, "Ada")
    player.keep()
    take_over(page, "Ben")
    player.keep()
    mark_all(page, "Ben")
    take_over(page, "Ada")
    mark_all(page, "Ada")
    expect(page.get_by_text("Turn 2 of 7")).to_be_visible()
    mark_all(page, "Ada")
    take_over(page, "Ben")
