"""A record damaged anywhere is refused, and the refusal says where and by which rule.

Nothing but a RecordError may ever come of it. What can't be noticed by its nature is named here: other names,
other kinds of players, and another choice that the rules would have allowed as well.
"""

import copy
import json
import tempfile
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.engine import (
    Game,
    RecordError,
    format_record,
    parse_deck,
    parse_record,
    read_games,
    record_of,
    verify,
)
from silvergold.engine.errors import quote
from silvergold.engine.events import Completed, Took
from silvergold.engine.grid import Shape
from silvergold.engine.replay import compare, shown
from tests.golden.manifest import Golden, deck_bytes, golden_games

Json = dict[str, Any]

GOLDEN = next(golden for golden in golden_games() if golden.record == "settling.jsonl:5")
DECK = parse_deck(deck_bytes(GOLDEN.deck))
WHOLE: Json = json.loads(GOLDEN.line)
EVENTS: list[Json] = WHOLE["events"]
SMALL = next(golden for golden in golden_games() if golden.deck == "twelve-rocks.toml")


def game_of(document: Any) -> Game:
    """The game of a record, or a RecordError."""
    return verify(parse_record(json.dumps(document)), DECK)


def refusal(document: Any) -> RecordError:
    """Why a record is refused."""
    with pytest.raises(RecordError) as refused:
        game_of(document)
    assert refused.value.code
    assert str(refused.value)
    return refused.value


def with_header(*path: str | int, **change: Any) -> Json:
    """The record with a field of its header changed, or omitted if no value is given."""
    document = copy.deepcopy(WHOLE)
    place: Any = document
    for key in path[:-1]:
        place = place[key]
    if change:
        place[path[-1]] = change["to"]
    else:
        del place[path[-1]]
    return document


def with_events(events: list[Json]) -> Json:
    return {**WHOLE, "events": events}


def test_the_record_is_valid_before_it_is_damaged_and_has_every_kind_of_event() -> None:
    assert game_of(WHOLE).is_over
    assert {event["event"] for event in EVENTS} == set(KINDS)
    assert {event["from"] for event in EVENTS if event["event"] == "took"} == {"display", "pile"}


# --- The header -------------------------------------------------------------------------------------------

NO_TEXTS: list[Any] = [None, 1, True, [], {}, "", "  "]
OTHER_FILE = (
    "This game was played with the deck 'Archipelago', whose file differs from 'Archipelago'. "
    "Name the file with --deck. [record-other-deck]"
)
HEADER_DAMAGES: list[tuple[str, tuple[str | int, ...], list[Any]]] = [
    (
        "The format must be silvergold-record, not {found}. [record-format]",
        ("format",),
        [*NO_TEXTS, "silvergold-deck"],
    ),
    (
        "Only version 1 is supported, not {found}. [record-version]",
        ("version",),
        [None, 0, 2, -1, "1", True, 1.0, [1], 10**30],
    ),
    (
        "The edition must be one of nsv, oya, not {found}. [record-edition]",
        ("edition",),
        [*NO_TEXTS, "NSV", "other"],
    ),
    (
        "deck must be a table, not {found}. [record-malformed]",
        ("deck",),
        [None, 1, "Archipelago", ["Archipelago"]],
    ),
    ("deck.name must be printable text, not {found}. [record-malformed]", ("deck", "name"), NO_TEXTS),
    ("deck.sha256 must be printable text, not {found}. [record-malformed]", ("deck", "sha256"), NO_TEXTS),
    (
        "The record names its deck {found}, but the deck is 'Archipelago'. [record-other-deck]",
        ("deck", "name"),
        ["Atoll"],
    ),
    (OTHER_FILE, ("deck", "sha256"), ["0" * 64, DECK.sha256[:-1], DECK.sha256.upper()]),
    (
        "players must be a list of two to four, not {found}. [record-players]",
        ("players",),
        [None, {}, "two", [], WHOLE["players"][:1], WHOLE["players"] * 3],
    ),
    (
        "players must be a table, not {found}. [record-malformed]",
        ("players", 0),
        [None, "Ada", ["Ada", "human"]],
    ),
    (
        "players.name must be printable text, not {found}. [record-malformed]",
        ("players", 1, "name"),
        NO_TEXTS,
    ),
    (
        "players.kind must be printable text, not {found}. [record-malformed]",
        ("players", 0, "kind"),
        NO_TEXTS,
    ),
    (
        "players.kind must be human or bot:NAME, not {found}. [record-players]",
        ("players", 0, "kind"),
        ["robot", "bot:", "bot", "humans"],
    ),
    (
        "The seed must be an even number of hex digits, not {found}. [record-seed]",
        ("seed",),
        ["0", "0g", "ABCD", "0x12", 12, True, ["00"], {}],
    ),
    ("The seed gives lilac-10, not green-09. (R2.1) [record-other-seed]", ("seed",), [""]),
    ("The seed gives orange-06, not green-09. (R2.1) [record-other-seed]", ("seed",), [WHOLE["seed"] + "00"]),
    ("events must be a list, not {found}. [record-events]", ("events",), [None, {}, "none", 0]),
]
EVERY_HEADER_DAMAGE = [
    pytest.param(text, path, value, id=f"{'.'.join(map(str, path))}={json.dumps(value)[:30]}")
    for text, path, values in HEADER_DAMAGES
    for value in values
]


