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
    assert isinstance(accepted_or_refused(TEXT.encode()), Deck)


DAMAGES: list[tuple[str, str, str, str]] = [
    ('format = "silvergold-deck"', 'format = "silvergold-record"', "deck-format", ""),
    ('format = "silvergold-deck"', "format = 1", "deck-format", ""),
    ("version = 1", "version = 2", "deck-version", ""),
    ("version = 1", 'version = "1"', "deck-version", ""),
    ("version = 1", "version = true", "deck-version", ""),
    ("version = 1", "version = 1.0", "deck-version", ""),
    ('name = "Twelve"', "", "deck-name", ""),
    ('name = "Twelve"', "name = 12", "deck-name", ""),
    ('name = "Twelve"', 'name = " "', "deck-name", ""),
    ('id = "grey-01"', "", "card-id", ""),
    ('id = "grey-01"', "id = 1", "card-id", ""),
    ('id = "grey-01"', 'id = "grey-02"', "card-duplicate-id", "R1.2"),
    ('color = "grey"', 'color = "gray"', "card-color", "R1.2"),
    ('color = "grey"', 'color = "green"', "card-size", "R1.2"),
    ('color = "grey"', "color = 8", "card-color", "R1.2"),
    ('color = "grey"', "", "card-color", "R1.2"),
    ("##\n##\nxc\np#", "##\n##\nxc\np", "card-size", "R1.2"),
    ("##\n##\nxc\np#", "##\n##\nxc\np?", "card-character", "R1.2"),
    ("##\n##\nxc\np#", "##\n##\nxc\np\t", "card-character", "R1.2"),
    ("##\n##\nxc\np#", "##..\n##..\n...#\nx#p.", "card-in-pieces", "R1.2"),
    ("##\n##\nxc\np#", "##\n#\n#\nxc\np#", "card-too-large", "R1.2"),
    ("##\n##\nxc\np#", "#####\nxcp", "card-too-large", "R1.2"),
    ("##\n##\nxc\np#", "##\n##\nxp\np#", "card-palms", "R1.3"),
    ("##\n##\nxc\np#", "", "card-size", "R1.2"),
    ('seal = "lilac"', 'seal = "grey"', "card-own-seal", "R1.4"),
    ('seal = "lilac"', 'seal = "gold"', "card-seal", "R1.4"),
    ('seal = "lilac"', "seal = 2", "card-seal", "R1.4"),
    ('seal = "lilac"', "name = 2", "card-name", ""),
    ("[[card]]", "[card]", "deck-not-toml", ""),
    ("[[card]]", "[[cards]]", "deck-too-small", "R2.1"),
]


@pytest.mark.parametrize(("whole", "damage", "code", "rule"), DAMAGES)
def test_a_damaged_field_is_refused_with_its_code_and_rule(
    whole: str, damage: str, code: str, rule: str
) -> None:
    assert whole in TEXT
    refused = refusal(TEXT.replace(whole, damage, 1).encode())
    assert (code, rule) in {(fault.code, fault.rule) for fault in refused.faults}


def test_all_faults_are_reported_at_once() -> None:
    text = TEXT.replace('color = "grey"', 'color = "gray"', 2).replace("version = 1", "version = 9")
    codes = [fault.code for fault in refusal(text.encode()).faults]
    assert codes == ["deck-version", "card-color", "card-color"]


NO_DECKS = [b"", b"\xff\xfe", b"\0", b"card = 1", b"card = [1, 2]", b"[[card]]\n" * 12]


@pytest.mark.parametrize("content", NO_DECKS)
def test_a_file_that_is_not_a_deck_is_refused(content: bytes) -> None:
    refusal(content)


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(DeckError) as refused:
        load_deck("no/such/deck.toml")
    assert refused.value.code == "deck-unreadable"


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
