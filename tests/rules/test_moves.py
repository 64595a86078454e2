"""Malformed moves and refusals: each has a code and changes nothing."""

import copy
import re
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

import pytest

from silvergold.engine import (
    OYA,
    Deal,
    Dealer,
    Draw,
    Game,
    GameState,
    IllegalMoveError,
    Keep,
    MalformedMoveError,
    Mark,
    Move,
    Ready,
    Reveal,
    Shape,
    Start,
    Take,
    TakeBack,
    TurnUp,
    apply,
    new_game,
    rules,
    standard_deck,
)
from silvergold.engine.grid import ALL_BOXES, BOX_NAMES, box_names
from tests.boards import all_ready, boxes, facing, mark, player, table

NOT_A_SEAT: list[Any] = [-1, 4, "0", None, True, 0.0, (0,)]
NOT_A_CARD: list[Any] = [None, 1, b"green-1", ("green-1",), ["green-1"]]

WELL_FORMED: dict[type, dict[str, Any]] = {
    Keep: {"seat": 0, "cards": ("green-1", "grey-1")},
    Mark: {"seat": 0, "card": "green-1", "boxes": 1},
    TakeBack: {"seat": 0, "all": False},
    Ready: {"seat": 0},
    Take: {"seat": 0, "card": "grey-d1"},
    Draw: {"seat": 0},
    Deal: {"card": "grey-p1"},
    TurnUp: {"card": "grey-p1"},
    Start: {"seat": 0},
    Reveal: {"shape": Shape.DOMINO},
}
WRONG: dict[str, list[Any]] = {
    "seat": NOT_A_SEAT,
    "card": NOT_A_CARD,
    "cards": [
        None,
        "ab",
        (),
        ("green-1",),
        ("green-1", "grey-1", "green-2"),
        ["green-1", "grey-1"],
        {"green-1": 0, "grey-1": 1},
        ("green-1", 1),
        (None, "grey-1"),
    ],
    "boxes": [0, -1, 1 << 16, "a1", None, True, 1.0, ["a1"]],
    "all": [0, 1, None, "no"],
    "shape": ["domino", "u5", None, 0],
}
MALFORMED: list[Any] = [
    pytest.param(kind, {**fields, field: wrong}, id=f"{kind.__name__} {field} {wrong!r}")
    for kind, fields in WELL_FORMED.items()
    for field in fields
    for wrong in WRONG[field]
]
NO_MOVE: list[Any] = [None, 0, "ready", b"", (), {}, {"seat": 0}, Ready, object(), [Ready(0)]]


def two_players() -> GameState:
    return table(player("green-1 grey-1\n##      ##"), player("green-2 grey-2\n##      ##"))


@pytest.mark.parametrize(("kind", "fields"), MALFORMED)
def test_a_malformed_move_cannot_be_made(kind: type, fields: dict[str, Any]) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        kind(**fields)
    assert (caught.value.code, caught.value.rule) == ("malformed-move", "")
    assert kind.__name__ in str(caught.value)


@pytest.mark.parametrize("move", NO_MOVE)
def test_what_is_not_a_move_is_refused_and_changes_nothing(move: Any) -> None:
    state = two_players()
    before = copy.deepcopy(state)
    with pytest.raises(MalformedMoveError) as caught:
        apply(state, move)
    assert (caught.value.code, caught.value.rule) == ("malformed-move", "")
    assert repr(move) in str(caught.value)
    assert state == before


def test_a_new_kind_of_move_is_refused() -> None:
    class Pass(Ready):
        pass

    with pytest.raises(MalformedMoveError):
        apply(two_players(), Pass(0))


def test_every_kind_of_move_is_tried() -> None:
    assert set(get_args(Move)) == set(WELL_FORMED) == {*rules.RULES_OF_A_SEAT, *rules.RULES_OF_THE_TABLE}
    for kind, fields in WELL_FORMED.items():
        assert kind(**fields) == kind(**fields)


