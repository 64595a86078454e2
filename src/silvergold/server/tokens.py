"""Random tokens of devices, codes of one-time links, and ids that nobody can guess."""

import hashlib
import secrets

BYTES = 16
"""128 bits from the system's random source."""


def new_token() -> str:
    """Return a new secret token."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return an id that nobody can guess: anyone who has the link to a table may watch it."""
    return secrets.token_urlsafe(BYTES)


def hash_of_token(token: str) -> bytes:
    """Return the hash of a token, which is stored and compared."""
    return hashlib.sha256(token.encode()).digest()
