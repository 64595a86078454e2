"""Two people together: leaving and coming back, replacing a guest, reactions, and a rematch."""

import re
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.tables import Json, be, panel_of, play_now, play_over_http, resize

_ids = count()


def command(page: Page, table: str, name: str, **fields: object) -> None:
    """Send a command as the person of a page."""
    body = {"command": name, "id": f"together-{next(_ids)}", **fields}
    answer = page.request.post(f"/api/tables/{table}/commands", data=body)
    assert answer.ok, answer.text()


def see(page: Page, table: str) -> Json:
    """The table as the person of a page sees it."""
    seen: Json = page.request.get(f"/api/tables/{table}").json()
    return seen


def sit_together(open_page: OpenPage, **settings: object) -> tuple[Page, Page, str]:
    """Ada opens a table for two, which she holds, and Ben sits down; both look at it."""
    ada, ben = open_page(), open_page()
    be(ada, "Ada")
    be(ben, "Ben")
    opened = ada.request.post("/api/tables", data={"id": f"open-{next(_ids)}", "settings": settings})
    table: str = opened.json()["table"]["id"]
    command(ada, table, "hold", is_held=True)
    for seat, page in enumerate((ada, ben)):
        command(page, table, "sit", seat=seat)
        page.goto(f"/table/{table}")
    return ada, ben, table


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def react(page: Page, phrase: str) -> None:
    """Say a phrase, with the keyboard."""
    button(page, "Say something").press("Enter")
    button(page, phrase).press("Enter")


@pytest.mark.slow
def test_before_the_game_the_host_decides_who_starts_and_who_stays(open_page: OpenPage) -> None:
    ada, ben, table = sit_together(open_page)
    ada.get_by_label("Start player").select_option(label="Ben")
    expect(ben.get_by_text("Start player: Ben")).to_be_visible()

    button(ben, "Leave the table").click()
    dialog = ben.get_by_role("dialog", name="Leave the table?")
    expect(dialog.get_by_text("Somebody else can take your seat.")).to_be_visible()
    expect(button(ben, "Stay")).to_be_focused()
    assert faults(ben) == ""
    ben.keyboard.press("Enter")
    assert see(ada, table)["table"]["seats"][1]["name"] == "Ben"
    button(ben, "Leave the table").click()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    ben.wait_for_url("**/")
    expect(ada.get_by_text("Ben", exact=True)).to_have_count(0)

    command(ben, table, "sit", seat=1)
    ben.goto(f"/table/{table}")
    button(ada, "Let a bot play for Ben").click()
    dialog = ada.get_by_role("dialog", name="Let a bot play for Ben?")
    dialog.get_by_label("May come back without asking").uncheck()
    assert faults(ada) == ""
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(ada.get_by_text("Sailor").first).to_be_visible()
    expect(ben.get_by_text("The host has given your seat to a bot. You can watch.")).to_be_visible()
    button(ada, "Let Ben come back").click()
    expect(button(ada, "Let Ben come back")).to_have_count(0)
    events = [event["event"] for event in see(ben, table)["events"]]
    assert events.count("replaced") == 1


