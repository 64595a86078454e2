"""A record may show how its seed was made: from a secret with a published hash, and the players' words."""

import doctest
import hashlib
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import (
    GameRecord,
    RecordError,
    Shuffle,
    format_record,
    hash_of,
    parse_record,
    standard_deck,
    verify,
)
from silvergold.engine.shuffle import PURPOSE
from tests.cli.commands import ROOT

SECRET = bytes(range(32))


def record_with(shuffle: Shuffle) -> dict[str, Any]:
    """A record without events, whose seed comes from a shuffle."""
    deck = standard_deck()
    players = [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "human"}]
    return {
        "format": "silvergold-record",
        "version": 1,
        "edition": "nsv",
        "deck": {"name": deck.name, "sha256": deck.sha256},
        "players": players,
        "seed": shuffle.seed.hex(),
        "shuffle": {"hash": shuffle.hash, "secret": shuffle.secret.hex(), "words": list(shuffle.words)},
        "events": [],
    }


def read(document: Any) -> GameRecord:
    return parse_record(json.dumps(document))


# --- the seed ---------------------------------------------------------------------------------------------


def test_without_words_the_seed_is_the_secret() -> None:
    for words in ((), ("",), ("", "", "")):
        assert Shuffle(SECRET, words).seed == SECRET


def test_with_words_the_seed_is_a_hash_of_secret_and_words_each_after_its_length() -> None:
    mixed = PURPOSE + b"\0\0\0\x20" + SECRET + b"\0\0\0\3sea" + b"\0\0\0\0" + b"\0\0\0\3\xe2\x9a\x93"
    assert Shuffle(SECRET, ("sea", "", "\u2693")).seed == hashlib.sha256(mixed).digest()


@given(
    first=st.lists(st.text(max_size=8), min_size=1, max_size=4),
    second=st.lists(st.text(max_size=8), min_size=1, max_size=4),
)
def test_other_words_or_the_same_on_other_seats_give_another_seed(
    first: list[str], second: list[str]
) -> None:
    seeds = [Shuffle(SECRET, tuple(words)).seed for words in (first, second)]
    assert (seeds[0] == seeds[1]) == (first == second or not any((*first, *second)))


def test_the_published_hash_is_of_the_secret_alone() -> None:
    assert Shuffle(SECRET, ("sea",)).hash == Shuffle(SECRET).hash == hash_of(SECRET)
    assert hash_of(SECRET) == hashlib.sha256(SECRET).hexdigest()


# --- in a record ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [(), ("", ""), ("a wide sea", ""), ("drei Möwen", "\u2693")])
def test_a_shuffle_is_written_and_read_as_it_was(words: tuple[str, ...]) -> None:
    record = read(record_with(Shuffle(SECRET, words)))
    assert record.shuffle == Shuffle(SECRET, words)
    assert parse_record(format_record(record)) == record
    assert verify(record, standard_deck())
    keys = list(json.loads(format_record(record)))
    assert keys[keys.index("seed") + 1] == "shuffle"


def test_a_record_may_be_without_a_shuffle() -> None:
    plain = record_with(Shuffle(SECRET))
    del plain["shuffle"]
    assert read(plain).shuffle is None
    assert read({**plain, "shuffle": None}) == read(plain)
    assert "shuffle" not in json.loads(format_record(read(plain)))


HASH, SEED = (
    "The hash of the shuffle doesn't match its secret: {}",
    "The seed doesn't follow from the shuffle: {}",
)
WORDS = "The words of the shuffle must be a list of texts, not {}. [record-shuffle]"
MIXED = Shuffle(SECRET, ("sea", ""))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"shuffle": 7}, "shuffle must be a table, not 7. [record-malformed]"),
        ({"shuffle": []}, "shuffle must be a table, not a list. [record-malformed]"),
        ({"seed": "00" * 32}, f"{SEED} [record-shuffle]".format(repr("00" * 32))),
        ({"seed": None}, f"{SEED} [record-shuffle]".format(None)),
        ({"shuffle": {"hash": "00" * 32}}, f"{HASH} [record-shuffle]".format(repr("00" * 32))),
        ({"shuffle": {"hash": None}}, f"{HASH} [record-shuffle]".format(None)),
        ({"shuffle": {"secret": "00" * 32}}, f"{HASH} [record-shuffle]".format(repr(MIXED.hash))),
        ({"shuffle": {"secret": None}}, f"{HASH} [record-shuffle]".format(repr(MIXED.hash))),
        (
            {"shuffle": {"secret": "0"}},
            "The seed must be an even number of hex digits, not '0'. [record-seed]",
        ),
        ({"shuffle": {"secret": 0}}, "The seed must be an even number of hex digits, not 0. [record-seed]"),
        ({"shuffle": {"words": ["sea", "rain"]}}, f"{SEED} [record-shuffle]".format(repr(MIXED.seed.hex()))),
        ({"shuffle": {"words": ["", "sea"]}}, f"{SEED} [record-shuffle]".format(repr(MIXED.seed.hex()))),
        ({"shuffle": {"words": "sea"}}, WORDS.format("'sea'")),
        ({"shuffle": {"words": ["sea", 1]}}, WORDS.format("a list")),
        ({"shuffle": {"words": None}}, WORDS.format(None)),
    ],
)
def test_a_shuffle_that_does_not_agree_with_itself_and_the_seed_is_refused(
    change: dict[str, Any], text: str
) -> None:
    document = record_with(MIXED)
    part = change.get("shuffle")
    if isinstance(part, dict):
        change = {"shuffle": {**document["shuffle"], **part}}
    with pytest.raises(RecordError) as refused:
        read({**document, **change})
    assert str(refused.value) == text
    if refused.value.code == "record-shuffle":
        field = next(field for field in ("words", "hash", "seed") if field in text.split()[1:4])
        assert refused.value.details["field"] == field


def test_a_secret_may_be_empty() -> None:
    empty = record_with(Shuffle(b"", ("sea", "")))
    assert read(empty).shuffle == Shuffle(b"", ("sea", ""))


def test_a_shuffle_of_another_game_is_found_out_by_its_deal() -> None:
    """Forging hash, secret, words and seed together forges the deal, which is checked card by card."""
    deck = standard_deck()
    dealt = [{"event": "dealt", "seat": 0, "cards": [card.id for card in deck.cards[:4]]}]
    record = read({**record_with(Shuffle(SECRET)), "events": dealt})
    with pytest.raises(RecordError) as refused:
        verify(record, deck)
    assert refused.value.code == "record-other-seed"


# --- on the page ------------------------------------------------------------------------------------------


def test_the_recipe_of_the_page_gives_the_seed() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    section = page.split("### A shuffle that can be checked")[1].split("\n### ")[0]
    (example,) = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    (recipe,) = re.findall(r"```pycon\n(.*?)```", section, re.DOTALL)
    shown = json.loads("{" + example.strip().rstrip(",") + "}")
    shuffle = Shuffle(bytes.fromhex(shown["shuffle"]["secret"]), tuple(shown["shuffle"]["words"]))
    assert shuffle.hash == shown["shuffle"]["hash"]
    assert shuffle.seed.hex() == shown["seed"]
    examples = doctest.DocTestParser().get_doctest(recipe, {}, "formats.md", None, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0
    assert shown["seed"] in recipe
