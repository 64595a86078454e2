"""Invalid links show an error and a way to the home page."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage

ERRORS = {
    "/table/nonsense": "This table doesn't exist.",
    "/replay/nonsense": "This table doesn't exist.",
    "/deck/nonsense": "This deck doesn't exist here.",
    "/workshop/nonsense": "This deck doesn't exist here.",
    "/deal/nonsense": "This deal doesn't exist.",
    "/nothing": "There is nothing at this address.",
    "/table/one/two": "There is nothing at this address.",
}


def test_bad_links_say_what_is_wrong_and_lead_home(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    home = page.get_by_role("main").get_by_role("link", name="Home")
    for path, says in ERRORS.items():
        page.goto(path)
        expect(page.get_by_role("alert")).to_contain_text(says)
        expect(home).to_be_visible()
    home.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
