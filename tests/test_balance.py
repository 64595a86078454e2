import pytest

from silvergold.balance import PUBLISHED_TURNS, balance, has_hole, island_balances
from silvergold.engine.cards import Color
from silvergold.engine.deck import standard_deck
from silvergold.engine.grid import mask_of_drawing
from tests.drawing.odd_decks import deck_of


@pytest.mark.parametrize(
    ("drawing", "holed"),
    [
        (["###", "#.#", "###"], True),
        ([".##", "#.#", "###"], True),
        (["####", "#..#", "#..#", "####"], True),
        (["#.#", "#.#", "###"], False),
        (["##.#", "#..#", "#..#", "####"], False),
        (["####", "####"], False),
    ],
)
def test_a_hole_is_water_without_a_way_out(drawing: list[str], holed: bool) -> None:
    assert has_hole(mask_of_drawing(drawing)) is holed


def test_the_built_in_deck_has_nine_islands_with_a_hole() -> None:
    assert sum(row.holes for row in balance(standard_deck())) == 9


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
def test_the_built_in_deck_is_counted_correctly() -> None:
    rows = balance(standard_deck())
    assert [(row.color, row.cards) for row in rows] == list(zip(Color, (11, 12, 12, 12), strict=True))
    assert sum(row.coins for row in rows) == 42
    assert [row.palms for row in rows] == [4, 4, 4, 4]
    assert sum(row.crosses for row in rows) == 55
    assert [row.seals for row in rows] == [3, 3, 3, 3]


def test_the_built_in_deck_takes_as_many_turns_as_the_published_one() -> None:
    for row in balance(standard_deck()):
        assert row.turns.mean == pytest.approx(PUBLISHED_TURNS[row.color].mean, abs=0.1)
        assert row.turns.least <= row.turns.mean <= row.turns.greatest


def test_the_balance_of_each_island_agrees_with_that_of_its_colour() -> None:
    islands = island_balances(standard_deck())
    assert [island.id for island in islands] == [card.id for card in standard_deck().cards]
    for row in balance(standard_deck()):
        turns = [island.expected_turns for island in islands if island.color is row.color]
        assert (min(turns), max(turns)) == (row.turns.least, row.turns.greatest)
        assert sum(island.has_hole for island in islands if island.color is row.color) == row.holes


def test_placements_are_counted_over_all_six_shapes() -> None:
    """Plank Shoal, two by four: 10 dominoes, 4 straight threes, 12 corners, 3 squares, 8 Ls and 4 Ts."""
    plank = next(island for island in island_balances(standard_deck()) if island.id == "grey-08")
    assert plank.name == "Plank Shoal"
    assert plank.placements == 10 + 4 + 12 + 3 + 8 + 4


def test_a_colour_missing_from_the_deck_has_no_row() -> None:
    rows = balance(deck_of("Reef", ""))
    assert [(row.color, row.cards, row.holes, row.seals) for row in rows] == [
        (Color.GREEN, 6, 6, 0),
        (Color.LILAC, 6, 0, 6),
    ]