@pytest.mark.parametrize(("text", "path", "value"), EVERY_HEADER_DAMAGE)
def test_a_changed_header_is_refused(text: str, path: tuple[str | int, ...], value: Any) -> None:
    error = refusal(with_header(*path, to=value))
    assert str(error) == text.format(found=quote(value))
    assert error.event is None


@pytest.mark.parametrize(
    "path",
    [
        *(("format",), ("version",), ("edition",), ("deck",), ("players",), ("events",)),
        *(("deck", "name"), ("deck", "sha256"), ("players", 0, "name"), ("players", 1, "kind")),
    ],
)
def test_a_header_with_a_missing_field_is_refused(path: tuple[str | int, ...]) -> None:
    assert refusal(with_header(*path)).event is None


def test_the_other_edition_is_noticed_where_the_start_player_moves_differently() -> None:
    error = refusal(with_header("edition", to="oya"))
    assert error.code == "record-differs"
    assert error.event is not None


def test_an_extra_player_is_noticed_where_nothing_is_dealt_to_them() -> None:
    error = refusal(with_header("players", to=[*WHOLE["players"], {"name": "Cy", "kind": "human"}]))
    assert (error.code, error.rule, error.event) == ("not-the-time-to-keep", "R2.2", 3)


def test_more_players_than_the_deck_has_cards_for_are_refused_as_a_fault_of_the_record() -> None:
    document = json.loads(SMALL.line)
    document["players"] *= 2
    with pytest.raises(RecordError) as refused:
        verify(parse_record(json.dumps(document)), parse_deck(deck_bytes(SMALL.deck)))
    assert refused.value.event is None
    assert str(refused.value) == (
        "4 players need 20 islands. This deck has 12. (R2.1) [deck-too-small-for-players]"
    )


def test_another_deck_is_refused_as_another_deck_even_if_it_is_too_small() -> None:
    document = {**WHOLE, "players": WHOLE["players"] * 2}
    with pytest.raises(RecordError) as refused:
        verify(parse_record(json.dumps(document)), parse_deck(deck_bytes(SMALL.deck)))
    assert refused.value.code == "record-other-deck"
    assert refused.value.details["differs"] == "file"
    assert refusal(with_header("deck", "name", to="")).details["expected"] == "text"


