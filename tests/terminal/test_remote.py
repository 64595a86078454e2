"""The screens at a table of a real server, with a bot and another person."""

import asyncio
from pathlib import Path

import pytest

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.asking import introduce, read_link
from silvergold.terminal.remote import RemoteLink
from silvergold.words import Words
from tests.server.client import AtTable, Person, play_to_end
from tests.server.limited import LimitedServer
from tests.terminal.keyboard import Keyboard, at_keyboard


@pytest.fixture
def server(tmp_path: Path) -> LimitedServer:
    return LimitedServer(tmp_path)


def link_to(server: LimitedServer, table: str, people: Path, name: str = "Ada") -> RemoteLink:
    """A table as somebody sees it who follows its link."""
    address = read_link(f"{server.address}/table/{table}")
    return RemoteLink(address, introduce(address.server, name, people=people))


def test_a_whole_game_is_played_at_a_server_that_is_killed_on_the_way(
    server: LimitedServer, tmp_path: Path
) -> None:
    with server:
        host = Person(server.address, "Bo")
        table = host.open_table(players=3)
        host.do(table, "sit", seat=0)
        host.do(table, "seat_bot", seat=1, bot="sailor")
        link = link_to(server, table, tmp_path / "people.json")

        async def script(keyboard: Keyboard) -> None:
            await keyboard.see("Bo")
            await keyboard.press("3")
            await keyboard.see("Ada")
            await keyboard.until(lambda: not link.free_seats)
            async with AtTable(host, table) as other:
                playing = asyncio.create_task(play_to_end(other, 0))
                await keyboard.press("enter")
                await keyboard.play_on(steps=12)
                await asyncio.to_thread(server.kill)
                await keyboard.see("Reconnecting")
                await asyncio.to_thread(server.start)
                await keyboard.until(lambda: link.is_connected)
                await keyboard.play_on()
                await playing
            scores = [side["score"]["total"] for side in other.seen["game"]["players"]]
            shown = next(line for line in keyboard.text.splitlines() if "Total" in line)
            assert [int(number) for number in shown.split()[1:]] == scores
            assert verify(parse_record(await link.record()), standard_deck()).is_over

        at_keyboard(TerminalApp(Words(), link), script)
