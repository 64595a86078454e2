"""A verifiable shuffle: a hash before the deal, the seed after the game, and words from the players."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import silvergold
from tests.server.helpers.client import Json, Person, finish_game, play_game
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


@pytest.fixture(scope="module")
def bo(server: ServerProcess) -> Person:
    return Person(server.address, "Bo")


@pytest.fixture(scope="module")
def with_words(ada: Person, bo: Person) -> tuple[Json, Json]:
    """Play a game whose players add words; return the table before the deal and the record after the game."""
    table = ada.open_table("words")
    ada.do(table, "hold", is_held=True)
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "contribute", seat=0, words="a wide sea")
    bo.do(table, "contribute", seat=1, words="first thought")
    bo.do(table, "contribute", seat=1, words="drei Möwen")
    before: Json = ada.see(table)["table"]
    ada.do(table, "start")
    finish_game(table, ada, bo)
    return before, ada.get(f"/api/tables/{table}/record")


def test_the_hash_published_before_the_deal_matches_the_secret_published_after_the_game(
    with_words: tuple[Json, Json],
) -> None:
    before, record = with_words
    secret = bytes.fromhex(record["shuffle"]["secret"])
    assert len(secret) == 32
    assert before["status"] == "gathering"
    assert before["hash"] == hashlib.sha256(secret).hexdigest() == record["shuffle"]["hash"]


def test_others_see_only_the_hash_of_a_players_words_until_the_game_is_over(
    ada: Person, with_words: tuple[Json, Json]
) -> None:
    before, record = with_words
    words = ["a wide sea", "drei Möwen"]
    hashes = [hashlib.sha256(word.encode()).hexdigest() for word in words]
    assert [seat["contribution"] for seat in before["seats"]] == hashes
    assert not any(word in json.dumps(before, ensure_ascii=False) for word in words)
    assert record["shuffle"]["words"] == words


def test_the_seed_follows_from_secret_and_words_by_hand(with_words: tuple[Json, Json]) -> None:
    _, record = with_words
    parts = [bytes.fromhex(record["shuffle"]["secret"]), b"a wide sea", "drei Möwen".encode()]
    mixed = b"silvergold shuffle 1" + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert record["seed"] == hashlib.sha256(mixed).hexdigest()


def test_without_words_the_seed_is_the_secret(ada: Person) -> None:
    table = play_game(ada, "no-words", "drifter")
    record = ada.get(f"/api/tables/{table}/record")
    assert record["seed"] == record["shuffle"]["secret"]
    assert record["shuffle"]["words"] == ["", ""]


def test_leaving_a_seat_discards_its_words(ada: Person) -> None:
    table = ada.open_table("forgotten")
    ada.do(table, "sit", seat=0)
    ada.do(table, "contribute", seat=0, words="mine")
    ada.do(table, "rise", seat=0)
    ada.do(table, "sit", seat=0)
    assert ada.see(table)["table"]["seats"][0]["contribution"] == ""


def deal_hashes(person: Person) -> list[str]:
    """Return the hashes of a person's first five deals."""
    return [person.see(person.open_table(f"deal-{number}"))["table"]["hash"] for number in range(5)]


def test_every_deal_has_a_secret_of_its_own(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, deal_seed="") as server:
        hashes = [*deal_hashes(Person(server.address, "Ada")), *deal_hashes(Person(server.address, "Ada"))]
        with server.open_database() as database:
            secrets = [secret for (secret,) in database.execute("SELECT secret FROM deals")]
    assert len(set(hashes)) == 10
    assert len(set(secrets)) == len(secrets) == 10
    assert {len(secret) for secret in secrets} == {32}


def test_a_seed_repeats_the_deals_of_a_host_of_the_same_name(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, deal_seed="7") as server:
        first, second = (deal_hashes(Person(server.address, "Ada")) for _ in range(2))
        other = deal_hashes(Person(server.address, "Bo"))
    assert first == second
    assert len({*first, *other}) == 10


# --- silvergold verify ------------------------------------------------------------------------------------


def verify(record: Json, folder: Path) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = silvergold("verify", file)
    return done.returncode, done.stdout


def test_verify_accepts_the_record_as_it_was_downloaded(
    ada: Person, with_words: tuple[Json, Json], tmp_path: Path
) -> None:
    assert verify(with_words[1], tmp_path) == (0, "The game is valid.\n")


def flip(text: str) -> str:
    """Change the first of some hex digits."""
    return ("1" if text[0] == "0" else "0") + text[1:]


FORGERIES: list[tuple[str, Callable[[Any], object], str]] = [
    ("seed", lambda record: record.update(seed=flip(record["seed"])), "record-shuffle"),
    ("no seed", lambda record: record.pop("seed"), "record-shuffle"),
    (
        "secret",
        lambda record: record["shuffle"].update(secret=flip(record["shuffle"]["secret"])),
        "record-shuffle",
    ),
    ("no secret", lambda record: record["shuffle"].pop("secret"), "record-shuffle"),
    ("hash", lambda record: record["shuffle"].update(hash=flip(record["shuffle"]["hash"])), "record-shuffle"),
    ("a word", lambda record: record["shuffle"].update(words=["a wide sea", "zwei Möwen"]), "record-shuffle"),
    ("order of words", lambda record: record["shuffle"]["words"].reverse(), "record-shuffle"),
    ("no words", lambda record: record["shuffle"].update(words=[]), "record-shuffle"),
    (
        "another shuffle that fits itself",
        lambda record: record.update(
            seed="00" * 32,
            shuffle={
                "hash": hashlib.sha256(bytes(32)).hexdigest(),
                "secret": "00" * 32,
                "words": [],
            },
        ),
        "record-other-seed",
    ),
]


@pytest.mark.parametrize(("forge", "code"), [row[1:] for row in FORGERIES], ids=[row[0] for row in FORGERIES])
def test_verify_refuses_a_record_whose_shuffle_was_tampered_with(
    with_words: tuple[Json, Json], tmp_path: Path, forge: Callable[[Any], object], code: str
) -> None:
    forged = json.loads(json.dumps(with_words[1]))
    forge(forged)
    status, output = verify(forged, tmp_path)
    assert status == 1
    assert f"[{code}]" in output
