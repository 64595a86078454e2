"""The participants of a game: people, and bots by name."""

import pytest

from silvergold.engine import HUMAN, Participant, bot_kind, bot_of, bot_participants, bot_title


@pytest.mark.parametrize(
    ("kind", "bot"), [("bot:sailor", "sailor"), ("human", ""), ("bot:", ""), ("empty", "")]
)
def test_the_kind_of_a_seat_names_its_bot(kind: str, bot: str) -> None:
    assert bot_of(kind) == Participant("Ada", kind).bot == bot


def test_a_bot_s_kind_is_written_and_read() -> None:
    assert bot_of(bot_kind("sailor")) == "sailor"
    assert bot_of(HUMAN) == ""


def test_a_bot_of_your_own_is_called_by_its_class() -> None:
    titles = [bot_title(bot) for bot in ("sailor", "examples.beginner:Beginner", "C:my:Bot")]
    assert titles == ["Sailor", "Beginner", "Bot"]


def test_bots_are_numbered_seat_by_seat() -> None:
    assert bot_participants(["sailor", "drifter"]) == (
        Participant("Sailor 1", "bot:sailor"),
        Participant("Drifter 2", "bot:drifter"),
    )