def test_during_the_game_people_talk_leave_and_come_back(open_page: OpenPage) -> None:
    ada, ben, table = sit_together(open_page)
    command(ada, table, "start")
    for page in (ada, ben):
        button(page, "Keep these two").wait_for()

    react(ada, "Well played!")
    expect(panel_of(ben, "Ada").get_by_text("Well played!")).to_be_visible()
    expect(ben.get_by_role("status").filter(has_text="Ada: Well played!")).to_have_count(1)
    panel_of(ben, "Ada").get_by_role("button", name=re.compile("Ada")).first.click()
    assert faults(ben) == ""
    button(ben, "Mute Ada").click()
    ben.keyboard.press("Escape")
    react(ada, "Lucky!")
    react(ben, "Thank you")
    expect(panel_of(ada, "Ben").get_by_text("Thank you")).to_be_visible()
    expect(panel_of(ben, "Ada").get_by_text("Lucky!")).to_have_count(0)

    button(ada, "Menu").click()
    button(ada, "Leave the game").click()
    dialog = ada.get_by_role("dialog", name="Leave the game?")
    expect(dialog.get_by_text("A bot soon plays for you")).to_be_visible()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    ada.wait_for_url("**/")
    expect(ada.get_by_role("region", name="Your games").get_by_role("link")).to_have_count(1)
    expect(ada.get_by_text("your turn", exact=True)).to_have_count(0)
    expect(panel_of(ben, "Ada")).to_contain_text("left")
    ada.goto(f"/table/{table}")
    button(ada, "I'm back").click()
    expect(panel_of(ben, "Ada")).not_to_contain_text("left")

    panel_of(ada, "Ben").get_by_role("button", name=re.compile("Ben")).first.click()
    button(ada, "Let a bot play for Ben").click()
    button(ada, "Let a bot play").click()
    expect(ben.get_by_text("The host has given your seat to a bot. You can watch.").first).to_be_visible()
    button(ben, "I'm back").click()
    expect(ben.get_by_text("The host has given your seat to a bot. You can watch.")).to_have_count(0)


def test_a_phone_shows_who_is_away(open_page: OpenPage) -> None:
    ada, ben, table = sit_together(open_page)
    command(ada, table, "start")
    button(ada, "Keep these two").wait_for()
    resize(ada, 390)
    away = ada.get_by_text("Ben away")
    expect(away).to_have_count(0)
    address = ben.url
    ben.goto("about:blank")
    expect(away).to_be_visible()
    ben.goto(address)
    expect(away).to_have_count(0)


def finish_together(open_page: OpenPage) -> tuple[Page, Page]:
    """Two people at the end of a game."""
    ada, ben, table = sit_together(open_page)
    command(ada, table, "start")
    addresses = ada.url, ben.url
    for page in (ada, ben):
        page.goto("about:blank")
    play_over_http(f"/api/tables/{table}", ada, ben)
    for page, address in zip((ada, ben), addresses, strict=True):
        page.goto(address)
        button(page, "Rematch").wait_for()
    return ada, ben


def test_people_talk_on_the_score_sheet_and_a_game_against_bots_has_nobody_to_talk_to(
    open_page: OpenPage,
) -> None:
    ada, ben = finish_together(open_page)
    react(ada, "Good game!")
    for page in (ada, ben):
        expect(page.get_by_text("Ada Good game!")).to_be_visible()
    assert faults(ben) == ""

    ada.goto("/")
    play_now(ada)
    expect(button(ada, "Say something")).to_have_count(0)


@pytest.mark.slow
def test_a_rematch_begins_for_both_when_both_have_accepted(open_page: OpenPage) -> None:
    ada, ben = finish_together(open_page)
    addresses = ada.url, ben.url
    button(ada, "Rematch").click()
    for page in (ada, ben):
        expect(page.get_by_text("Ready for a rematch: Ada")).to_be_visible()
    expect(button(ada, "Begin without Ben")).to_be_visible()
    assert faults(ben) == ""
    button(ben, "No, thanks").click()
    expect(ada.get_by_text("Not this time: Ben")).to_be_visible()
    expect(button(ben, "No, thanks")).to_have_count(0)
    assert ben.url == addresses[1], "nobody is moved off the score sheet"
    button(ben, "Accept the rematch").click()
    for page in (ada, ben):
        button(page, "Keep these two").wait_for()
    assert ada.url == ben.url != addresses[0]


@pytest.mark.slow
def test_a_guest_who_is_kept_out_watches(open_page: OpenPage) -> None:
    ada, ben, table = sit_together(open_page)
    command(ada, table, "start")
    button(ben, "Keep these two").wait_for()
    command(ada, table, "replace", seat=1, may_return=False)
    expect(ben.get_by_text("The host has given your seat to a bot. You can watch.")).to_be_visible()
    expect(ben.get_by_text("You are watching")).to_be_visible()
    expect(button(ben, "Keep these two")).to_have_count(0)
    command(ada, table, "readmit", person=see(ada, table)["table"]["seats"][1]["person"])
    button(ben, "I'm back").wait_for()
