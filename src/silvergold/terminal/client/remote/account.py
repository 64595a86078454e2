"""The player's account on a server, and the file that keeps its token."""

import json
from http.cookies import SimpleCookie
from pathlib import Path
from typing import NamedTuple

import msgspec
from platformdirs import user_data_path

from silvergold.files import OWNER_ONLY, atomic_file
from silvergold.protocol.http import NewPerson, PersonView, SignIn
from silvergold.terminal.client.remote.decoding import ServerError, decode_json, expect_protocol
from silvergold.terminal.client.remote.http import send_request

COOKIE = "silvergold"


class Account(NamedTuple):
    """A person on a server, with the token that proves it."""

    id: str
    name: str
    token: str


def sign_in(server: str, name: str, code: str = "", tokens_file: Path | None = None) -> Account:
    """The account of the saved token or of a one-time code; without either, a new one."""
    tokens_file = tokens_file or user_data_path("silvergold") / "people.json"
    tokens = _load_tokens(tokens_file)
    if code:
        answer = send_request(server, "POST", "/api/sign-in", SignIn(code))
        with expect_protocol():
            tokens[server] = SimpleCookie(answer.cookie)[COOKIE].value
    account = _known_account(server, tokens.get(server, "")) or _new_account(server, name)
    if tokens.get(server) != account.token or code:
        _save_tokens(tokens_file, {**tokens, server: account.token})
    return account


def _known_account(server: str, token: str) -> Account | None:
    """The account of a token, unless the server has forgotten it."""
    if not token:
        return None
    try:
        answer = send_request(server, "GET", "/api/people/me", token=token)
    except ServerError as error:
        if error.code != "no-person":
            raise
        return None
    return _read_account(answer.content, token)


def _new_account(server: str, name: str) -> Account:
    answer = send_request(server, "POST", "/api/people", NewPerson(name, keep="token"))
    return _read_account(answer.content)


def _read_account(content: bytes, token: str = "") -> Account:
    """The account in an answer, which has a token if the account is new."""
    with expect_protocol():
        person = msgspec.convert(decode_json(content), PersonView)
        return Account(person.id, person.name, token or msgspec.convert(person.token, str))


def _load_tokens(path: Path) -> dict[str, str]:
    """The tokens by server; none if the file cannot be read."""
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return {}


def _save_tokens(path: Path, tokens: dict[str, str]) -> None:
    """Save the tokens in a file that only its owner can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_file(path, OWNER_ONLY) as file:
        file.write(json.dumps(tokens).encode())
