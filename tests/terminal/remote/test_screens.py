"""The screens at a table on a real server, with a bot and another person."""

import asyncio
from pathlib import Path

import pytest

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.errors import ApplicationError
from silvergold.protocol.commands import TableSettings
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.remote.account import sign_in
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.remote.decoding import ServerError
from silvergold.terminal.client.remote.http import parse_server_address, parse_table_link
from silvergold.terminal.client.remote.new_table import open_table
from silvergold.terminal.rendering.qr_code import qr_code
from silvergold.words import Words
from tests.server.helpers.client import Person, TableClient, finish_game, open_table_with_bot, play_to_end
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.terminal.keyboard import Keyboard, at_keyboard
from tests.thorough import slow


def client_for(server: ServerProcess, table: str, people: Path, name: str = "Ada") -> RemoteClient:
    """The client of somebody who follows a table's link."""
    address = parse_table_link(f"{server.address}/table/{table}")
    return RemoteClient(address, sign_in(address.server, name, tokens_file=people))


@pytest.mark.parametrize("is_whole", [False, *slow([True])])
def test_a_game_survives_a_server_restart(tmp_path: Path, is_whole: bool) -> None:
    with ConfiguredServer(tmp_path) as server:
        host = Person(server.address, "Bo")
        table = open_table_with_bot(host, players=3)
        client = client_for(server, table, tmp_path / "people.json")

        async def script(keyboard: Keyboard) -> None:
            await keyboard.see("Bo")
            await keyboard.press("3")
            async with TableClient(host, table) as other:
                # Ada had connected before she sat down, and Bo afterwards: both are here, on both screens.
                await other.until(lambda: any('"here":[0,2]' in frame for frame in other.frames))
                await keyboard.until(lambda: not any(state.is_away for state in client.seats))
                playing = asyncio.create_task(play_to_end(other, 0))
                await keyboard.play_on(steps=12 if is_whole else 3)
                await asyncio.to_thread(server.kill)
                await keyboard.see("Reconnecting")
                await asyncio.to_thread(server.start)
                await keyboard.until(lambda: client.is_connected)
                if not is_whole:
                    await keyboard.play_on(steps=3)
                    playing.cancel()
                    return
                await keyboard.play_on()
                await playing
            scores = [side["score"]["total"] for side in other.seen["game"]["players"]]
            shown = next(line for line in keyboard.text.splitlines() if "Total" in line)
            assert [int(number) for number in shown.split()[1:]] == scores
            assert verify(parse_record(await client.record()), standard_deck()).is_over

        at_keyboard(TerminalApp(Words(), client), script)


def test_a_host_fills_the_table_from_the_keyboard_and_friends_hand_it_over(
    server: ServerProcess, tmp_path: Path
) -> None:
    server_address = parse_server_address(f"{server.address}/")
    ada = sign_in(server_address, "Ada", tokens_file=tmp_path / "people.json")
    address = open_table(server_address, ada, TableSettings(players=3), "en", [], [])
    client = RemoteClient(address, ada, friends=["Bo"])

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see(f"/table/{address.table}")
        await keyboard.see("1  Ada")
        await keyboard.until(lambda: client.is_connected)
        await keyboard.press("enter")
        await keyboard.see("Every seat must be taken")
        await keyboard.press("i")
        await keyboard.see("▀▄")
        assert client.share_url in keyboard.text
        assert all(line in keyboard.text for line in qr_code(client.share_url).plain.splitlines())
        await keyboard.press("i")
        for key, name in (("3", "Bo"), ("v", "Navigator")):
            await keyboard.press(key)
            await keyboard.see(name)
        await keyboard.press("b")
        await keyboard.see("Hand over to Ada")
        await keyboard.press("enter")
        await keyboard.wait_for_decision()
        dealt = [card.name for card in client.view(0).me.dealt]
        assert all(name in keyboard.text for name in dealt)
        await keyboard.play_on(1)
        await keyboard.see("Hand over to Bo")
        assert not any(name in keyboard.text for name in dealt)
        await keyboard.press("enter")
        await keyboard.wait_for_decision()
        assert not any(name in keyboard.text for name in dealt)

    at_keyboard(TerminalApp(Words(), client), script)