UNNOTICED_BY_NATURE: list[tuple[str, Json]] = [
    ("another name", with_header("players", 0, "name", to="Somebody else")),
    ("another kind of player", with_header("players", 0, "kind", to="human")),
    ("another bot", with_header("players", 1, "kind", to="bot:other")),
    ("no seed, as while a game runs", with_header("seed")),
    ("a seed of null", with_header("seed", to=None)),
    ("a key more in the header", {**WHOLE, "place": "Lisbon"}),
    ("a key more in the deck", with_header("deck", to={**WHOLE["deck"], "cards": 47})),
    ("a key more of a player", with_header("players", 0, to={**WHOLE["players"][0], "rating": 1500})),
    ("the keys in another order", dict(reversed(WHOLE.items()))),
    ("a record that stops earlier", with_events(EVENTS[:-1])),
    ("a record of nothing yet", with_events([])),
]


@pytest.mark.parametrize(
    "document", [pytest.param(document, id=name) for name, document in UNNOTICED_BY_NATURE]
)
def test_a_record_may_contain_additional_keys(document: Json) -> None:
    game_of(document)


@pytest.mark.parametrize("document", [None, 1, "game", [], [WHOLE], True, {}])
def test_a_document_that_is_not_a_record_is_refused(document: Any) -> None:
    refusal(document)


EVENT_DAMAGES: list[tuple[str, Json, str]] = [
    ("dealt", {"event": "sung"}, "Event 1: An event must be one of {kinds}, not 'sung'. [record-event]"),
    ("dealt", {"event": 3}, "Event 1: An event must be one of {kinds}, not 3. [record-event]"),
    ("dealt", {"cards": "x"}, "Event 1: dealt.cards must be a list of card ids, not 'x'. [record-event]"),
    ("dealt", {"seat": "a"}, "Event 1: dealt.seat must be a whole number, not 'a'. [record-event]"),
    ("dealt", {"seat": -1}, "Event 1: dealt.seat must be a whole number, not -1. [record-event]"),
    (
        "dealt",
        {"seat": 10**9 + 1},
        "Event 1: dealt.seat must be a whole number, not 1000000001. [record-event]",
    ),
    (
        "dealt",
        {"seat": 10**9},
        (
            'Event 1: The record says {{"event": "dealt", "seat": 1000000000, "cards": {dealt}}}, '
            'but it should be {{"event": "dealt", "seat": 0, "cards": {dealt}}}. (R2.1) [record-differs]'
        ),
    ),
    (
        "dealt",
        {"extra": 1},
        "Event 1: dealt must have the fields seat, cards, not 'event, seat, cards, extra'. [record-event]",
    ),
    (
        "revealed",
        {"shape": "u5"},
        (
            "Event 7: revealed.shape must be one of domino, straight3, corner3, square4, l4, t4, not 'u5'. "
            "[record-event]"
        ),
    ),
    (
        "marked",
        {"boxes": ["a1", "a1"]},
        "Event 8: marked.boxes must be a list of different boxes, such as b3, not a list. [record-event]",
    ),
    ("marked", {"card": 4}, "Event 8: marked.card must be the id of a card, not 4. [record-event]"),
    ("marked", {"card": "zz"}, "Event 8: You don't have the island 'zz'. (R4.1) [not-your-card]"),
    (
        "marked",
        {"by": "pen"},
        "Event 8: marked.by must be one of shape, single, cross, not 'pen'. [record-event]",
    ),
    (
        "coin",
        {"seat": 1},
        (
            'Event 16: The record says {{"event": "coin", "seat": 1}}, '
            'but it should be {{"event": "coin", "seat": 0}}. (R4.4) [record-differs]'
        ),
    ),
    ("took", {"from": "sea"}, "Event 36: took.from must be one of display, pile, not 'sea'. [record-event]"),
    ("won", {"seats": [None]}, "Event 138: won.seats must be a list of seats, not a list. [record-event]"),
]


@pytest.mark.parametrize(("kind", "change", "text"), EVENT_DAMAGES)
def test_a_damaged_event_is_refused_with_what_was_expected_and_found(
    kind: str, change: Json, text: str
) -> None:
    events = copy.deepcopy(EVENTS)
    next(event for event in events if event["event"] == kind).update(change)
    dealt = json.dumps(EVENTS[0]["cards"])
    assert str(refusal(with_events(events))) == text.format(kinds=", ".join(KINDS), dealt=dealt)


