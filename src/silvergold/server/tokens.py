"""Random tokens of devices, codes for signing in, secrets of deals, and ids that nobody can guess."""

import hashlib
import secrets

BYTES = 16
"""128 bits from the system's random source."""
DEAL_BYTES = 32
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that look like others."""
CODE_LENGTH, CODE_GROUP = 24, 4
"""120 bits, so a fast hash is enough: nobody can try them all."""
CODE_MISREADINGS = str.maketrans("OIL", "011", " -\t\n")


def new_token() -> str:
    """Return a new secret token."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return an id that nobody can guess: anyone who has the link to a table may watch it.

    It begins with no hyphen, which spreadsheets and command lines would misread.
    """
    found = secrets.token_urlsafe(BYTES)
    return found.replace("-", "_", 1) if found.startswith("-") else found


def new_deal_secret() -> bytes:
    """Return the secret from which a deal follows."""
    return secrets.token_bytes(DEAL_BYTES)


def new_recovery_code() -> str:
    """Return a new recovery code, without the spaces between its groups."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def spaced_recovery_code(code: str) -> str:
    """Return a recovery code as people read it.

    >>> spaced_recovery_code("K7QM2D")
    'K7QM 2D'
    """
    return " ".join(code[at : at + CODE_GROUP] for at in range(0, len(code), CODE_GROUP))


def read_recovery_code(typed: str) -> str:
    """Return the recovery code that somebody has typed.

    >>> read_recovery_code("k7qm-2doi")
    'K7QM2D01'
    """
    return typed.upper().translate(CODE_MISREADINGS)


def hash_of_token(token: str) -> bytes:
    """Return the hash of a token, which is stored and compared."""
    return hashlib.sha256(token.encode()).digest()


def device_id(device: bytes) -> str:
    """Return the id by which a person sees a device, from the hash of its token: it reveals neither."""
    return hashlib.sha256(b"device" + device).hexdigest()[:24]
