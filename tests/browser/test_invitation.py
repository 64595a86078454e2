"""An invitation by link or QR code: from ``silvergold play --share`` to the first mark, on two addresses."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from silvergold.server.network import network_addresses, origin_of
from tests.browser.conftest import DESK, PATIENCE_MS, PHONE, OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table, play_now, seat_guest, sit_down, watch
from tests.server.helpers.play_process import PlayProcess


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayProcess]:
    running = PlayProcess(tmp_path_factory.mktemp("play"), "--share")
    with running:
        yield running


def device(browser: Browser, size: ViewportSize) -> Page:
    """A device of its own, whose pages have no bot pauses."""
    context = browser.new_context(
        viewport=size, locale="en", reduced_motion="reduce", color_scheme="dark", service_workers="block"
    )
    context.set_default_timeout(PATIENCE_MS)
    return context.new_page()


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.slow), PHONE], ids=["desk", "phone"])
def test_a_friend_on_the_network_follows_the_link_to_the_first_mark(
    browser: Browser, play: PlayProcess, size: ViewportSize
) -> None:
    elsewhere = origin_of(network_addresses()[0], play.port)
    ada, ben = device(browser, DESK), device(browser, size)
    ada.goto(play.page)
    expect(ada.get_by_role("switch", name="Friends on this network can join")).to_be_checked()
    assert "owner" not in ada.url, "the token does not stay in the address"
    be(ada, "Ada")
    open_table(ada, "")
    expect(ada.get_by_label("Table link")).to_have_value(re.compile(re.escape(elsewhere) + "/table/"))
    expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()

    ben.goto(ada.get_by_label("Table link").input_value())
    expect(ben.get_by_role("heading", name="Ada invites you to a game")).to_be_visible()
    expect(ben.get_by_text("2 players. The start player changes every turn.")).to_be_visible()
    expect(ben.get_by_role("main").get_by_role("link", name="How to play")).to_be_visible()
    assert ben.evaluate("isSecureContext") is False
    sit_down(ben, "Ben")
    for player in (MousePlayer(ada), MousePlayer(ben)):
        player.keep()
    his = MousePlayer(ben)
    his.mark()
    expect(his.marked).not_to_have_count(0)
    for page in (ada, ben):
        page.context.close()


@pytest.mark.slow
def test_without_a_clipboard_the_link_is_selected_and_copied(browser: Browser, play: PlayProcess) -> None:
    page = device(browser, PHONE)
    page.goto(origin_of(network_addresses()[0], play.port))
    assert page.evaluate("navigator.clipboard") is None
    be(page, "Ada")
    open_table(page, "")
    link = page.get_by_label("Table link")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text(re.compile("Copied|It is selected"))).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    assert page.evaluate("getSelection().toString()") == link.input_value()
    page.context.close()


@pytest.mark.slow
def test_the_owner_switches_sharing_and_the_page_says_who_can_open_the_link(
    browser: Browser, play: PlayProcess
) -> None:
    page = device(browser, DESK)
    page.goto(play.page)
    be(page, "Ada")
    open_table(page, "")
    switch = page.get_by_role("switch", name="Friends on this network can join")
    only = page.get_by_text("Right now only this device can open the game.")
    expect(switch).to_be_checked()
    expect(only).to_have_count(0)
    switch.click()
    expect(only).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    expect(page.get_by_label("Table link")).to_have_value(re.compile(r"http://127\.0\.0\.1"))
    switch.click()
    expect(only).to_have_count(0)
    assert faults(page) == ""
    page.context.close()


@pytest.mark.slow
def test_the_host_holds_the_game_and_a_late_guest_is_offered_to_watch(open_page: OpenPage) -> None:
    ada = open_page()
    be(ada, "Ada")
    address = open_table(ada, "")
    ada.get_by_role("switch", name="Wait before starting").click()
    ben, cy = open_page(address, phone=True), open_page(address)
    assert faults(ben) == ""
    sit_down(ben, "Ben")
    expect(ben.get_by_text("All seats are taken. The host starts the game.")).to_be_visible()
    expect(ben.get_by_role("button", name="Start")).to_have_count(0)
    expect(cy.get_by_text("All seats at this table are taken.")).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    ben.get_by_role("button", name="Keep these two").wait_for()
    expect(cy.get_by_text("The game has already begun.")).to_be_visible()
    watch(cy)
    expect(cy.get_by_text("You are watching")).to_be_visible()


def test_people_who_invite_or_are_invited_have_a_name(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.get_by_role("button", name="Invite someone").click()
    dialog = ada.get_by_role("dialog", name="New table")
    expect(dialog.get_by_label("Your name")).to_be_focused()
    assert faults(ada) == ""
    ada.keyboard.type("Ada")
    ada.keyboard.press("Enter")
    ada.wait_for_url("**/table/*")
    expect(ada.get_by_text("silvergold play --share")).to_be_visible()

    ben = open_page()
    play_now(ben)  # as a guest
    ben.goto(ada.url)
    expect(ben.get_by_role("heading", name="Ada invites you to a game")).to_be_visible()
    sit_down(ben, "Ben")
    ada.get_by_role("button", name="Keep these two").wait_for()


def test_a_host_who_closes_the_table_goes_home_and_a_guest_is_told(open_page: OpenPage) -> None:
    ada = open_page()
    be(ada, "Ada")
    ben = open_page(open_table(ada, ""))
    ben.get_by_role("heading", name="Ada invites you to a game").wait_for()
    ada.get_by_role("button", name="Close table").click()
    ada.wait_for_url("**/")
    expect(ben.get_by_text("This table was closed before the game began.")).to_be_visible()


@pytest.mark.slow
def test_a_known_guest_sits_down_with_one_tap_or_under_another_name(open_page: OpenPage) -> None:
    ada = open_page()
    be(ada, "Ada")
    first = open_table(ada, "", "")
    ben = open_page()
    be(ben, "Ben")
    ben.goto(first)
    expect(ben.get_by_label("Your name")).to_have_count(0)
    ben.get_by_role("button", name="Use another name").click()
    sit_down(ben, "Benjamin")
    expect(ada.get_by_role("list").get_by_text("Benjamin", exact=True)).to_be_visible()
    seat_guest(ben, 3, "Cleo")
    ada.get_by_role("button", name="Keep these two").wait_for()
    ben.get_by_role("heading", name="Hand over to Benjamin").wait_for()
