"""What those at a table are called."""

from silvergold.terminal.link import Chair, names_of
from silvergold.words import Words


def test_a_bot_has_its_name_in_the_players_language() -> None:
    chairs = (Chair("human", "Ada"), Chair("bot:sailor"))
    assert names_of(chairs, Words("de")) == ["Ada", "Matrose"]


def test_two_of_a_name_have_their_seats_numbers() -> None:
    assert names_of((Chair("bot:sailor"), Chair("bot:sailor")), Words("en")) == ["Sailor 1", "Sailor 2"]


def test_a_bot_of_somebody_else_keeps_its_own_name() -> None:
    assert names_of((Chair("bot:parrot"),), Words("pl")) == ["Parrot"]