def test_a_seat_must_exist_at_the_table() -> None:
    state = table(*(player(f"green-{seat} grey-{seat}") for seat in range(4)))
    with pytest.raises(IllegalMoveError):
        apply(state, Ready(3))
    with pytest.raises(MalformedMoveError):
        apply(state, Ready(4))
    with pytest.raises(MalformedMoveError, match="Ready"):
        apply(two_players(), Ready(2))


def test_a_mark_may_name_every_box_of_the_grid() -> None:
    assert box_names(Mark(0, "green-1", ALL_BOXES).boxes) == BOX_NAMES


def test_a_game_keeps_its_moves_and_events() -> None:
    game, dealer = Game(standard_deck(), edition=OYA), Dealer(standard_deck(), b"seed")
    assert game.state == new_game(standard_deck(), 2, OYA)
    assert game.play_chance(dealer) == tuple(game.events)
    assert game.moves == [Deal(card.id) for seat in game.state.players for card in seat.dealt]


def test_a_game_does_not_count_a_refused_move() -> None:
    game = Game(standard_deck())
    first = game.state
    for move in (Ready(0), Ready(3)):
        with pytest.raises((IllegalMoveError, MalformedMoveError)):
            game.play(move)
    assert game.state is first
    assert (game.moves, game.events) == ([], [])


def test_a_refusal_names_the_rule_and_the_code() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        apply(two_players(), Ready(0))
    assert str(caught.value) == "Mark something first: the shape, or a single box. (R4.2) [nothing-marked]"


def test_a_refusal_says_what_is_wrong_with_the_move() -> None:
    marking = facing("green-1  grey-1\n##x.     ##")
    crossed = mark(marking, 0, "green-1", "b1 c1")
    revealing, _ = all_ready(mark(mark(marking, 0, "green-1", "a1"), 1, "lilac-8", "a1"))
    taking, _ = all_ready(mark(mark(marking, 0, "grey-1", "a1 b1"), 1, "lilac-8", "a1"))
    drawing, _ = apply(taking, Draw(0))
    refilling, _ = apply(taking, Take(0, "grey-d1"))
    for state, move, text in (
        (marking, Mark(0, "grey-9", 1), "You don't have the island 'grey-9'. (R4.1) [not-your-card]"),
        (
            marking,
            Mark(0, "green-1", boxes("a1 c1")),
            "Neither the revealed shape nor a single box: a1 c1. (R4.1) [not-the-shape]",
        ),
        (
            marking,
            Mark(0, "green-1", boxes("c1 d1")),
            "Already marked, or not on the island: d1. (R4.1) [not-unmarked]",
        ),
        (
            marking,
            Mark(0, "green-1", boxes("d1 d2")),
            "Already marked, or not on the island: d1 d2. (R4.1) [not-unmarked]",
        ),
        (crossed, Ready(0), "You have a cross to use: mark one more box first. (R4.3) [crosses-owed]"),
        (
            revealing,
            Reveal(Shape.DOMINO),
            "No expedition card with domino is left this round. (R1.5) [shape-used-up]",
        ),
        (taking, Take(0, "grey-9"), "The island 'grey-9' isn't on display. (R5.3) [not-on-display]"),
        (refilling, TurnUp("grey-9"), "The island 'grey-9' isn't in the pile. (R5.4) [not-in-pile]"),
        (drawing, TurnUp("grey-9"), "The island 'grey-9' isn't in the pile. (R5.3) [not-in-pile]"),
        (new_game(standard_deck()), Deal("x"), "The island 'x' isn't in the pile. (R2.1) [not-in-pile]"),
    ):
        with pytest.raises(IllegalMoveError) as caught:
            apply(state, move)
        assert str(caught.value) == text
        assert caught.value.move == move


def test_every_refusal_of_the_rules_has_a_test() -> None:
    code = r'"([a-z]+(?:-[a-z]+)+)"'
    codes = set(re.findall(rf"(?:_refusal\(state, move|Error\()(?:, )?{code}", getsource(rules)))
    assert len(codes) == 25
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert codes - set(re.findall(code, tests)) == set()
