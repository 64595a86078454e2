"""Every golden game is replayed, and shows what the table in README.md says."""

import json
from pathlib import Path

import pytest

from silvergold.engine import (
    Dealer,
    Deck,
    format_record,
    legal_moves,
    parse_deck,
    parse_record,
    position,
    record_of,
    seats_to_move,
    verify,
)
from tests.golden.manifest import BUILT_IN, DECKS, RECORDS, Golden, deck_bytes, golden_games
from tests.golden.topics import Story

GAMES = golden_games()
LARGEST_SIZE = 2_500_000

MUST_BE_SHOWN = {
    "one winner on points",
    "an L and its mirror image",
    "a single box though the shape would fit",
    "a single box because the shape fits nowhere",
    "a cross marks a box of the other card",
    "a cross marks another cross",
    "a cross marks a coin",
    "a cross marks a palm",
    "the rest of a cross's duty lapses",
    "all twelve coins",
    "the thirteenth coin gives nothing",
    "the fifth palm gives nothing",
    *(f"a palm worth {points}" for points in range(1, 6)),
    "two players complete a coin row in the same turn",
    "the last cup is taken",
    "a coin row after the sixth gives no cup",
    "a coin row completed in the last turn",
    "two cards completed in one turn",
    "two cards of the display before it is refilled",
    "a card of the display, then one of the pile",
    "a card of the pile, then one of the display",
    "two cards of the pile",
    "two players take cards in one turn",
    "a card drawn from the pile",
    "a card completed in the last turn",
    "the pile runs out",
    "the display can only be refilled in part",
    "pile and display run out",
    "a player has one card",
    "a player has no card and marks nothing",
    "a seal that counts nothing",
    "several seals count",
    "two seals of the same colour count",
    *(f"a tie decided by {color} cards" for color in ("grey", "green", "orange", "lilac")),
    *(f"a victory shared by {players}" for players in (2, 3, 4)),
    "a victory shared where colours would decide",
    "stopped after kept",
    "stopped after revealed",
    "stopped after completed",
    "stopped while a cross is owed",
    "stopped with some having marked",
    "stopped between two cards taken",
}

each_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.record)


def deck_of(golden: Golden) -> Deck:
    return parse_deck(deck_bytes(golden.deck))


@each_game
def test_a_golden_game_follows_the_rules_and_its_seed(golden: Golden) -> None:
    game = verify(parse_record(golden.line), deck_of(golden))
    assert game.is_over == ("won" in golden.line.rpartition("{")[2])


@each_game
def test_a_golden_record_is_written_again_byte_for_byte(golden: Golden) -> None:
    record = parse_record(golden.line)
    assert format_record(record) == golden.line
    game = verify(record, deck_of(golden))
    assert format_record(record_of(game, record.players, record.seed)) == golden.line


@each_game
def test_a_golden_game_shows_what_the_table_says(golden: Golden) -> None:
    record = json.loads(golden.line)
    story = Story(record, deck_bytes(golden.deck))
    assert set(golden.topics) <= story.topics
    assert (record["edition"], len(record["players"])) == (golden.edition, golden.players)
    assert story.is_over == ("seed" in record)


@each_game
def test_a_golden_game_can_be_continued_from_the_middle(golden: Golden) -> None:
    record = parse_record(golden.line)
    deck = deck_of(golden)
    middle = record.events[: len(record.events) // 2]
    game = position(
        type(record)(record.edition, record.deck_name, record.deck_sha256, record.players, middle), deck
    )
    dealer = Dealer(deck, b"taken up")
    while not game.is_over:
        game.play_chance(dealer)
        for seat in seats_to_move(game.state)[:1]:
            game.play(legal_moves(game.state, seat)[0])
    assert game.all_events[: len(middle)] == middle


def test_the_games_together_show_every_edge_of_the_rules() -> None:
    claimed = {topic for golden in GAMES for topic in golden.topics}
    assert sorted(MUST_BE_SHOWN - claimed) == []


def test_the_built_in_deck_is_played_by_two_three_and_four_in_both_editions() -> None:
    tables = {(golden.edition, golden.players) for golden in GAMES if golden.deck == BUILT_IN}
    assert tables >= {(edition, players) for edition in ("nsv", "oya") for players in (2, 3, 4)}


def test_every_record_is_listed_once_in_the_table() -> None:
    written = [
        f"{file.name}:{number}"
        for file in sorted(RECORDS.iterdir())
        for number, _ in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]
    assert sorted(golden.record for golden in GAMES) == sorted(written)


def test_every_deck_is_used() -> None:
    assert {golden.deck for golden in GAMES} - {BUILT_IN} == {file.name for file in DECKS.iterdir()}


def test_the_golden_games_stay_small() -> None:
    files: list[Path] = [*DECKS.iterdir(), *RECORDS.iterdir()]
    assert sum(file.stat().st_size for file in files) < LARGEST_SIZE


@pytest.mark.parametrize("line", ["coins", "cups", "palms", "cards", "seals", "total"])
def test_a_story_computes_the_score_independently(line: str) -> None:
    golden = GAMES[0]
    record = json.loads(golden.line)
    scored = next(event for event in record["events"] if event["event"] == "scored")
    scored[line] += 1
    with pytest.raises(AssertionError, match="the score is not what the events add up to"):
        Story(record, deck_bytes(golden.deck))


def test_a_story_shows_no_topic_that_a_game_does_not_have() -> None:
    golden = next(golden for golden in GAMES if golden.record == "whole-games.jsonl:1")
    topics = Story(json.loads(golden.line), deck_bytes(golden.deck)).topics
    assert "a victory shared by 2" not in topics
    assert "pile and display run out" not in topics
    assert "3 players" not in topics
