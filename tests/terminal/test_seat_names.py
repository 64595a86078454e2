"""The names of players and islands."""

from silvergold.terminal.client.table_client import SeatState, seat_names, seats_of
from silvergold.words import Words
from tests.terminal.keyboard import Keyboard, at_keyboard, local_game, terminal


def test_a_bot_has_its_name_in_the_players_language() -> None:
    seats = (SeatState("human", "Ada"), SeatState("bot:sailor"))
    assert seat_names(seats, Words("de")) == ["Ada", "Matrose"]


def test_equal_names_get_their_seat_numbers() -> None:
    assert seat_names((SeatState("bot:sailor"), SeatState("bot:sailor")), Words("en")) == [
        "Sailor 1",
        "Sailor 2",
    ]


def test_a_person_is_told_from_the_bot_of_the_same_name() -> None:
    game = local_game(people="Sailor", bots="sailor")
    assert seat_names(seats_of(game.participants), Words("en")) == ["Sailor (person)", "Sailor"]


def test_an_unknown_bot_keeps_its_own_name() -> None:
    assert seat_names((SeatState("bot:kraken"),), Words("pl")) == ["Kraken"]


def test_islands_have_their_names_in_the_players_language_on_the_table_and_in_the_log() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Opallagune")
        await keyboard.press("1", "3", "enter")
        await keyboard.see("Du behältst Opallagune und Reiherschäre.")
        assert "Lagoon" not in keyboard.text

    at_keyboard(terminal(local_game(), "de"), script, size=(140, 50))
