"""Cookies with the tokens of a browser's accounts.

Behind TLS their names begin with ``__Host-``: browsers accept such a cookie only from this very host.
"""

from collections.abc import Mapping

from litestar.datastructures import Cookie

COOKIE = "silvergold"
OTHER_COOKIE = "silvergold-other"
"""The account that the device had before it signed in to another one."""
HOST_PREFIX = "__Host-"
SECURE_SCHEMES = ("https", "wss")


def read_cookie(cookies: Mapping[str, str], scheme: str, name: str) -> str | None:
    """Return a token from the cookies; behind TLS, one from before the prefix counts if there is no other."""
    prefixed = cookies.get(HOST_PREFIX + name) if scheme in SECURE_SCHEMES else None
    return prefixed or cookies.get(name)


def token_cookie(scheme: str, name: str, token: str, max_age: int) -> Cookie:
    """Return a cookie that sets a token; with a ``max_age`` of 0 it removes it."""
    is_secure = scheme in SECURE_SCHEMES
    return Cookie(
        key=HOST_PREFIX + name if is_secure else name,
        value=token,
        max_age=max_age,
        path="/",
        httponly=True,
        samesite="strict",
        secure=is_secure,
    )


def replaced_cookies(sent: Mapping[str, str], scheme: str, max_age: int) -> list[Cookie]:
    """Return the cookies that replace those without the prefix that a browser has sent over TLS."""
    replaced = []
    for name in (COOKIE, OTHER_COOKIE) if scheme in SECURE_SCHEMES else ():
        if name in sent:
            if HOST_PREFIX + name not in sent:
                replaced.append(token_cookie(scheme, name, sent[name], max_age))
            replaced.append(Cookie(key=name, value="", max_age=0, path="/"))
    return replaced
