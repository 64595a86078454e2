"""The exact table: compared with an independent slow computation, and its properties."""

from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import Shape
from silvergold.odds import expected_turns, placement_counts

Box = tuple[int, int]
Boxes = frozenset[Box]

EXPEDITIONS: list[tuple[Shape, int, list[Box]]] = [
    (Shape.DOMINO, 1, [(0, 0), (1, 0)]),
    (Shape.STRAIGHT3, 2, [(0, 0), (1, 0), (2, 0)]),
    (Shape.CORNER3, 2, [(0, 0), (1, 0), (0, 1)]),
    (Shape.SQUARE4, 1, [(0, 0), (1, 0), (0, 1), (1, 1)]),
    (Shape.L4, 1, [(0, 0), (1, 0), (2, 0), (0, 1)]),
    (Shape.T4, 1, [(0, 0), (1, 0), (2, 0), (1, 1)]),
]


def rotated(boxes: Boxes) -> Boxes:
    return frozenset((-y, x) for x, y in boxes)


def mirrored(boxes: Boxes) -> Boxes:
    return frozenset((-x, y) for x, y in boxes)


def orientations(shape: list[Box]) -> set[Boxes]:
    """A shape rotated and mirrored in every way, at any place."""
    found: set[Boxes] = set()
    fresh = {frozenset(shape)}
    while fresh:
        found |= fresh
        fresh = {turned for boxes in fresh for turned in (rotated(boxes), mirrored(boxes))} - found
    return found


PLACEMENTS: dict[Shape, set[Boxes]] = {
    name: {
        moved
        for boxes in orientations(shape)
        for right in range(-4, 8)
        for down in range(-4, 8)
        if (moved := frozenset((x + right, y + down) for x, y in boxes))
        and all(0 <= x < 4 and 0 <= y < 4 for x, y in moved)
    }
    for name, _, shape in EXPEDITIONS
}


@cache
def turns_by_hand(boxes: Boxes) -> Fraction:
    """The expected turns to mark some boxes: the best mark for each of the eight cards."""
    if not boxes:
        return Fraction(0)
    single = min(turns_by_hand(boxes - {box}) for box in boxes)
    total = Fraction(1)
    for shape, copies, _ in EXPEDITIONS:
        placed = (turns_by_hand(boxes - place) for place in PLACEMENTS[shape] if place <= boxes)
        total += Fraction(copies, 8) * min((single, *placed))
    return total


def mask(boxes: Boxes) -> int:
    return sum(1 << 4 * y + x for x, y in boxes)


BOXES = st.tuples(st.integers(0, 3), st.integers(0, 3))


@given(st.frozensets(BOXES, max_size=8))
def test_the_table_agrees_with_a_slow_computation(boxes: Boxes) -> None:
    assert expected_turns()[mask(boxes)] == pytest.approx(float(turns_by_hand(boxes)), abs=1e-12)


def test_nothing_takes_no_turn_and_one_box_takes_one() -> None:
    assert expected_turns()[0] == 0
    assert all(expected_turns()[1 << index] == 1 for index in range(16))


def test_the_full_grid_takes_a_little_more_than_six_turns() -> None:
    assert expected_turns()[65535] == pytest.approx(6.2029, abs=5e-5)


@given(st.frozensets(BOXES))
def test_rotating_or_mirroring_boxes_makes_no_difference(boxes: Boxes) -> None:
    turned, mirrored = frozenset((3 - y, x) for x, y in boxes), frozenset((3 - x, y) for x, y in boxes)
    turns = expected_turns()[mask(boxes)]
    assert expected_turns()[mask(turned)] == pytest.approx(turns)
    assert expected_turns()[mask(mirrored)] == pytest.approx(turns)


@given(st.frozensets(BOXES, min_size=1), st.data())
def test_one_box_more_takes_at_most_one_turn_more(boxes: Boxes, data: st.DataObject) -> None:
    box = data.draw(st.sampled_from(sorted(boxes)))
    assert expected_turns()[mask(boxes)] <= 1 + expected_turns()[mask(boxes - {box})] + 1e-12


def test_one_box_fewer_can_take_longer_because_shapes_no_longer_fit() -> None:
    t_of_four = frozenset({(0, 0), (1, 0), (2, 0), (1, 1)})
    without_its_middle = t_of_four - {(1, 0)}
    assert expected_turns()[mask(without_its_middle)] == 3
    assert expected_turns()[mask(t_of_four)] < 3


@given(st.frozensets(BOXES))
def test_turns_lie_between_a_quarter_of_the_boxes_and_their_number(boxes: Boxes) -> None:
    assert len(boxes) / 4 <= expected_turns()[mask(boxes)] <= len(boxes)


@given(st.frozensets(BOXES))
def test_the_placements_that_fit_are_counted(boxes: Boxes) -> None:
    for shape, counts in placement_counts().items():
        assert counts[mask(boxes)] == sum(place <= boxes for place in PLACEMENTS[shape])


def test_the_table_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        expected_turns()[0] = 1
