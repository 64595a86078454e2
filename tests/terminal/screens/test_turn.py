"""One turn on the screens, with keys and mouse."""

import asyncio

import pytest

from silvergold.engine import Mark, PlayerMove, Ready, TakeBack
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import TableClient, own_seats
from silvergold.terminal.interaction.selections import KeepSelection, MarkSelection, TakeSelection
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.widgets.island import HEADING_LINES, IslandWidget
from silvergold.words import Words
from tests.terminal.keyboard import SEED, Keyboard, ada_takes, advanced, at_keyboard, local_game, terminal


def unmarked(keyboard: Keyboard) -> list[int]:
    """The unmarked boxes of the viewer's islands."""
    return [unmarked for _, unmarked in keyboard.table.client.view(0).me.cards]


def marking(keyboard: Keyboard) -> MarkSelection:
    """The current selection, which must be a mark."""
    selection = keyboard.table.selection
    assert isinstance(selection, MarkSelection)
    return selection


async def first_turn(keyboard: Keyboard) -> None:
    """Opal Lagoon and Heron Skerry; a square of four is revealed, which fits only over a cross."""
    await keyboard.wait_for_decision()
    await keyboard.press("1", "3", "enter")
    await keyboard.see("Mark a square of four")


class HeldClient(LocalClient):
    """A client whose moves wait until the test releases them."""

    def __init__(self, game: LocalGame) -> None:
        super().__init__(game)
        self.asked: list[PlayerMove] = []
        self.let_go = asyncio.Event()
        self.let_go.set()

    async def play(self, *moves: PlayerMove) -> None:
        """Make moves when they are released."""
        self.asked += moves
        await self.let_go.wait()
        await super().play(*moves)


def held() -> tuple[TerminalApp, HeldClient]:
    """The screens over a client that holds moves back."""
    game = local_game()

    async def rematch() -> TableClient:
        return HeldClient(game.rematch(SEED + SEED))

    client = HeldClient(game)
    return TerminalApp(Words("en"), client, rematch), client


def test_keys_pressed_while_a_move_is_sent_wait_for_it() -> None:
    app, client = held()

    async def script(keyboard: Keyboard) -> None:
        await first_turn(keyboard)
        before = unmarked(keyboard)
        client.let_go.clear()
        await keyboard.press("o", "enter", "u", "o", "enter", "space")
        assert [type(move) for move in client.asked[1:]] == [Mark]
        client.let_go.set()
        await keyboard.until(lambda: unmarked(keyboard) != before and len(client.asked) == 5)
        assert [type(move) for move in client.asked[1:]] == [Mark, TakeBack, Mark, Ready]

    at_keyboard(app, script)


def test_keys_meant_for_one_turn_are_not_pressed_in_the_next() -> None:
    app, client = held()

    async def script(keyboard: Keyboard) -> None:
        await first_turn(keyboard)
        await keyboard.press("o", "enter")
        await keyboard.see("All marked")
        client.let_go.clear()
        await keyboard.press("space", "space", "enter")
        client.let_go.set()
        await keyboard.until(lambda: client.view(0).turn == 2)
        await keyboard.press("o")
        assert [type(move) for move in client.asked[1:]] == [Mark, Ready]

    at_keyboard(app, script)


def test_two_of_the_four_islands_are_selected_and_can_be_changed() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        assert all(
            name in keyboard.text for name in ("Opal Lagoon", "Cutwater", "Heron Skerry", "Sawtooth Isle")
        )
        await keyboard.press("1", "2", "3", "2", "2", "right", "right", "space")
        selection = keyboard.table.selection
        assert isinstance(selection, KeepSelection)
        assert len(selection.chosen) == 2
        await keyboard.press("enter")
        await keyboard.see("Mark a square of four")
        kept = {card.id for card, _ in keyboard.table.client.view(0).me.cards}
        assert kept == set(selection.chosen)

    at_keyboard(terminal(local_game()), script)


def test_a_mark_is_made_and_taken_back() -> None:
    async def script(keyboard: Keyboard) -> None:
        await first_turn(keyboard)
        before = unmarked(keyboard)
        await keyboard.press("o", "enter")
        await keyboard.until(lambda: unmarked(keyboard) != before)
        assert sum(before) - sum(unmarked(keyboard)) in {1 << index for index in range(16)}
        await keyboard.see("All marked")
        assert "╱╱╱" in keyboard.text
        await keyboard.press("u")
        await keyboard.until(lambda: unmarked(keyboard) == before)
        await keyboard.see("Mark a square of four")
        assert "╱" not in keyboard.text

    at_keyboard(terminal(local_game()), script)


