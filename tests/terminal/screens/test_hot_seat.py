"""Friends at one keyboard: hidden cards and marks stay hidden."""

import pytest

from silvergold.engine import Phase, format_record, parse_record, standard_deck, verify
from silvergold.terminal.interaction.selections import KeepSelection, MarkSelection
from tests.terminal.keyboard import Keyboard, advanced, at_keyboard, local_game, terminal


def test_the_screen_shows_nothing_during_a_handover() -> None:
    game = local_game(people="Ada,Bo", bots="drifter")

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Hand over to Ada")
        dealt = [[card.name for card in player.dealt] for player in game.game.state.players]
        assert not any(name in keyboard.text for names in dealt for name in names)
        await keyboard.press("enter")
        await keyboard.wait_for_decision()
        assert all(name in keyboard.text for name in dealt[0])
        assert not any(name in keyboard.text for names in dealt[1:] for name in names)
        await keyboard.press("1", "2", "enter")
        await keyboard.see("Hand over to Bo")
        assert not any(name in keyboard.text for names in dealt for name in names)
        await keyboard.press("enter")
        await keyboard.wait_for_decision()
        assert all(name in keyboard.text for name in dealt[1])
        assert not any(name in keyboard.text for name in dealt[0])

    at_keyboard(terminal(game), script)


def test_marks_are_hidden_from_the_next_player_until_all_are_ready() -> None:
    game = local_game(people="Ada,Bo", bots="")

    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        while game.game.state.phase == Phase.KEEP:
            await keyboard.play_on(1)
            await keyboard.wait_for_decision()
        first = keyboard.table.viewer
        assert isinstance(keyboard.table.selection, MarkSelection)
        while not keyboard.is_handover:
            await keyboard.play_on(1)
            await keyboard.wait_for_decision()
        await keyboard.press("enter")
        await keyboard.wait_for_decision()
        assert keyboard.table.viewer != first
        assert any(player.before for player in game.game.state.players)  # somebody has marked
        assert "╳" not in keyboard.text
        assert "╱" not in keyboard.text
        while game.game.state.turn == 1:
            await keyboard.play_on(1)
        await keyboard.wait_for_decision()
        assert "╳" in keyboard.text

    at_keyboard(terminal(game), script)


@pytest.mark.slow
def test_friends_hand_the_keyboard_over_until_the_game_is_over() -> None:
    game = advanced(
        local_game(people="Ada,Bo", bots=""), lambda state: state.round == 4 and state.phase == Phase.MARK
    )
    called = []

    async def script(keyboard: Keyboard) -> None:
        while not keyboard.is_over:
            await keyboard.wait_for_decision()
            if keyboard.is_handover:
                called.append("Ada" if "Hand over to Ada" in keyboard.text else "Bo")
            elif isinstance(keyboard.table.selection, KeepSelection | MarkSelection):
                assert keyboard.table.viewer is not None
                assert called[-1] == game.participants[keyboard.table.viewer].name
            await keyboard.play_on(1)

    at_keyboard(terminal(game), script)
    assert called.count("Ada") >= 3
    assert called.count("Bo") >= 3
    assert verify(parse_record(format_record(game.record())), standard_deck()).is_over
