"""A whole game on the screens, played with keys."""

from silvergold.engine import format_record, parse_record, score, standard_deck, verify
from tests.terminal.keyboard import Keyboard, at_keyboard, local_game, terminal


def test_a_whole_game_is_played_with_keys_and_its_record_is_valid() -> None:
    game = local_game()

    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        totals = [score(player).total for player in game.game.state.players]
        shown = next(line for line in keyboard.text.splitlines() if "Total" in line)
        assert [int(number) for number in shown.split()[1:]] == totals

    at_keyboard(terminal(game), script)
    record = parse_record(format_record(game.record()))
    assert verify(record, standard_deck()).is_over
