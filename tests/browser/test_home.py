"""The home page: the next thing to do, continuing a game, the lobby, a rematch, a second device."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, run_server
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, play_now, play_out
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, because tables are listed."""
    yield from run_server(tmp_path_factory)


def test_play_now_says_against_whom_and_a_game_that_awaits_you_comes_first(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_text("Against the bot Parrot.")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")  # a name that is only typed counts as well
    play_now(page)
    expect(page.get_by_role("heading", name="Ada", level=2)).to_be_visible()
    table = page.url
    page.goto("/")
    first = page.get_by_role("main").get_by_role("heading").first
    expect(first).to_have_text("It's your turn")
    page.get_by_role("region", name="It's your turn").get_by_role("link").first.click()
    expect(page).to_have_url(table)


def test_the_deal_of_the_day_stays_when_a_newcomer_chooses_a_name(open_page: OpenPage) -> None:
    page = open_page()
    deal = page.get_by_role("region", name="Deal of the day")
    expect(deal.get_by_role("button", name="Play it")).to_be_visible()
    be(page, "Ada")
    expect(page.get_by_role("banner").get_by_role("link", name="Ada")).to_be_visible()
    expect(deal.get_by_role("button", name="Play it")).to_be_visible()


def test_a_listed_table_is_in_the_lobby_for_others(open_page: OpenPage) -> None:
    host = open_page()
    be(host, "Ada")
    host.get_by_text("Rules, deck, clock").click()
    host.get_by_label("Listed for everyone, and rated").check()
    host.get_by_role("button", name="Open table").click()
    host.get_by_role("heading", name="Waiting for players").wait_for()
    other = open_page()
    lobby = other.get_by_role("region", name="Open tables")
    lobby.get_by_role("link", name=re.compile("Ada")).click()
    expect(other).to_have_url(host.url)


@pytest.mark.slow
def test_home_suggests_one_thing_the_deal_of_the_day_and_then_the_next_level(open_page: OpenPage) -> None:
    page = open_page()
    first = page.get_by_role("main").get_by_role("heading").first
    expect(first).to_have_text("Islands to discover, a pen in your hand")
    play_now(page)
    play_out(page)
    page.goto("/")
    expect(first).to_have_text("Deal of the day")
    level = page.get_by_role("region", name="Next level to beat")
    expect(
        level.get_by_role("button", name=re.compile("^Play against (Deckhand|Navigator)$"))
    ).to_be_visible()
    page.get_by_role("region", name="Deal of the day").get_by_role("button", name="Play it").click()
    MousePlayer(page).keep()
    play_out(page)
    page.goto("/")
    expect(first).to_have_text(re.compile(r"^Can you beat (Deckhand|Navigator|Captain)[?]$"))
    next_level = page.get_by_role("region", name="Can you beat")
    expect(next_level).to_contain_text(re.compile("not played against it|Games won against it"))
    next_level.get_by_role("button", name="Play against").click()
    page.get_by_role("button", name="Keep these two").wait_for()


@pytest.mark.slow
def test_a_rematch_follows_the_deal_of_the_day(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play it").click()
    MousePlayer(page).keep()
    play_out(page)
    table = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(table)
    page.goto("/")
    deal = page.get_by_role("region", name="Deal of the day")
    expect(deal).to_contain_text(re.compile(r"No\. \d+\s+\d+ points"))
    expect(deal).to_contain_text("1 deal in a row")


@pytest.mark.slow
def test_a_second_device_becomes_the_same_person(open_page: OpenPage) -> None:
    first = open_page()
    be(first, "Ada")
    first.get_by_text("Play on a second device").click()
    first.get_by_role("button", name="Create a link").click()
    link = first.get_by_label("The link for the second device").input_value()
    second = open_page()
    be(second, "Bo")
    second.goto(link)
    second.reload()
    offer = second.get_by_role("dialog", name="Sign in as Ada?")
    expect(offer).to_contain_text("You are Bo on this device now.")
    offer.get_by_role("button", name="Not now").click()
    expect(second.get_by_label("Your name")).to_have_value("Bo")
    second.goto(link)
    second.reload()
    offer.get_by_role("button", name="Sign in").click()
    expect(second.get_by_label("Your name")).to_have_value("Ada")
    second.get_by_role("button", name="Switch to Bo").click()
    expect(second.get_by_label("Your name")).to_have_value("Bo")
    expect(second.get_by_role("button", name="Switch to Ada")).to_be_visible()
    third = open_page(link)
    expect(third.get_by_role("alert")).to_contain_text("has been used")


@pytest.mark.slow
def test_menu_settings_are_remembered(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Theme", exact=True).select_option("light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_an_update_of_the_server_replaces_the_client_kept_on_the_device(open_page: OpenPage) -> None:
    page = open_page(worker=True)
    page.evaluate("""async () => {
        await navigator.serviceWorker.ready;
        const cache = await caches.open('silvergold-1');
        await cache.put('/', new Response('<script src="/assets/index-before.js"></script>'));
        await cache.put('/assets/index-before.js', new Response(''));
    }""")
    page.reload()
    page.wait_for_function("""async () => {
        const kept = await (await caches.open('silvergold-1')).match('/');
        const [page, asset] = [await kept?.text(), await caches.match('/assets/index-before.js')];
        return page && !page.includes('index-before') && !asset;
    }""")


def test_the_client_can_be_installed_as_an_app(open_page: OpenPage) -> None:
    page = open_page(worker=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = page.request.get(address).json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
