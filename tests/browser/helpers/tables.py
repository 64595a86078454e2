"""Open tables on the home page, and play games to the end over HTTP."""

from itertools import count, cycle
from typing import Any

from playwright.sync_api import Locator, Page

Json = dict[str, Any]
_numbers = count()


def play_now(page: Page) -> None:
    """Start a game against a bot with one click."""
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Keep these two").wait_for()


def new_table(page: Page, bot: str = "") -> str:
    """Sit down at a new table over HTTP, start the game if there is a bot, and return the table's path."""
    opened = page.request.post("/api/tables", data={"id": f"open-{next(_numbers)}", "settings": {}})
    table = str(opened.json()["table"]["id"])
    commands: list[Json] = [{"command": "sit", "seat": 0}]
    if bot:
        commands += [{"command": "seat_bot", "seat": 1, "bot": bot}, {"command": "start"}]
    for command in commands:
        page.request.post(f"/api/tables/{table}/commands", data={"id": f"do-{next(_numbers)}", **command})
    return f"/table/{table}"


def start_game(page: Page, name: str = "Guest") -> None:
    """Start a new person's game against Parrot over HTTP, keep the first islands, and show the first turn."""
    page.request.post("/api/people", data={"name": name})
    path = new_table(page, "parrot")
    table = path.replace("table", "api/tables", 1)
    first = page.request.get(table).json()["own"][0]["legal"][0]
    asked = {"command": "play", "id": f"do-{next(_numbers)}", "seat": 0, "moves": [first]}
    page.request.post(f"{table}/commands", data=asked)
    page.goto(path)


def be(page: Page, name: str) -> None:
    """Choose a name; by key, because the page may move under a pointer while its lists arrive."""
    page.get_by_label("Your name").fill(name)
    with page.expect_response("**/api/people"):
        page.get_by_label("Your name").press("Enter")


def open_table(page: Page, *others: str) -> str:
    """Open a table with bots, an empty name for an open seat, and return the page's address."""
    page.get_by_text(str(len(others) + 1), exact=True).click()
    for number, bot in enumerate(others, start=2):
        page.get_by_label(f"Seat {number}", exact=True).select_option(bot)
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    return page.url


def sit_down(page: Page, name: str) -> None:
    """Follow an invitation: give a name and sit down with one tap."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Sit down as {name}").click()


def watch(page: Page) -> None:
    """Follow the link of a table at which all seats are taken."""
    page.get_by_role("button", name="Watch the game").click()


def seat_guest(page: Page, seat: int, name: str) -> None:
    """Seat somebody else on the same device."""
    page.get_by_role("button", name=f"Seat {seat}: on this device").click()
    page.get_by_label("The guest's name").fill(name)
    page.get_by_role("button", name=f"Sit down as {name}").click()


def play_out(page: Page, until: tuple[int, int] | None = None) -> None:
    """Play a page's game over HTTP with the first legal moves, to its end or to a given round and turn."""
    address, table = page.url, f"/api/tables/{page.url.rsplit('/', 1)[-1]}"
    page.goto("about:blank")  # drawing every move would take longer than the game
    play_over_http(table, page, until=until)
    page.request.put(f"{table}/recap", data={"number": 10**6})  # so that no recap opens
    page.goto(address)


def play_over_http(table: str, *pages: Page, until: tuple[int, int] | None = None) -> None:
    """Make the first legal moves of the people of some pages."""
    numbers = count()

    def play(page: Page, seat: int, *moves: Json) -> bool:
        asked = {"command": "play", "id": f"hurry-{next(numbers)}", "seat": seat, "moves": moves}
        return page.request.post(f"{table}/commands", data=asked).ok

    for page in cycle(pages):
        seen = page.request.get(table).json()
        if seen["table"]["status"] == "finished" or (seen["game"]["round"], seen["game"]["turn"]) == until:
            break
        for own in seen["own"]:
            if own["legal"]:
                first, seat = own["legal"][0], own["seat"]
                # Ready at once, unless a cross needs its box first.
                if first["move"] != "mark" or not play(page, seat, first, {"move": "ready"}):
                    play(page, seat, first)
    for page in pages:  # as if the players had watched
        recap = page.request.get(f"{table}/recap").json()
        page.request.put(f"{table}/recap", data={"number": recap["number"]})


def panel_of(page: Page, name: str) -> Locator:
    """Return the region that shows another player."""
    return page.get_by_role("region", name="The others").get_by_role("listitem").filter(has_text=name)


def resize(page: Page, width: int, height: int = 844) -> None:
    """Resize a page and wait until its layout has settled."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def expect_low_header(page: Page) -> None:
    """Check that the header has no more than a row of buttons and a row of pictures."""
    box = page.get_by_role("banner").bounding_box()
    assert box
    assert box["height"] < 90


def settle(page: Page) -> None:
    """Wait until the fonts are loaded, the layout is drawn and nothing moves, except for what never stops."""
    page.evaluate("""async () => {
        await document.fonts.ready;
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const ending = document.getAnimations().filter(
            animation => isFinite(animation.effect.getComputedTiming().endTime));
        await Promise.allSettled(ending.map(animation => animation.finished));
    }""")
