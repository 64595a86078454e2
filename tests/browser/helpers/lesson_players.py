"""Players of the lesson with a mouse or only a keyboard, in any language."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from silvergold.engine import standard_deck
from silvergold.engine.grid import mask_of
from silvergold.words import Words
from tests.browser.helpers.players import KeyboardPlayer, MousePlayer

ISLANDS = {card.name: card for card in standard_deck().cards}
SCORE = {"cards": 64, "seals": 6, "coins": 9, "cups": 8, "palms": 8, "total": 95}


class LessonPlayer:
    """A player of the lesson."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.player = MousePlayer(page)

    def say(self, message: str, **values: Any) -> str:
        """A message as the page shows it."""
        return self.words.say(message, **values)

    def island(self, name: str) -> str:
        """The page's name of an island, given its English name."""
        return self.words.card_name(ISLANDS[name])

    # --- elements -----------------------------------------------------------------------------------------

    def button(self, message: str, **values: Any) -> Locator:
        """A button by its label."""
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def box(self, card: str, name: str) -> Locator:
        """A box of an island."""
        index = mask_of([name]).bit_length() - 1
        return self.page.get_by_role("grid", name=self.island(card)).locator(f'[data-box="{index}"]')

    def offered(self, card: str) -> Locator:
        """The box of an offered island that the keyboard reaches."""
        return self.page.get_by_role("grid", name=self.island(card)).locator("[tabindex='0']")

    def expect_step(self, step: str) -> None:
        """Expect that a step is shown."""
        title = self.say(f"lesson-{step}-title")
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()

    def expect_word(self, message: str, **values: Any) -> None:
        """Expect that a message is shown."""
        expect(self.page.get_by_text(self.say(message, **values)).first).to_be_visible()

    # --- actions ------------------------------------------------------------------------------------------

    def press(self, locator: Locator) -> None:
        """Press a button."""
        self.player.press(locator)

    def mark(self, card: str, name: str) -> None:
        """Mark at a box and expect that it is marked."""
        cell = self.box(card, name)
        self.touch(cell)
        self.expect_marked(cell, name, or_error=True)
        if self.button("turn-to-fit").count():
            self.press(self.button("turn-to-fit"))
        self.expect_marked(cell, name)

    def expect_marked(self, cell: Locator, name: str, *, or_error: bool = False) -> None:
        """Expect that a box is marked, or else that an error is shown."""
        symbols = ("none", "cross", "coin", "palm")
        labels = [self.say("box-spoken", box=name, symbol=symbol, state="marked") for symbol in symbols]
        self.page.wait_for_function(
            """([cell, labels, orError]) => labels.includes(cell.getAttribute('aria-label'))
                || (orError && document.querySelector('main [role=alert]'))""",
            arg=[cell.element_handle(), labels, or_error],
        )

    def touch(self, cell: Locator) -> None:
        """Try to mark at a box."""
        cell.click()

    def ready(self) -> None:
        """End the turn once the server has answered."""
        expect(self.button("ready")).to_be_enabled()
        self.press(self.button("ready"))

    def go_on(self, step: str, **values: Any) -> None:
        """Expect that the step is done and go to the next one."""
        self.expect_word(f"lesson-{step}-done", **values)
        self.press(self.button("lesson-next"))

    def keep(self) -> None:
        """The first step: any two islands."""
        self.expect_step("keep")
        for card in ("Weathervane", "Cauldron Isle"):
            self.press(self.offered(card))
        self.press(self.button("keep"))
        self.go_on("keep")

    def take(self, card: str) -> None:
        """Take an island of the display."""
        self.press(self.offered(card))

    def enter_points(self, line: str, points: int) -> None:
        """Type the points of a line."""
        field = self.field(line)
        expect(field).to_be_focused() if line != "cards" else self.press_field(field)
        self.page.keyboard.type(str(points))
        self.page.keyboard.press("Enter")

    def field(self, line: str) -> Locator:
        """Where the points of a line are typed."""
        return self.page.get_by_role("textbox", name=self.say(f"score-{line}"))

    def press_field(self, field: Locator) -> None:
        """Go to a field."""
        field.click()

    def play_through(self) -> None:
        """Play all steps as intended."""
        self.keep()
        self.expect_step("turned")
        self.mark("Plank Shoal", "b3")
        self.ready()
        self.go_on("turned")
        self.mark("Horned Atoll", "b2")
        self.ready()
        self.go_on("single", oneBox=self.say("one-box"))
        for card, name in (("Two Coves", "d1"), ("Two Coves", "b2"), ("Quiet Atoll", "a1")):
            self.mark(card, name)
        self.ready()
        self.go_on("cross")
        self.mark("Quiet Atoll", "b1")
        self.ready()
        self.go_on("coins", name="Ben")
        self.mark("Turtle Bank", "a2")
        self.ready()
        self.go_on("palm")
        self.mark("Capstan Isle", "d2")
        self.ready()
        self.take("Calm Harbour")
        self.go_on("finish", card=self.island("Capstan Isle"))
        for line, points in SCORE.items():
            self.enter_points(line, points)
        self.go_on("score", name="Ben", points=74)


class KeyboardLessonPlayer(LessonPlayer):
    """A player of the lesson with only a keyboard."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.keys = KeyboardPlayer(page)
        self.player = self.keys

    def touch(self, cell: Locator) -> None:
        """Go to a box with Tab and the arrows, and press Enter."""
        self.keys.touch(cell.element_handle())

    def press_field(self, field: Locator) -> None:
        """Go to a field with the Tab key."""
        while not field.evaluate("element => element === document.activeElement"):
            self.page.keyboard.press("Tab")
