"""R1 Material."""

from collections import Counter

import pytest

from silvergold.engine import (
    Color,
    IllegalMoveError,
    Reveal,
    SetupError,
    Shape,
    Symbol,
    TreasureCard,
    apply,
    chance_moves,
    new_game,
    standard_deck,
)
from silvergold.engine.grid import PLACEMENTS, coordinates_of, has_box, is_connected, neighbours
from silvergold.engine.state import ScoreCard
from tests.boards import boxes, cards, face_up, play, started

# --- R1.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("of", "are"),
    [("a1", "b1 a2"), ("d1", "c1 d2"), ("b2", "b1 a2 c2 b3"), ("d4", "c4 d3"), ("a1 a2", "a1 a2 b1 b2 a3")],
)
def test_boxes_that_share_an_edge_are_neighbours(of: str, are: str) -> None:
    assert neighbours(boxes(of)) == boxes(are)


@pytest.mark.rule("R1.2")
def test_boxes_have_a_column_and_a_row_within_the_grid() -> None:
    island = boxes("d1 b2 c2")
    places = [
        (column, row) for row in range(-1, 5) for column in range(-1, 5) if has_box(island, column, row)
    ]
    assert places == coordinates_of(island) == [(3, 0), (1, 1), (2, 1)]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_can_play(players: int) -> None:
    assert len(new_game(standard_deck(), players).players) == players


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(SetupError, match=f"is for two to four players, not {players}") as caught:
        new_game(standard_deck(), players)
    assert (caught.value.code, caught.value.rule) == ("wrong-number-of-players", "R1.1")


# --- R1.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2")
def test_there_are_47_treasure_cards_in_four_colors() -> None:
    deck = standard_deck()
    assert len(deck.cards) == len(deck.by_id) == 47
    assert Counter(card.color.value for card in deck.cards) == {
        "grey": 11,
        "green": 12,
        "orange": 12,
        "lilac": 12,
    }


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(("color", "size"), [("grey", 8), ("green", 10), ("orange", 12), ("lilac", 14)])
def test_the_color_fixes_the_size_and_the_value(color: str, size: int) -> None:
    of_color = [card for card in standard_deck().cards if card.color == color]
    assert {card.boxes.bit_count() for card in of_color} == {size}
    assert {card.value for card in of_color} == {size}


@pytest.mark.rule("R1.2")
def test_every_island_of_the_deck_is_in_one_piece() -> None:
    assert all(is_connected(card.boxes) for card in standard_deck().cards)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("drawing", "in_one_piece"),
    [
        pytest.param("grey-1\n##..\n.#..\n.###\n...#", True, id="a winding island is in one piece"),
        pytest.param("grey-1\n#...\n.#..", False, id="boxes that touch at a corner are apart"),
        pytest.param("grey-1\n...#\n#...", False, id="the right edge does not touch the left edge"),
        pytest.param("grey-1\n#...\n....\n#...", False, id="an empty row parts an island"),
        pytest.param("grey-1\n###.\n#.#.\n###.", True, id="an island may have a lagoon"),
    ],
)
def test_the_boxes_of_an_island_are_connected_by_their_edges(drawing: str, in_one_piece: bool) -> None:
    assert is_connected(face_up(drawing)[0].boxes) is in_one_piece


# --- R1.3 -------------------------------------------------------------------------------------------------

SYMBOLS = {
    "lilac": {(0, 0, 3): 3, (3, 0, 1): 3, (2, 0, 2): 2, (2, 1, 1): 1, (0, 1, 2): 3},
    "orange": {(0, 0, 2): 3, (3, 0, 1): 3, (1, 0, 2): 2, (1, 1, 1): 4},
    "green": {(0, 0, 0): 3, (2, 0, 1): 3, (1, 0, 2): 2, (1, 1, 1): 1, (0, 1, 1): 3},
    "grey": {(0, 0, 0): 3, (1, 0, 1): 3, (0, 1, 0): 4, (0, 0, 1): 1},
}
"""Cards of each colour by (coins, palms, crosses)."""


def symbols(card: TreasureCard) -> tuple[int, int, int]:
    return card.coins.bit_count(), card.palms.bit_count(), card.crosses.bit_count()


@pytest.mark.rule("R1.3")
def test_the_deck_has_42_coins_16_palms_and_55_crosses() -> None:
    coins, palms, crosses = map(sum, zip(*map(symbols, standard_deck().cards), strict=True))
    assert (coins, palms, crosses) == (42, 16, 55)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("color", list(SYMBOLS))
def test_each_color_has_its_sets_of_symbols(color: str) -> None:
    of_color = [card for card in standard_deck().cards if card.color == color]
    assert Counter(map(symbols, of_color)) == SYMBOLS[color]
    assert sum(card.palms.bit_count() for card in of_color) == 4


