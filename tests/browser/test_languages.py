"""Every page is translated, nothing is cut off at three sizes, and axe finds nothing.

``make test`` walks through the pages in one language; ``make test-slow`` does so in all.
"""

import json
from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from silvergold.engine.deck import standard_deck_file
from silvergold.words import LANGUAGES, Words
from tests.browser.conftest import DESK, PHONE, OpenPage, run_server
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.page_text import cut_off, foreign_words
from tests.browser.helpers.tables import new_table, open_table, play_out, resize
from tests.server.helpers.server_process import ServerProcess

MAIN_PAGES = ("/deck", "/workshop", "/rules", "/puzzles", "/account")
PAGES = (*MAIN_PAGES, "/ratings", "/table/nonsense", "/nowhere")
CHECKED = {
    "home",
    "menu",
    "/deck",
    "/workshop",
    "/account",
    "gathering",
    "keeping",
    "marking",
    "end",
    "replay",
}
"""The places that axe checks; other pages have tests of their own."""
COACH = """() => {
    const kept = JSON.parse(localStorage.getItem('silvergold') ?? '{}');
    localStorage.setItem('silvergold', JSON.stringify({ ...kept, coach: true, isKnown: true }));
}"""
"""Turn on the coach for the next page, and say that this device has an account."""
WALKED = "de"
"""The language of the walk through the pages; at each place, the device then changes to the others."""
SIZES: tuple[ViewportSize, ...] = (DESK, {"width": 1024, "height": 768}, PHONE)
ORDER = (*(language for language in LANGUAGES if language != WALKED), WALKED)
SPEAK = """async language => {
    const drawn = () => new Promise(requestAnimationFrame);
    Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
    dispatchEvent(new Event('languagechange'));
    while (document.documentElement.lang !== language) await drawn();
    await drawn();
}"""

CUT_NAMES = "names => names.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"

