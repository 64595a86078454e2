"""R1 Material in deck files: the faults that loading finds, and the make-up of the built-in deck."""

import statistics
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest

from silvergold.engine import (
    Color,
    Deck,
    DeckError,
    Fault,
    TreasureCard,
    load_deck,
    parse_deck,
    standard_deck,
    standard_faults,
)
from silvergold.engine.deck import SMALLEST_DECK
from silvergold.engine.grid import box_names
from silvergold.engine.state import CARDS_DEALT, DISPLAY_SIZE, FEWEST_PLAYERS
from silvergold.odds import expected_turns

HEADER = 'format = "silvergold-deck"\nversion = 1\nname = "Drawn"\n'
BUILT_IN = resources.files("silvergold.engine").joinpath("decks", "archipelago.toml").read_text("utf-8")
CARDS = ["[[card]]" + entry for entry in BUILT_IN.split("[[card]]")[1:]]


class Found(NamedTuple):
    """A fault without its message."""

    code: str
    rule: str
    card: str


def found(faults: Sequence[Fault]) -> list[Found]:
    return [Found(fault.code, fault.rule, fault.card) for fault in faults]


def faults_of(text: str | bytes) -> list[Found]:
    with pytest.raises(DeckError) as caught:
        parse_deck(text if isinstance(text, bytes) else text.encode())
    error = caught.value
    assert (error.code, error.rule) == (error.faults[0].code, error.faults[0].rule)
    assert str(error).splitlines() == [str(fault) for fault in error.faults]
    return found(error.faults)


def deck_with(*entries: str, header: str = HEADER) -> str:
    """A deck file of twelve good cards and those given."""
    return "\n".join([header, *CARDS[:12], *entries])


def entry(card_id: str, *rows: str, color: str = "grey", more: str = "") -> str:
    drawing = "\n".join(rows)
    return f'[[card]]\nid = "{card_id}"\ncolor = "{color}"\nmap = """\n{drawing}\n"""\n{more}\n'


GOOD = ("####", "####")


# --- Reading a deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
def test_a_drawn_card_is_read_box_by_box() -> None:
    deck = parse_deck(
        deck_with(entry("test-01", ".##c", "..x#", ".p##", more='seal = "lilac"\nname = "Isle"')).encode()
    )
    card = deck.by_id["test-01"]
    assert (card.color, card.seal, card.name) == (Color.GREY, Color.LILAC, "Isle")
    assert box_names(card.boxes) == ("b1", "c1", "d1", "c2", "d2", "b3", "c3", "d3")
    assert box_names(card.coins) == ("d1",)
    assert box_names(card.crosses) == ("c2",)
    assert box_names(card.palms) == ("b3",)


@pytest.mark.rule("R1.2")
def test_a_deck_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(deck_with(), "utf-8")
    deck = load_deck(path)
    assert (deck.name, len(deck.cards), deck.warnings) == ("Drawn", 12, ())


def test_a_deck_is_named_by_the_hash_of_its_file() -> None:
    one, other = parse_deck(deck_with().encode()), parse_deck((deck_with() + "\n# a remark").encode())
    assert one.cards == other.cards
    assert one.sha256 != other.sha256


def test_a_missing_file_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere\.toml can't be read: ") as caught:
        load_deck(tmp_path / "nowhere.toml")
    assert found(caught.value.faults) == [Found("deck-unreadable", "", "")]


def test_unknown_keys_cause_a_warning_and_are_ignored() -> None:
    header = HEADER + 'author = "Ada"\n'
    deck = parse_deck(deck_with(entry("test-01", *GOOD, more='colour = "grey"'), header=header).encode())
    assert list(map(str, deck.warnings)) == [
        "'author' isn't a key of a deck file and is ignored. [unknown-key]",
        "test-01: 'colour' isn't a key of a deck file and is ignored. [unknown-key]",
    ]
    assert [fault.rule for fault in deck.warnings] == ["", ""]


