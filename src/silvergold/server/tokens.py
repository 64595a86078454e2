"""Secrets that people carry: tokens of their devices, codes of one-time links, ids that can't be guessed."""

import hashlib
import secrets

BYTES = 16
"""128 bits of the system's random source."""


def new_token() -> str:
    """A secret."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """An id that nobody can guess: whoever has the link to a table may watch it."""
    return secrets.token_urlsafe(BYTES)


def hash_of_token(token: str) -> bytes:
    """What is kept of a secret, and compared."""
    return hashlib.sha256(token.encode()).digest()
