"""Random tokens of devices, codes of one-time links, secrets of deals, and ids that nobody can guess."""

import hashlib
import secrets

BYTES = 16
"""128 bits from the system's random source."""
DEAL_BYTES = 32


def new_token() -> str:
    """Return a new secret token."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return an id that nobody can guess: anyone who has the link to a table may watch it."""
    return secrets.token_urlsafe(BYTES)


def new_deal_secret() -> bytes:
    """Return the secret from which a deal follows."""
    return secrets.token_bytes(DEAL_BYTES)


def hash_of_token(token: str) -> bytes:
    """Return the hash of a token, which is stored and compared."""
    return hashlib.sha256(token.encode()).digest()
