"""SeededRandom that never changes: the wobble of a pen, the rim of a drop of wax."""

from hashlib import sha256


class SeededRandom:
    """A sequence of numbers that depends on nothing but its seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def uniform(self, least: float, greatest: float) -> float:
        """The next number, between two others."""
        digest = sha256(f"{self._seed}/{self._drawn}".encode()).digest()
        self._drawn += 1
        return least + (greatest - least) * int.from_bytes(digest[:4]) / 0xFFFFFFFF
