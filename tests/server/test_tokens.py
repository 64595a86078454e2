"""Ids that spreadsheets and command lines read as text."""

import pytest

from silvergold.server import tokens


@pytest.mark.parametrize(("drawn", "expected"), [("-a-b", "_a-b"), ("a-b-", "a-b-")])
def test_an_id_begins_with_no_hyphen(drawn: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: drawn)
    assert tokens.new_id() == expected
