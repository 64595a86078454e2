"""Drags by mouse and by finger, and the places of boxes on the screen."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
STEPS = 6
LIFT = 72
"""How far above the finger a dragged shape is held, in pixels; see web/src/table/turn/drag.ts."""


def middle(locator: Locator) -> Point:
    """The centre of an element."""
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def centre_of(page: Page, card: str, boxes: int) -> Point:
    """The centre of the rectangle around some boxes of an island: a dragged shape is held by it."""
    cells = [
        page.locator(f'[data-island="{card}"] [data-box="{box}"]') for box in range(16) if boxes >> box & 1
    ]
    points = [middle(cell) for cell in cells]
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def between(start: Point, end: Point) -> list[Point]:
    """Points on the way from one to another, without the first."""
    parts = [step / STEPS for step in range(1, STEPS + 1)]
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in parts]


class Hand:
    """A pointer that is pressed, moved and lifted."""

    def press(self, point: Point) -> None:
        """Press at a point."""
        raise NotImplementedError

    def move(self, point: Point) -> None:
        """Move to a point while pressed."""
        raise NotImplementedError

    def lift(self) -> None:
        """Let go."""
        raise NotImplementedError

    def press_and_drag(self, start: Point, end: Point) -> None:
        """Drag without letting go."""
        self.press(start)
        for point in between(start, end):
            self.move(point)

    def drag(self, start: Point, end: Point) -> None:
        """Drag and drop."""
        self.press_and_drag(start, end)
        self.lift()


class Mouse(Hand):
    """The mouse with its left button."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, point: Point) -> None:
        """Go to a point and press."""
        self._mouse.move(*point)
        self._mouse.down()

    def move(self, point: Point) -> None:
        """Move while pressed."""
        self._mouse.move(*point)

    def lift(self) -> None:
        """Release the button."""
        self._mouse.up()


class Finger(Hand):
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def press(self, point: Point) -> None:
        """Touch the screen."""
        self._touch("touchStart", point)

    def move(self, point: Point) -> None:
        """Move on the screen."""
        self._touch("touchMove", point)

    def lift(self) -> None:
        """Leave the screen."""
        self._touch("touchEnd")