@pytest.mark.rule("R1.3", "R1.4")
def test_the_cards_with_a_seal_have_only_crosses() -> None:
    sealed = Counter((card.color.value, symbols(card)) for card in standard_deck().cards if card.seal)
    assert sealed == {
        ("lilac", (0, 0, 3)): 3,
        ("orange", (0, 0, 2)): 3,
        ("green", (0, 0, 0)): 3,
        ("grey", (0, 0, 0)): 3,
    }


@pytest.mark.rule("R1.3")
def test_a_box_has_at_most_one_symbol_and_a_card_at_most_one_palm() -> None:
    for card in standard_deck().cards:
        assert card.coins & card.palms == card.palms & card.crosses == card.crosses & card.coins == 0
        assert card.palms.bit_count() <= 1
        assert card.boxes & (card.coins | card.palms | card.crosses) == card.coins | card.palms | card.crosses


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("name", "symbol"), [("a1", Symbol.CROSS), ("b1", Symbol.COIN), ("c1", Symbol.PALM), ("d1", None)]
)
def test_a_card_knows_the_symbol_in_a_box(name: str, symbol: Symbol | None) -> None:
    card = face_up("green-1\nxcp#")[0]
    assert card.symbol_at(boxes(name)) is symbol


# --- R1.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4")
def test_each_color_has_a_seal_for_each_other_color() -> None:
    seals = {(card.color, card.seal) for card in standard_deck().cards if card.seal}
    assert seals == {(color, seal) for color in Color for seal in Color if seal is not color}
    assert sum(card.seal is not None for card in standard_deck().cards) == 12


# What a seal is worth shows in the score: test_r7_score.py.


# --- R1.5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.5")
def test_there_are_eight_expedition_cards_with_six_shapes() -> None:
    state, _ = started()
    assert dict(chance_moves(state)) == {
        Reveal(Shape.DOMINO): 1,
        Reveal(Shape.STRAIGHT3): 2,
        Reveal(Shape.CORNER3): 2,
        Reveal(Shape.SQUARE4): 1,
        Reveal(Shape.L4): 1,
        Reveal(Shape.T4): 1,
    }


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(
    ("shape", "drawing"),
    [
        ("domino", "grey-1\n##"),
        ("straight3", "grey-1\n###"),
        ("corner3", "grey-1\n##\n#."),
        ("square4", "grey-1\n##\n##"),
        ("l4", "grey-1\n###\n#.."),
        ("t4", "grey-1\n###\n.#."),
    ],
)
def test_each_shape_looks_as_its_name_says(shape: str, drawing: str) -> None:
    assert face_up(drawing)[0].boxes in PLACEMENTS[Shape(shape)]


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(
    ("shape", "placements"),
    [("domino", 24), ("straight3", 16), ("corner3", 36), ("square4", 9), ("l4", 48), ("t4", 24)],
)
def test_each_shape_has_a_known_number_of_placements(shape: str, placements: int) -> None:
    assert len(PLACEMENTS[Shape(shape)]) == len(set(PLACEMENTS[Shape(shape)])) == placements


@pytest.mark.rule("R1.5", "R2.4")
@pytest.mark.parametrize(("shape", "copies"), [(shape, 2 if "3" in shape else 1) for shape in Shape])
def test_a_shape_is_revealed_no_more_often_than_it_is_printed(shape: Shape, copies: int) -> None:
    state, _ = started()
    state = state._replace(revealed=(shape,) * copies)
    others = tuple(Reveal(other) for other in Shape if other is not shape)
    with pytest.raises(IllegalMoveError) as caught:
        apply(state, Reveal(shape))
    assert (caught.value.code, caught.value.rule, caught.value.legal) == ("shape-used-up", "R1.5", others)
    assert shape not in {move.shape for move, _ in chance_moves(state) if isinstance(move, Reveal)}


@pytest.mark.rule("R1.5", "R2.4")
@pytest.mark.parametrize("shape", [Shape.STRAIGHT3, Shape.CORNER3])
def test_the_shapes_of_three_boxes_can_be_revealed_twice(shape: Shape) -> None:
    state, _ = started()
    state, _ = play(state._replace(revealed=(shape,)), Reveal(shape))
    assert state.revealed == (shape, shape)


# --- R1.6, R1.7 -------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6")
def test_a_score_card_begins_empty() -> None:
    state, _ = started(players=3)
    assert {player.score_card for player in state.players} == {ScoreCard(coins=0, cups=(), palms=())}


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_card_has_the_same_six_cups_for_any_number_of_players(players: int) -> None:
    state, _ = started(players)
    assert state.cups == (6, 5, 4, 3, 2, 1)


def test_a_drawing_shows_what_is_marked() -> None:
    first, second = cards("""
        green-1  grey-1/orange
        #Ox.     C##p
        ..#.
    """)
    assert first.card == TreasureCard(
        "green-1", Color.GREEN, boxes("a1 b1 c1 c2"), crosses=boxes("c1"), coins=0, palms=0, seal=None
    )
    assert first.unmarked == boxes("a1 c1 c2")
    assert second.card.seal is Color.ORANGE
    assert second.unmarked == boxes("b1 c1 d1")
