"""The loop of the plain prompt, with a local game."""

import asyncio
import io
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from silvergold.engine import Ready, View
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.plain.game.game import PlainGame
from silvergold.terminal.plain.game.input_reader import InputReader
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.words import Words
from tests.terminal.keyboard import advanced, local_game


def without_islands() -> LocalClient:
    """A first turn in which nobody has an island and none can be taken; the bot is ready."""
    game = local_game()
    client = LocalClient(game)
    for seat in (0, 1):
        asyncio.run(client.play(client.legal(seat)[0]))
    ada, bot = game.game.state.players
    players = ada._replace(cards=()), bot._replace(cards=(), is_ready=True)
    game.game.state = game.game.state._replace(players=players, display=(), pile=frozenset())
    return client


def played(client: LocalClient, tmp_path: Path, typed: str, *, has_coach: bool = False) -> str:
    """The output until the lines of a file are used up."""
    file, text_widget = tmp_path / "typed", io.StringIO()
    file.write_text(typed, encoding="utf-8")
    with file.open(encoding="utf-8") as lines:
        asyncio.run(plain_game(client, InputReader(lines), text_widget, has_coach=has_coach).run())
    return text_widget.getvalue()


def plain_game(
    client: LocalClient, typed: InputReader, text_widget: io.StringIO, *, has_coach: bool = False
) -> PlainGame:
    """A game in words."""
    console = Console(file=text_widget, width=200)
    style = OutputStyle(Words(), is_drawn=False)
    return PlainGame(console, client, Words(), typed, style, has_coach=has_coach)


def test_an_equal_prompt_in_the_next_turn_shows_the_table_of_that_turn(tmp_path: Path) -> None:
    output = played(without_islands(), tmp_path, "\n")
    assert output.count("Nothing to mark: Enter > ") == 2
    assert "Turn 1" in output
    assert "Turn 2" in output.split("Nothing to mark")[1]


def test_the_coach_speaks_at_each_decision_until_k_switches_it_off(tmp_path: Path) -> None:
    def hints(typed: str) -> list[str]:
        output = played(LocalClient(local_game()), tmp_path, typed, has_coach=True)
        return re.findall(r"^Keep .* and .*|^Mark [a-d]\d .*|^The coach is off", output, re.M)

    kept, marked = hints("1 2\n")
    assert (kept[:4], marked[:4]) == ("Keep", "Mark")
    assert hints("k\n1 2\n")[1:] == ["The coach is off"]


def test_in_words_a_turn_reads_what_changed_and_t_reads_the_whole_table() -> None:
    game, style = local_game(), OutputStyle(Words(), is_drawn=False)

    def read(turn: int, describe: Callable[[View, Sequence[str]], RenderableType]) -> list[str]:
        advanced(game, lambda state: (state.turn, state.phase) == (turn, "mark"))
        return str(describe(LocalClient(game).view(0), ["Ada", "Sailor"])).splitlines()

    first, second, again, whole = (
        read(turn, describe)
        for turn, describe in ((1, style.turn), (2, style.turn), (2, style.turn), (2, style.table))
    )
    islands = [[line for line in lines if "Free boxes: " in line] for lines in (first, second, again, whole)]
    assert [len(lines) for lines in islands] == [8, 2, 0, 8], "in a turn, both have marked one island"
    assert [line.partition(":")[0] for line in second if "point" in line] == ["Sailor", "Ada"]
    assert any("Turn 2" in line for line in second)
    assert second[-1].startswith("Mark ")


def test_a_hint_is_printed_on_request(tmp_path: Path) -> None:
    output = played(LocalClient(local_game()), tmp_path, "k\n")
    assert "Keep " in output.split("Which two do you keep")[1]


def test_a_line_typed_ahead_waits_for_its_prompt() -> None:
    client, (keyboard, screen) = without_islands(), os.openpty()

    async def type_ahead() -> None:
        arrived = asyncio.Queue[None]()
        with os.fdopen(screen, encoding="utf-8") as lines:
            typed = InputReader(lines)
            typed.listen(lambda: arrived.put_nowait(None))
            os.write(keyboard, b"\n\nq\n")
            for _ in range(3):
                await arrived.get()
            await plain_game(client, typed, io.StringIO()).run()

    asyncio.run(type_ahead())
    os.close(keyboard)
    assert client.local_game.game.moves.count(Ready(0)) == 2
