"""Errors go whole from one process to another."""

import pickle

import pytest

from silvergold.engine import (
    DeckError,
    Fault,
    IllegalMoveError,
    Ready,
    RecordError,
    SetupError,
    SilverGoldError,
)
from silvergold.server.errors import RefusedError

ERRORS = [
    SilverGoldError("a-code", "R4.2", "something is wrong"),
    SetupError("no-deck", "", "there is no deck", path="deck.toml", cards=3),
    IllegalMoveError("not-now", "R3.2", "not now", move=Ready(0), legal=[Ready(1)]),
    DeckError([Fault("card-color", "R1.2", "lilac-01", "no such colour", {"found": "pink"})]),
    RecordError("record-seed", "", "no seed", event=3, found="xyz"),
    RefusedError("seat-is-taken", "Ada sits there already.", 409, name="Ada"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_that_was_sent_to_another_process_is_the_same(error: SilverGoldError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert vars(sent) == vars(error)
    assert str(sent) == str(error)
