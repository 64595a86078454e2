"""Whole games against bots, each with another input device."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer, TouchPlayer
from tests.browser.helpers.tables import open_table, play_now, play_out
from tests.thorough import IS_THOROUGH

NEAR_THE_END = (4, 7)
"""The round and turn from which a game is played to its end in the browser."""
DECISIONS = 3
"""The decisions at its beginning."""


def play_game(player: MousePlayer) -> None:
    """Play a game to its end; only ``make soak`` plays its middle in the browser."""
    if not IS_THOROUGH:
        for _ in range(DECISIONS):
            player.decide()
        play_out(player.page, until=NEAR_THE_END)
    player.play_to_the_end()


def test_a_game_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    play_game(MousePlayer(page))
    sheet = page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("row", name=re.compile("^Total"))).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"silvergold-record"' in download.value.path().read_text()


def test_a_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    keys = KeyboardPlayer(page)
    keys.press(page.get_by_role("button", name="Play now"))
    play_game(keys)
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    expect(keys.over).to_be_focused()


def test_a_game_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    page.get_by_role("button", name="Play now").tap()
    finger = TouchPlayer(page)
    finger.keep()
    box = finger.unmarked.first.bounding_box()
    assert box is not None
    assert box["width"] >= 42, "a box is large enough for a finger"
    play_game(finger)
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()


@pytest.mark.slow
def test_a_game_of_four_seats(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "sailor", "drifter", "sailor")
    player = MousePlayer(page)
    player.keep()
    expect(page.get_by_role("button", name=re.compile("^Look closely at"))).to_have_count(3)
    play_game(player)
    expect(page.get_by_role("table", name="Score sheet").get_by_role("columnheader")).to_have_count(4)
