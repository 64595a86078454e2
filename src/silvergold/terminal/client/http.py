"""Requests to a server, and who one is there: the link to a table, the person, and their token."""

import json
import os
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from platformdirs import user_data_path

from silvergold.errors import ApplicationError
from silvergold.terminal.client.decoding import (
    ServerError,
    decode_json,
    expect_protocol,
    not_our_server,
    refusal_error,
)

LINK = re.compile(r"(?P<address>https?://[^/\s?#]+)/table/(?P<table>[A-Za-z0-9_-]+)/?(?:[?#]\S*)?")
ANSWERS_WITHIN_S = 20
MOST_BYTES = 1 << 22
"""In an answer: many more than any deck or record has."""
COOKIE = "silvergold"


class TableAddress(NamedTuple):
    """A table of a server."""

    server: str
    """``https://host``."""
    table: str


def parse_table_link(link: str) -> TableAddress:
    """The table that a link leads to, as the browser shares it."""
    match = LINK.fullmatch(link.strip())
    if match is None or not match[0].isprintable() or not _can_be_called(match["address"]):
        raise ApplicationError("bad-table-link")
    return TableAddress(match["address"], match["table"])


def _can_be_called(address: str) -> bool:
    """Whether a machine and a port can have such names."""
    try:
        parts = urlsplit(address)
        name = (parts.hostname or "").encode("idna")
        return bool(name) and parts.port != 0
    except ValueError:
        return False


class Account(NamedTuple):
    """Who one is on a server."""

    id: str
    name: str
    token: str


def ask(server: str, method: str, path: str, body: Any = None, token: str = "") -> bytes:
    """One request; a refusal raises with the server's own code."""
    return _answer(server, method, path, body, token)[0]


def _answer(server: str, method: str, path: str, body: Any, token: str) -> tuple[bytes, str]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, content, headers, method=method)  # noqa: S310 - see LINK
    try:
        return _exchange(request)
    except HTTPException as error:
        raise not_our_server() from error
    except OSError as error:
        raise ServerError("no-connection") from error


def _exchange(request: urllib.request.Request) -> tuple[bytes, str]:
    """What is answered, with the cookie that comes with it."""
    try:
        with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN_S) as answer:  # noqa: S310
            content = answer.read(MOST_BYTES + 1)
            if len(content) > MOST_BYTES:
                raise not_our_server()
            return content, answer.headers.get("set-cookie", "")
    except urllib.error.HTTPError as error:
        with error, expect_protocol():
            raise refusal_error(decode_json(error.read(MOST_BYTES))) from error


def sign_in(server: str, name: str, code: str = "", people: Path | None = None) -> Account:
    """Who one is on a server: known from before, the owner of a one-time code, or somebody new."""
    people = people or user_data_path("silvergold") / "people.json"
    tokens = _kept(people)
    if code:
        _, cookie = _answer(server, "POST", "/api/sign-in", {"code": code}, "")
        with expect_protocol():
            tokens[server] = SimpleCookie(cookie)[COOKIE].value
    person = _known(server, tokens.get(server, "")) or _new(server, name)
    if tokens.get(server) != person.token or code:
        _keep(people, {**tokens, server: person.token})
    return person


def _kept(people: Path) -> dict[str, str]:
    """The tokens of earlier games; a file that can't be read is begun anew."""
    try:
        return dict(json.loads(people.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return {}


def _known(server: str, token: str) -> Account | None:
    """The person of a token, unless the server has forgotten it."""
    if not token:
        return None
    try:
        told = ask(server, "GET", "/api/people/me", token=token)
    except ServerError as error:
        if error.code != "no-person":
            raise
        return None
    return _person(told, token)


def _new(server: str, name: str) -> Account:
    return _person(ask(server, "POST", "/api/people", {"name": name, "keep": "token"}))


def _person(told: bytes, token: str = "") -> Account:
    """Whom a server tells of; somebody new is told their token."""
    with expect_protocol():
        person = decode_json(told)
        return Account(person["id"], person["name"], token or person["token"])


def _keep(people: Path, tokens: dict[str, str]) -> None:
    """Keep the tokens for the next time, where nobody else can read them."""
    people.parent.mkdir(parents=True, exist_ok=True)
    temporary = people.with_suffix(".new")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(tokens, file)
    temporary.replace(people)