def test_arrows_move_the_preview_and_show_where_it_does_not_fit() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        assert "▒" in keyboard.text
        for key in ("1", "up", "up", "up", "left", "left", "left"):
            await keyboard.press(key)
        cursor = marking(keyboard).cursor
        assert cursor is not None
        assert (cursor.preview.island, cursor.preview.column, cursor.preview.row) == (0, 0, 0)
        while cursor.mark is not None:
            await keyboard.press("down")
            cursor = marking(keyboard).cursor
            assert cursor is not None
        assert "░?░" in keyboard.text
        before = unmarked(keyboard)
        await keyboard.press("enter")
        assert "doesn't fit there" in keyboard.text
        assert unmarked(keyboard) == before
        await keyboard.press("tab")
        assert "?░" not in keyboard.text
        assert "doesn't fit" not in keyboard.text

    at_keyboard(terminal(local_game()), script)


def test_turning_and_mirroring_with_keys() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        await keyboard.see("an L of four")
        cursor = marking(keyboard).cursor
        assert cursor is not None
        forms = [cursor.preview.form]
        for key in ("r", "r", "r", "r", "m", "m"):
            await keyboard.press(key)
            turned = marking(keyboard).cursor
            assert turned is not None
            forms.append(turned.preview.form)
        assert len(set(forms[:4])) == 4
        assert forms[4] == forms[0] == forms[6]
        assert forms[5] not in forms[:4]

    at_keyboard(terminal(local_game(seed=b"\x00\x0f")), script)


def test_tab_shows_every_legal_mark_of_the_shape_and_only_those() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        legal = {move for move in keyboard.table.client.legal(0) if isinstance(move, Mark)}
        shapes = {mark for mark in legal if mark.boxes.bit_count() > 1}
        seen = set()
        for _ in shapes:
            await keyboard.press("tab")
            seen.add(marking(keyboard).moves[0])
        assert seen == shapes

    at_keyboard(terminal(local_game()), script)


def test_a_cross_asks_for_its_box_and_shows_the_candidates() -> None:
    async def script(keyboard: Keyboard) -> None:
        await first_turn(keyboard)
        await keyboard.press("enter")
        await keyboard.see("A cross! Mark one more box, on either island.")
        islands = "\n".join(line[:38] for line in keyboard.text.splitlines()[5:14])
        assert islands.count("·") > 10
        before = unmarked(keyboard)
        await keyboard.press("space")  # not ready: the cross requires a box
        assert unmarked(keyboard) == before
        await keyboard.press("1", "enter")
        await keyboard.see("All marked")
        await keyboard.press("space")
        await keyboard.see("turn 2")

    at_keyboard(terminal(local_game()), script)


def test_clicks_place_and_turn_the_shape_and_a_click_on_the_hint_marks_it() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.begin()
        while keyboard.table.client.view(0).shape == "square4":
            await keyboard.play_on(1)
            await keyboard.wait_for_decision()
        island = keyboard.table.query_one("#island-1", IslandWidget)
        cursor = marking(keyboard).cursor
        assert cursor is not None
        placement = next(placement for placement in cursor.placements if placement.island == 0)
        index = (placement.boxes & -placement.boxes).bit_length() - 1
        spot = (index % 4 * 4 + 2, HEADING_LINES + index // 4 * 2 + 1)
        laid = []
        for _ in range(2):
            await keyboard.pilot.click(island, offset=spot)
            await keyboard.pilot.pause()
            pointed = marking(keyboard).cursor
            assert pointed is not None
            assert pointed.preview.island == 0
            assert pointed.preview.boxes >> index & 1
            laid.append(pointed.preview)
        assert laid[0] != laid[1]
        before = unmarked(keyboard)
        await keyboard.click_on("mark")
        await keyboard.until(lambda: unmarked(keyboard) != before)
        assert before[0] ^ unmarked(keyboard)[0] == laid[1].boxes

    at_keyboard(terminal(local_game()), script)


@pytest.mark.parametrize(("keys", "source"), [(("2", "enter"), "display"), (("p", "enter"), "pile")])
def test_a_new_island_comes_from_the_display_or_the_pile(keys: tuple[str, ...], source: str) -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        second = keyboard.table.client.view(None).display[1]
        await keyboard.press(*keys)
        await keyboard.until(lambda: not isinstance(keyboard.table.selection, TakeSelection))
        client = keyboard.table.client
        (took,) = [line.text for line in log_formatter(client, Words()).lines(client.received)
                   if line.text.startswith("You take" if source == "display" else "You draw")]  # fmt: skip
        assert source in took
        assert (second.name in took) == (source == "display")

    at_keyboard(terminal(advanced(local_game(bots="drifter"), ada_takes)), script)


def test_a_click_on_the_display_selects_and_another_takes() -> None:
    async def script(keyboard: Keyboard) -> None:
        await keyboard.wait_for_decision()
        third = keyboard.table.client.view(None).display[2]
        await keyboard.pilot.click("#display-3")
        await keyboard.pilot.pause()
        assert isinstance(keyboard.table.selection, TakeSelection)
        assert keyboard.table.selection.cursor == 2
        await keyboard.pilot.click("#display-3")
        await keyboard.until(lambda: not isinstance(keyboard.table.selection, TakeSelection))
        assert third in [card for card, _ in keyboard.table.client.view(0).me.cards]
        assert own_seats(keyboard.table.client) == (0,)

    at_keyboard(terminal(advanced(local_game(bots="drifter"), ada_takes)), script)
