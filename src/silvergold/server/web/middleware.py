"""Middleware around the whole application: origin check, rate limits and security headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from silvergold.server.errors import RefusedError, error_body
from silvergold.server.monitoring.security_log import security_log
from silvergold.server.network import host_name, is_unspoofable
from silvergold.server.rate_limits import rate_limit_key
from silvergold.server.services import Services
from silvergold.server.web.cookies import SECURE_SCHEMES, replaced_cookies

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
DAY_S = 24 * 3600
UNLIMITED = ("/health", "/ready", "/assets/")
TWO_LENGTHS = {"content-length", "transfer-encoding"}
"""A proxy may believe one and we the other, and then see different requests."""


class SecurityMiddleware:
    """Checks requests before the application sees them, and adds security headers to responses."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        hsts = f"max-age={DAY_S * services.settings.hsts_days}"
        self._secure_headers = [*self._headers, (b"strict-transport-security", hsts.encode())]
        self._cookie_s = DAY_S * services.settings.session_days

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self.check(scope, headers)
        except RefusedError as error:
            await self.refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the HTTP server leaves the body out
        await self._app(scope, receive, self.add_headers(send, scope))

    def check(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse requests that are not allowed."""
        self.check_host(headers.get("host", ""))
        if headers.keys() >= TWO_LENGTHS:
            raise RefusedError("bad-request", 400, reason="two lengths")
        is_socket = scope["type"] == "websocket"
        address = scope["client"][0] if scope.get("client") else ""
        if is_socket or scope["method"] not in SAFE:
            self.check_origin(scope, headers)
        if not scope["path"].startswith(UNLIMITED):
            self._services.requests.take(rate_limit_key(address))

    def check_host(self, host: str) -> None:
        """At ``silvergold play``, refuse names under which another site could reach this machine."""
        if self._services.settings.owner_token and not is_unspoofable(host_name(host) or ""):
            raise RefusedError("other-host", 403)

    def check_origin(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse requests from pages of other sites; programs send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._services.settings.origins:
            return
        secure = scope["scheme"] in SECURE_SCHEMES
        if origin != f"{'https' if secure else 'http'}://{headers.get('host')}":
            raise RefusedError("other-origin", 403)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, error: RefusedError) -> None:
        """Respond with an error, and end the connection: what follows on it may be part of the request."""
        security_log.refusal(error.code)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        body = msgspec.json.encode(error_body(error))
        headers = [
            (b"content-type", b"application/json"),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
            *((name.encode(), value.encode()) for name, value in error.headers.items()),
            *self.security_headers(scope),
        ]
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def security_headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Return the security headers of a response; over TLS, the browser is asked to insist on it."""
        is_secure = scope["scheme"] in SECURE_SCHEMES and self._services.settings.hsts_days
        return self._secure_headers if is_secure else self._headers

    def add_headers(self, send: Send, scope: Scope) -> Send:
        """Return a ``send`` that adds the security headers, and forbids caching responses of the API."""

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *self.security_headers(scope)]
                if scope["path"].startswith("/api/"):
                    names = {name for name, _ in headers}
                    if b"cache-control" not in names:
                        headers.append((b"cache-control", b"no-store"))
                    if b"set-cookie" not in names:
                        headers += self.cookie_headers(scope)
                message["headers"] = headers
            await send(message)

        return send_with_headers

    def cookie_headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Return the headers that replace cookies from before TLS or from an earlier version."""
        if scope["scheme"] not in SECURE_SCHEMES:
            return []
        sent = ASGIConnection[Any, Any, Any, Any](scope).cookies  # type: ignore[arg-type]
        return [
            cookie.to_encoded_header() for cookie in replaced_cookies(sent, scope["scheme"], self._cookie_s)
        ]
