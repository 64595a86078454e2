"""HTTP requests to a server, and the link to a table."""

import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from silvergold.errors import ApplicationError
from silvergold.protocol.http import ErrorBody
from silvergold.terminal.client.remote.decoding import (
    ServerError,
    decode_json,
    expect_protocol,
    not_our_server,
    refusal_error,
)

LINK = re.compile(r"(?P<server>https?://[^/\s?#]+)/table/(?P<table>[A-Za-z0-9_-]+)/?(?:[?#]\S*)?")
SERVER = re.compile(r"(?P<server>https?://[^/\s?#]+)/?")
TIMEOUT_S = 20
ANSWER_LIMIT = 1 << 22
"""Bytes; much more than any deck or record has."""


class TableAddress(NamedTuple):
    """A table on a server."""

    server: str
    """``https://host``."""
    table: str


class HttpAnswer(NamedTuple):
    """The content of an answer, and the cookie that comes with it."""

    content: bytes
    cookie: str


def parse_table_link(link: str) -> TableAddress:
    """The address in a table's link, as the browser shares it."""
    match = _match(LINK, link)
    if match is None:
        raise ApplicationError("bad-table-link")
    return TableAddress(match["server"], match["table"])


def parse_server_address(address: str) -> str:
    """The server of an address without a path; empty for anything else."""
    match = _match(SERVER, address)
    return match["server"] if match else ""


def _match(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    match = pattern.fullmatch(text.strip())
    return match if match and match[0].isprintable() and _is_valid_server(match["server"]) else None


def _is_valid_server(server: str) -> bool:
    try:
        parts = urlsplit(server)
        host = (parts.hostname or "").encode("idna")
        return bool(host) and parts.port != 0
    except ValueError:
        return False


def send_request(
    server: str, method: str, path: str, body: msgspec.Struct | None = None, token: str = ""
) -> HttpAnswer:
    """Send a request; a refusal raises with the server's own error code."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    content = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(server + path, content, headers, method=method)  # noqa: S310 - see LINK
    try:
        return _read_answer(request)
    except HTTPException as error:
        raise not_our_server() from error
    except OSError as error:
        raise ServerError("no-connection") from error


def _read_answer(request: urllib.request.Request) -> HttpAnswer:
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:  # noqa: S310
            content = answer.read(ANSWER_LIMIT + 1)
            if len(content) > ANSWER_LIMIT:
                raise not_our_server()
            return HttpAnswer(content, answer.headers.get("set-cookie", ""))
    except urllib.error.HTTPError as error:
        with error, expect_protocol():
            refusal = msgspec.convert(decode_json(error.read(ANSWER_LIMIT)), ErrorBody)
            raise refusal_error(refusal) from error