# --- Faults -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("card", "fault"),
    [
        pytest.param(entry("t", *GOOD, color="blue"), "card-color", id="an unknown colour"),
        pytest.param(
            entry("t", *GOOD).replace('color = "grey"', "color = 8"),
            "card-color",
            id="a colour that is a number",
        ),
        pytest.param(entry("t", "####", "###."), "card-size", id="seven boxes on a grey card"),
        pytest.param(entry("t", "####", "####", "#..."), "card-size", id="nine boxes on a grey card"),
        pytest.param(entry("t", *GOOD, color="green"), "card-size", id="eight boxes on a green card"),
        pytest.param(entry("t", "####", "....", "####"), "card-in-pieces", id="two islands"),
        pytest.param(entry("t", "####", "###.", "...#"), "card-in-pieces", id="boxes that touch at a corner"),
        pytest.param(entry("t", "#####", "###"), "card-too-large", id="an island wider than four"),
        pytest.param(
            entry("t", "##", "##", "##", "#", "#"), "card-too-large", id="an island higher than four"
        ),
        pytest.param(entry("t", "####", "###?"), "card-character", id="an unknown character"),
        pytest.param('[[card]]\nid = "t"\ncolor = "grey"\nmap = 8', "card-map", id="a map that is a number"),
    ],
)
def test_loading_finds_what_is_wrong_with_an_island(card: str, fault: str) -> None:
    assert faults_of(deck_with(card)) == [Found(fault, "R1.2", "t")]


@pytest.mark.rule("R1.2")
def test_an_empty_island_has_the_wrong_size() -> None:
    assert faults_of(deck_with(entry("t"))) == [Found("card-size", "R1.2", "t")]


@pytest.mark.rule("R1.2")
def test_every_card_has_an_id_of_its_own() -> None:
    assert faults_of(deck_with(entry("t", *GOOD), entry("t", *GOOD), entry("u", *GOOD))) == [
        Found("card-duplicate-id", "R1.2", "t")
    ]


@pytest.mark.rule("R1.3")
def test_two_palms_on_a_card_are_a_fault() -> None:
    assert faults_of(deck_with(entry("t", "p###", "###p"))) == [Found("card-palms", "R1.3", "t")]


@pytest.mark.rule("R1.3")
def test_one_palm_on_a_card_is_not_a_fault() -> None:
    assert len(parse_deck(deck_with(entry("t", "p###", "####")).encode()).cards) == 13


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("seal", "fault"),
    [('"grey"', "card-own-seal"), ('"blue"', "card-seal"), ("2", "card-seal"), ('["lilac"]', "card-seal")],
)
def test_a_seal_is_for_one_of_the_other_colors(seal: str, fault: str) -> None:
    assert faults_of(deck_with(entry("t", *GOOD, more=f"seal = {seal}"))) == [Found(fault, "R1.4", "t")]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param('[[card]]\ncolor = "grey"\nmap = "####\\n####"', ("missing-key", "", "#13"), id="no id"),
        pytest.param('[[card]]\nid = "t"\ncolor = "grey"', ("missing-key", "", "t"), id="no map"),
        pytest.param(entry("a" * 65, *GOOD), ("card-id", "", "a" * 65), id="an id that is too long"),
        pytest.param(entry(" ", *GOOD), ("card-id", "", "#13"), id="a blank id"),
        pytest.param(entry("a\\tb", *GOOD), ("card-id", "", "#13"), id="an id that can't be printed"),
        pytest.param(entry("t", *GOOD, more="name = 5"), ("card-name", "", "t"), id="a name that is no text"),
    ],
)
def test_ids_and_names_are_texts(card: str, expected: tuple[str, str, str]) -> None:
    assert faults_of(deck_with(card)) == [expected]


@pytest.mark.parametrize(
    ("header", "fault"),
    [
        (HEADER.replace("silvergold-deck", "silvergold-record"), "deck-format"),
        (HEADER.replace("version = 1", "version = 2"), "deck-version"),
        (HEADER.replace("version = 1", "version = true"), "deck-version"),
        (HEADER.replace("version = 1", ""), "missing-key"),
        (HEADER.replace('"Drawn"', '""'), "deck-name"),
    ],
)
def test_an_unknown_header_is_a_fault(header: str, fault: str) -> None:
    assert faults_of(deck_with(header=header)) == [Found(fault, "", "")]


