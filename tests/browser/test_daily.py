"""The deal of the day in the browser: result, par, ranks, the text to share, the streak and the calendar."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from silvergold.daily import begins_at, day_of
from silvergold.server.web.cookies import COOKIE
from silvergold.words import LANGUAGES, Words
from tests.browser.conftest import OpenPage, run_server
from tests.browser.helpers.accessibility import faults
from tests.server.helpers.client import Person
from tests.server.helpers.server_process import ServerProcess
from tests.server.tables.test_daily import change, play, sign_in_on_another_device, store_result, today

ELSEWHERE = datetime(2031, 5, 4, 3, 2, 1, tzinfo=UTC)
"""What the clock of a device may say."""
GIVEN_AWAY = 23.4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, because results are ranked."""
    yield from run_server(tmp_path_factory)


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    """Somebody who has played the last three deals, and one long ago; the latest game is a real one."""
    ada, now = Person(server.address, "Ada"), today()
    for number in (now - 60, now - 2, now - 1):
        store_result(server, ada, number, begins_at(number) + timedelta(hours=30), total=number)
    with ThreadPoolExecutor(1) as beside:  # the browser occupies the event loop of this thread
        beside.submit(play, ada, now).result()
    return ada


def open_as(person: Person, open_page: OpenPage, path: str, **options: object) -> Page:
    """Open a page on a device of a person, whose clock is wrong."""
    page = open_page("/rules", **options)
    page.context.add_cookies([{"name": COOKIE, "value": person.token, "url": person.address}])
    page.clock.set_fixed_time(ELSEWHERE)
    page.goto(path)
    return page


@pytest.mark.slow
def test_a_result_is_shown_with_par_and_ranks_and_copied_with_one_tap(
    open_page: OpenPage, server: ServerProcess, ada: Person
) -> None:
    now = today()
    store_result(server, Person(server.address, "Bo"), now, datetime.now(UTC), 200, GIVEN_AWAY)
    page = open_as(ada, open_page, "/deal", reviews=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Deal of the day {now}")
    own = page.get_by_role("region", name="Your score")
    expect(own).to_contain_text(re.compile(r"Rank by score\s*2 of 2"))
    expect(own).to_contain_text("3 deals in a row")
    text = page.get_by_label("Your result as a text without spoilers")
    expect(text).to_have_value(
        re.compile(
            rf"^Silver & Gold: deal of the day {now} against Navigator\n"
            r"\d+ points, par \d+, \d+\.\d points given away\n"
            r"Round by round: (🟦|🟨|🟧|🟥){4}$"
        )
    )
    expect(own).to_contain_text(re.compile(r"Rank by points given away\s*2 of 2"))
    own.get_by_role("button", name="Copy").click()
    expect(own.get_by_role("status")).to_have_text("Copied")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert page.evaluate("() => navigator.clipboard.readText()") == text.input_value()
    others = page.get_by_role("region", name="Results here")
    expect(others.get_by_role("row").nth(1)).to_contain_text(re.compile(rf"Bo.*{GIVEN_AWAY}.*200"))
    expect(own.get_by_role("link", name="Look at the review")).to_have_attribute(
        "href", re.compile("^/review/")
    )


@pytest.mark.slow
def test_a_second_device_shows_the_same_streak_whatever_its_clock_says(
    open_page: OpenPage, ada: Person
) -> None:
    other = sign_in_on_another_device(ada)
    for person in (ada, other):
        page = open_as(person, open_page, "/")
        deal = page.get_by_role("region", name="Deal of the day")
        expect(deal).to_contain_text(f"No. {today()}")
        expect(deal).to_contain_text("3 deals in a row")


def day_name(number: int, state: str) -> str:
    day = day_of(number)
    return f"{day:%B} {day.day}, {day.year}, deal {number}: {state}"


def test_every_day_is_reached_by_keyboard_and_can_be_played(open_page: OpenPage, ada: Person) -> None:
    now = today()
    page = open_as(ada, open_page, f"/deal/{now}", phone=True)
    calendar = page.get_by_role("region", name="All days")
    current = calendar.get_by_role("link", name=re.compile(f"deal {now}:"))
    expect(current).to_have_attribute("aria-current", "page")
    assert calendar.get_by_role("link").filter(has=page.locator("xpath=self::*[@tabindex='0']")).count() == 1
    assert faults(page) == ""
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    current.focus()
    page.keyboard.press("ArrowLeft")
    expect(calendar.get_by_role("link", name=day_name(now - 1, f"{now - 1} points"))).to_be_focused()
    for _ in range(6):
        page.keyboard.press("ArrowUp")
    earlier = calendar.get_by_role("link", name=day_name(now - 43, "not played"))
    expect(earlier).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Deal of the day {now - 43}")
    expect(page).to_have_title(f"Deal of the day {now - 43} · Silver & Gold")
    expect(page.get_by_text("It no longer counts for rank and streak")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="Keep these two").wait_for()
    expect(page).to_have_title(re.compile("Table"))
    page.goto(f"/deal/{now - 43}")
    expect(page.get_by_role("link", name="Continue")).to_have_attribute("href", re.compile("^/table/"))
    page.goto("/deal/1")
    expect(page.get_by_role("button", name="Earlier month")).to_be_disabled()
    page.goto(f"/deal/{now + 3}")
    expect(page.get_by_text("This deal doesn't exist.")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_text_speak_every_language(
    open_page: OpenPage, server: ServerProcess, ada: Person, language: str
) -> None:
    number = today() - 1
    change(server, "UPDATE results SET given_away = 1 WHERE player = ?", ada.id)
    page = open_as(ada, open_page, f"/deal/{number}", language=language)
    page.locator("textarea").wait_for()
    words = Words(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("daily-title", number=str(number)))
    first = words.say("share-daily", number=str(number), opponent=words.say("bot-name-navigator"))
    text = page.get_by_label(words.say("daily-share-text"))
    expect(text).to_have_value(re.compile("^" + re.escape(first)))
    expect(page.get_by_role("region", name=words.say("calendar"))).to_be_visible()
    expect(page.get_by_text(words.say("daily-public"))).to_be_visible()
