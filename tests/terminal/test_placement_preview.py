"""The placement preview: moved, turned, mirrored and placed, without a screen."""

import pytest

from silvergold.engine import Shape
from silvergold.engine.grid import PLACEMENTS, mask_of, mask_of_drawing
from silvergold.terminal.interaction.placement_preview import (
    Placement,
    PlacementPreview,
    clamp_to_grid,
    mirrored,
    moved,
    nearest_fit,
    next_placement,
    orientations_of,
    pointed_at,
    preview_at,
    printed_form,
    turned,
)

L = printed_form(Shape.L4)


def form(*rows: str) -> int:
    return mask_of_drawing(rows)


def test_an_l_has_four_orientations_by_turning() -> None:
    assert form("###", "#..") == L
    quarters = [turned(L)]
    quarters += [turned(quarters[0])]
    quarters += [turned(quarters[1])]
    assert quarters == [form("##", ".#", ".#"), form("..#", "###"), form("#.", "#.", "##")]
    assert turned(quarters[2]) == L


def test_mirroring_an_l_makes_the_other_l() -> None:
    assert mirrored(L) == form("###", "..#")
    assert mirrored(mirrored(L)) == L


@pytest.mark.parametrize("shape", list(Shape))
def test_turning_and_mirroring_reach_every_placement_of_a_shape(shape: Shape) -> None:
    forms = orientations_of(printed_form(shape))
    assert set(forms) == {preview_at(Placement(0, boxes)).form for boxes in PLACEMENTS[shape]}
    assert len(forms) == len(set(forms))


def test_arrows_stop_at_the_edge_of_a_lone_island() -> None:
    preview = PlacementPreview(0, L, column=1, row=2)
    assert moved(preview, 1, 0, islands=1) == preview
    assert moved(preview, 0, 1, islands=1) == preview
    assert moved(preview, -1, 0, islands=1) == PlacementPreview(0, L, column=0, row=2)


def test_arrows_move_past_the_edge_to_the_next_island_and_back() -> None:
    preview = PlacementPreview(0, L, column=1, row=2)
    across = moved(preview, 1, 0, islands=2)
    assert across == PlacementPreview(1, L, column=0, row=2)
    assert moved(across, -1, 0, islands=2) == preview


def test_a_turned_shape_is_moved_back_onto_the_grid() -> None:
    assert clamp_to_grid(PlacementPreview(0, form("###"), column=3, row=0)) == PlacementPreview(
        0, form("###"), column=1, row=0
    )


def test_tab_cycles_through_all_placements_on_both_islands() -> None:
    placements = [
        Placement(1, mask_of(["a1", "a2"])),
        Placement(0, mask_of(["c3", "d3"])),
        Placement(0, mask_of(["a1", "b1"])),
    ]
    preview = preview_at(placements[2])
    round_trip = []
    for _ in range(4):
        preview = next_placement(preview, placements, 1)
        round_trip.append(preview.placement)
    assert round_trip == [placements[1], placements[0], placements[2], placements[1]]
    assert next_placement(preview, placements, -1).placement == placements[2]


def test_tab_from_a_misfit_goes_to_the_nearest_placement() -> None:
    near, far = Placement(0, mask_of(["b2", "c2"])), Placement(0, mask_of(["c4", "d4"]))
    astray = PlacementPreview(0, form("##"), column=0, row=1)
    assert next_placement(astray, [far, near], 1).placement == near


def test_the_nearest_placement_prefers_the_island_then_the_form_then_the_distance() -> None:
    preview = PlacementPreview(1, form("##"), column=0, row=0)
    other_island = Placement(0, mask_of(["a1", "b1"]))
    same_form_far = Placement(1, mask_of(["c4", "d4"]))
    other_form_near = Placement(1, mask_of(["a1", "a2"]))
    assert nearest_fit(preview, [other_island, other_form_near, same_form_far]).placement == same_form_far
    assert nearest_fit(preview, [other_island, other_form_near]).placement == other_form_near


def test_another_click_on_a_box_shows_the_next_placement_over_it() -> None:
    over_b2 = [Placement(0, boxes) for boxes in PLACEMENTS[Shape.DOMINO] if boxes & mask_of(["b2"])]
    elsewhere = [Placement(0, mask_of(["c4", "d4"])), Placement(1, mask_of(["b2", "c2"]))]
    preview, seen = PlacementPreview(0, form("##")), []
    for _ in over_b2:
        preview = pointed_at(preview, over_b2 + elsewhere, 0, mask_of(["b2"]))
        seen.append(preview.placement)
    assert sorted(seen) == sorted(over_b2)
    assert pointed_at(preview, over_b2 + elsewhere, 0, mask_of(["b2"])).placement == seen[0]


def test_a_click_where_nothing_fits_shows_the_shape_there() -> None:
    preview = pointed_at(
        PlacementPreview(0, form("##")), [Placement(0, mask_of(["a1", "b1"]))], 0, mask_of(["c3"])
    )
    assert preview.placement == Placement(0, mask_of(["c3", "d3"]))