def test_an_event_after_the_end_or_of_another_type_is_refused() -> None:
    assert str(refusal(with_events([*EVENTS, EVENTS[-1]]))) == (
        'Event 139: The record says {"event": "won", "seats": [0]}, but no such event happens. '
        "(R7.6) [record-differs]"
    )
    kinds = ", ".join(KINDS)
    assert (
        str(refusal({**WHOLE, "events": [7]}))
        == f"Event 1: An event must be one of {kinds}, not 7. [record-event]"
    )
    assert refusal({**WHOLE, "events": [7]}).details["field"] == "event"
    assert str(refusal([])) == "record must be a table, not a list. [record-malformed]"


def test_an_event_is_shown_as_it_is_written() -> None:
    took = Took(0, "Ως-1", "pile")
    assert shown(took) == '{"event": "took", "seat": 0, "card": "Ως-1", "from": "pile"}'


def test_a_game_of_the_other_edition_is_checked_with_its_seed() -> None:
    golden = next(each for each in golden_games() if (each.edition, each.players) == ("oya", 4))
    assert '"seed"' in golden.line
    assert verify(parse_record(golden.line), parse_deck(deck_bytes(golden.deck))).is_over


# --- The fields of events ---------------------------------------------------------------------------------

KINDS: dict[str, tuple[str, ...]] = {
    "dealt": ("seat", "cards"),
    "kept": ("seat", "cards"),
    "displayed": ("cards",),
    "started": ("seat",),
    "revealed": ("round", "turn", "shape"),
    "marked": ("seat", "card", "boxes", "by"),
    "coin": ("seat",),
    "palm": ("seat", "points"),
    "cup": ("seat", "points"),
    "completed": ("seat", "card"),
    "took": ("seat", "card", "from"),
    "refilled": ("cards",),
    "scored": ("seat", "coins", "cups", "palms", "cards", "seals", "total"),
    "won": ("seats",),
}
FIELDS = [(kind, field) for kind, fields in KINDS.items() for field in fields]
NUMBERS = {"seat", "round", "turn", "points", "coins", "cups", "palms", "seals", "total"}
CHOICES = {("kept", "cards"), ("marked", "card"), ("marked", "boxes"), ("took", "card")}
"""What players choose: another choice is another game, which may be legal."""
CHANCE = {
    ("dealt", "cards"),
    ("displayed", "cards"),
    ("started", "seat"),
    ("revealed", "shape"),
    ("refilled", "cards"),
}
"""What chance deals: another card may be noticed later, or only by the seed."""


WORDS: dict[str, list[str]] = {
    "shape": list(Shape),
    "by": ["shape", "single", "cross"],
    "from": ["display", "pile"],
}


def some_numbers(kind: str) -> list[int]:
    """The first, a middle and the last event of a kind, as numbers from 1."""
    numbers = [number for number, event in enumerate(EVENTS, start=1) if event["event"] == kind]
    return sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]})


def is_number(kind: str, field: str) -> bool:
    return field in NUMBERS or (kind, field) == ("scored", "cards")


def other_values(kind: str, field: str, value: Any) -> list[Any]:
    """Other values of the right type."""
    if is_number(kind, field):
        return [other for other in (value + 1, value - 1, 0, 1, 7, 999) if other != value and other >= 0]
    if field == "card":
        return [other for other in (*list(DECK.by_id)[::6], "no-such-card", "") if other != value]
    if field == "boxes":
        return [value[1:] or ["d4", "d3", "a1"], [*value, "a1", "d4"], ["a1", "d4"], ["a1", "c1"]]
    if field in ("cards", "seats"):
        return other_lists(value)
    return [str(other) for other in WORDS[field] if other != value]


def other_lists(value: list[Any]) -> list[list[Any]]:
    other: Any = 1 if isinstance(value[0], int) else next(iter(DECK.by_id))
    unknown: Any = 9 if isinstance(value[0], int) else "no-such-card"
    lists = [value[::-1], value[1:], [*value, value[0]], [*value, other], [unknown, *value[1:]], [other], []]
    return [different for different in lists if different != value]


