"""A verifiable shuffle: a hash is published before the deal, its secret after the game.

The secret's hash is published before anyone's words are known, and the words are given before anyone knows
the secret, so neither the host of a table nor a player can choose the deal. docs/formats.md explains how to
check it without this project.
"""

import hashlib
from dataclasses import dataclass

PURPOSE = b"silvergold shuffle 1"


def hash_of(secret: bytes) -> str:
    """The hash that is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How a seed is made: from a secret, and the words that players have added seat by seat."""

    secret: bytes
    words: tuple[str, ...] = ()
    """For each seat its words, or an empty text; no items at all if the deal takes no words."""

    @property
    def hash(self) -> str:
        """The hash that was published before the deal."""
        return hash_of(self.secret)

    @property
    def seed(self) -> bytes:
        """The dealer's seed: the secret itself if nobody has added words."""
        if not any(self.words):
            return self.secret
        digest = hashlib.sha256(PURPOSE)
        for part in (self.secret, *(word.encode() for word in self.words)):
            digest.update(len(part).to_bytes(4, "big") + part)
        return digest.digest()
