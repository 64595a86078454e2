"""What happened at a server's table since the account's person last looked."""

import contextlib

from silvergold.protocol.http import SeenEvents
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.decoding import ServerError, decode_json, expect_protocol
from silvergold.terminal.client.remote.http import TableAddress, send_request
from silvergold.terminal.client.table_client import TurnNumber


def load_missed_turns(address: TableAddress, account: Account) -> frozenset[TurnNumber]:
    """Return the turns settled while the person was away; none if the server knows no recaps."""
    try:
        answer = send_request(address.server, "GET", _path(address), token=account.token)
        with expect_protocol():
            events = decode_json(answer.content)["events"]
            turns = [(int(event["round"]), int(event["turn"])) for event in events if "turn" in event]
            is_last_open = bool(events) and "turn" in events[-1]
            return frozenset(turns[:-1] if is_last_open else turns)
    except ServerError:
        return frozenset()


def report_seen(address: TableAddress, account: Account, number: int) -> None:
    """Report the latest event that was shown, so that no device shows it again."""
    with contextlib.suppress(ServerError):
        send_request(address.server, "PUT", _path(address), SeenEvents(number), account.token)


def _path(address: TableAddress) -> str:
    return f"/api/tables/{address.table}/recap"
