"""The ghost of a shape: moved, turned, mirrored and laid, without a screen."""

import pytest

from silvergold.engine import Shape
from silvergold.engine.grid import PLACEMENTS, mask_of, mask_of_drawing
from silvergold.terminal.ghost import (
    Ghost,
    Place,
    form_of_shape,
    forms_from,
    lying_on,
    mirrored,
    moved,
    nearest,
    next_place,
    pointed_at,
    turned,
    within_grid,
)

L = form_of_shape(Shape.L4)


def form(*rows: str) -> int:
    return mask_of_drawing(rows)


def test_turning_an_l_goes_round_in_four() -> None:
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
    forms = forms_from(form_of_shape(shape))
    assert set(forms) == {lying_on(Place(0, boxes)).form for boxes in PLACEMENTS[shape]}
    assert len(forms) == len(set(forms))


def test_arrows_stop_at_the_edge_of_a_lone_island() -> None:
    ghost = Ghost(0, L, column=1, row=2)
    assert moved(ghost, 1, 0, islands=1) == ghost
    assert moved(ghost, 0, 1, islands=1) == ghost
    assert moved(ghost, -1, 0, islands=1) == Ghost(0, L, column=0, row=2)


def test_arrows_lead_over_the_edge_to_the_next_island_and_back() -> None:
    ghost = Ghost(0, L, column=1, row=2)
    across = moved(ghost, 1, 0, islands=2)
    assert across == Ghost(1, L, column=0, row=2)
    assert moved(across, -1, 0, islands=2) == ghost


def test_a_turned_shape_is_pushed_back_onto_the_grid() -> None:
    assert within_grid(Ghost(0, form("###"), column=3, row=0)) == Ghost(0, form("###"), column=1, row=0)


def test_tab_goes_round_all_places_on_both_islands() -> None:
    places = [
        Place(1, mask_of(["a1", "a2"])),
        Place(0, mask_of(["c3", "d3"])),
        Place(0, mask_of(["a1", "b1"])),
    ]
    ghost = lying_on(places[2])
    round_trip = []
    for _ in range(4):
        ghost = next_place(ghost, places, 1)
        round_trip.append(ghost.place)
    assert round_trip == [places[1], places[0], places[2], places[1]]
    assert next_place(ghost, places, -1).place == places[2]


def test_tab_from_where_it_does_not_fit_goes_to_the_nearest_place() -> None:
    near, far = Place(0, mask_of(["b2", "c2"])), Place(0, mask_of(["c4", "d4"]))
    astray = Ghost(0, form("##"), column=0, row=1)
    assert next_place(astray, [far, near], 1).place == near


def test_the_nearest_place_keeps_the_island_before_the_form_and_the_form_before_the_spot() -> None:
    ghost = Ghost(1, form("##"), column=0, row=0)
    other_island = Place(0, mask_of(["a1", "b1"]))
    same_form_far = Place(1, mask_of(["c4", "d4"]))
    other_form_near = Place(1, mask_of(["a1", "a2"]))
    assert nearest(ghost, [other_island, other_form_near, same_form_far]).place == same_form_far
    assert nearest(ghost, [other_island, other_form_near]).place == other_form_near


def test_pointing_again_at_a_box_shows_the_next_way_to_lie_over_it() -> None:
    over_b2 = [Place(0, boxes) for boxes in PLACEMENTS[Shape.DOMINO] if boxes & mask_of(["b2"])]
    elsewhere = [Place(0, mask_of(["c4", "d4"])), Place(1, mask_of(["b2", "c2"]))]
    ghost, seen = Ghost(0, form("##")), []
    for _ in over_b2:
        ghost = pointed_at(ghost, over_b2 + elsewhere, 0, mask_of(["b2"]))
        seen.append(ghost.place)
    assert sorted(seen) == sorted(over_b2)
    assert pointed_at(ghost, over_b2 + elsewhere, 0, mask_of(["b2"])).place == seen[0]


def test_pointing_where_nothing_fits_shows_the_shape_there() -> None:
    ghost = pointed_at(Ghost(0, form("##")), [Place(0, mask_of(["a1", "b1"]))], 0, mask_of(["c3"]))
    assert ghost.place == Place(0, mask_of(["c3", "d3"]))
