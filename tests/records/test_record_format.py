"""The format of game records, literally as docs/formats.md describes it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from silvergold.arena.match import Match
from silvergold.engine import (
    NSV,
    OYA,
    Color,
    Deal,
    Deck,
    Draw,
    Event,
    Game,
    GameRecord,
    Keep,
    Mark,
    Participant,
    Ready,
    RecordError,
    Reveal,
    Shape,
    Start,
    Take,
    TurnUp,
    check_seed_is_due,
    format_record,
    parse_deck,
    parse_record,
    position,
    read_games,
    record_of,
    standard_deck,
)
from silvergold.engine.events import (
    Coin,
    Completed,
    Cup,
    Dealt,
    Displayed,
    Kept,
    Marked,
    Palm,
    Refilled,
    Revealed,
    Scored,
    Started,
    Took,
    Won,
)
from silvergold.engine.grid import mask_of
from tests.decks import DrawnCard, deck_file
from tests.golden.manifest import golden_games

PLAYERS = (Participant("Ada", "human"), Participant("Bo", "bot:sailor"))


def record(*events: Event, seed: bytes | None = None) -> GameRecord:
    return GameRecord(NSV, "Archipelago", "ab" * 32, PLAYERS, events, seed)


# --- The text ---------------------------------------------------------------------------------------------


def test_the_header_is_written_in_the_documented_order() -> None:
    assert format_record(record(seed=b"\x00\xff")) == (
        '{"format":"silvergold-record","version":1,"edition":"nsv",'
        '"deck":{"name":"Archipelago","sha256":"' + "ab" * 32 + '"},'
        '"players":[{"name":"Ada","kind":"human"},{"name":"Bo","kind":"bot:sailor"}],'
        '"seed":"00ff","events":[]}'
    )


def test_a_record_without_a_seed_has_no_such_key() -> None:
    assert list(json.loads(format_record(record()))) == [
        "format",
        "version",
        "edition",
        "deck",
        "players",
        "events",
    ]


def test_the_oya_edition_is_written_as_oya() -> None:
    oya = GameRecord(OYA, "Archipelago", "ab" * 32, PLAYERS, ())
    assert '"edition":"oya"' in format_record(oya)


WRITTEN: list[tuple[Event, str]] = [
    (Dealt(0, ("a", "b", "c", "d")), '{"event":"dealt","seat":0,"cards":["a","b","c","d"]}'),
    (Kept(1, ("a", "b")), '{"event":"kept","seat":1,"cards":["a","b"]}'),
    (Displayed(("a", "b", "c", "d")), '{"event":"displayed","cards":["a","b","c","d"]}'),
    (Started(1), '{"event":"started","seat":1}'),
    (Revealed(4, 7, Shape.STRAIGHT3), '{"event":"revealed","round":4,"turn":7,"shape":"straight3"}'),
    (
        Marked(0, "a", mask_of(["b3", "b2", "a3", "c3"]), "shape"),
        '{"event":"marked","seat":0,"card":"a","boxes":["b2","a3","b3","c3"],"by":"shape"}',
    ),
    (
        Marked(0, "a", mask_of(["d4"]), "single"),
        '{"event":"marked","seat":0,"card":"a","boxes":["d4"],"by":"single"}',
    ),
    (
        Marked(0, "a", mask_of(["a1"]), "cross"),
        '{"event":"marked","seat":0,"card":"a","boxes":["a1"],"by":"cross"}',
    ),
    (Coin(0), '{"event":"coin","seat":0}'),
    (Palm(0, 3), '{"event":"palm","seat":0,"points":3}'),
    (Cup(1, 6), '{"event":"cup","seat":1,"points":6}'),
    (Completed(1, "a"), '{"event":"completed","seat":1,"card":"a"}'),
    (Took(1, "b", "display"), '{"event":"took","seat":1,"card":"b","from":"display"}'),
    (Took(1, "b", "pile"), '{"event":"took","seat":1,"card":"b","from":"pile"}'),
    (Refilled(("c", "d")), '{"event":"refilled","cards":["c","d"]}'),
    (
        Scored(0, 9, 8, 7, 64, 6, 94),
        '{"event":"scored","seat":0,"coins":9,"cups":8,"palms":7,"cards":64,"seals":6,"total":94}',
    ),
    (Won((0, 1)), '{"event":"won","seats":[0,1]}'),
]


@pytest.mark.parametrize(("event", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_an_event_is_written_and_read_as_documented(event: Event, text: str) -> None:
    line = format_record(record(event))
    assert line.endswith(f'"events":[{text}]}}')
    assert parse_record(line).events == (event,)


@pytest.mark.parametrize("shape", ["domino", "straight3", "corner3", "square4", "l4", "t4"])
def test_every_shape_has_its_name(shape: str) -> None:
    assert f'"shape":"{shape}"' in format_record(record(Revealed(1, 1, Shape(shape))))


def test_boxes_are_named_by_column_and_row_in_reading_order() -> None:
    line = format_record(record(Marked(0, "a", 0xFFFF, "shape")))
    names = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
    assert f'"boxes":{json.dumps(names, separators=(",", ":"))}' in line


def test_boxes_are_read_in_any_order() -> None:
    line = format_record(record(Marked(0, "a", mask_of(["a1", "b1"]), "shape")))
    assert parse_record(line.replace('"a1","b1"', '"b1","a1"')) == parse_record(line)


def test_a_record_is_one_line_of_plain_utf_8() -> None:
    players = (Participant("Žofie ☠", "human"), Participant('Said "Bo"', "human"))
    line = format_record(GameRecord(NSV, "Árvore", "00", players, ()))
    assert "Žofie ☠" in line
    assert "Árvore" in line
    assert "\n" not in line
    assert parse_record(line).players == players


# --- The order of events ----------------------------------------------------------------------------------

SYMBOLS = ("cp##", "x##x")
"""Boxes a1 coin, b1 palm, a2 and d2 cross."""


def table() -> tuple[Game, Deck]:
    """A game of two in which both players have kept two islands drawn as above, and seat 1 starts."""
    cards = [DrawnCard(f"grey-{number:02}", Color.GREY, SYMBOLS) for number in range(1, 13)]
    deck = parse_deck(deck_file("Twelve", cards).encode())
    game = Game(deck)
    ids = [card.id for card in deck.cards]
    for card in ids[:8]:
        game.play(Deal(card))
    game.play(Keep(0, (ids[0], ids[1])))
    game.play(Keep(1, (ids[5], ids[4])))
    for card in ids[8:12]:
        game.play(TurnUp(card))
    game.play(Start(1))
    return game, deck


def written(game: Game) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = json.loads(format_record(record_of(game, PLAYERS)))["events"]
    return events


def mark(game: Game, seat: int, card: str, *names: str) -> None:
    game.play(Mark(seat, card, mask_of(names)))


def test_setting_up_is_recorded_in_seat_order_before_the_start_player() -> None:
    game, _ = table()
    assert written(game) == [
        {"event": "dealt", "seat": 0, "cards": ["grey-01", "grey-02", "grey-03", "grey-04"]},
        {"event": "dealt", "seat": 1, "cards": ["grey-05", "grey-06", "grey-07", "grey-08"]},
        {"event": "kept", "seat": 0, "cards": ["grey-01", "grey-02"]},
        {"event": "kept", "seat": 1, "cards": ["grey-06", "grey-05"]},
        {"event": "displayed", "cards": ["grey-09", "grey-10", "grey-11", "grey-12"]},
        {"event": "started", "seat": 1},
    ]


def test_coins_and_palms_follow_their_mark_and_then_each_cross_has_a_mark_of_its_own() -> None:
    game, _ = table()
    game.play(Reveal(Shape.L4))
    mark(game, 0, "grey-01", "a2", "c1", "b1", "a1")
    mark(game, 0, "grey-02", "d2")
    mark(game, 0, "grey-02", "a1")
    assert written(game)[7:] == [
        {"event": "marked", "seat": 0, "card": "grey-01", "boxes": ["a1", "b1", "c1", "a2"], "by": "shape"},
        {"event": "coin", "seat": 0},
        {"event": "palm", "seat": 0, "points": 5},
        {"event": "marked", "seat": 0, "card": "grey-02", "boxes": ["d2"], "by": "cross"},
        {"event": "marked", "seat": 0, "card": "grey-02", "boxes": ["a1"], "by": "cross"},
        {"event": "coin", "seat": 0},
    ]


def test_marks_are_recorded_clockwise_from_the_start_player_in_any_order_of_arrival() -> None:
    game, _ = table()
    game.play(Reveal(Shape.DOMINO))
    mark(game, 0, "grey-01", "c1")
    game.play(Ready(0))
    mark(game, 1, "grey-05", "c1", "d1")
    game.play(Ready(1))
    assert written(game)[7:] == [
        {"event": "marked", "seat": 1, "card": "grey-05", "boxes": ["c1", "d1"], "by": "shape"},
        {"event": "marked", "seat": 0, "card": "grey-01", "boxes": ["c1"], "by": "single"},
    ]


def game_with_a_completed_card() -> Game:
    """Seat 0 completes a card in the third turn, and seat 1 none; seat 1 starts."""
    game, _ = table()
    for shape, boxes in (("square4", "a1 b1 a2 b2"), ("domino", "c1 d1")):
        game.play(Reveal(Shape(shape)))
        mark(game, 0, "grey-01", *boxes.split())
        while game.state.players[0].crosses:
            mark(game, 0, "grey-02", "c1")
        mark(game, 1, "grey-05", {"square4": "b2", "domino": "c2"}[shape])
        game.play(Ready(0))
        game.play(Ready(1))
    game.play(Reveal(Shape.CORNER3))
    mark(game, 0, "grey-01", "d2")
    mark(game, 0, "grey-01", "c2")
    mark(game, 1, "grey-05", "c1")
    game.play(Ready(1))
    game.play(Ready(0))
    return game


def test_settling_records_what_was_completed_taken_and_refilled() -> None:
    game = game_with_a_completed_card()
    assert written(game)[-1] == {"event": "completed", "seat": 0, "card": "grey-01"}
    game.play(Take(0, "grey-11"))
    game.play(TurnUp("grey-03"))
    assert written(game)[-3:] == [
        {"event": "completed", "seat": 0, "card": "grey-01"},
        {"event": "took", "seat": 0, "card": "grey-11", "from": "display"},
        {"event": "refilled", "cards": ["grey-03"]},
    ]


def test_a_card_of_the_pile_is_named_and_leaves_the_display_as_it_is() -> None:
    game = game_with_a_completed_card()
    game.play(Draw(0))
    game.play(TurnUp("grey-07"))
    assert written(game)[-2:] == [
        {"event": "completed", "seat": 0, "card": "grey-01"},
        {"event": "took", "seat": 0, "card": "grey-07", "from": "pile"},
    ]


ORDER = ("marked", "settled", "scored", "won")
STEPS = {"coin": "marked", "palm": "marked", "cup": "settled", "completed": "settled", "took": "settled"}


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.record)
def test_in_every_golden_game_the_events_of_a_turn_are_in_order(golden: Any) -> None:
    for turn in turns(json.loads(golden.line)["events"]):
        events = [event for event in turn if event["event"] != "refilled"]
        steps = [STEPS.get(event["event"], event["event"]) for event in events]
        assert steps == sorted(steps, key=ORDER.index)
        for step in ("marked", "settled"):
            seats = [event["seat"] for event, its_step in zip(events, steps, strict=True) if its_step == step]
            first_seen = list(dict.fromkeys(seats))
            assert seats == sorted(seats, key=first_seen.index), "a seat's events lie apart"


def turns(events: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The events of each turn, without the one that reveals its shape."""
    starts = [number for number, event in enumerate(events) if event["event"] == "revealed"]
    for begin, end in pairwise([*starts, len(events)]):
        yield events[begin + 1 : end]