def wrong_values(kind: str, field: str) -> list[Any]:
    """Values of a wrong type, or out of bounds."""
    if is_number(kind, field):
        return [None, True, "0", 1.0, -1, 10**10, [], {}, [0]]
    if field == "card":
        return [None, True, 1, [], {}, ["grey-01"]]
    if field == "boxes":
        return [None, "a1", [], [1], ["e1"], ["a5"], ["A1"], ["a1", "a1"], [["a1"]], {"a1": 1}, [None]]
    if field == "cards":
        return [None, "grey-01", [1], [None], {}, [["grey-01"]]]
    if field == "seats":
        return [None, 0, ["0"], [None], [True], {}, [-1]]
    return [None, 1, "other", "", [], {}, True]


def damaged(number: int, field: str, value: Any) -> Json:
    """The record with one field of one event changed."""
    events = list(EVENTS)
    events[number - 1] = {**EVENTS[number - 1], field: value}
    return with_events(events)


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_a_field_of_a_wrong_type_is_refused_at_its_event(kind: str, field: str) -> None:
    for number in some_numbers(kind):
        for value in wrong_values(kind, field):
            error = refusal(damaged(number, field, value))
            assert (error.code, error.event) == ("record-event", number), value


def accepted_or_refused(document: Any) -> RecordError | None:
    """Why a record is refused; an accepted one must be the record of its game."""
    return text_accepted_or_refused(json.dumps(document))


def text_accepted_or_refused(text: str) -> RecordError | None:
    try:
        record = parse_record(text)
        game = verify(record, DECK)
    except RecordError as error:
        return error
    assert record_of(game, record.players).events[: len(record.events)] == record.events
    assert parse_record(format_record(record)) == record
    return None


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_another_value_of_a_field_is_refused_there_or_later(kind: str, field: str) -> None:
    for number in some_numbers(kind):
        for value in other_values(kind, field, EVENTS[number - 1][field]):
            error = accepted_or_refused(damaged(number, field, value))
            if error is None:
                assert (kind, field) in CHOICES, f"{kind} {number}: {field} {value} has not been noticed"
            elif (kind, field) in CHOICES | CHANCE:
                assert error.code == "record-other-seed" or at_or_after(error, number)
            else:
                assert error.event == number, f"{value}: {error}"
            assert error is None or error.rule or error.code == "malformed-move"


def at_or_after(error: RecordError, number: int) -> bool:
    return error.event is not None and error.event >= number


RULES = {
    ("dealt", "seat"): "R2.1",
    ("revealed", "round"): "R3.1",
    ("revealed", "turn"): "R3.1",
    ("marked", "by"): "R4.1",
    ("coin", "seat"): "R4.4",
    ("palm", "seat"): "R4.5",
    ("palm", "points"): "R4.5",
    ("cup", "seat"): "R5.1",
    ("cup", "points"): "R5.1",
    ("completed", "seat"): "R5.2",
    ("completed", "card"): "R5.2",
    ("won", "seats"): "R7.6",
    ("scored", "coins"): "R7.1",
    ("scored", "cups"): "R7.2",
    ("scored", "palms"): "R7.3",
    ("scored", "cards"): "R7.4",
    ("scored", "seals"): "R7.5",
    ("scored", "total"): "R7.6",
}


@pytest.mark.parametrize(("kind", "field"), RULES)
def test_a_false_event_is_refused_with_the_rule_it_breaks(kind: str, field: str) -> None:
    for number in some_numbers(kind):
        for value in other_values(kind, field, EVENTS[number - 1][field]):
            error = refusal(damaged(number, field, value))
            assert (error.code, error.rule) == ("record-differs", RULES[kind, field])


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_an_event_without_one_of_its_fields_is_refused(kind: str, field: str) -> None:
    for number in some_numbers(kind):
        event = {key: value for key, value in EVENTS[number - 1].items() if key != field}
        error = refusal(with_events([*EVENTS[: number - 1], event, *EVENTS[number:]]))
        assert (error.code, error.event) == ("record-event", number)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_with_an_extra_or_renamed_field_is_refused(kind: str) -> None:
    names: list[Any] = [kind.upper(), "", None, 1, []]
    for number in some_numbers(kind):
        for document in (damaged(number, "note", "!"), *(damaged(number, "event", name) for name in names)):
            error = refusal(document)
            assert (error.code, error.event) == ("record-event", number)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_an_event_under_another_events_name_is_refused(kind: str, other: str) -> None:
    if kind == other:
        return
    for number in some_numbers(kind):
        error = refusal(damaged(number, "event", other))
        assert error.event == number


