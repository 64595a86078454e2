"""A picture of a result to share: names, scores, and a box per turn; nothing of the cards."""

from collections.abc import Sequence
from typing import NamedTuple

from silvergold.drawing.background import night_sea
from silvergold.drawing.palette import GOLD, GOLD_GLEAM, ON_SEA, RED, SERIF, SILVER, SMALL_ON_SEA
from silvergold.drawing.svg import Point, circle, document, group, moved, path, rectangle
from silvergold.drawing.text import fit_text, text_line
from silvergold.engine.state import ROUNDS, TURNS

SIZE: Point = (1200.0, 630.0)
"""As chat apps show pictures."""
MARGIN = 84.0
BOX, GAP, ROUND_GAP = 29.0, 6.0, 20.0
NAMES_TOP, ROWS_HEIGHT = 216.0, 372.0
"""Where the rows of the players begin, and their height together."""
CUP = "M-13 -16H13V-6Q13 6 3 8V14H9V19H-9V14H-3V8Q-13 6 -13 -6ZM-13 -12H-19Q-19 0 -10 2M13 -12H19Q19 0 10 2"


class DrawnResult(NamedTuple):
    """A player's result."""

    name: str
    points: int
    has_won: bool
    grades: Sequence[str] = ()
    """The worst grade of each turn, from the first to the last; empty without a review."""


def result_picture(results: Sequence[DrawnResult], title: str, subtitle: str, description: str) -> str:
    """A wide picture of a finished game."""
    step = ROWS_HEIGHT / len(results)
    shown, size = fit_text(subtitle, 27, 880)
    bright = ON_SEA._replace(ink=GOLD_GLEAM)
    rows = (_row(result, NAMES_TOP + step * number, step) for number, result in enumerate(results))
    return document(
        SIZE,
        title,
        description,
        night_sea(SIZE, lamp=(SIZE[0] * 0.4, 60), rose=(1096, 62), rose_radius=150),
        text_line(title, (MARGIN, 122), 62, bright, family=SERIF, font_weight="bold"),
        text_line(shown, (MARGIN, 164), size, SMALL_ON_SEA),
        *rows,
    )


def _row(result: DrawnResult, top: float, height: float) -> str:
    """A player: name, score and boxes."""
    baseline = top + min(60.0, height * 0.46)
    ink = ON_SEA._replace(ink=GOLD_GLEAM) if result.has_won else ON_SEA
    size = min(56.0, height * 0.4)
    name, shown = fit_text(result.name, size, 700)
    cup = path(CUP, fill=GOLD, stroke=GOLD, stroke_width=2.4, stroke_linejoin="round")
    return group(
        group(cup, transform=moved((MARGIN - 38, baseline - 14), scale=0.95)) if result.has_won else "",
        text_line(name, (MARGIN, baseline), shown, ink, family=SERIF),
        text_line(
            str(result.points),
            (SIZE[0] - MARGIN, baseline),
            size * 1.25,
            ink,
            family=SERIF,
            font_weight="bold",
            text_anchor="end",
        ),
        _boxes(result.grades, baseline + min(24.0, height * 0.12)),
    )


def _boxes(grades: Sequence[str], top: float) -> str:
    """R6: a box per turn in groups of a round."""
    drawn = []
    for number, grade in enumerate(grades[: ROUNDS * TURNS]):
        across = MARGIN + number * (BOX + GAP) + number // TURNS * ROUND_GAP
        drawn.append(group(_box(grade), transform=moved((across, top))))
    return "".join(drawn)


def _box(grade: str) -> str:
    """A turn's box: full for good decisions, open for doubtful ones, crossed or dotted for worse ones."""
    inner = (BOX - 4, BOX - 4)
    outline = rectangle((2, 2), inner, rx=4, fill="none", stroke=SILVER, stroke_width=2, stroke_opacity=0.7)
    if grade in ("best", "fine"):
        return rectangle((1, 1), (BOX - 2, BOX - 2), rx=4, fill=GOLD if grade == "best" else SILVER)
    if grade == "mistake":
        return outline + circle((BOX / 2, BOX / 2), 5.5, fill=RED)
    if grade == "blunder":
        cross = f"M7 7L{BOX - 7:g} {BOX - 7:g}M{BOX - 7:g} 7L7 {BOX - 7:g}"
        return outline + path(cross, stroke=RED, stroke_width=4, stroke_linecap="round")
    return outline