Way = Callable[[Page, Words], Iterator[str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, so that no other test leaves names on the pages."""
    yield from run_server(tmp_path_factory)


def main_pages(page: Page, words: Words, paths: Iterable[str] = MAIN_PAGES) -> Iterator[str]:
    """Go from page to page and yield the name of each."""
    page.get_by_role("heading", level=1).wait_for()
    yield "home"
    page.get_by_label(words.say("your-name")).fill("Ada")
    with page.expect_response("**/api/people"):
        page.get_by_role("button", name=words.say("keep-name"), exact=True).first.click()
    page.get_by_role("button", name=words.say("menu"), exact=True).first.click()
    page.get_by_text(words.say("keys"), exact=True).click()
    yield "menu"
    for path in paths:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        yield path
    page.goto(new_table(page))
    page.get_by_role("heading", name=words.say("gathering")).wait_for()
    yield "gathering"


def pages(page: Page, words: Words) -> Iterator[str]:
    """All pages that need no game."""
    page.get_by_text(words.say("more-settings")).click()
    yield "new table"
    yield from main_pages(page, words, PAGES)


def lessons(page: Page, words: Words) -> Iterator[str]:
    """Go through the lesson and yield the name of each step."""
    page.goto("/learn")
    steps = page.get_by_role("navigation", name=words.say("lesson-steps")).get_by_role("button")
    steps.first.wait_for()
    for number in range(steps.count()):
        steps.nth(number).click()
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
        yield f"lesson {number + 1}"


def a_game(page: Page, words: Words) -> Iterator[str]:
    """Play one game, from the deal to its replay, and yield the name of each place."""
    page.request.post("/api/people", data={"name": "Ada"})
    page.evaluate(COACH)
    page.goto(new_table(page, bot="sailor"))
    keep = page.get_by_role("button", name=words.say("keep"))
    keep.wait_for()
    page.locator(".hinted").first.wait_for()
    yield "keeping"
    cards = page.locator("[data-start] [role=grid] [tabindex='0']")
    cards.nth(0).click()
    cards.nth(1).click()
    keep.click()
    page.get_by_role("gridcell", disabled=False).first.wait_for()
    page.locator(".hint").first.wait_for()
    yield "marking"
    page.keyboard.press("?")
    beside = page.get_by_role("dialog", name=words.say("rules"))
    beside.get_by_role("heading").first.wait_for()
    yield "rulebook beside the table"
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)
    page.get_by_role("button", name=words.say("list"), exact=True).first.click()
    page.get_by_role("dialog").wait_for()
    yield "in words"
    page.keyboard.press("Escape")
    page.get_by_role("gridcell", disabled=False).first.click()
    yield "marked"
    play_out(page)
    page.get_by_role("link", name=words.say("review")).wait_for()
    yield "end"
    page.get_by_role("link", name=words.say("review")).click()
    page.get_by_role("button", name=words.say("step-on")).click()
    yield "replay"


def a_game_and_its_results(page: Page, words: Words) -> Iterator[str]:
    """Play one game, and look at the pages that show finished games."""
    yield from a_game(page, words)
    page.goto("/")
    page.get_by_role("heading", name=words.say("finished-games")).wait_for()
    yield "home with games"
    for path in ("/games", f"/deal/{page.request.get('/api/deals/today').json()['id']}"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        yield path


def text_faults(page: Page, language: str) -> list[str]:
    """Untranslated and cut-off text."""
    return foreign_words(page, language) + cut_off(page)


def faults_in_all_languages(places: Iterable[str], page: Page, *sizes: ViewportSize) -> str:
    """Report untranslated and cut-off text at each place, in each size and language."""
    wrong: dict[str, list[str]] = {}
    for place in places:
        for size in sizes:
            resize(page, **size)
            for language in ORDER:
                page.evaluate(SPEAK, language)
                if found := text_faults(page, language):
                    wrong[f"{place} in {language}, {size['width']} wide"] = found
    return json.dumps(wrong, indent=1, ensure_ascii=False) if wrong else ""


@pytest.mark.timeout(1200)  # many pages, on a machine that may be busy
@pytest.mark.parametrize("way", [main_pages, a_game])
def test_every_page_is_translated_accessible_and_fits(open_page: OpenPage, way: Way) -> None:
    page = open_page(language=WALKED)
    sizes = SIZES
    for place in way(page, Words(WALKED)):
        for size in sizes:
            resize(page, **size)
            assert text_faults(page, WALKED) == [], f"{place}, {size['width']} wide"
        assert place not in CHECKED or faults(page) == "", place
        sizes = sizes[::-1]  # begin with the present one


@pytest.mark.slow
@pytest.mark.parametrize("way", [pages, a_game_and_its_results])
def test_every_page_is_translated_into_all_languages_and_fits(open_page: OpenPage, way: Way) -> None:
    page = open_page(language=WALKED)
    assert faults_in_all_languages(way(page, Words(WALKED)), page, PHONE, DESK) == ""


@pytest.mark.slow
def test_the_lesson_is_translated_and_fits(open_page: OpenPage) -> None:
    page = open_page("/learn", language=WALKED)
    assert faults_in_all_languages(lessons(page, Words(WALKED)), page, DESK) == ""


@pytest.mark.slow
def test_the_lesson_speaks_of_fingers_where_there_are_no_keys(open_page: OpenPage) -> None:
    page = open_page("/learn", language=WALKED, phone=True)
    assert faults_in_all_languages(lessons(page, Words(WALKED)), page, PHONE) == ""


def test_the_header_fits_at_any_width_and_marks_the_page(open_page: OpenPage) -> None:
    page = open_page("/", language="el")  # whose names of the pages are the longest
    page.get_by_label(Words("el").say("your-name")).fill("Ada")
    page.keyboard.press("Enter")
    name = page.get_by_role("banner").get_by_role("link", name="Ada")
    name.wait_for()
    page.goto("/rules")
    for width in (600, 720, 844, 940, 1024):
        resize(page, width)
        assert cut_off(page) == [], width
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), width
    here = page.get_by_role("banner").locator("[aria-current=page]")
    expect(here).to_have_text(Words("el").say("rules"))


@pytest.mark.slow
def test_names_of_rivals_are_whole_on_a_small_desk(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "captain", "navigator", "deckhand")
    resize(page, 1024, 768)
    others = page.locator(".others")
    expect(others.locator(".ready")).to_have_count(3)
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        assert others.locator(".name").evaluate_all(CUT_NAMES) == [], language


@pytest.mark.slow
def test_a_custom_deck_keeps_the_names_of_its_islands(open_page: OpenPage) -> None:
    page = open_page(language="de")
    page.request.post("/api/people", data={"name": "Ada"})
    file = standard_deck_file().decode().replace("Two Coves", "Mum's Rock")
    deck = page.request.post("/api/decks", data={"content": file}).json()["sha256"]
    page.goto(f"/deck/{deck}")
    expect(page.get_by_role("img", name="Mum's Rock")).to_be_visible()
    expect(page.get_by_role("img", name="Opallagune")).to_be_visible()
    page.goto("/workshop")
    expect(page.get_by_label(Words("de").say("island-name"), exact=True)).to_have_value("Buoy Rock")
    expect(page.locator("svg").filter(has_text="Bojenfels")).to_have_count(0)


@pytest.mark.slow
def test_a_bot_has_the_same_name_at_its_table_as_in_the_list(open_page: OpenPage) -> None:
    words = Words("de")
    page = open_page(language="de")
    page.get_by_role("button", name=words.say("play-now")).click()
    page.get_by_role("button", name=words.say("keep")).wait_for()
    expect(page.get_by_role("region", name=words.say("others")).get_by_text("Papagei")).to_be_visible()
    page.goto("/")
    going = page.get_by_role("link", name="Papagei")
    expect(going).to_contain_text(words.say("game-playing", round=1, turn=0))
    expect(going).not_to_contain_text("0")