@pytest.mark.parametrize("event", [None, 1, "coin", [], {}, {"seat": 0}, [{"event": "coin", "seat": 0}]])
def test_a_value_that_is_not_an_event_is_refused(event: Any) -> None:
    error = refusal(with_events([*EVENTS[:9], event, *EVENTS[10:]]))
    assert (error.code, error.event) == ("record-event", 10)


# --- Events that are missing, too many or in a wrong place ------------------------------------------------


def end_of_turn(number: int) -> int:
    """The number of the event that opens the next turn, or of the last event."""
    later = (n for n in range(number + 1, len(EVENTS) + 1) if EVENTS[n - 1]["event"] == "revealed")
    return next(later, len(EVENTS))


EACH_NUMBER = range(1, len(EVENTS) + 1)


def test_a_missing_event_is_noticed_in_the_same_turn() -> None:
    for number in EACH_NUMBER[:-1]:
        error = refusal(with_events(EVENTS[: number - 1] + EVENTS[number:]))
        assert error.rule
        assert at_or_after(error, number)
        if EVENTS[number - 1].get("by") != "cross":  # a chain of crosses may have one link fewer
            assert not at_or_after(error, end_of_turn(number) + 1), f"{EVENTS[number - 1]}: {error}"


def test_a_repeated_event_is_noticed_at_once() -> None:
    for number in EACH_NUMBER:
        error = refusal(with_events(EVENTS[:number] + EVENTS[number - 1 :]))
        assert error.rule
        assert error.event == number + 1, f"{EVENTS[number - 1]}: {error}"


def test_two_neighbours_in_the_wrong_order_are_noticed_in_the_same_turn() -> None:
    for number in EACH_NUMBER[:-1]:
        one, other = EVENTS[number - 1 : number + 1]
        error = accepted_or_refused(with_events([*EVENTS[: number - 1], other, one, *EVENTS[number + 1 :]]))
        if error is None:
            assert one == other or {one["event"], other["event"]} <= {"marked", "took"}, (one, other)
        else:
            assert error.event is not None
            assert number <= error.event <= end_of_turn(number) + 1, f"{one} {other}: {error}"


COMPLETED = (Completed(0, "a"), Completed(0, "b"), Completed(1, "c"))
ALLOWED_ORDERS = [(0, 1, 2), (1, 0, 2)]
FORBIDDEN_ORDERS = [order for order in product(range(3), repeat=3) if order not in ALLOWED_ORDERS]


@pytest.mark.parametrize("order", ALLOWED_ORDERS)
def test_two_cards_completed_at_once_may_be_recorded_in_either_order(
    order: tuple[int, ...],
) -> None:
    compare(COMPLETED, tuple(COMPLETED[place] for place in order), 0)


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.record)
def test_completed_cards_of_two_players_are_recorded_in_the_order_of_their_seats(golden: Golden) -> None:
    record = json.loads(golden.line)
    for place, (one, other) in enumerate(pairwise(record["events"])):
        if one["event"] == other["event"] == "completed" and one["seat"] != other["seat"]:
            swapped = [*record["events"][:place], other, one, *record["events"][place + 2 :]]
            text = json.dumps({**record, "events": swapped})
            with pytest.raises(RecordError):
                verify(parse_record(text), parse_deck(deck_bytes(golden.deck)))


