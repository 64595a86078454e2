"""Links that lead nowhere say so, and lead home."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/table/nonsense", "There is no such table."),
        ("/replay/nonsense", "There is no such table."),
        ("/deck/nonsense", "There is no such deck here."),
        ("/workshop/nonsense", "There is no such deck here."),
        ("/deal/nonsense", "There is no such deal."),
        ("/deal", "There is no such deal."),
        ("/nothing", "There is nothing at this address."),
        ("/table/one/two", "There is nothing at this address."),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_leads_home(open_page: OpenPage, path: str, says: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("alert")).to_contain_text(says)
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
