"""Looking back: a log that forgets (R3.4), a recap after an absence, and the cards that may come (R1.5)."""

import re
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import Json, play_now, resize

NUMBERS = count()
SHAPE = re.compile(r"Round \d, turn (\d): \w+")


def play_turns(page: Page, address: str, turns: int) -> None:
    """Play turns of a person's game over HTTP with the first legal moves, as if on another device."""
    table = f"/api/tables/{address.rsplit('/', 1)[-1]}"

    def seen() -> tuple[int, list[Json]]:
        shown = page.request.get(table).json()
        return 7 * shown["game"]["round"] + shown["game"]["turn"], shown["own"][0]["legal"]

    end = seen()[0] + turns
    while (now := seen())[0] < end:
        for move in now[1][:1]:
            asked = {"command": "play", "id": f"away-{next(NUMBERS)}", "seat": 0, "moves": [move]}
            page.request.post(f"{table}/commands", data=asked)


def begin(page: Page) -> None:
    """Keep two islands, and wait for the first turn."""
    MousePlayer(page).keep()
    expect(page.get_by_role("heading", name="Turn 1 of 7")).to_be_visible()


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened")


def test_the_log_forgets_and_a_recap_tells_what_was_missed(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    begin(page)
    table = page.url
    play_turns(page, table, 3)

    # A page that saw the turns and one that loads them show the latest settled turn and the present one.
    for _ in range(2):
        expect(log_of(page)).to_contain_text("Round 1, turn 4: ")
        text = log_of(page).inner_text()
        assert SHAPE.findall(text) == ["3", "4"]
        earlier = text[text.index("Round 1, turn 1") : text.index("Round 1, turn 3")]
        assert " marks " not in earlier
        assert "You mark " not in earlier
        assert "You mark " in text
        page.reload()
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.goto("/")
    play_turns(page, table, 2)
    page.goto(table)
    sheet = page.get_by_role("dialog", name="While you were away")
    expect(sheet).to_contain_text("2 turns since you last looked.")
    expect(sheet.get_by_role("heading", level=3).first).to_have_text("Round 1, turn 4")
    assert SHAPE.findall(sheet.inner_text()) == ["5"]
    expect(sheet.get_by_role("listitem").last).to_contain_text("Parrot marked")
    assert faults(page) == ""


@pytest.mark.slow
def test_a_recap_is_kept_in_the_menu_and_told_once_on_all_devices(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    begin(page)
    table = page.url
    page.goto("/")
    play_turns(page, table, 5)
    page.goto(table)
    sheet = page.get_by_role("dialog", name="While you were away")
    expect(sheet).to_contain_text("5 turns since you last looked.")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.keyboard.press("Escape")
    play_turns(page, table, 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="While you were away").click()
    expect(sheet.get_by_role("heading", level=3).first).to_be_visible()
    assert SHAPE.findall(sheet.inner_text()) == [], "meanwhile the last turn of the recap is an earlier one"

    phone = open_page(phone=True)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    page.goto("/")
    play_turns(page, table, 1)
    phone.goto(table)
    sheet = phone.get_by_role("dialog", name="While you were away")
    expect(sheet).to_contain_text("One turn since you last looked.")
    with phone.expect_response(lambda answer: answer.request.method == "PUT"):
        sheet.get_by_role("button", name="Close").click()
    page.goto(table)
    expect(log_of(page)).to_contain_text("Round 2, turn 1: ")
    assert len(SHAPE.findall(log_of(page).inner_text())) == 8, (
        "the first round is over and no secret any more"
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "has_aid",
    [False, True],
    ids=["without the memory aid", "with the memory aid"],
)
@pytest.mark.slow
def test_the_round_card_shows_the_expedition_cards(open_page: OpenPage, has_aid: bool) -> None:
    page = open_page()
    page.get_by_label("Seat 2", exact=True).select_option("sailor")
    if has_aid:
        page.get_by_text("Rules, deck, clock").click()
        page.get_by_label("Show the shapes still to come this round").check()
    page.get_by_role("button", name="Open table").click()
    begin(page)
    play_turns(page, page.url, 2)
    expect(page.get_by_role("heading", name="Turn 3 of 7")).to_be_visible()
    cards = page.get_by_role("img", name="Still to come: " if has_aid else "The eight expedition cards: ")
    spoken = cards.get_attribute("aria-label") or ""
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        resize(page, width, height)
        expect(cards).to_be_in_viewport(ratio=1)
        expect(cards.locator("svg")).to_have_count(8)
    if has_aid:
        chances = [int(chance) for chance in re.findall(r"(\d+)%", spoken)]
        assert 98 <= sum(chances) <= 102
        assert sum(int(number or 1) for number in re.findall(r"(?:\((\d) cards\))?: \d+%", spoken)) == 5
    else:
        assert spoken.endswith(
            "a domino, a straight three (2 cards), a corner of three (2 cards), "
            "a square of four, an L of four, a T of four."
        )
