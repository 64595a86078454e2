"""Your turn: the tab, notifications, push messages, and what is there where browsers refuse notifications."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import be, open_table
from tests.server.helpers.client import Person
from tests.server.helpers.push_service import SubscribedBrowser
from tests.server.helpers.server_process import ServerProcess

INSECURE_HOST = "tables.test"
"""A name of this machine that is no secure context, unlike 127.0.0.1; see the browser's fixture."""
ASKED = re.compile(r"^\(1\) Your turn · .*Silver & Gold$")
NOT_ASKED = re.compile(r"^(?!\(1\)).*Silver & Gold$")
OFFER = "Tell me when it's my turn"

NOTIFICATIONS = """
    // The headless browser has no notifications and no push service: record what is asked of it.
    window.asked = 0;
    window.shown = [];
    window.isHidden = false;
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => ((window.asked += 1), (permission = 'granted'));
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      window.shown.push({ title, ...options, close() { this.isClosed = true; } });
    };
    ServiceWorkerRegistration.prototype.getNotifications = async () => window.shown;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      window.serverKey = applicationServerKey;
      return { toJSON: () => (SUBSCRIPTION) };
    };
    Object.defineProperty(document, 'hidden', { get: () => window.isHidden });
"""


def hide(page: Page, is_hidden: bool = True) -> None:
    """Put a page into the background, or bring it back; a headless browser shows all of its pages."""
    page.evaluate(
        "is => { window.isHidden = is; document.dispatchEvent(new Event('visibilitychange')) }", is_hidden
    )


class TwoPeople:
    """A table at which Ada plays in the browser and Bo over HTTP."""

    def __init__(self, page: Page, server: ServerProcess) -> None:
        self.page = page
        be(page, "Ada")
        self.id: str = self.post("/api/tables", {"id": "alerts"})["table"]["id"]
        self.command("sit", seat=0)
        self.bo = Person(server.address, "Bo")
        self.bo.do(self.id, "sit", seat=1)
        self.command("start")
        page.goto(f"{page.evaluate('location.origin')}/table/{self.id}")

    def command(self, command: str, **fields: Any) -> None:
        """Send a command as Ada."""
        self.post(f"/api/tables/{self.id}/commands", {"id": command, "command": command, **fields})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request as Ada; from the page, because only the browser knows its host."""
        return self.page.evaluate(
            """([path, request]) => fetch(path, request).then(answer => answer.json())""",
            [
                path,
                {"method": "POST", "body": json.dumps(body), "headers": {"Content-Type": "application/json"}},
            ],
        )

    def bo_decides(self) -> None:
        """Make Bo's decision."""
        while moves := self.bo.own(self.id, 1)["legal"]:
            if moves[0]["move"] != "mark":
                self.bo.move(self.id, 1, moves[0] if moves[0]["move"] == "keep" else {"move": "ready"})
                return
            self.bo.move(self.id, 1, moves[0])

    def ada_decides(self) -> None:
        """Mark and be ready, in the browser."""
        player = MousePlayer(self.page)
        while player.asked() == "mark":
            player.mark()
        player.ready.click()


def icon_of(page: Page) -> Locator:
    """The element that names the tab's icon."""
    return page.locator("link[rel=icon]")


