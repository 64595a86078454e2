"""Puzzles in a real browser: by mouse, finger and keys; only the first answer counts; your own mistakes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from silvergold.engine import Mark, Take, parse_record, standard_deck
from silvergold.puzzles import Puzzle, shipped
from silvergold.server.table.puzzle import record_id
from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.page_text import cut_off
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer, TouchPlayer
from tests.browser.helpers.tables import Json, expect_low_header, play_now, play_out
from tests.browser.test_review import boxes_in_words
from tests.server.helpers.reviewed_games import store_review
from tests.server.helpers.server_process import ServerProcess

CARDS = standard_deck().by_id


def take_puzzle() -> Puzzle:
    """A puzzle in which an island of the display is taken, and not by Sailor."""
    return next(
        one
        for one in shipped().puzzles
        if isinstance(one.decision.best[0].moves[0], Take) and isinstance(one.decision.played.moves[0], Take)
    )


def mark_puzzle() -> Puzzle:
    """A puzzle whose solution is one mark."""
    return next(
        one
        for one in shipped().puzzles
        if isinstance(one.decision.best[0].moves[0], Mark) and len(one.decision.best[0].moves) == 1
    )


def instruction(page: Page) -> Locator:
    return page.locator(".instruction")


def island_on_display(page: Page, move: object) -> Locator:
    """The box of a card on the display that the keyboard reaches."""
    assert isinstance(move, Take)
    name = re.compile(rf"^Take {re.escape(CARDS[move.card].name)}")
    return page.get_by_role("grid", name=name).locator("[tabindex='0']")


def test_a_wrong_first_answer_gets_its_reason_and_stays_on_all_devices(open_page: OpenPage) -> None:
    puzzle = take_puzzle()
    best, poor = puzzle.decision.best[0].moves[0], puzzle.decision.played.moves[0]
    page = open_page(f"/puzzles/{puzzle.id}")

    # By mouse: a wrong answer.
    expect(instruction(page)).to_have_text(re.compile("^Which island would you take?"))
    island_on_display(page, poor).click()
    expect(instruction(page)).to_contain_text("Not yet: this gives away")
    for part in ("Your move: ", "The best move: "):
        expect(instruction(page)).to_contain_text(part)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    assert faults(page) == ""
    page.get_by_role("button", name="Show the best move").click()
    assert isinstance(best, Take)
    expect(instruction(page)).to_contain_text(f"Take {CARDS[best.card].name}.")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()

    # By finger, on the phone of the same person: the right answer comes too late to count.
    code = page.request.post("/api/people/me/links").json()["code"]
    phone = open_page(f"/#/device/{code}", phone=True)
    with phone.expect_navigation():
        phone.get_by_role("button", name="Sign in").tap()
    phone.goto(f"/puzzles/{puzzle.id}")
    expect(instruction(phone)).to_contain_text("Your first answer gave away")
    assert cut_off(phone) == []
    expect_low_header(phone)
    TouchPlayer(phone).press(island_on_display(phone, best))
    expect(instruction(phone)).to_contain_text("That is the best move.")
    phone.get_by_role("link", name="Next puzzle").tap()
    phone.wait_for_url(lambda url: puzzle.id not in url)
    phone.goto("/puzzles")
    row = phone.get_by_role("row", name=re.compile(rf"^{puzzle.difficulty}", re.IGNORECASE))
    expect(row).to_contain_text("1 of ")
    expect(row).not_to_contain_text("100")


def test_a_puzzle_is_solved_with_keys_alone(open_page: OpenPage) -> None:
    puzzle = mark_puzzle()
    (mark,) = puzzle.decision.best[0].moves
    assert isinstance(mark, Mark)
    page = open_page("/puzzles")
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    page.goto(f"/puzzles/{puzzle.id}?theme={puzzle.theme}")
    expect(instruction(page)).to_have_text(re.compile("^What would you mark here?"))
    keys = KeyboardPlayer(page)
    keys.press(page.get_by_role("button", name="In words"))
    island = (
        page.get_by_role("dialog")
        .get_by_role("region")
        .filter(has=page.get_by_role("heading", name=CARDS[mark.card].name, exact=True))
    )
    keys.press(island.get_by_role("button", name=re.compile(rf"^{boxes_in_words(mark.boxes)}(,|$)")))
    expect(MousePlayer(page).ready).to_be_enabled()
    keys.press(MousePlayer(page).ready)
    expect(instruction(page)).to_contain_text("That is the best move.")
    expect(page.get_by_role("status").filter(has_text="That is the best move.")).to_have_count(1)
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: puzzle.id not in url and f"theme={puzzle.theme}" in url)


@pytest.mark.slow
def test_your_own_mistakes_are_puzzles(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    play_now(page)
    table = page.url.rsplit("/", 1)[-1]
    play_out(page)
    text = page.request.get(f"/api/tables/{table}/record").text()
    costliest = store_review(server.database, table, parse_record(text)).seats[0].costliest
    page.goto("/puzzles")
    mistakes = page.get_by_role("region", name="Your own mistakes")
    expect(mistakes.get_by_role("link")).to_have_count(len(costliest))

    # The same game as the record of a game from anywhere; a file that is none is refused.
    me: Json = page.request.get("/api/people/me").json()
    store_review(server.database, record_id(me["id"], text.encode()), parse_record(text))
    send_file(page, "no record")
    expect(mistakes.get_by_role("alert")).to_contain_text("This isn't a game record")
    send_file(page, text)
    expect(mistakes.get_by_role("button", name="Guest")).to_have_attribute("aria-pressed", "true")
    expect(mistakes.get_by_role("link")).to_have_count(2 * len(costliest))
    mistakes.get_by_role("button", name="Parrot").click()
    expect(mistakes.get_by_text("Against Guest")).to_be_visible()
    assert faults(page) == ""
    mistakes.get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(r"/puzzles/record-"))
    expect(instruction(page)).to_contain_text("here you gave away")

    # A mistake on the board leads back to the review of its game.
    page.goto("/puzzles")
    mistakes.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(rf"/puzzles/{table}\.{costliest[0]}$"))
    expect(instruction(page)).to_contain_text("here you gave away")
    page.get_by_role("link", name="Back to the review").click()
    expect(page).to_have_url(re.compile(rf"/review/{table}"))


def send_file(page: Page, text: str) -> None:
    """Open a record file."""
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
