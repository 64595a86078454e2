"""Input latency of the browser client, measured in a real Chromium with a real server.

    python -m bench.input --out bench/input.md

An input is answered when the frame that shows it has been painted: the preview of the shape in another place,
or the mark, which the server has not yet confirmed. The benchmark reports the work on the page's main thread
(handlers, style, layout and paint), the time from the input's time stamp to the paint, and whether it was the
next frame. The desktop page runs at the speed of the machine, the phone's four times slower.
"""

import argparse
import itertools
import re
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import DESK, PHONE, chromium
from tests.browser.helpers.players import MousePlayer
from tests.browser.helpers.pointer import LIFT, Finger, Hand, Mouse, middle
from tests.browser.helpers.tables import play_now
from tests.server.helpers.configured_server import ConfiguredServer

WATCH = Path(__file__).with_suffix(".js")
FRAME_MS = 1000 / 60
BETWEEN_MS = 150
"""Time between two inputs, so that they do not share frames."""
PRESS_MS = 60
"""How long a tap presses: a quick finger's."""
PHONE_SLOWER = 4
TURNING = re.compile("corner of three|[LT] of four")
"""Shapes that look different when rotated."""


class Answer(NamedTuple):
    """One input: main-thread work and latency in milliseconds, and the number of frames."""

    work: float
    answered: float
    frames: int


class Row(NamedTuple):
    """All measurements of one kind of input on one device."""

    device: str
    name: str
    answers: list[Answer]


def listen(page: Page, kind: str) -> list[Answer]:
    """Start measuring one kind of input, and return the measurements so far."""
    noted = page.evaluate("kind => answersTo(kind)", kind)
    return [Answer(one["work"], one["answered"], one["frames"]) for one in noted]


def centres(page: Page) -> list[tuple[float, float]]:
    """The centre of every box that can be marked."""
    found = [box for cell in MousePlayer(page).unmarked.all() if (box := cell.bounding_box())]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in found]


def move(page: Page, count: int) -> list[Answer]:
    """Move the pointer from box to box."""
    places = itertools.cycle(centres(page))
    listen(page, "pointermove")
    answers: list[Answer] = []
    while len(answers) < count:
        page.mouse.move(*next(places))
        page.wait_for_timeout(BETWEEN_MS)
        answers += listen(page, "pointermove")
    return answers


def turn(page: Page, count: int) -> list[Answer]:
    """Rotate the shape with its key over one box after the other."""
    answers: list[Answer] = []
    for place in itertools.cycle(centres(page)):
        page.mouse.move(*place)
        page.wait_for_timeout(BETWEEN_MS)
        listen(page, "keydown")
        for _ in range(4):
            page.keyboard.press("r")
            page.wait_for_timeout(BETWEEN_MS)
        answers += listen(page, "")
        if len(answers) >= count:
            return answers
    raise AssertionError("there is no box")


def drag(page: Page, count: int) -> list[Answer]:
    """Drag the shape from its card over one box after the other, and drop it outside."""
    answers: list[Answer] = []
    hand = hand_of(page)
    lift = LIFT if isinstance(hand, Finger) else 0
    hand.press(middle(page.locator(".expedition")))
    listen(page, "pointermove")
    for x, y in itertools.cycle(centres(page)):
        hand.move((x, y + lift))
        page.wait_for_timeout(BETWEEN_MS)
        answers += listen(page, "pointermove")
        if len(answers) >= count:
            break
    listen(page, "")
    hand.move((2, 2))
    hand.lift()
    return answers


def hand_of(page: Page) -> Hand:
    """The finger or the mouse that the page is used with."""
    return Finger(page) if page.evaluate("() => 'ontouchstart' in window") else Mouse(page)


def tap(page: Page, count: int) -> list[Answer]:
    """Tap a box and take the mark back with its key."""
    hand, answers = hand_of(page), list[Answer]()
    for place in itertools.cycle(centres(page)):
        listen(page, "click")
        hand.press(place)
        page.wait_for_timeout(PRESS_MS)
        hand.lift()
        settle(page)
        answers += listen(page, "")
        page.keyboard.press("u")
        settle(page)
        if len(answers) >= count:
            return answers
    raise AssertionError("there is no box")


def settle(page: Page) -> None:
    """Wait until the server has answered the latest move."""
    page.wait_for_timeout(BETWEEN_MS)
    page.wait_for_function("() => document.querySelector('.islands').ariaBusy === 'false'")


INPUTS: dict[str, Callable[[Page, int], list[Answer]]] = {
    "the pointer moves to another box": move,
    "the shape is turned by its key": turn,
    "a box is tapped": tap,
    "the shape is dragged to another box": drag,
}


def at_a_table(browser: Browser, address: str, *, phone: bool) -> Page:
    """A page in the first turn of a game whose shape looks different when rotated."""
    while True:
        size = PHONE if phone else DESK
        context = browser.new_context(
            base_url=address,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
        )
        page = context.new_page()
        page.goto("/")
        play_now(page)
        MousePlayer(page).keep()
        MousePlayer(page).unmarked.first.wait_for()
        if page.get_by_role("img", name=TURNING).count():
            break
        context.close()
    if phone:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": PHONE_SLOWER})
    page.evaluate(WATCH.read_text(encoding="utf-8"))
    return page


def measure(count: int) -> tuple[list[Row], str]:
    """Measure all inputs on a desktop and a phone, and return the browser's version."""
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        ConfiguredServer(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for device, phone in (("desk", False), ("phone", True)):
            page = at_a_table(browser, server.address, phone=phone)
            for name, do in INPUTS.items():
                do(page, count // 10)  # warm-up
                rows.append(Row(device, name, do(page, count)))
        told = f"Chromium {browser.version}"
        browser.close()
    return rows, told


def report(rows: list[Row], browser: str) -> str:
    """The results as a page."""
    lines = [
        "# Input latency",
        "",
        "`python -m bench.input`: from the input's own time stamp to the paint of the frame that shows the",
        f"ghost or the mark; a frame is {FRAME_MS:.1f} ms. Work is what the page's main thread does for it.",
        f"Desk: 1440 x 900, as fast as the machine is; phone: 390 x 844, {PHONE_SLOWER} times slower.",
        f"A tap presses for {PRESS_MS} ms; its time stamp is that of letting go.",
        f"{browser} without a GPU, on two cores.",
        "",
        "| | input | inputs | work, median ms | 95 % | to the paint, median ms | 95 % | in the next frame |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for device, name, answers in rows:
        work = quantiles([one.work for one in answers])
        answered = quantiles([one.answered for one in answers])
        at_once = sum(one.frames == 1 for one in answers) / len(answers)
        lines.append(f"| {device} | {name} | {len(answers)} | {work} | {answered} | {at_once:.0%} |")
    return "\n".join([*lines, ""])


def quantiles(figures: list[float]) -> str:
    """Median and 95th percentile, as two cells."""
    return f"{statistics.median(figures):.1f} | {statistics.quantiles(figures, n=20)[-1]:.1f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Input latency of the browser client.")
    parser.add_argument("--inputs", type=int, default=100, help="of each kind")
    parser.add_argument("--out", type=Path, help="where to write the results")
    options = parser.parse_args()
    results = report(*measure(options.inputs))
    print(results)
    if options.out:
        options.out.write_text(results, encoding="utf-8")


if __name__ == "__main__":
    main()