def test_the_tab_and_a_notification_show_that_it_is_your_turn(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(worker=True)
    subscription = SubscribedBrowser("https://push.example.org/ada").subscription()
    page.add_init_script(NOTIFICATIONS.replace("SUBSCRIPTION", json.dumps(subscription)))
    page.goto("/")
    two = TwoPeople(page, server)
    MousePlayer(page).keep()
    assert page.evaluate("asked") == 0, "nobody is asked before they click"
    with page.expect_response("**/api/people/me/device/push") as subscribed:
        page.get_by_role("button", name=OFFER).click()
    assert subscribed.value.status == 204
    assert page.evaluate("serverKey") == two.bo.get("/api/push/key")["key"]
    expect(page.get_by_text("You'll be notified when it's your turn.")).to_be_visible()
    assert page.evaluate("asked") == 1
    expect(page).to_have_title("Table · Silver & Gold")

    hide(page)
    two.bo_decides()
    expect(page).to_have_title("(1) Your turn · Table · Silver & Gold")
    expect(icon_of(page)).to_have_attribute("href", "/icon-asked.svg")
    page.wait_for_function("shown.length == 1")
    seen = page.evaluate("shown[0]")
    assert (seen["title"], seen["body"]) == ("Your turn", "At the table with Bo")
    assert seen["tag"] == seen["data"]["table"] == two.id

    hide(page, is_hidden=False)
    expect(page).to_have_title("Table · Silver & Gold")
    expect(icon_of(page)).to_have_attribute("href", "/icon.svg")
    page.wait_for_function("shown[0].isClosed")

    two.ada_decides()
    page.get_by_role("button", name="Menu").click()
    with page.expect_response("**/api/people/me/device/push") as unsubscribed:
        page.get_by_label(OFFER).uncheck()
    assert unsubscribed.value.status == 204
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
    hide(page)
    two.bo_decides()
    expect(page).to_have_title(ASKED)
    assert page.evaluate("shown.length") == 1


def test_on_a_phone_the_offer_covers_nothing_in_the_waiting_room(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    be(page, "Ada")
    open_table(page, "")
    offer = page.get_by_role("button", name=OFFER).bounding_box()
    close = page.get_by_role("button", name="Close table").bounding_box()
    assert offer
    assert close
    assert offer["y"] + offer["height"] <= close["y"]


@pytest.mark.slow
def test_the_tab_changes_for_a_person_who_has_not_moved_for_a_while(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page()
    page.clock.install()
    two = TwoPeople(page, server)
    MousePlayer(page).keep()
    page.get_by_role("button", name=OFFER).wait_for()
    page.clock.fast_forward(61_000)
    two.bo_decides()
    expect(page).to_have_title(ASKED)
    page.mouse.move(300, 300)
    expect(page).to_have_title(NOT_ASKED)


@pytest.mark.slow
def test_a_page_without_encryption_says_why_and_offers_a_sound(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(phone=True)
    page.goto(server.address.replace("127.0.0.1", INSECURE_HOST))
    assert not page.evaluate("isSecureContext")
    TwoPeople(page, server)
    MousePlayer(page).keep()
    page.get_by_role("button", name=OFFER).click()
    status = page.get_by_role("status").filter(has_text="encrypted pages (https)")
    expect(status).to_contain_text("The tab's title and icon show when it's your turn.")
    assert not faults(page)
    status.get_by_role("button", name="Play a sound as well").click()
    expect(status.get_by_role("button", name="Play a sound as well")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.silvergold).sounds")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label(OFFER)).to_be_checked()
    expect(page.get_by_role("dialog").get_by_text("encrypted pages (https)")).to_be_visible()


def test_a_push_message_is_shown_and_a_click_opens_the_table(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(worker=True)
    page.evaluate("navigator.serviceWorker.ready")
    workers = page.context.service_workers
    worker = workers[0] if workers else page.context.wait_for_event("serviceworker")
    worker.evaluate(
        """() => {
            self.shown = new Promise((done) => {
                ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
                    done({ title, ...options });
            });
            self.opened = new Promise((done) => (Clients.prototype.openWindow = async (url) => done(url)));
        }"""
    )
    devtools = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda e: registrations.extend(e["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not registrations:  # every round trip to the page lets events in
        page.wait_for_function("true")
    message = {"title": "Du bist dran", "body": "Am Tisch mit Bo", "table": "T1", "language": "de"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.address,
            "registrationId": registrations[0]["registrationId"],
            "data": json.dumps(message),
        },
    )
    shown = worker.evaluate("() => self.shown")
    assert (shown["title"], shown["body"], shown["lang"]) == ("Du bist dran", "Am Tisch mit Bo", "de")
    worker.evaluate(
        """(data) => {
            const click = new ExtendableEvent('notificationclick');
            click.notification = { data, close() {} };
            self.dispatchEvent(click);
        }""",
        shown["data"],
    )
    assert worker.evaluate("() => self.opened") == "/table/T1"
