"""Two people in two browsers at one table."""

from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, run_server
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table, panel_of, play_now, resize, settle, sit_down
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, because a test kills it."""
    yield from run_server(tmp_path_factory)


def meet(open_page: OpenPage, *, phone: bool = False) -> tuple[Page, Page]:
    """Ada opens a table and shares its link; Ben follows it, enters his name and sits down."""
    ada = open_page(phone=phone)
    be(ada, "Ada")
    address = open_table(ada, "")
    assert ada.get_by_label("Table link").input_value() == address
    ben = open_page(address)
    sit_down(ben, "Ben")
    for page in (ada, ben):
        page.get_by_role("button", name="Keep these two").wait_for()
    return ada, ben


def be_ready(player: MousePlayer) -> None:
    """Make all marks and press Ready."""
    while player.asked() == "mark":
        player.mark()
    player.ready.click()


def test_you_stand_up_and_sit_down_again_before_the_game(open_page: OpenPage) -> None:
    page = open_page()
    be(page, "Ada")
    open_table(page, "")
    stand_up = page.get_by_role("button", name="Stand up")
    stand_up.click()
    page.get_by_role("button", name="Sit in seat 1").click()
    expect(stand_up).to_be_visible()


def test_a_round_with_a_reload_a_lost_connection_and_a_mark_taken_back(
    open_page: OpenPage, server: ServerProcess
) -> None:
    ada, ben = meet(open_page)
    hers, his = MousePlayer(ada), MousePlayer(ben)
    hers.keep()
    expect(ada.get_by_text("Ben is still choosing.").last).to_be_visible()
    ada.reload()
    his.keep()

    hers.mark()
    marked = hers.marked.count()
    expect(hers.take_back).to_be_enabled()  # the server has the mark
    expect(panel_of(ben, "Ada")).to_contain_text("thinking")
    ada.reload()
    expect(hers.marked).to_have_count(marked)
    expect(hers.take_back).to_be_enabled()
    hers.take_back.click()
    expect(hers.marked).to_have_count(0)

    server.kill()
    expect(ben.get_by_text("Reconnecting")).to_be_visible()
    his.mark()
    marked = his.marked.count()
    server.start()
    expect(ben.get_by_text("Reconnecting")).to_have_count(0)
    expect(his.take_back).to_be_enabled()
    ben.reload()
    expect(his.marked).to_have_count(marked)

    be_ready(hers)
    be_ready(his)
    expect(ada.get_by_text("Turn 2 of 7")).to_be_visible()
    expect(ben.get_by_text("Turn 2 of 7")).to_be_visible()


@pytest.mark.slow
def test_the_other_players_marks_are_seen_only_when_all_are_ready(open_page: OpenPage) -> None:
    ada, ben = meet(open_page)
    hers, his = MousePlayer(ada), MousePlayer(ben)
    hers.keep()
    his.keep()
    be_ready(hers)
    log = ben.get_by_role("region", name="What happened")
    expect(panel_of(ben, "Ada")).to_contain_text("ready")
    expect(log.get_by_text("Ada marks")).to_have_count(0)
    be_ready(his)
    expect(log.get_by_text("Ada marks").first).to_be_visible()


def test_a_device_reports_a_lost_network_and_reconnects(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    player = MousePlayer(page)
    player.press(player.dealt.nth(0))
    player.press(player.dealt.nth(1))
    player.press(player.keep_button)
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    player.unmarked.first.wait_for()


def test_the_header_of_a_small_desk_is_one_line_while_others_decide(open_page: OpenPage) -> None:
    ada, _ = meet(open_page)
    MousePlayer(ada).keep()
    offer, menu = (ada.get_by_role("button", name=name) for name in ("Tell me when it's my turn", "Menu"))
    for width in (1280, 1024):
        resize(ada, width, 768)
        boxes = offer.bounding_box(), menu.bounding_box()
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["height"] == boxes[1]["height"]
        assert ada.get_by_role("banner").evaluate("it => it.scrollWidth <= it.clientWidth")


def play_until_he_takes(ada: Page, ben: Page) -> None:
    """Let both mark as much as they can until Ben has completed an island."""
    table = f"/api/tables/{ada.url.rsplit('/', 1)[-1]}"
    for number in count():
        for page in (ada, ben):
            seen = page.request.get(table).json()
            (own,), game = seen["own"], seen["game"]
            if game["phase"] == "take" and game["to_move"] == [1]:
                return
            if own["legal"]:
                most = max(own["legal"], key=lambda move: move.get("boxes", 0).bit_count())
                asked = {"command": "play", "id": f"{number}", "seat": own["seat"], "moves": [most]}
                page.request.post(f"{table}/commands", data=asked)


@pytest.mark.slow
def test_on_a_phone_nothing_jumps_while_others_decide(open_page: OpenPage) -> None:
    ada, ben = meet(open_page, phone=True)
    hers = MousePlayer(ada)
    islands = ada.get_by_role("group", name="Your islands")
    hers.keep()
    settle(ada)
    score = ada.get_by_role("heading", name="Score")
    waiting, below = islands.bounding_box(), score.bounding_box()
    MousePlayer(ben).keep()
    hers.unmarked.first.wait_for()
    assert (islands.bounding_box(), score.bounding_box()) == (waiting, below)
    play_until_he_takes(ada, ben)
    expect(ada.get_by_text("Ben is taking a new island.").last).to_be_visible()
    assert islands.bounding_box() == waiting
    expect(hers.ready).to_be_visible()
