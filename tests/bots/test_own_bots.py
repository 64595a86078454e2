"""Bots of your own are named by module and class."""

import pytest

from silvergold.bots import Bot, find_bot, make_bot
from silvergold.bots.drifter import Drifter
from silvergold.errors import ApplicationError

OWN = "examples.beginner:Beginner"


class Mute:
    """Makes something that is no bot."""

    def __init__(self, seed: bytes) -> None: ...


def make_drifter(seed: bytes) -> Bot:
    return Drifter(seed)


def code(name: str) -> str:
    """The error for a name."""
    with pytest.raises(ApplicationError) as caught:
        find_bot(name)
    return caught.value.code


def test_a_bot_is_found_by_name_by_module_and_class_and_as_itself() -> None:
    assert find_bot("drifter") is Drifter
    assert find_bot(Drifter) is Drifter
    assert find_bot(make_drifter) is make_drifter
    assert find_bot(f"{__name__}:make_drifter") is make_drifter
    assert find_bot(OWN).__name__ == "Beginner"


def test_only_finding_a_bot_imports_it() -> None:
    """Bots at a server are made by name, and a name may come from anywhere."""
    with pytest.raises(ApplicationError, match="There is no bot"):
        make_bot(OWN, b"")
    find_bot(OWN)
    make_bot(OWN, b"")


def test_what_is_no_bot_is_refused() -> None:
    assert code("kraken") == "unknown-bot"
    assert code("kraken:Kraken") == code("examples.beginner:Kraken") == "bot-not-imported"
    assert code(f"{__name__}:Mute") == "not-a-bot"
    assert code("os:getcwd") == "bot-not-imported"
