"""Errors survive pickling, because they are sent between processes."""

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
