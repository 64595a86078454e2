"""The account page: devices, signing out, and the recovery code."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.tables import be, play_now


def devices(page: Page) -> Locator:
    """The devices of the account."""
    return page.get_by_role("row").get_by_role("rowheader")


def test_a_recovery_code_brings_back_an_account_and_the_first_device_can_end_the_new_one(
    open_page: OpenPage,
) -> None:
    first = open_page()
    be(first, "Ada")
    first.get_by_role("link", name="Devices and account").click()
    first.get_by_role("button", name="Create a recovery code").click()
    code = first.locator("code").inner_text()
    second = open_page("/account")
    second.get_by_label("Recovery code", exact=True).fill("wrong")
    second.get_by_role("button", name="Sign in").click()
    expect(second.get_by_role("alert")).to_contain_text("isn't valid")
    second.get_by_label("Recovery code", exact=True).fill(code.lower())
    second.get_by_role("button", name="Sign in").click()
    expect(second.get_by_label("Your name")).to_have_value("Ada")
    expect(devices(second)).to_have_count(2)
    expect(devices(second).filter(has_text="this device")).to_have_count(1)
    play_now_at_home(second)

    first.goto("/")
    notice = first.get_by_text("was signed in with your recovery code")
    expect(notice).to_be_visible()
    first.goto("/account")
    first.get_by_role("button", name="Sign out all other devices").click()
    said = second.get_by_role("dialog", name="This device has been signed out.")
    expect(said).to_be_visible()
    said.get_by_role("button", name="Close").click()
    expect(second.get_by_label("Your name")).to_have_value("")
    expect(devices(first)).to_have_count(1)
    first.reload()
    expect(first.get_by_role("heading", name="Your devices")).to_be_visible()
    expect(notice).not_to_be_visible()
    first.get_by_role("button", name="Sign out Chrome").click()
    asked = first.get_by_role("dialog", name="Sign out on this device?")
    asked.get_by_role("button", name="Sign out").click()
    expect(first.get_by_label("Your name")).to_have_value("")


def test_an_account_is_exported_and_deleted_after_a_question(open_page: OpenPage) -> None:
    page = open_page()
    be(page, "Ada")
    page.goto("/account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    assert '"name": "Ada"' in download.value.path().read_text()
    page.get_by_role("button", name="Delete your account").click()
    asked = page.get_by_role("dialog", name="Delete your account for good?")
    expect(asked).to_contain_text("Former player")
    asked.get_by_role("button", name="Keep it").click()
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.get_by_role("button", name="Delete your account").click()
    asked.get_by_role("button", name="Delete your account").click()
    expect(page).to_have_url(re.compile("//[^/]+/$"))
    expect(page.get_by_label("Your name")).to_have_value("")


def play_now_at_home(page: Page) -> None:
    page.goto("/")
    play_now(page)
