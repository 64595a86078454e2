"""Players with a mouse, a touch screen or only a keyboard; they find elements by role and accessible name."""

import re
from random import Random
from typing import Literal

from playwright.sync_api import ElementHandle, Locator, Page, expect

UNMARKED = re.compile(r"(unmarked|about to be marked)$")
MARKED = re.compile(r", marked$")
TAKE = re.compile(r"^Take .* boxes")
DRAW = re.compile(r"^Draw from the pile")
OVER = re.compile(r"(wins?|share the victory)!$")
MOST_KEYS = 1000
"""Key presses before a test fails."""
WANDERING = 0.3

Asked = Literal["keep", "mark", "ready", "take", "over"]
ASKED: dict[str, Asked] = {"Ready": "ready", "Keep these two": "keep", "gridcell": "mark"}


class MousePlayer:
    """A player with a mouse who makes the first possible decision."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- elements -----------------------------------------------------------------------------------------

    @property
    def ready(self) -> Locator:
        """The button that ends a turn."""
        return self.page.get_by_role("button", name="Ready", exact=True)

    @property
    def take_back(self) -> Locator:
        """The button that takes back the latest mark."""
        return self.page.get_by_role("button", name="Take back")

    @property
    def turn_to_fit(self) -> Locator:
        """The button that is offered where the shape fits in another orientation only."""
        return self.page.get_by_role("button", name="Turn it to fit")

    @property
    def over(self) -> Locator:
        """The heading of the score sheet."""
        return self.page.get_by_role("heading", name=OVER)

    @property
    def unmarked(self) -> Locator:
        """The boxes that may be marked now, unless a move has not been answered yet."""
        islands = self.page.locator("[role=group][aria-busy=false]")
        return islands.get_by_role("gridcell", name=UNMARKED, disabled=False)

    @property
    def marked(self) -> Locator:
        """The marked boxes of the player's islands."""
        return self.page.get_by_role("gridcell", name=MARKED)

    @property
    def dealt(self) -> Locator:
        """The box of each island dealt at the start that the keyboard reaches."""
        islands = self.page.get_by_role("group", name="Islands to choose from").get_by_role("grid")
        return islands.locator("[tabindex='0']")

    @property
    def takes(self) -> Locator:
        """What can be taken: a box of each island of the display, and the pile."""
        islands = self.page.get_by_role("grid", name=TAKE).locator("[tabindex='0']")
        return islands.or_(self.page.get_by_role("button", name=DRAW))

    @property
    def keep_button(self) -> Locator:
        """The button that keeps two islands."""
        return self.page.get_by_role("button", name="Keep these two")

    def asked(self) -> Asked:
        """Wait until there is a decision to make, and return its kind."""
        is_ready = self.page.get_by_role("button", name="Ready", exact=True, disabled=False)
        anything = self.over.or_(self.keep_button).or_(self.takes).or_(is_ready).or_(self.unmarked)
        # There is only one decision at a time, so the first element found identifies it.
        found: str = anything.first.evaluate(
            "it => it.closest('[data-displayed]') ? 'take' : it.role ?? it.ariaLabel ?? it.textContent.trim()"
        )
        # When all is marked, the latest mark can still be moved to another box.
        if found == "gridcell" and is_ready.count():
            return "ready"
        return "over" if OVER.search(found) else ASKED.get(found, "take")

    # --- actions ------------------------------------------------------------------------------------------

    def press(self, locator: Locator) -> None:
        """Activate an element."""
        locator.click()

    def keep(self) -> None:
        """Keep the first two islands."""
        self.keep_button.wait_for()
        self.press(self.dealt.nth(0))
        self.press(self.dealt.nth(1))
        self.press(self.keep_button)
        expect(self.keep_button).to_have_count(0)

    def mark(self) -> None:
        """Mark the shape where it fits, otherwise one box."""
        self.unmarked.first.wait_for()
        cells = self.unmarked.element_handles()
        before = self.marked.count()
        for cell in cells:
            self.touch(cell)
            if not self.has_marked(before) and self.turn_to_fit.count():
                self.press(self.turn_to_fit)
            if self.has_marked(before):
                return
        self.one_box()
        self.touch(cells[-1])
        assert self.has_marked(before), "not even a single box could be marked"

    def touch(self, cell: ElementHandle) -> None:
        """Try to mark at a box."""
        cell.click()

    def one_box(self) -> None:
        """Ask for one box instead of the shape."""
        self.press(self.page.get_by_role("button", name="One box"))

    def has_marked(self, before: int) -> bool:
        """Wait until a box is marked or an error is shown, and return whether a box was marked."""
        self.page.wait_for_function(
            """before => document.querySelector('main [role=alert]')
                || document.querySelectorAll('[role=gridcell][aria-label$=", marked"]').length != before""",
            arg=before,
        )
        return self.marked.count() != before

    def decide(self) -> Asked:
        """Make the current decision and return its kind."""
        asked = self.asked()
        if asked == "keep":
            self.keep()
        elif asked == "take":
            self.press(self.takes.first)
        elif asked == "ready":
            self.press(self.ready)
        elif asked == "mark":
            self.mark()
        return asked

    def play_to_the_end(self) -> None:
        """Play until the score sheet is shown."""
        while self.decide() != "over":
            pass


class TouchPlayer(MousePlayer):
    """A player with a touch screen."""

    def press(self, locator: Locator) -> None:
        """Tap."""
        locator.tap()

    def touch(self, cell: ElementHandle) -> None:
        """Tap a box."""
        cell.tap()


class KeyboardPlayer(MousePlayer):
    """A player with only a keyboard."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._dice = Random(0)

    def press(self, locator: Locator) -> None:
        """Move the focus there with Tab and press Enter."""
        wanted = locator.element_handle()
        for _ in range(MOST_KEYS):
            if wanted.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"cannot be reached by Tab: {locator}")

    def touch(self, cell: ElementHandle) -> None:
        """Go to the island with Tab and to the box with the arrow keys, and press Enter."""
        self.go_to(cell)
        self.page.keyboard.press("Enter")

    def go_to(self, cell: ElementHandle) -> None:
        """Move the cursor to a box."""
        for _ in range(MOST_KEYS):
            is_there, is_same_island, here, there = cell.evaluate(
                """cell => {
                    const active = document.activeElement;
                    const same = cell.closest('[role=grid]').contains(active) && active.role !== 'grid';
                    const name = box => (box.getAttribute('aria-label') ?? '').slice(0, 2);
                    return [active === cell, same, name(active), name(cell)];
                }"""
            )
            if is_there:
                return
            self.page.keyboard.press(self.way(here, there) if is_same_island else "Tab")
        raise AssertionError(f"box {there} cannot be reached by keyboard")

    def way(self, here: str, there: str) -> str:
        """An arrow key towards a box; sometimes a random one, because there may be water between."""
        if self._dice.random() < WANDERING:
            return self._dice.choice(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"])
        if here[1] != there[1]:
            return "ArrowDown" if here[1] < there[1] else "ArrowUp"
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"

    def one_box(self) -> None:
        """The key for one box instead of the shape."""
        self.page.keyboard.press("o")
