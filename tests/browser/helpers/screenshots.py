"""``python -m tests.browser.helpers.screenshots`` takes the README's screenshots (docs/pictures/*.png)."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESK, PHONE, chromium
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.tables import open_table, play_now
from tests.server.helpers.forked_server import ForkedServer

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
DECISIONS = 24
"""Decisions before a table is worth showing."""
SETTLED_MS = 600
"""Time until all animations have ended."""


def save_screenshot(page: Page, name: str) -> None:
    """Save one screenshot."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=PICTURES / f"{name}.png")


def open_page(browser: Browser, address: str, theme: str, *, phone: bool = False) -> Page:
    """Open a page in its own browser context."""
    size = PHONE if phone else DESK
    context = browser.new_context(
        base_url=address,
        viewport=size,
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
    )
    page = context.new_page()
    page.goto("/")
    return page


def in_the_middle_of_a_game(page: Page) -> None:
    """Play for a while and stop at a mark that can still be taken back."""
    player = MousePlayer(page)
    for _ in range(DECISIONS):
        player.decide()
    while player.asked() != "mark":
        player.decide()
    player.mark()


def main() -> None:
    """Take all screenshots."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ForkedServer(f"sqlite:///{folder}/server.db", Path(folder) / "log", "--pace", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        save_screenshot(open_page(browser, server.address, "dark"), "home")
        for name, theme in (("table", "dark"), ("table-by-day", "light")):
            page = open_page(browser, server.address, theme)
            open_table(page, "sailor", "navigator")
            in_the_middle_of_a_game(page)
            save_screenshot(page, name)
        page = open_page(browser, server.address, "dark", phone=True)
        play_now(page)
        in_the_middle_of_a_game(page)
        save_screenshot(page, "phone")
        browser.close()


if __name__ == "__main__":
    main()
