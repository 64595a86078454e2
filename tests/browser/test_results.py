"""Finished games: the logbook, the ratings, and the results of a deal."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, run_server
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.tables import be, open_table, play_now, play_out
from tests.cli.commands import silvergold
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, because games are rated."""
    yield from run_server(tmp_path_factory)


def finish_a_game(page: Page) -> None:
    """Play a game to the end and stay at the score sheet."""
    play_now(page)
    play_out(page)
    page.get_by_role("region", name="Score sheet").wait_for()


def finish_a_rated_game(page: Page, name: str) -> None:
    """Play one game against a bot at a listed table."""
    be(page, name)
    page.get_by_text("Rules, deck, clock").click()
    page.get_by_label("Listed for everyone, and rated").check()
    open_table(page, "drifter")
    play_out(page)


@pytest.mark.slow
def test_the_logbook_shows_statistics_and_every_game(open_page: OpenPage) -> None:
    page = open_page()
    finish_a_game(page)
    page.goto("/games")
    expect(page.get_by_role("heading", name="Logbook")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Your first score: \d+[.]"))).to_be_visible()
    page.goto("/")
    open_table(page, "deckhand", "drifter")
    play_out(page)
    table = page.url
    page.goto("/games")
    expect(page.get_by_role("definition").first).to_have_text("2")
    rows = page.get_by_role("table", name="Finished games").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Deckhand and Drifter")
    expect(rows.nth(1)).to_contain_text("not reviewed yet")

    chart = page.get_by_role("group", name=re.compile("^Your scores: a point per game"))
    points = chart.get_by_role("link")
    expect(points).to_have_count(2)
    points.last.focus()
    page.keyboard.press("ArrowLeft")
    expect(points.first).to_be_focused()
    expect(points.first).to_have_accessible_name(re.compile(r": \d+ against Parrot$"))
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page).to_have_url(table)
    page.go_back()

    page.get_by_label("Players", exact=True).select_option("3")
    expect(rows).to_have_count(2)
    assert page.url.endswith("/games?players=3")
    page.reload()
    expect(rows).to_have_count(2)
    page.get_by_role("table", name="By opponent").get_by_role("link", name="Parrot").click()
    expect(page.get_by_text("No games match.")).to_be_visible()
    page.goto("/games?players=3")
    with page.expect_download() as csv:
        page.get_by_role("link", name="Results as a table (CSV)").click()
    assert len(csv.value.path().read_text("utf-8-sig").splitlines()) == 2, "what the page shows"
    with page.expect_download() as records:
        page.get_by_role("link", name="All games as records").click()
    checked = silvergold("verify", records.value.path())
    assert checked.returncode == 0, checked.stderr
    assert len(records.value.path().read_text("utf-8").splitlines()) == 2


@pytest.mark.slow
def test_the_logbook_asks_a_person_without_a_name_for_one(open_page: OpenPage) -> None:
    page = open_page("/games")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("No games yet.")).to_be_visible()


@pytest.mark.slow
def test_a_deal_shows_all_results_its_seed_and_can_be_played_again(open_page: OpenPage) -> None:
    page = open_page()
    finish_a_game(page)
    page.get_by_role("link", name="Results of this deal").click()
    expect(page.get_by_role("heading", name="One deal, many games")).to_be_visible()
    results = page.get_by_role("region", name="All results")
    expect(results.get_by_role("rowheader", name="Guest")).to_have_count(1)
    expect(results.get_by_role("link", name="Replay of Guest's game")).to_be_visible()
    page.get_by_text("How the shuffle is proven").click()
    seeds = page.get_by_role("region", name="How the cards were shuffled").get_by_text(
        re.compile(r"^[0-9a-f]{64}$")
    )
    expect(seeds).to_have_count(2)
    deal = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Keep these two").wait_for()
    play_out(page)
    page.goto(deal)
    expect(results.get_by_role("row").filter(has_text="seen before")).not_to_have_count(0)


@pytest.mark.slow
def test_the_deal_of_the_day_keeps_its_seed_until_it_is_played(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="More about it").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Deal of the day \d+$"))).to_be_visible()
    expect(page.get_by_text("The seed stays hidden")).to_be_hidden()
    page.get_by_text("How the shuffle is proven").click()
    expect(page.get_by_text("The seed stays hidden")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desk", "phone"])
def test_a_rated_game_is_on_the_ladder_and_all_its_pages_fit(open_page: OpenPage, phone: bool) -> None:
    page = open_page(phone=phone)
    name = "Ada" if phone else "Bea"
    finish_a_rated_game(page, name)
    page.get_by_role("link", name="Results of this deal").click()
    page.wait_for_url("**/deal/*")
    for path, region in ((page.url, "All results"), ("/games", "Finished games"), ("/ratings", "Ratings")):
        page.goto(path)
        page.get_by_role("region", name=region).wait_for()
        assert faults(page) == ""
        reach = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert reach <= 0, path
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.filter(has_text=name)).to_have_count(1)
    expect(rows.filter(has=page.get_by_role("rowheader", name="Drifter (bot)"))).to_have_count(1)
