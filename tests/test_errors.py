"""Errors say what was found, however long it is, and survive pickling: they are sent between processes."""

import pickle

import pytest

from silvergold.engine import (
    DeckError,
    Fault,
    IllegalMoveError,
    MalformedMoveError,
    Ready,
    RecordError,
    SetupError,
    SilverGoldError,
)
from silvergold.engine.errors import quote
from silvergold.server.errors import RefusedError

ERRORS = [
    MalformedMoveError("malformed-move", found="Mark(9, 'x', 0)"),
    SetupError("wrong-number-of-players", "R1.1", players=5),
    IllegalMoveError("already-ready", "R3.2", move=Ready(0), legal=[Ready(1)]),
    DeckError(
        [Fault("card-name", "", "lilac-01", {"found": "3"}), Fault("deck-name", details={"found": "4"})]
    ),
    RecordError("record-seed", event=3, found="xyz"),
    RefusedError("seat-is-taken", 403, name="Ada"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_after_pickling(error: SilverGoldError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert vars(sent) == vars(error)
    assert str(sent) == str(error)
    assert sent.args == error.args


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("x" * 80, repr("x" * 80)),
        ("x" * 81, repr("x" * 80 + "...")),
        (10**80 - 1, "9" * 80),
        (1 - 10**80, "-" + "9" * 80),
        (10**80, "a int"),
        (True, "True"),
        (1.5, "1.5"),
        (None, "None"),
        ([1], "a list"),
        ({}, "a dict"),
    ],
    ids=range(10),
)
def test_a_wrong_value_is_quoted_in_a_few_characters(value: object, quoted: str) -> None:
    assert quote(value) == quoted


def test_numbers_are_shown_with_separators() -> None:
    assert SetupError("wrong-number-of-players", players=1234).message.endswith("not 1,234.")


def test_the_first_fault_of_a_deck_is_the_error_s_own() -> None:
    first = Fault("card-name", "R1.2", "lilac-01", {"found": "3"})
    error = DeckError([first, Fault("deck-name", details={"found": "4"})])
    assert (error.code, error.rule, error.details) == (first.code, first.rule, first.details)
    assert error.args == (first.code,)