@pytest.mark.parametrize(
    "order", [order for order in product(range(3), repeat=3) if order not in ALLOWED_ORDERS]
)
def test_completed_cards_are_each_recorded_once_and_seat_by_seat(order: tuple[int, ...]) -> None:
    with pytest.raises(RecordError) as refused:
        compare(COMPLETED, tuple(COMPLETED[place] for place in order), 0)
    assert (refused.value.code, refused.value.rule) == ("record-differs", "R5.2")


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_after_the_end_is_refused(kind: str) -> None:
    for number in some_numbers(kind):
        error = refusal(with_events([*EVENTS, EVENTS[number - 1]]))
        assert error.event == len(EVENTS) + 1
        assert error.rule


@pytest.mark.parametrize("kind", KINDS)
def test_an_unexpected_event_is_refused(kind: str) -> None:
    number = some_numbers(kind)[-1]
    for place in range(0, len(EVENTS), 5):
        document = with_events([*EVENTS[:place], EVENTS[number - 1], *EVENTS[place:]])
        error = accepted_or_refused(document)
        if error is None:
            assert EVENTS[number - 1] in (EVENTS[place - 1], EVENTS[place])
        else:
            assert at_or_after(error, place), f"{place}: {error}"


# --- Anything at all --------------------------------------------------------------------------------------

LINE = GOLDEN.line
CHARACTERS = st.one_of(st.sampled_from('{}[]",:0123456789.-+eEtrufalsn\\ \n\t\0'), st.characters())


@st.composite
def edited_texts(draw: st.DrawFn) -> str:
    """The text of a record in which some characters have been overwritten, inserted, deleted or cut off."""
    text = LINE
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        put_in = draw(st.text(CHARACTERS, max_size=3))
        text = text[:place] + put_in + text[place + draw(st.integers(0, 5)) :]
    return text[: draw(st.one_of(st.none(), st.integers(0, len(text))))]


@given(edited_texts())
def test_a_randomly_edited_text_is_refused_or_is_a_valid_game(text: str) -> None:
    error = text_accepted_or_refused(text)
    assert error is None or (error.code and str(error))


LEAVES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8))
ANY_JSON: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def places(document: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to every value in a document."""
    yield path
    if isinstance(document, dict | list):
        for key, value in document.items() if isinstance(document, dict) else enumerate(document):
            yield from places(value, (*path, key))


EVERY_PLACE = list(places(WHOLE))[1:]


@given(st.sampled_from(EVERY_PLACE), ANY_JSON)
def test_a_record_with_any_value_replaced_is_refused_or_is_a_valid_game(
    path: tuple[str | int, ...], value: Any
) -> None:
    accepted_or_refused(with_header(*path, to=value))


@given(ANY_JSON)
def test_arbitrary_json_is_refused(document: Any) -> None:
    refusal(document)


@given(st.integers(0, len(LINE.encode()) - 1), st.integers(1, 255))
def test_a_flipped_byte_in_a_file_is_refused_or_leaves_a_valid_game(place: int, flip: int) -> None:
    content = bytearray(LINE.encode())
    content[place] ^= flip
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_bytes(content)
        try:
            texts = list(read_games(file))
        except RecordError:
            return
    for text in texts:
        text_accepted_or_refused(text)


@pytest.mark.parametrize("depth", [10, 100, 400, 700, 900, 950, 980, 990, 1000, 1100, 2000, 100_000])
@pytest.mark.parametrize("key", ["format", "version", "edition", "deck", "players", "seed", "events"])
def test_a_deeply_nested_record_is_refused(key: str, depth: int) -> None:
    bottomless = "[" * depth + "]" * depth
    document = {**WHOLE, key: "HERE"}
    with pytest.raises(RecordError):
        parse_record(json.dumps(document).replace('"HERE"', bottomless))


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "1e999", "NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("key", ["version", "seed", "events"])
def test_a_huge_number_is_refused(key: str, number: str) -> None:
    document = {**WHOLE, key: "HERE"}
    with pytest.raises(RecordError):
        parse_record(json.dumps(document).replace('"HERE"', number))