@pytest.mark.parametrize("content", [b"not toml", b"\xff\xfe", b"a = " + b"[" * 5000])
def test_a_file_that_is_not_toml_is_a_fault(content: bytes) -> None:
    assert faults_of(content) == [Found("deck-not-toml", "", "")]


def test_cards_come_as_a_list_of_tables() -> None:
    assert faults_of(HEADER + "card = 12") == [Found("deck-malformed", "", "")]
    assert faults_of(HEADER + f"card = {[0] * 12}") == [
        Found("card-malformed", "", f"#{number}") for number in range(1, 13)
    ]


@pytest.mark.rule("R2.1", "R2.3")
def test_a_deck_has_four_cards_for_each_of_two_players_and_four_for_the_display() -> None:
    assert faults_of("\n".join([HEADER, *CARDS[:11]])) == [Found("deck-too-small", "R2.1", "")]
    assert faults_of(HEADER) == [Found("deck-too-small", "R2.1", "")]
    assert len(parse_deck("\n".join([HEADER, *CARDS[:12]]).encode()).cards) == 12


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
def test_loading_reports_all_faults_at_once() -> None:
    text = "\n".join(
        [
            'format = "deck"\nversion = 3\n',
            entry("t1", "p##p", "....", "####", "##.!", color="lilac", more='seal = "lilac"'),
            entry("t2", "#####", color="blue", more='seal = "blue"'),
            entry("t3", *GOOD),
            entry("t3", *GOOD),
        ]
    )
    assert faults_of(text) == [
        ("deck-format", "", ""),
        ("deck-version", "", ""),
        ("missing-key", "", ""),
        ("card-own-seal", "R1.4", "t1"),
        ("card-character", "R1.2", "t1"),
        ("card-size", "R1.2", "t1"),
        ("card-in-pieces", "R1.2", "t1"),
        ("card-palms", "R1.3", "t1"),
        ("card-color", "R1.2", "t2"),
        ("card-seal", "R1.4", "t2"),
        ("card-too-large", "R1.2", "t2"),
        ("deck-too-small", "R2.1", ""),
        ("card-duplicate-id", "R1.2", "t3"),
    ]


def test_a_fault_names_the_card_the_rule_and_the_code() -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(deck_with(entry("t", "####", "###.")).encode())
    assert str(caught.value) == "t: 7 boxes. An island of this colour has 8. (R1.2) [card-size]"


# --- The published make-up --------------------------------------------------------------------------------


def standard_deck_with(card_id: str, **changes: object) -> Deck:
    """The built-in deck with one card changed."""
    deck = standard_deck()
    cards = [
        TreasureCard(**{**card._asdict(), **changes}) if card.id == card_id else card for card in deck.cards
    ]
    return Deck(deck.name, tuple(cards), deck.sha256)


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
def test_the_built_in_deck_has_the_published_make_up() -> None:
    assert standard_faults(standard_deck()) == []
    assert standard_deck().warnings == ()


@pytest.mark.rule("R1.2")
def test_a_deck_that_lacks_a_card_is_not_standard() -> None:
    deck = standard_deck()
    plain = next(card for card in deck.cards if card.color is Color.GREY and card.crosses and not card.coins)
    without = Deck("Less", tuple(card for card in deck.cards if card is not plain), "")
    assert list(map(str, standard_faults(without))) == [
        "There are 10 grey cards instead of 11. (R1.2) [standard-count]",
        "Coins 0, palms 0, crosses 1, seal no: 0 grey cards instead of 1. (R1.3) [standard-symbols]",
    ]


@pytest.mark.rule("R1.2", "R1.3", "R1.4")
def test_a_deck_without_a_colour_is_not_standard() -> None:
    deck = standard_deck()
    without = Deck("Less", tuple(card for card in deck.cards if card.color is not Color.GREY), "")
    assert list(map(str, standard_faults(without))) == [
        "There are 0 grey cards instead of 11. (R1.2) [standard-count]",
        "Coins 0, palms 0, crosses 0, seal yes: 0 grey cards instead of 3. (R1.3) [standard-symbols]",
        "Coins 0, palms 0, crosses 1, seal no: 0 grey cards instead of 1. (R1.3) [standard-symbols]",
        "Coins 0, palms 1, crosses 0, seal no: 0 grey cards instead of 4. (R1.3) [standard-symbols]",
        "Coins 1, palms 0, crosses 1, seal no: 0 grey cards instead of 3. (R1.3) [standard-symbols]",
        "The grey cards need one seal for each other colour. They have: - (R1.4) [standard-seals]",
    ]


