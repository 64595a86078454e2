"""Secrets come from the environment or from files, because a command line is visible to other users."""

from pathlib import Path

import pytest

from silvergold.cli.serve import chosen_database
from silvergold.errors import ApplicationError
from silvergold.server.secrets import read_secret

NAME = "SILVERGOLD_DATABASE"


def test_a_secret_comes_from_a_variable_or_from_the_file_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(NAME, raising=False)
    assert read_secret(NAME) == ""
    file = tmp_path / "database"
    file.write_text("postgresql://ada:secret@host/club\n")
    monkeypatch.setenv(f"{NAME}_FILE", str(file))
    assert read_secret(NAME) == "postgresql://ada:secret@host/club"
    monkeypatch.setenv(NAME, "sqlite:///other.db")
    with pytest.raises(ApplicationError, match="SILVERGOLD_DATABASE_FILE are set"):
        read_secret(NAME)
    monkeypatch.delenv(NAME)
    monkeypatch.setenv(f"{NAME}_FILE", str(tmp_path / "nothing"))
    with pytest.raises(ApplicationError, match="can't be read"):
        read_secret(NAME)


def test_an_option_wins_but_a_password_in_it_is_warned_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(NAME, "sqlite:///from-environment.db")
    assert chosen_database(None) == "sqlite:///from-environment.db"
    assert chosen_database("sqlite:///option.db") == "sqlite:///option.db"
    assert not capsys.readouterr().err
    assert chosen_database("postgresql://ada:secret@host/club").endswith("/club")
    warned = capsys.readouterr().err
    assert "SILVERGOLD_DATABASE_FILE" in warned
    assert "secret" not in warned
