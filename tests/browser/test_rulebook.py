"""The rulebook: a page with an anchor for every rule, one tap away from where the rule applies."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer
from tests.browser.helpers.tables import open_table, play_now, play_out, resize
from tests.browser.test_marking import at_the_first_turn, where_the_shape_fits
from tests.rules.test_traceability import PAGE, rules_of_the_page

NUMBERS = sorted(rules_of_the_page(PAGE.read_text("utf-8")))


def beside(page: Page) -> Locator:
    """The rulebook beside the table."""
    return page.get_by_role("dialog", name="Rules")


def open_rules(page: Page) -> None:
    page.get_by_role("heading", level=1, name="The rules").wait_for()
    page.locator("figure svg").first.wait_for()


def misfit(page: Page, player: MousePlayer) -> Locator:
    """Play until a tap where the shape doesn't fit shows an error, and return the error."""
    for _ in range(200):
        alert = page.get_by_role("main").get_by_role("alert")
        if player.asked() == "mark":
            player.unmarked.last.click()
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            if alert.count():
                return alert
        else:
            player.decide()
    raise AssertionError("every shape fitted everywhere")


# --- the page ---------------------------------------------------------------------------------------------


def test_every_rule_is_shown_at_its_address_and_leads_to_others(open_page: OpenPage) -> None:
    page = open_page("/rules")
    open_rules(page)
    expect(page.get_by_role("heading", level=2).first).to_have_text("A game at a glance")
    places = page.locator("main section[id^='R'] section").evaluate_all("all => all.map(place => place.id)")
    assert places == NUMBERS
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    addresses = links.evaluate_all("all => all.map(link => link.getAttribute('href').slice(1))")
    assert [address for address in addresses if address in NUMBERS] == NUMBERS
    assert page.evaluate("all => all.every(id => document.getElementById(id))", addresses)
    page.goto("about:blank")
    page.goto("/rules#R5.3")
    expect(page.get_by_role("heading", name="R5.3 A new island")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="R5.3 A new island")).to_be_focused()
    page.get_by_role("link", name="Rule R7.5: Seals").first.click()
    expect(page.get_by_role("heading", name="R7.5 Seals")).to_be_in_viewport()
    assert page.url.endswith("/rules#R7.5")


@pytest.mark.slow
def test_the_table_set_up_is_drawn_and_a_search_finds_matches(open_page: OpenPage) -> None:
    page = open_page("/rules#R2.5")
    figure = page.locator("[id='R2.5'] figure")
    expect(figure.locator(".sample")).to_have_count(8)
    expect(figure.locator(".score")).to_have_count(2)
    expect(figure.locator(".pile")).to_have_count(2)
    expect(figure.locator(".round")).to_have_count(1)
    expect(figure.locator("figcaption")).to_contain_text("The table set up for two")
    page.get_by_role("searchbox").fill("mirroring")
    expect(page.get_by_role("status").filter(has_text="One rule found.")).to_have_count(1)
    expect(page.get_by_role("heading", level=3)).to_have_text(["R4.1 Mark the shape"])


@pytest.mark.slow
def test_axe_finds_nothing_in_the_rules(open_page: OpenPage) -> None:
    page = open_page("/rules")
    open_rules(page)
    assert faults(page) == ""


