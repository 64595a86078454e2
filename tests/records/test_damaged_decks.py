"""A damaged deck file is refused with all its faults, and never raises anything but a DeckError."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import Color, Deck, DeckError, load_deck, new_game, parse_deck
from tests.decks import DrawnCard, deck_file
from tests.golden.manifest import BUILT_IN, deck_bytes

CARD = DrawnCard("grey-01", Color.GREY, ("##", "##", "xc", "p#"), Color.LILAC)
CARDS = [DrawnCard(f"grey-{number:02}", Color.GREY, CARD.rows, CARD.seal) for number in range(1, 13)]
TEXT = deck_file("Twelve", CARDS)


def accepted_or_refused(content: bytes) -> Deck | DeckError:
    """The deck, or why not: every fault has a code and a message."""
    try:
        deck = parse_deck(content)
    except DeckError as error:
        return error
    new_game(deck, players=2)
    return deck


def refusal(content: bytes) -> DeckError:
    refused = accepted_or_refused(content)
    assert isinstance(refused, DeckError)
    assert refused.faults
    assert all(fault.code and fault.message and str(fault) in str(refused) for fault in refused.faults)
    return refused


def test_the_deck_is_valid_before_it_is_damaged() -> None:
    deck = accepted_or_refused(TEXT.encode())
    assert isinstance(deck, Deck)
    assert {card.name for card in deck.cards} == {""}


ISLAND = "##\n##\nxc\np#"
UNKNOWN = "grey-01: Unknown characters in the drawing:"
COLORS = "one of grey, green, orange, lilac"
DAMAGES: list[tuple[str, str, str]] = [
    (
        "silvergold-deck",
        "silvergold-record",
        "The format must be silvergold-deck, not 'silvergold-record'. [deck-format]",
    ),
    ('"silvergold-deck"', "1", "The format must be silvergold-deck, not 1. [deck-format]"),
    ("version = 1", "version = 2", "Only version 1 is supported, not 2. [deck-version]"),
    ("version = 1", 'version = "1"', "Only version 1 is supported, not '1'. [deck-version]"),
    ("version = 1", "version = true", "Only version 1 is supported, not True. [deck-version]"),
    ("version = 1", "version = 1.0", "Only version 1 is supported, not 1.0. [deck-version]"),
    ('name = "Twelve"', "", "name is missing. [missing-key]"),
    ('name = "Twelve"', "name = 12", "The deck's name must be text, not 12. [deck-name]"),
    ('name = "Twelve"', 'name = " "', "The deck's name must be text, not ' '. [deck-name]"),
    ('id = "grey-01"', "", "#1: id is missing. [missing-key]"),
    ('id = "grey-01"', "id = 1", "#1: The id must be text of at most 64 characters, not 1. [card-id]"),
    ('id = "grey-01"', 'id = "grey-02"', "grey-02: 2 cards share this id. (R1.2) [card-duplicate-id]"),
    ('"grey"', '"gray"', f"grey-01: color must be {COLORS}, not 'gray'. (R1.2) [card-color]"),
    ('"grey"', '"green"', "grey-01: 8 boxes. An island of this colour has 10. (R1.2) [card-size]"),
    ('"grey"', "8", f"grey-01: color must be {COLORS}, not 8. (R1.2) [card-color]"),
    ('color = "grey"', "", "grey-01: color is missing. [missing-key]"),
    (f'map = """\n{ISLAND}\n"""', "", "grey-01: map is missing. [missing-key]"),
    (f'map = """\n{ISLAND}\n"""', "map = 4", "grey-01: map must be a drawing, not 4. (R1.2) [card-map]"),
    (ISLAND, "##\n##\nxc\np", "grey-01: 7 boxes. An island of this colour has 8. (R1.2) [card-size]"),
    (ISLAND, "##\n##\nxc\np?", f"{UNKNOWN} '?' (R1.2) [card-character]"),
    (ISLAND, "##\n##\nxc\np\t", f"{UNKNOWN} '\\t' (R1.2) [card-character]"),
    (
        ISLAND,
        "##\n##\nXc\np?",
        f"{UNKNOWN} '?', 'X' (R1.2) [card-character]",
    ),
    (
        ISLAND,
        "1234\n5678",
        f"{UNKNOWN} '1', '2', '3', '4', '5', '6', '7', '8' (R1.2) [card-character]",
    ),
    (ISLAND, "##..\n##..\n...#\nx#p.", "grey-01: The island isn't in one piece. (R1.2) [card-in-pieces]"),
    (
        ISLAND,
        "##\n#\n#\nxc\np#",
        "grey-01: The drawing is 2 × 5. At most 4 × 4 fits. (R1.2) [card-too-large]",
    ),
    (ISLAND, "#####\nxcp", "grey-01: The drawing is 5 × 2. At most 4 × 4 fits. (R1.2) [card-too-large]"),
    (ISLAND, "##\n##\nxp\np#", "grey-01: 2 palms. An island has at most one. (R1.3) [card-palms]"),
    (ISLAND, "", "grey-01: 0 boxes. An island of this colour has 8. (R1.2) [card-size]"),
    ('"lilac"', '"grey"', "grey-01: An island can't have a seal for its own colour. (R1.4) [card-own-seal]"),
    ('"lilac"', '"gold"', f"grey-01: seal must be {COLORS}, not 'gold'. (R1.4) [card-seal]"),
    ('"lilac"', "2", f"grey-01: seal must be {COLORS}, not 2. (R1.4) [card-seal]"),
    ('seal = "lilac"', "name = 2", "grey-01: The name must be text, not 2. [card-name]"),
    ("[[card]]", "[[cards]]", "Only 11 cards. Two players already need 12. (R2.1) [deck-too-small]"),
]


@pytest.mark.parametrize(("whole", "damage", "text"), DAMAGES)
def test_a_damaged_field_is_refused_with_what_was_expected_and_found(
    whole: str, damage: str, text: str
) -> None:
    assert whole in TEXT
    refused = refusal(TEXT.replace(whole, damage, 1).encode())
    assert str(refused) == text


def test_all_faults_are_reported_at_once() -> None:
    text = TEXT.replace('color = "grey"', 'color = "gray"', 2).replace("version = 1", "version = 9")
    codes = [fault.code for fault in refusal(text.encode()).faults]
    assert codes == ["deck-version", "card-color", "card-color"]


HEADER = ["missing-key"] * 3
NO_DECKS: list[tuple[bytes, list[str]]] = [
    (b"", ["deck-empty"]),
    (b"\xff\xfe", ["deck-not-toml"]),
    (b"\0", ["deck-not-toml"]),
    (b"card = 1", [*HEADER, "deck-malformed"]),
    (b"card = [1, 2]", [*HEADER, "card-malformed", "card-malformed", "deck-too-small"]),
    (b"[[card]]\n" * 12, [*HEADER, *["missing-key"] * 36]),
]


@pytest.mark.parametrize(("content", "codes"), NO_DECKS, ids=range(len(NO_DECKS)))
def test_a_file_that_is_not_a_deck_is_refused(content: bytes, codes: list[str]) -> None:
    assert [fault.code for fault in refusal(content).faults] == codes


def test_an_id_may_have_64_characters_and_a_drawing_must_have_rows() -> None:
    longest = "x" * 64
    assert parse_deck(TEXT.replace("grey-01", longest).encode()).cards[0].id == longest
    (fault,) = refusal(TEXT.replace("grey-01", longest + "x").encode()).faults
    assert (fault.code, fault.card) == ("card-id", longest + "x")
    (fault,) = refusal(TEXT.replace(f'"""\n{ISLAND}\n"""', '""', 1).encode()).faults
    assert str(fault) == "grey-01: 0 boxes. An island of this colour has 8. (R1.2) [card-size]"


def test_a_file_that_is_not_toml_is_refused_with_the_place() -> None:
    text = TEXT.replace("[[card]]", "[card]", 1)
    assert str(refusal(text.encode())).startswith(
        "This isn't a deck file: Cannot overwrite a value (at line "
    )


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(DeckError) as refused:
        load_deck("no/such/deck.toml")
    assert (
        str(refused.value) == "no/such/deck.toml can't be read: No such file or directory [deck-unreadable]"
    )


# --- Anything at all --------------------------------------------------------------------------------------

CHARACTERS = st.one_of(st.sampled_from("[]{}\"'=.#xcp\n\\ 0123456789-_:Tt"), st.characters())


@st.composite
def edited_decks(draw: st.DrawFn) -> bytes:
    """A deck file in which some characters have been overwritten, inserted, deleted or cut off."""
    text = draw(st.sampled_from([TEXT, deck_bytes(BUILT_IN).decode()]))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        put_in = draw(st.text(CHARACTERS, max_size=4))
        text = text[:place] + put_in + text[place + draw(st.integers(0, 6)) :]
    text = text[: draw(st.one_of(st.none(), st.integers(0, len(text))))]
    return text.encode(errors="surrogatepass")


@given(edited_decks())
def test_a_randomly_edited_deck_is_refused_or_can_be_played(content: bytes) -> None:
    accepted_or_refused(content)


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 255))
def test_a_flipped_byte_is_refused_or_the_deck_can_be_played(place: int, flip: int) -> None:
    content = bytearray(TEXT.encode())
    content[place] ^= flip
    accepted_or_refused(bytes(content))


@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_refused(content: bytes) -> None:
    refusal(content)


KEYS = ("format", "version", "name", "card", "id", "color", "map", "seal")
VALUES = [
    *("1", "-1", "1.5", "inf", "nan", "true", '""', '"grey"', "[]", "{}", "[[]]", "[1, 'a']", "{a = 1}"),
    *("1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "0xff", "[{}]", "{a.b.c = [1]}", '"""\n"""'),
]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", VALUES)
def test_a_deck_with_any_value_replaced_is_refused_or_can_be_played(key: str, value: str) -> None:
    lines = TEXT.splitlines()
    place = next((number for number, line in enumerate(lines) if line.startswith(f"{key} =")), 0)
    lines[place] = f"{key} = {value}"
    accepted_or_refused("\n".join(lines).encode())


@pytest.mark.parametrize("key", KEYS[:3])
def test_a_huge_number_is_refused(key: str) -> None:
    refusal(f"{key} = {'9' * 5000}\n".encode())


@pytest.mark.parametrize("key", KEYS)
def test_a_deeply_nested_table_is_refused(key: str) -> None:
    in_a_card = "[[card]]\n" if key in ("id", "color", "map", "seal") else ""
    refusal(f"{in_a_card}{key}{'.a' * 3000} = 1\n".encode())


@pytest.mark.parametrize("depth", [50, 300, 900, 1000, 5000])
def test_a_deeply_nested_list_is_refused(depth: int) -> None:
    content: Any = f"name = {'[' * depth}{']' * depth}\n"
    refusal(content.encode())
