from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from silvergold.drawing.materials import Theme
from silvergold.drawing.materials import color as painted
from silvergold.drawing.palette import (
    DEEP_SEA,
    INK,
    ON_SEA,
    PEN,
    SEA,
    SMALL_ON_SEA,
    TEXT_COLORS,
    TINTS,
    TextColors,
)
from silvergold.engine.cards import Color

COLOUR_VISION = {
    "every colour": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "no red": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "no green": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    "no blue": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
}
"""Kinds of colour vision, as matrices from Machado, Oliveira and Fernandes (2009)."""

Triple = NDArray[np.float64]


def light(color: str) -> Triple:
    """The linear red, green and blue of a colour such as ``#0e2c36``."""
    parts = np.array([int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it."""
    darker, lighter = sorted(float(light(color) @ [0.2126, 0.7152, 0.0722]) for color in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def lab(linear: Triple) -> Triple:
    """A colour in CIELAB, where distances match perception."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    x = to_xyz @ np.clip(linear, 0, 1) / [0.9505, 1.0, 1.089]
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def distance(one: str, other: str, vision: str) -> float:
    seen = [lab(np.array(COLOUR_VISION[vision]) @ light(color)) for color in (one, other)]
    return float(np.linalg.norm(seen[0] - seen[1]))


def test_contrast_is_21_between_black_and_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("colors", TEXT_COLORS)
def test_every_text_has_enough_contrast(colors: TextColors) -> None:
    assert contrast(*colors) >= 4.5


def test_the_sea_is_darker_away_from_the_lamp() -> None:
    for colors in (ON_SEA, SMALL_ON_SEA):
        assert contrast(*colors) < contrast(colors.ink, SEA) < contrast(colors.ink, DEEP_SEA)


@pytest.mark.parametrize("color", Color)
def test_pen_and_ink_have_enough_contrast_with_the_land(color: Color) -> None:
    assert contrast(PEN, TINTS[color].land) >= 4.5
    assert contrast(INK, TINTS[color].land) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["shore-water", "shallows", "paper"])
@pytest.mark.parametrize("color", Color)
def test_coasts_stand_out_from_the_water_and_the_paper(color: Color, ground: str, theme: Theme) -> None:
    assert contrast(TINTS[color].deep, painted(ground, theme)) >= 3


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["sea", "deep-sea", "lamplight"])
def test_the_focus_ring_stands_out_from_the_sea(ground: str, theme: Theme) -> None:
    assert contrast(painted("ring", theme), painted(ground, theme)) >= 3


@pytest.mark.parametrize("vision", COLOUR_VISION)
@pytest.mark.parametrize(("one", "other"), list(combinations(Color, 2)))
def test_the_four_colours_are_distinct_for_every_kind_of_colour_vision(
    one: Color, other: Color, vision: str
) -> None:
    assert distance(TINTS[one].deep, TINTS[other].deep, vision) >= 18
    assert distance(TINTS[one].land, TINTS[other].land, vision) >= 13