@pytest.mark.slow
def test_the_rules_suit_a_phone(open_page: OpenPage) -> None:
    page = open_page("/rules", phone=True)
    open_rules(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.locator("figure .drawn").evaluate_all(
        "all => all.every(it => it.scrollWidth <= it.clientWidth)"
    )
    assert faults(page) == ""


@pytest.mark.slow
def test_only_the_rulebook_is_printed(open_page: OpenPage) -> None:
    page = open_page("/rules")
    open_rules(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    ink = page.locator("#R4\\.3 p").first.evaluate("text => getComputedStyle(text).color")
    paper = (
        page.locator(".leaf")
        .nth(1)
        .evaluate("leaf => [getComputedStyle(leaf).backgroundColor, getComputedStyle(leaf).breakBefore]")
    )
    assert (ink, paper) == ("rgb(0, 0, 0)", ["rgba(0, 0, 0, 0)", "page"])
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) >= 9


# --- beside the table -------------------------------------------------------------------------------------


def test_the_instruction_is_one_tap_from_its_rule_and_the_game_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    page.get_by_role("main").get_by_role("button", name="The rule: Keep two of four").click()
    expect(beside(page).get_by_role("heading", name="R2.2 Keep two of four")).to_be_focused()
    player = MousePlayer(page)
    player.keep()  # while the rulebook is open
    where_the_shape_fits(page, player)
    page.get_by_role("button", name="The rule: Mark the shape").click()
    expect(beside(page).get_by_role("heading", name="R4.1 Mark the shape")).to_be_in_viewport()
    player.mark()
    marks = player.marked.count()
    resize(page, 1280, 800)
    display, panel = page.get_by_role("list", name="Display").bounding_box(), beside(page).bounding_box()
    assert display
    assert panel
    assert display["x"] > 0
    assert display["x"] + display["width"] < panel["x"]
    beside(page).get_by_role("button", name="Close").click()
    expect(beside(page)).to_have_count(0)
    assert player.marked.count() == marks


@pytest.mark.slow
def test_an_error_is_one_tap_from_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    misfit(page, MousePlayer(page))
    address = page.url
    page.get_by_role("main").get_by_role("button", name="The rule: Mark the shape").click()
    expect(beside(page).get_by_role("heading", name="R4.1 Mark the shape")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(beside(page)).to_have_count(0)
    assert page.url == address
    assert MousePlayer(page).asked() == "mark"


@pytest.mark.slow
def test_what_the_server_refuses_is_one_tap_from_its_rule(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    page.route_web_socket(re.compile("/api/"), misread)
    player = at_the_first_turn(page)
    player.one_box()
    player.unmarked.first.click()
    page.get_by_role("main").get_by_role("alert").wait_for()
    page.get_by_role("main").get_by_role("button", name="The rule: Mark the shape").click()
    expect(beside(page).get_by_role("heading", name="R4.1 Mark the shape")).to_be_in_viewport()
    expect(player.marked).to_have_count(0)


def misread(socket: WebSocketRoute) -> None:
    """Change each mark on its way to the server into two opposite corners, which are no shape."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(re.sub(r'"boxes": ?\d+', '"boxes":32769', str(text))))


@pytest.mark.slow
def test_the_rulebook_is_reached_and_left_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    where_the_shape_fits(page, at_the_first_turn(page))
    keys = KeyboardPlayer(page)
    link = page.get_by_role("main").get_by_role("button", name="The rule: Mark the shape")
    keys.press(link)
    expect(beside(page).get_by_role("heading", name="R4.1 Mark the shape")).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    page.keyboard.press("?")
    expect(beside(page).get_by_role("heading", name="R4.1 Mark the shape")).to_be_focused()
    keys.press(beside(page).get_by_role("button", name="Rule R7: Score"))
    expect(beside(page).get_by_role("heading", name="R7 Score")).to_be_focused()
    page.keyboard.press("?")
    expect(beside(page)).to_have_count(0)


@pytest.mark.slow
def test_the_rulebook_stays_open_when_a_phone_is_turned(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    play_now(page)
    page.get_by_role("main").get_by_role("button", name="The rule: Keep two of four").tap()
    title = beside(page).get_by_role("heading", name="R2.2 Keep two of four")
    for width, height in ((844, 390), (390, 844)):
        resize(page, width, height)
        expect(title).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(beside(page)).to_have_count(0)


@pytest.mark.slow
def test_the_rules_beside_the_table_are_those_of_its_edition(open_page: OpenPage) -> None:
    page = open_page()
    for edition, other in (("NSV", "Oya"), ("Oya", "NSV")):
        page.goto("/")
        page.get_by_text("Rules, deck, clock").click()
        page.get_by_label("Edition").select_option(edition.lower())
        open_table(page, "drifter")
        page.get_by_role("button", name="Keep these two").wait_for()
        page.get_by_role("button", name="Rules", exact=True).click()
        beside(page).get_by_role("button", name="Rule R6: Rounds and the end").click()
        expect(beside(page).get_by_text(f"{edition} edition:").first).to_be_visible()
        expect(beside(page).get_by_text(f"{other} edition:")).to_have_count(0)


@pytest.mark.slow
def test_the_score_sheet_leads_to_its_rules(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    play_out(page)
    page.get_by_role("region", name="Score sheet").get_by_role("button", name="The rule: Score").click()
    expect(beside(page).get_by_role("heading", name=re.compile("^R7"))).not_to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.slow
def test_the_rules_are_fetched_only_when_they_are_opened_beside_the_table(
    open_page: OpenPage, phone: bool
) -> None:
    page = open_page("about:blank", phone=phone)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    where_the_shape_fits(page, at_the_first_turn(page))
    assert not re.search(r"\bR\d\.\d", page.locator("body").inner_html()), "a rule's number is shown"
    assert not [url for url in fetched if "rules" in url or "Beside" in url]
    page.get_by_role("main").get_by_role("button", name="The rule: Mark the shape").click()
    beside(page).get_by_role("heading", name="R4.1").wait_for()
    beside(page).locator("figure svg").first.wait_for()
    assert [url for url in fetched if "rules" in url]
    assert faults(page) == ""
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