# --- Reading ----------------------------------------------------------------------------------------------


def test_an_unknown_version_is_refused_with_a_message_that_says_so() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(format_record(record()).replace('"version":1', '"version":2'))
    assert refused.value.code == "record-version"
    assert "Only version 1 is supported, not 2." in str(refused.value)


def lines_of(path: Path) -> list[str]:
    return list(read_games(path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


ONE, TWO = format_record(record(seed=b"one")), format_record(record(seed=b"two"))


def test_a_file_of_many_games_has_one_per_line(file: Path) -> None:
    named = ONE.replace("Ada", "Ada of the Isles")
    file.write_text(f"{named}\n{TWO}\n", encoding="utf-8")
    assert lines_of(file) == [named, TWO]


@pytest.mark.parametrize("text", [ONE, f"{ONE}\n", f"\n\n{ONE}\n\n", f"  {ONE}  \r\n"])
def test_a_file_of_one_game_may_be_one_line(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    (line,) = lines_of(file)
    assert parse_record(line) == parse_record(ONE)


@pytest.mark.parametrize("between", ["\n\n", "\n  \n\t\n", "\r\n", "\r\n\r\n", "\r"])
def test_blank_lines_and_line_ends_of_other_systems_make_no_difference(file: Path, between: str) -> None:
    file.write_bytes(f"{between}{ONE}{between}{TWO}{between}".encode())
    assert [parse_record(line) for line in lines_of(file)] == [parse_record(ONE), parse_record(TWO)]


@pytest.mark.parametrize("indent", [0, 1, 2, 4, "\t"])
def test_one_game_may_be_printed_over_many_lines(file: Path, indent: int | str) -> None:
    file.write_text(json.dumps(json.loads(ONE), indent=indent), encoding="utf-8")
    (text,) = lines_of(file)
    assert parse_record(text) == parse_record(ONE)
    file.write_text(ONE.replace(',"players"', ',\n"players"'), encoding="utf-8")
    (text,) = lines_of(file)
    assert parse_record(text) == parse_record(ONE)


def test_one_game_over_many_lines_that_is_cut_off_is_refused_as_one(file: Path) -> None:
    file.write_text(json.dumps(json.loads(ONE), indent=2)[:-20], encoding="utf-8")
    (text,) = lines_of(file)
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    assert refused.value.code == "record-not-json"


@pytest.mark.parametrize("content", [b"", b"\n", b" \r\n\t\n"])
def test_an_empty_file_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(RecordError) as refused:
        lines_of(file)
    assert str(refused.value) == f"{file} contains no games. [record-empty]"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "no-such-file.json", tmp_path):
        with pytest.raises(RecordError) as refused:
            lines_of(path)
        assert refused.value.code == "record-unreadable"
        reason = "Is a directory" if path.is_dir() else "No such file or directory"
        assert refused.value.details == {"path": str(path), "reason": reason}


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1"])
def test_a_file_in_another_encoding_is_refused(file: Path, encoding: str) -> None:
    file.write_bytes(ONE.replace("Ada", "Çelik").encode(encoding))
    with pytest.raises(RecordError) as refused:
        [parse_record(line) for line in lines_of(file)]
    assert refused.value.code == "record-unreadable"
    assert str(refused.value.details["reason"]) not in ("", "None")


@pytest.mark.parametrize("text", [ONE, f"{ONE}\n{TWO}\n", json.dumps(json.loads(ONE), indent=2)])
def test_a_byte_order_mark_is_ignored_or_reported(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8-sig")
    try:
        records = [parse_record(line) for line in lines_of(file)]
    except RecordError as error:
        refused = str(error)
    else:
        refused = "BOM"
        assert records[0] == parse_record(ONE)
    assert "BOM" in refused


@pytest.mark.parametrize(
    "mark", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\x1b", "\n", "\r", "\0"]
)
@pytest.mark.parametrize("is_escaped", [True, False])
def test_a_name_that_would_break_a_line_or_a_screen_is_refused(
    file: Path, mark: str, is_escaped: bool
) -> None:
    document = json.loads(ONE)
    document["players"][0]["name"] = f"Ada{mark}Lovelace"
    line = json.dumps(document, ensure_ascii=is_escaped)
    file.write_bytes(f"{line}\n{TWO}\n".encode())
    with pytest.raises(RecordError):
        [parse_record(text) for text in lines_of(file)]


def test_a_name_that_cannot_be_written_as_utf_8_is_refused() -> None:
    with pytest.raises(RecordError):
        parse_record(ONE.replace("Ada", "\\ud800"))


def test_a_record_that_stops_early_is_a_position_to_continue_from() -> None:
    game, deck = table()
    game.play(Reveal(Shape.L4))
    mark(game, 0, "grey-01", "a1", "b1", "c1", "a2")
    again = position(parse_record(format_record(record_of(game, PLAYERS))), deck)
    assert again.state == game.state
    mark(again, 0, "grey-02", "d2")


def test_a_key_that_occurs_twice_in_a_table_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record('{"format": "silvergold-record", "version": 2, "version": 1}')
    assert str(refused.value) == (
        "This isn't a game record: a key occurs twice in the same table [record-not-json]"
    )


def test_a_record_is_finished_when_it_tells_who_has_won() -> None:
    _, record = Match(standard_deck(), ("drifter", "drifter"), "end").play(0)
    assert record.is_finished
    assert not replace(record, events=record.events[:-1]).is_finished
    assert not replace(record, events=()).is_finished


def test_the_record_of_an_unfinished_game_has_no_seed() -> None:
    assert record_of(Game(standard_deck()), PLAYERS, b"seed").seed is None


def test_a_seed_is_refused_until_the_game_is_over() -> None:
    _, finished = Match(standard_deck(), ("drifter", "drifter"), "seed").play(0)
    unfinished = replace(finished, events=finished.events[:-1])
    check_seed_is_due(finished)
    check_seed_is_due(replace(unfinished, seed=None))
    with pytest.raises(RecordError) as error:
        check_seed_is_due(unfinished)
    assert error.value.code == "record-seed-early"
