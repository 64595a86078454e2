"""Invalid links show an error and a way to the home page."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/table/nonsense", "This table doesn't exist."),
        ("/replay/nonsense", "This table doesn't exist."),
        ("/deck/nonsense", "This deck doesn't exist here."),
        ("/workshop/nonsense", "This deck doesn't exist here."),
        ("/deal/nonsense", "This deal doesn't exist."),
        ("/nothing", "There is nothing at this address."),
        ("/table/one/two", "There is nothing at this address."),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_leads_home(open_page: OpenPage, path: str, says: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("alert")).to_contain_text(says)
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
