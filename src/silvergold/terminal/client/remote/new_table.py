"""Opening a table on a server, with the people at this keyboard and bots seated."""

import secrets
from collections.abc import Sequence

from silvergold.protocol.commands import Command, OpenTable, SeatBot, Sit, TableSettings
from silvergold.protocol.messages import Update, read_message
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.decoding import decode_json, expect_protocol, not_our_server
from silvergold.terminal.client.remote.http import TableAddress, send_request


def open_table(
    server: str,
    account: Account,
    settings: TableSettings,
    language: str,
    friends: Sequence[str],
    bots: Sequence[str],
) -> TableAddress:
    """Open a table; the account's person, friends and bots take its first seats, in this order."""
    request = OpenTable(_new_id(), settings, language)
    answer = send_request(server, "POST", "/api/tables", request, account.token)
    with expect_protocol():
        update = read_message(decode_json(answer.content))
    if not isinstance(update, Update) or update.table is None:
        raise not_our_server()
    address = TableAddress(server, update.table.id)
    commands: list[Command] = [Sit(_new_id()), *(Sit(_new_id(), name=name) for name in friends)]
    first_bot = len(commands)
    commands += [SeatBot(_new_id(), seat, bot) for seat, bot in enumerate(bots, start=first_bot)]
    for command in commands:
        send_request(server, "POST", f"/api/tables/{address.table}/commands", command, account.token)
    return address


def _new_id() -> str:
    return secrets.token_hex(8)
