from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from silvergold.drawing import MarkedCard, card_picture, deck_sheet, sample_table, table_picture
from silvergold.drawing.card import card_in_words
from silvergold.drawing.materials import MATERIALS
from silvergold.drawing.palette import TEXT_COLORS
from silvergold.drawing.text import fit_text, text_width
from silvergold.engine.cards import Color, TreasureCard
from silvergold.engine.deck import Deck, standard_deck
from silvergold.engine.grid import Shape, mask_of, mask_of_drawing
from silvergold.words import Words
from tests.drawing.odd_decks import deck_of

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PICTURES_OF_MANY_CARDS = pytest.mark.parametrize(
    "draw", [lambda: deck_sheet(standard_deck()), sample_table], ids=["deck", "table"]
)
SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def card_titles(picture: str) -> list[str | None]:
    """The title of each card's group, in the order of the picture."""
    return [g.findtext(f"{SVG}title") for g in parsed(picture).iter(f"{SVG}g") if "data-card" in g.attrib]


def texts(picture: str) -> list[str]:
    return ["".join(text.itertext()) for text in parsed(picture).iter(f"{SVG}text")]


def test_a_card_is_described_in_words() -> None:
    cards = standard_deck().by_id
    assert card_in_words(cards["grey-01"]) == "grey-01: Buoy Rock, grey, 8 boxes, seal for orange worth 2"
    assert card_in_words(cards["grey-04"]) == "grey-04: Quiet Atoll, grey, 8 boxes, 1 coin, 1 cross"
    assert card_in_words(cards["lilac-09"]) == (
        "lilac-09: Stillwater Ring, lilac, 14 boxes, 2 coins, 1 palm, 1 cross"
    )


def test_every_card_is_on_the_sheet_with_its_title() -> None:
    deck = standard_deck()
    assert card_titles(deck_sheet(deck)) == [card_in_words(card) for card in deck.cards]


def test_the_islands_have_their_names_in_the_language_of_the_sheet() -> None:
    sheet = deck_sheet(standard_deck(), Words("de"))
    assert "Zweibuchten" in sheet
    assert "Two Coves" not in sheet


def test_the_sheet_has_a_title_and_a_description_for_screen_readers() -> None:
    root = parsed(deck_sheet(standard_deck()))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Archipelago"
    expected = "The 47 treasure cards of the deck Archipelago: 11 grey, 12 green, 12 orange, 12 lilac."
    assert root.findtext(f"{SVG}desc") == expected


@PICTURES_OF_MANY_CARDS
def test_a_picture_refers_to_nothing_outside_itself(draw: Callable[[], str]) -> None:
    elements = list(parsed(draw()).iter())
    assert not {e.tag for e in elements} & {
        f"{SVG}{name}" for name in ("script", "image", "style", "foreignObject")
    }
    ids = {e.get("id") for e in elements}
    used = [value for e in elements for key, value in e.attrib.items() if key == "href"]
    urls = [value for e in elements for value in e.attrib.values() if value.startswith("url(")]
    assert {value.removeprefix("#") for value in used} <= ids
    assert {value.removeprefix("url(#").removesuffix(")") for value in urls} <= ids


@PICTURES_OF_MANY_CARDS
def test_every_text_uses_an_ink_whose_contrast_is_tested(draw: Callable[[], str]) -> None:
    inks = {text.get("fill") for text in parsed(draw()).iter(f"{SVG}text")}
    assert inks <= {colors.ink for colors in TEXT_COLORS}


def test_every_symbol_and_seal_of_the_deck_is_drawn_once_and_once_in_the_legend() -> None:
    sheet = deck_sheet(standard_deck())
    assert sheet.count('href="#sg-coin"') == 42 + 1
    assert sheet.count('href="#sg-palm"') == 16 + 1
    assert sheet.count('href="#sg-cross"') == 55 + 1
    assert texts(sheet).count("+1") + texts(sheet).count("+2") == 12 + 1


@pytest.mark.parametrize("color", Color)
def test_a_card_shows_its_value_and_the_emblem_of_its_colour(color: Color) -> None:
    card = next(card for card in standard_deck().cards if card.color is color and not card.seal)
    picture = card_picture(card)
    assert texts(picture) == [str(card.value), card.name, card.id]
    assert picture.count(f'href="#sg-{color}"') == 1


def test_a_seal_shows_the_emblem_of_the_colour_it_counts_and_its_worth() -> None:
    picture = card_picture(standard_deck().by_id["green-01"])
    assert picture.count('href="#sg-lilac"') == 1
    assert "+2" in texts(picture)


def test_a_card_without_a_name_is_drawn_without_one() -> None:
    card = TreasureCard("bare", Color.GREY, mask_of_drawing(["####", "####"]))
    root = parsed(card_picture(card))
    assert root.findtext(f"{SVG}title") == "bare"
    assert root.findtext(f"{SVG}desc") == "bare: bare, grey, 8 boxes"
    assert root.find(f".//{SVG}textPath") is None


