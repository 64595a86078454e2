"""Decks: the standard deck, and custom decks that people upload and play with."""

import hashlib
import json
from pathlib import Path

import pytest

from silvergold.engine import standard_deck
from silvergold.engine.deck import LONGEST_ID
from tests.cli.commands import silvergold
from tests.golden.manifest import deck_bytes
from tests.server.helpers.client import Person, RefusedError, ask, play_game
from tests.server.helpers.server_process import ServerProcess


def rocks(name: str) -> tuple[str, str]:
    """Return a deck of twelve cards with the longest ids that no other test uses, and its hash."""
    content = f"# {name}\n" + deck_bytes("twelve-rocks.toml").decode()
    content = content.replace('id = "rock-', f'id = "{"rock-":r<{LONGEST_ID - 2}}')
    return content, hashlib.sha256(content.encode()).hexdigest()


def test_the_built_in_deck_is_listed_with_its_47_cards(ada: Person) -> None:
    deck = ada.get("/api/decks/standard")
    assert deck["sha256"] == standard_deck().sha256
    assert len(deck["cards"]) == 47
    assert ada.get(f"/api/decks/{deck['sha256']}") == deck
    card, drawn = deck["cards"][0], standard_deck().cards[0]
    assert (card["id"], card["boxes"], card["seal"]) == (drawn.id, drawn.boxes, drawn.seal)


def test_a_deck_is_checked_without_being_kept(server: ServerProcess, ada: Person) -> None:
    content, sha256 = rocks("a_deck_is_ch")
    status, body, _ = ask(server.address, "POST", "/api/decks/check", {"content": content})
    assert status == 200
    assert json.loads(body)["sha256"] == sha256
    with pytest.raises(RefusedError) as refused:
        ada.get(f"/api/decks/{sha256}")
    assert (refused.value.status, refused.value.code) == (404, "no-such-deck")
    with pytest.raises(RefusedError, match="no-such-deck"):
        ada.open_table("not-kept", deck=sha256)


def test_an_answer_lists_a_bounded_number_of_faults(server: ServerProcess) -> None:
    status, body, _ = ask(server.address, "POST", "/api/decks/check", {"content": "[[card]]\n" * 3000})
    assert (status, len(json.loads(body)["faults"])) == (422, 100)
    assert len(body) < 100_000


def test_all_faults_of_a_deck_are_reported_at_once_and_nothing_is_stored(
    server: ServerProcess, ada: Person
) -> None:
    content, _ = rocks("all_faults_o")
    bad = content.replace('color = "grey"', 'color = "gold"', 1).replace('02"\n', '01"\n')
    for path in ("/api/decks", "/api/decks/check"):
        status, body, _ = ask(server.address, "POST", path, {"content": bad}, ada.token)
        answer = json.loads(body)
        assert status == 422
        assert "card-color" in {fault["code"] for fault in answer["faults"]}
        assert all(fault["message"] for fault in answer["faults"])
    for nonsense in ("", "[[card", "format = 1"):
        status, body, _ = ask(server.address, "POST", "/api/decks", {"content": nonsense}, ada.token)
        assert status == 422
        assert json.loads(body)["code"].startswith("deck-")
    assert len(ada.get("/api/decks")["decks"]) == 1


def test_a_custom_deck_is_stored_listed_and_played(
    server: ServerProcess, ada: Person, tmp_path: Path
) -> None:
    content, sha256 = rocks("a_deck_of_on")
    for _ in range(2):  # sending it again is harmless
        assert ada.post("/api/decks", {"content": content})["sha256"] == sha256
    assert [deck["sha256"] for deck in ada.get("/api/decks")["decks"]] == [standard_deck().sha256, sha256]
    bo = Person(server.address, "Bo")
    assert len(bo.get("/api/decks")["decks"]) == 1
    assert len(bo.get(f"/api/decks/{sha256}")["cards"]) == 12
    table = play_game(bo, "rocks", "sailor", deck=sha256)
    assert bo.see(table)["table"]["deck"] == sha256
    status, record, _ = ask(server.address, "GET", f"/api/tables/{table}/record")
    assert status == 200
    status, file, _ = ask(server.address, "GET", f"/api/decks/{sha256}/file")
    assert (status, file) == (200, content.encode())
    (tmp_path / "rocks.toml").write_bytes(file)
    (tmp_path / "game.json").write_bytes(record)
    done = silvergold("verify", tmp_path / "game.json", "--deck", tmp_path / "rocks.toml")
    assert done.stdout == "The game is valid.\n"


def test_a_deck_too_small_for_the_players_is_refused(ada: Person) -> None:
    content, sha256 = rocks("a_deck_too_s")
    ada.post("/api/decks", {"content": content})
    with pytest.raises(RefusedError) as refused:
        ada.open_table("too-small", deck=sha256, players=3)
    assert (refused.value.status, refused.value.code) == (422, "deck-too-small-for-players")


def test_a_deal_is_not_played_with_another_deck(ada: Person) -> None:
    content, sha256 = rocks("a_deal_is_no")
    ada.post("/api/decks", {"content": content})
    with pytest.raises(RefusedError, match="other-deal"):
        ada.open_table("other-deck", deck=sha256, deal="today")


def test_storing_a_deck_requires_a_name(server: ServerProcess) -> None:
    content, _ = rocks("only_somebod")
    status, body, _ = ask(server.address, "POST", "/api/decks", {"content": content})
    assert (status, json.loads(body)["code"]) == (401, "no-person")


def test_the_file_of_the_built_in_deck_can_be_downloaded(server: ServerProcess) -> None:
    status, content, _ = ask(server.address, "GET", f"/api/decks/{standard_deck().sha256}/file")
    assert status == 200
    assert hashlib.sha256(content).hexdigest() == standard_deck().sha256