def test_a_spectator_sees_nothing_hidden(server: ServerProcess, tmp_path: Path) -> None:
    host = Person(server.address, "Bo")
    table = host.open_table()
    host.do(table, "sit", seat=0)
    host.do(table, "seat_bot", seat=1, bot="sailor")
    host.do(table, "start")
    client = client_for(server, table, tmp_path / "people.json", "Cy")

    async def script(keyboard: Keyboard) -> None:
        await keyboard.see("Bo is still choosing")
        names = {card.id: card.name for card in standard_deck().cards}
        dealt = [names[card] for card in host.own(table, 0)["dealt"]]
        assert not any(name in keyboard.text for name in dealt)
        await asyncio.to_thread(host.move, table, 0)
        await keyboard.see("Round 1, turn 1")
        await asyncio.to_thread(host.move, table, 0)
        await keyboard.press("w", "enter", "space", "u")
        assert "╱" not in keyboard.text
        assert "Waiting for Bo" in keyboard.text

    at_keyboard(TerminalApp(Words(), client), script)


def test_the_players_talk_and_start_a_rematch(server: ServerProcess, tmp_path: Path) -> None:
    ada = sign_in(server.address, "Ada", tokens_file=tmp_path / "people.json")
    person, bo = Person.known(server.address, ada.id, ada.token), Person(server.address, "Bo")
    table = person.open_table("rematch")
    person.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    person.do(table, "start")
    finish_game(table, person, bo)
    client = RemoteClient(parse_table_link(f"{server.address}/table/{table}"), ada)

    async def script(keyboard: Keyboard) -> None:
        await keyboard.until(lambda: keyboard.is_over)
        await keyboard.until(lambda: client.is_connected)
        await asyncio.to_thread(bo.do, table, "rematch")
        await keyboard.see("Ready for a rematch: Bo")
        await keyboard.see("No answer yet: Ada")
        await keyboard.press("escape")
        await keyboard.see("Ready for a rematch: Bo")  # at the table as well
        await keyboard.press("d")
        await keyboard.until(lambda: client.rematch_offer.declined == (0,))
        async with TableClient(bo, table) as his:
            await keyboard.press("e", "2")
            await his.until(lambda: any("well_played" in frame for frame in his.frames))
            await keyboard.see("Ada: Well played!")
            await asyncio.to_thread(bo.do, table, "react", seat=1, phrase="thank_you")
            await keyboard.see("Bo: Thank you")
        await keyboard.press("e", "m")
        await keyboard.see("Mute everyone")
        await keyboard.press("a")
        await keyboard.see("Keep two")
        assert keyboard.table.client is not client

    at_keyboard(TerminalApp(Words(), client), script)


def test_an_account_is_saved_and_a_code_signs_in_to_the_account_of_the_browser(
    server: ServerProcess, tmp_path: Path
) -> None:
    people = tmp_path / "kept" / "people.json"
    ada = sign_in(server.address, "Ada", tokens_file=people)
    assert sign_in(server.address, "Anybody", tokens_file=people) == ada
    assert people.stat().st_mode & 0o777 == 0o600
    browser = Person(server.address, "Bo")
    code = browser.post("/api/people/me/links", {})["code"]
    bo = sign_in(server.address, "Ada", code, tokens_file=people)
    assert (bo.id, bo.name) == (browser.id, "Bo")
    assert sign_in(server.address, "Ada", tokens_file=people) == bo
    with pytest.raises(ServerError) as refused:
        sign_in(server.address, "Ada", code, tokens_file=people)
    assert refused.value.code == "bad-link"


def test_an_unknown_table_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    with pytest.raises(ServerError) as refused:
        client_for(server, "nosuchtable", tmp_path / "people.json")
    assert refused.value.code == "no-such-table"


def test_an_unreachable_server_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ServerError) as unreachable:
        client_for(ConfiguredServer(tmp_path), "nosuchtable", tmp_path / "people.json")
    assert unreachable.value.code == "no-connection"


NO_LINKS = (
    "",
    "example.org/table/x",
    "ftp://example.org/table/x",
    "https://example.org/",
    "https://example.org/table/",
    "https://example.org\x1b[2J/table/x",
    "http://[::1/table/x",
    "http://127.0.0.1:99999/table/x",
    "http://127.0.0.1:door/table/x",
    f"http://{'x' * 99}.example/table/x",
)


@pytest.mark.parametrize("link", NO_LINKS)
def test_an_invalid_table_link_is_refused(link: str) -> None:
    with pytest.raises(ApplicationError) as refused:
        parse_table_link(link)
    assert refused.value.code == "bad-table-link"


def test_a_link_is_parsed_as_the_browser_shares_it() -> None:
    assert parse_table_link(" https://example.org:8443/table/kV0n_T5-d?lang=de ") == (
        "https://example.org:8443",
        "kV0n_T5-d",
    )
