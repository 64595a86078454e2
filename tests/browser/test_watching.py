"""Watching: a spectator at a table, and replays."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import play_now, play_out, watch


def test_a_spectator_sees_the_table_and_can_decide_nothing(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    MousePlayer(page).keep()
    spectator = open_page(page.url)
    expect(spectator.get_by_text("The game has already begun.")).to_be_visible()
    watch(spectator)
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.get_by_role("main", name="Watching")).to_be_visible()
    expect(spectator.get_by_role("grid")).to_have_count(2)
    expect(spectator.get_by_role("button", name="Ready", exact=True)).to_have_count(0)
    expect(spectator.get_by_role("gridcell", disabled=False)).to_have_count(0)
    spectator.get_by_role("button", name="Watch from here").click()
    expect(spectator.get_by_role("heading", name="Parrot", level=2)).to_be_visible()


def test_a_replay_goes_forwards_and_backwards_from_any_seat_and_its_address_names_the_step(
    open_page: OpenPage,
) -> None:
    page = open_page()
    play_now(page)
    play_out(page)
    page.goto(page.url.replace("/table/", "/replay/"))  # an old link opens at the beginning
    expect(page.get_by_text("are still choosing")).to_be_visible()
    expect(page.get_by_text("No islands left")).to_have_count(0)
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step back").click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+\?step=1$"))
    page.get_by_role("combobox", name="Seen from").select_option(label="Parrot")
    expect(page.get_by_role("heading", name="Parrot", level=2)).to_be_visible()

    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The game is over.")).to_be_visible()
    shared = open_page(page.url)
    expect(shared.get_by_text("The game is over.")).to_be_visible()