@pytest.mark.rule("R1.3")
def test_a_deck_with_another_set_of_symbols_is_not_standard() -> None:
    card = next(card for card in standard_deck().cards if card.color is Color.GREY and card.palms)
    faults = standard_faults(standard_deck_with(card.id, palms=0, coins=card.palms))
    assert [str(fault) for fault in faults] == [
        "Coins 0, palms 1, crosses 0, seal no: 3 grey cards instead of 4. (R1.3) [standard-symbols]",
        "Coins 1, palms 0, crosses 0, seal no: 1 grey cards instead of 0. (R1.3) [standard-symbols]",
    ]


@pytest.mark.rule("R1.4")
def test_a_deck_with_another_seal_is_not_standard() -> None:
    card = next(
        card for card in standard_deck().cards if card.color is Color.LILAC and card.seal is Color.GREY
    )
    (fault,) = standard_faults(standard_deck_with(card.id, seal=Color.GREEN))
    assert (fault.code, fault.rule) == ("standard-seals", "R1.4")
    assert fault.message.endswith("They have: green, green, orange")


@pytest.mark.rule("R1.4")
def test_a_deck_without_a_seal_is_not_standard() -> None:
    card = next(card for card in standard_deck().cards if card.color is Color.LILAC and card.seal)
    faults = standard_faults(standard_deck_with(card.id, seal=None))
    assert found(faults) == [
        ("standard-symbols", "R1.3", ""),
        ("standard-symbols", "R1.3", ""),
        ("standard-seals", "R1.4", ""),
    ]


# --- The islands of the built-in deck ---------------------------------------------------------------------


def same_islands(mask: int) -> frozenset[frozenset[tuple[int, int]]]:
    """An island rotated and mirrored in all ways, each moved to the upper left corner."""
    island = {(index % 4, index // 4) for index in range(16) if mask >> index & 1}
    looks = set()
    for _ in range(4):
        island = {(-row, column) for column, row in island}
        for seen in (island, {(-column, row) for column, row in island}):
            left, top = min(column for column, _ in seen), min(row for _, row in seen)
            looks.add(frozenset((column - left, row - top) for column, row in seen))
    return frozenset(looks)


@pytest.mark.rule("R1.2")
def test_no_two_islands_of_the_deck_are_equal_when_rotated_mirrored_or_shifted() -> None:
    assert len({same_islands(card.boxes) for card in standard_deck().cards}) == 47


BALANCE = {
    Color.GREY: (3.62, 3.99, 4.65),
    Color.GREEN: (4.32, 4.55, 4.96),
    Color.ORANGE: (4.93, 5.26, 5.82),
    Color.LILAC: (5.56, 5.71, 5.97),
}
"""For each colour the expected turns of the published islands: least, mean, greatest."""


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("color", list(Color))
def test_the_islands_take_as_many_turns_as_the_published_ones(color: Color) -> None:
    turns = [float(expected_turns()[card.boxes]) for card in standard_deck().cards if card.color is color]
    least, mean, greatest = BALANCE[color]
    assert statistics.mean(turns) == pytest.approx(mean, abs=0.1)
    assert min(turns) == pytest.approx(least, abs=0.25)
    assert max(turns) == pytest.approx(greatest, abs=0.25)


@pytest.mark.rule("R1.5")
def test_a_full_grid_takes_six_turns_and_a_fifth() -> None:
    assert expected_turns()[65535] == pytest.approx(6.2029, abs=5e-5)
    assert expected_turns()[0] == 0


@pytest.mark.rule("R2.1", "R2.3")
def test_the_smallest_deck_is_enough_for_two_players_and_the_display() -> None:
    assert SMALLEST_DECK == CARDS_DEALT * FEWEST_PLAYERS + DISPLAY_SIZE
