"""The learning curve as an SVG plot."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 124, 48, 56
COLORS = ("#1f5f8b", "#b5541c", "#4d7c3a")
FLOOR, CEILING, STEP = 100, 135, 5
"""The range of points shown; lower means are drawn at the floor."""
ROUNDS_STEP = 50

LearningCurvePoint = tuple[float, ...]
"""A number of rounds, and the mean points with 2, 3 and 4 players in the last of them."""
Curve = list[LearningCurvePoint]


def draw_curve(curve: Sequence[LearningCurvePoint]) -> str:
    """Mean points in self-play after each number of rounds, for 2, 3 and 4 players."""
    last = max([1.0, *(point[0] for point in curve)])
    title = "Admiral learning: mean points in self-play"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        text(LEFT, 28, title, size=16),
        *grid_lines(last),
        text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "rounds of self-play", anchor="middle"),
    ]
    for column, color in enumerate(COLORS, start=1):
        parts += line_of([(point[0], point[column]) for point in curve], last, color, f"{column + 1} players")
    return "\n".join([*parts, "</svg>", ""])


def across(rounds: float, last: float) -> float:
    """The x coordinate of a number of rounds."""
    return LEFT + (WIDTH - LEFT - RIGHT) * rounds / last


def down(points: float) -> float:
    """The y coordinate of a number of points."""
    share = (max(points, FLOOR) - FLOOR) / (CEILING - FLOOR)
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def grid_lines(last: float) -> list[str]:
    """The grid lines and the labels of the axes."""
    parts = []
    for points in range(FLOOR, CEILING + 1, STEP):
        y = down(points)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd5c3"/>')
        parts.append(text(LEFT - 8, y + 4, str(points), anchor="end"))
    for rounds in range(0, int(last) + 1, ROUNDS_STEP):
        parts.append(text(across(rounds, last), HEIGHT - BOTTOM + 20, f"{rounds:,}", anchor="middle"))
    return parts


def line_of(points: Sequence[tuple[float, float]], last: float, color: str, name: str) -> list[str]:
    """One curve, labelled with its name and last mean."""
    if not points:
        return []
    path = " ".join(f"{across(rounds, last):.1f},{down(mean):.1f}" for rounds, mean in points)
    rounds, mean = points[-1]
    return [
        f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>',
        text(across(rounds, last) + 6, down(mean) + 4, f"{name}: {mean:.1f}", color=color),
    ]


def text(
    x: float, y: float, words: str, *, anchor: str = "start", color: str = "#333", size: int = 13
) -> str:
    """A text element."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{color}" font-size="{size}">{escape(words)}</text>'
