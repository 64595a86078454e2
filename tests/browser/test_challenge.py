"""Challenge a friend: the link, the friend's game, and both games side by side."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.tables import play_out, start_game


def reach(page: Page) -> int:
    """How far a page is wider than the screen."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def test_a_friend_takes_up_a_challenge_and_both_compare_their_games(open_page: OpenPage) -> None:
    ada = open_page("about:blank")
    start_game(ada, "Ada")
    play_out(ada)
    table = ada.url.rsplit("/", 1)[-1]
    ada.get_by_role("button", name="Challenge a friend").click()
    dialog = ada.get_by_role("dialog", name="Challenge a friend")
    expect(dialog).to_contain_text("only people who have played these cards")
    dialog.get_by_role("button", name="Create the link").click()
    link = dialog.get_by_label("Link to the challenge").input_value()
    dialog.get_by_role("link", name="Who has taken it up").click()
    expect(ada.get_by_text("Nobody has taken it up yet.")).to_be_visible()

    bo = open_page(link, phone=True)
    expect(
        bo.get_by_role("heading", name=re.compile(r"^Ada scored \d+[.] Can you beat it[?]$"))
    ).to_be_visible()
    expect(bo.get_by_text("The same cards and the same seat, against Parrot.")).to_be_visible()
    assert table not in bo.content(), "the game itself stays hidden"
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take it up as Bo").click()
    bo.get_by_role("button", name="Keep these two").wait_for()
    bo.goto(link)
    bo.get_by_role("link", name="Continue your game").click()
    bo.wait_for_url("**/table/*")
    play_out(bo)
    expect(bo.get_by_text(re.compile(r"^Bo \d+ : \d+ Ada[.] (Both|Ada|Bo) "))).to_be_visible()
    bo.get_by_role("link", name="Compare the games").click()
    results = bo.get_by_role("region", name="All results")
    expect(results.get_by_role("rowheader")).to_have_text(["Ada", "Bo"])
    turns = bo.get_by_role("region", name="Turn by turn").get_by_role("row")
    expect(turns).to_have_count(1 + 1 + 28)
    expect(turns.nth(2)).to_contain_text("1.1")
    course = bo.get_by_role("slider", name="Points so far, turn by turn")
    expect(course).to_have_attribute("aria-valuetext", re.compile(r"Bo: \d+, Ada: \d+$"))
    assert reach(bo) <= 0
    assert faults(bo) == ""

    ada.reload()
    expect(ada.get_by_role("heading", name=re.compile(r"^Beat my \d+$"))).to_be_visible()
    expect(ada.get_by_role("region", name="All results").get_by_role("rowheader")).to_have_text(["Ada", "Bo"])
    ada.get_by_role("link", name="Review: Bo").wait_for()