def test_odd_names_are_escaped_and_shown_unchanged() -> None:
    deck = deck_of('Tom & <Jerry> "&amp;"', "Żółw i Ψάρι", deck_name="Odd <&> ends")
    sheet = deck_sheet(deck)
    assert 'Tom & <Jerry> "&amp;"' in texts(sheet)
    assert "Żółw i Ψάρι" in texts(sheet)
    assert "Odd <&> ends" in texts(sheet)
    assert card_titles(sheet)[0] == "card <1>: Żółw i Ψάρι, green, 10 boxes"


def test_a_colour_missing_from_the_deck_is_left_out() -> None:
    sheet = deck_sheet(deck_of("Reef"))
    assert "Green islands" in texts(sheet)
    assert "Lilac islands" in texts(sheet)
    assert "Grey islands" not in texts(sheet)
    assert "12 islands: 6 green, 6 lilac" in texts(sheet)


@pytest.mark.parametrize("copies", [12, 13, 100])
def test_decks_of_any_size_are_drawn_completely(copies: int) -> None:
    deck = deck_of("Reef", "", copies=copies)
    root = parsed(deck_sheet(deck))
    assert len(card_titles(deck_sheet(deck))) == copies
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"


def test_a_text_that_fits_is_unchanged() -> None:
    assert fit_text("Reef", 16, 184) == ("Reef", 16)


def test_a_long_text_is_set_smaller() -> None:
    shown, size = fit_text("The Reef of the Two Sisters", 16, 184)
    assert shown == "The Reef of the Two Sisters"
    assert 9.6 < size < 16
    assert text_width(shown) * size == pytest.approx(184)


@pytest.mark.parametrize("text", ["reef " * 60, "島" * 60])
def test_a_text_that_is_far_too_long_is_cut(text: str) -> None:
    shown, size = fit_text(text, 16, 184)
    assert shown.endswith("…")
    assert text.startswith(shown[:-1])
    assert 150 < text_width(shown) * size <= 184


def test_the_same_deck_gives_the_same_picture() -> None:
    assert deck_sheet(standard_deck()) == deck_sheet(standard_deck())
    assert sample_table() == sample_table()


STAMP = 'data-stamp="finished"'


def test_marks_differ_from_box_to_box_but_never_change() -> None:
    card = standard_deck().by_id["orange-03"]
    one, other = mask_of(["a1"]), mask_of(["b1"])
    first, again = (table_picture(Shape.DOMINO, [MarkedCard(card, one)]) for _ in range(2))
    assert first == again
    assert first != table_picture(Shape.DOMINO, [MarkedCard(card, other)])


def test_only_a_finished_island_is_stamped() -> None:
    card = standard_deck().by_id["orange-03"]
    almost = card.boxes & ~mask_of(["a1"])
    assert STAMP not in table_picture(Shape.T4, [MarkedCard(card, almost, mask_of(["a1"]))])
    assert STAMP in table_picture(Shape.T4, [MarkedCard(card, card.boxes)])


@pytest.mark.parametrize("layout", ["usual", "compact"])
def test_the_stamp_covers_no_box_no_value_and_no_seal(layout: str) -> None:
    materials = MATERIALS["card"]
    parts, rim = materials[layout], materials["wax"]["rim"][1]
    (x, y), scale = parts["stamp"]["at"], parts["stamp"]["scale"]
    radius = materials["stamp"]["radius"] * scale * rim
    top = parts["centre"][1] - 2 * materials["box"]  # of an island with four rows
    assert y + radius < top
    assert x - radius > 84 * parts["pennant"]["scale"]
    seal = parts["seal"]
    assert x + radius < seal["at"][0] - materials["seal"]["radius"] * seal["scale"] * rim
    assert x + radius < parts["size"][0]


def test_a_table_is_described_in_words() -> None:
    card = standard_deck().by_id["grey-01"]
    told = parsed(table_picture(Shape.T4, [MarkedCard(card), MarkedCard(card, card.boxes)])).findtext(
        f"{SVG}desc"
    )
    words = "grey-01: Buoy Rock, grey, 8 boxes, seal for orange worth 2"
    assert told == f"The revealed shape: a T of four. {words}, 0 marked; {words}, finished."


@pytest.mark.parametrize("shape", Shape)
def test_any_shape_can_be_revealed_with_any_number_of_islands(shape: Shape) -> None:
    card = standard_deck().by_id["grey-01"]
    for number in range(5):
        assert len(card_titles(table_picture(shape, [MarkedCard(card)] * number))) == number


@pytest.mark.parametrize(
    ("file", "picture"), [("deck.svg", deck_sheet(standard_deck())), ("hero.svg", sample_table())]
)
def test_the_pictures_in_the_documentation_are_up_to_date(file: str, picture: str) -> None:
    assert (PICTURES / file).read_text(encoding="utf-8") == picture


def test_a_deck_of_the_built_in_cards_in_another_order_is_grouped_by_colour() -> None:
    deck = standard_deck()
    turned = Deck("Turned", deck.cards[::-1], deck.sha256)
    colors = [title.split("-")[0] for title in card_titles(deck_sheet(turned)) if title]
    assert colors == [color for color in Color for card in deck.cards if card.color is color]
