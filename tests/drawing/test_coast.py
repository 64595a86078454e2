from collections import Counter

import pytest

from silvergold.balance import has_hole
from silvergold.drawing.coast import Coast, coast_path, coasts, grid_path
from silvergold.engine.deck import standard_deck
from silvergold.engine.grid import ALL_BOXES, is_connected, mask_of_drawing


@pytest.fixture(scope="module")
def every_island() -> dict[int, list[Coast]]:
    """The coasts of all possible islands."""
    return {mask: coasts(mask) for mask in range(1, ALL_BOXES + 1) if is_connected(mask)}


def enclosed_area(coast: Coast) -> float:
    """The area inside a coast in boxes; negative for the coast of a hole."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(coast, coast[1:] + coast[:1], strict=True)) / 2


def edges(coast: Coast) -> Counter[tuple[tuple[int, int], tuple[int, int]]]:
    """The unit edges along a coast, without their direction."""
    found: Counter[tuple[tuple[int, int], tuple[int, int]]] = Counter()
    for (x, y), (u, v) in zip(coast, coast[1:] + coast[:1], strict=True):
        assert (x == u) != (y == v), "a coast runs along the grid"
        length = abs(u - x) + abs(v - y)
        across, down = (u - x) // length, (v - y) // length
        for step in range(length):
            start, end = (
                (x + across * step, y + down * step),
                (x + across * (step + 1), y + down * (step + 1)),
            )
            found[min(start, end), max(start, end)] += 1
    return found


def test_the_coast_of_a_single_box_goes_once_around_it() -> None:
    assert coasts(mask_of_drawing(["#"])) == [((0, 0), (1, 0), (1, 1), (0, 1))]


def test_corners_are_only_where_the_coast_turns() -> None:
    assert coasts(mask_of_drawing(["####"])) == [((0, 0), (4, 0), (4, 1), (0, 1))]


def test_a_hole_has_a_coast_of_its_own() -> None:
    outer, inner = coasts(mask_of_drawing(["###", "#.#", "###"]))
    assert enclosed_area(outer) == 9
    assert enclosed_area(inner) == -1


def test_two_pools_that_touch_at_a_corner_are_two_holes() -> None:
    assert len(coasts(mask_of_drawing(["####", "##.#", "#.##", "####"]))) == 3


def test_a_pool_that_meets_the_sea_only_at_a_corner_is_a_hole() -> None:
    assert len(coasts(mask_of_drawing([".##", "#.#", "###"]))) == 2


def test_every_island_is_enclosed_by_its_coasts(every_island: dict[int, list[Coast]]) -> None:
    for island, lines in every_island.items():
        assert sum(map(enclosed_area, lines)) == island.bit_count()


def test_every_island_has_one_outer_coast_and_it_comes_first(every_island: dict[int, list[Coast]]) -> None:
    for lines in every_island.values():
        first, *others = map(enclosed_area, lines)
        assert first > 0
        assert all(area < 0 for area in others)


def test_coasts_are_closed_and_run_along_each_shore_edge_once(every_island: dict[int, list[Coast]]) -> None:
    for island, lines in list(every_island.items())[::7]:
        along = sum((edges(coast) for coast in lines), Counter())
        assert set(along.values()) == {1}
        inner = grid_path(island, 1).count("M")
        assert along.total() == 4 * island.bit_count() - 2 * inner


def test_an_island_has_an_inner_coast_exactly_if_it_has_a_hole(
    every_island: dict[int, list[Coast]],
) -> None:
    for island, lines in every_island.items():
        assert (len(lines) > 1) == has_hole(island)


def test_rounded_coasts_are_closed_paths_with_a_bend_at_each_corner() -> None:
    for card in standard_deck().cards:
        lines = coasts(card.boxes)
        drawn = coast_path(lines, side=40, rounding=11)
        assert drawn.count("M") == drawn.count("Z") == len(lines)
        assert drawn.count("Q") == sum(map(len, lines))


def test_the_path_of_a_single_rounded_box() -> None:
    drawn = coast_path(coasts(1), side=10, rounding=2)
    assert drawn == "M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z"


@pytest.mark.parametrize(
    ("drawing", "lines"), [(["##"], 1), (["##", "##"], 4), (["#.", "##"], 2), (["#"], 0)]
)
def test_a_grid_line_separates_every_two_neighbouring_boxes(drawing: list[str], lines: int) -> None:
    assert grid_path(mask_of_drawing(drawing), 40).count("M") == lines
