"""The end of a game: a score sheet that explains it, a review of every decision, and another try."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from silvergold.engine import parse_record
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.page_text import cut_off
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import Json, expect_low_header, play_out, resize, start_game
from tests.server.helpers.reviewed_games import store_review
from tests.server.helpers.server_process import ServerProcess

LETTERS = "abcd"


def finish(open_page: OpenPage, server: ServerProcess) -> tuple[Page, str]:
    """Play a game with the first legal moves, which are often bad; return its page and the API's path."""
    player = open_page("about:blank")
    start_game(player)
    play_out(player)
    table = player.url.rsplit("/", 1)[-1]
    record = player.request.get(f"/api/tables/{table}/record").text()
    store_review(server.database, table, parse_record(record))
    page = open_page("about:blank", reviews=True)
    page.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
    page.goto(f"/table/{table}")
    page.get_by_role("heading", name="Where the points came from").wait_for()
    return page, f"/api/tables/{table}"


def figures(table: Locator) -> Iterator[float]:
    """The figures of the ledger, from the start to the result."""
    for text in table.locator(".figure").all_inner_texts():
        yield float(text.replace("%", ""))


def boxes_in_words(boxes: int) -> str:
    """A set of boxes as the list of all marks names it."""
    return " ".join(f"{LETTERS[box % 4]}{box // 4 + 1}" for box in range(16) if boxes >> box & 1)


def costliest_marks(page: Page, api: str) -> Json:
    """The costliest marks of the first seat: those to try again."""
    decisions: list[Json] = page.request.get(f"{api}/review").json()["review"]["decisions"]
    own = [one for one in decisions if one["seat"] == 0 and one["kind"] == "marks"]
    return max(own, key=lambda one: one["loss"])


def test_the_score_sheet_explains_the_result_and_the_review_shows_better_moves(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page, api = finish(open_page, server)

    # The score sheet: by how much, the expected scores by keyboard and as a table, and a ledger that adds up.
    expect(page.get_by_text(re.compile(r"You (won|lost) by \d+"))).to_be_visible()
    curve = page.get_by_role("slider", name="Expected final score, turn by turn")
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Start: Guest: [\d.]+, Parrot: [\d.]+$"))
    page.get_by_text("The figures as a table").click()
    expect(page.get_by_role("table", name="Expected final score").get_by_role("row")).to_have_count(30)
    ledger = page.get_by_role("table", name="Where the points came from")
    for player in ("Guest", "Parrot"):
        page.get_by_text(player, exact=True).locator("visible=true").last.click()
        for book in ("victories", "points"):
            page.get_by_text(book, exact=True).click()
            start, *lines, result = figures(ledger)
            assert round(start + sum(lines), 1) == result
    assert faults(page) == ""

    # The review: a sign for every turn, the better moves on the board, and the reason.
    decision = costliest_marks(page, api)
    page.goto(f"{page.url.replace('/table/', '/review/')}?decision={decision['event']}")
    timeline = page.get_by_role("toolbar", name="Decisions of Guest")
    expect(timeline.get_by_role("button")).to_have_count(29)
    expect(timeline.locator("[aria-current]")).to_have_accessible_name(
        re.compile(rf"Round {decision['round']}, turn {decision['turn']}, marks: {decision['grade']}, ")
    )
    moves = page.get_by_role("group", name="Moves").get_by_role("button")
    better = decision["best"][0]["moves"]
    marks = [move for move in better if move["move"] == "mark"]
    lit = page.locator(".islands rect.pointed")
    expect(lit).to_have_count(sum(mark["boxes"].bit_count() for mark in marks))
    expect(page.get_by_text(f"Mark {boxes_in_words(marks[0]['boxes'])} on ").last).to_be_visible()
    moves.first.hover()
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    assert faults(page) == ""
    timeline.locator("[tabindex='0']").press("ArrowRight")
    expect(timeline.locator("[aria-current]")).to_be_focused()
    before = page.url
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).not_to_have_url(before)
    page.get_by_role("button", name="Pause").click()
    resize(page, **PHONE)
    expect_low_header(page)


@pytest.mark.slow
def test_another_try_is_not_content_with_a_worse_move_and_nothing_is_cut_off_on_a_phone(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page, api = finish(open_page, server)
    decision = costliest_marks(page, api)
    page.goto(f"/puzzles/{api.rsplit('/', 1)[-1]}.{decision['event']}")
    question = page.locator(".instruction")
    expect(question).to_contain_text("What would you do now?")
    for moves_made, says in (
        (decision["played"]["moves"], "Not yet: "),
        (decision["best"][0]["moves"], "That is the best move."),
    ):
        for move in moves_made:
            if move["move"] == "mark":
                choose(page, move)
        MousePlayer(page).ready.click()
        expect(question).to_contain_text(says)
        if says == "Not yet: ":
            expect(page.get_by_role("button", name="Try again")).to_be_focused()
            page.keyboard.press("Enter")
    assert faults(page) == ""

    phone = open_page(phone=True, reviews=True)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    for path, seen in {
        "table": phone.get_by_role("heading", name="Where the points came from"),
        "review": phone.get_by_role("toolbar"),
    }.items():
        phone.goto(f"/{path}/{api.rsplit('/', 1)[-1]}")
        seen.wait_for()
        assert cut_off(phone) == []
        assert faults(phone) == ""


def choose(page: Page, mark: Json) -> None:
    """Choose a mark from the list of all."""
    page.get_by_role("button", name="In words").click()
    dialog = page.get_by_role("dialog")
    name = re.compile(rf"^{boxes_in_words(mark['boxes'])}(,|$)")
    sections = dialog.get_by_role("region")
    island = page.evaluate(
        "id => document.querySelector(`[data-island='${id}'] [role=grid]`).ariaLabel.split(',')[0]",
        mark["card"],
    )
    sections.filter(has=page.get_by_role("heading", name=island, exact=True)).get_by_role(
        "button", name=name
    ).click()
