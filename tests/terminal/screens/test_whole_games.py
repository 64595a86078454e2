"""A game on the screens, played with keys to its end."""

import pytest

from silvergold.engine import GameState, Phase, format_record, parse_record, score, standard_deck, verify
from tests.terminal.keyboard import Keyboard, advanced, at_keyboard, local_game, terminal
from tests.thorough import slow


def is_in_the_last_turns(state: GameState) -> bool:
    return (state.round, state.turn, state.phase) == (4, 5, Phase.MARK)


@pytest.mark.parametrize("is_whole", [False, *slow([True])])
def test_a_game_is_played_with_keys_and_its_record_is_valid(is_whole: bool) -> None:
    game = local_game() if is_whole else advanced(local_game(), is_in_the_last_turns)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.play_on()
        totals = [score(player).total for player in game.game.state.players]
        shown = next(line for line in keyboard.text.splitlines() if "Total" in line)
        assert [int(number) for number in shown.split()[1:]] == totals

    at_keyboard(terminal(game), script)
    record = parse_record(format_record(game.record()))
    assert verify(record, standard_deck()).is_over
