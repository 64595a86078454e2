"""The coach in the terminal: a good move with its reason, on the screens and at the plain prompt."""

import asyncio

import pytest

from silvergold.engine import Keep, Mark
from silvergold.errors import ApplicationError
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.rendering.reports.decisions import hint_in_words
from silvergold.words import Words
from tests.terminal.keyboard import Keyboard, ada_takes, advanced, at_keyboard, local_game, terminal


def test_a_key_switches_the_coach_on_and_the_board_shows_the_suggested_move() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        await keyboard.press("k")
        await keyboard.see("☆ Keep ")
        hint = await keyboard.table.client.hint(0)
        assert isinstance(hint.move, Keep)
        await keyboard.until(lambda: keyboard.text.count("☆") == 3)
        dealt = [card.id for card in keyboard.table.client.view(0).me.dealt]
        await keyboard.press(*(str(dealt.index(card) + 1) for card in hint.move.cards), "enter")
        await keyboard.see("☆ Mark ")
        hint = await keyboard.table.client.hint(0)
        assert isinstance(hint.move, Mark)
        said = " ".join(hint_in_words(hint, keyboard.table.client.deck, Words()).split())
        assert said.split(".")[0] in " ".join(line[:51].strip() for line in keyboard.text.splitlines())
        await keyboard.press("k")
        assert "☆" not in keyboard.text

    at_keyboard(terminal(local_game()), script)


def test_the_suggested_card_of_the_display_has_a_star() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        await keyboard.press("k")
        await keyboard.until(lambda: keyboard.text.count("☆") == 2 or "☆ Draw" in keyboard.text)

    at_keyboard(terminal(advanced(local_game(), ada_takes)), script)


def test_there_are_no_hints_on_shared_deals() -> None:
    with pytest.raises(ApplicationError) as refused:
        asyncio.run(LocalClient(local_game(), has_hints=False).hint(0))
    assert refused.value.code == "hints-not-on-shared-deals"
