"""Random numbers that depend on nothing but a seed: the wobble of a pen, the rim of a drop of wax."""

WORD = 0xFFFFFFFF


class SeededRandom:
    """Mulberry32, seeded with the FNV-1a hash of a text; the browser client draws the same numbers."""

    def __init__(self, seed: str) -> None:
        self._state = 2166136261
        for character in seed:
            self._state = (self._state ^ ord(character)) * 16777619 & WORD

    def uniform(self, least: float, greatest: float) -> float:
        """The next number between two others."""
        self._state = state = (self._state + 0x6D2B79F5) & WORD
        mixed = (state ^ state >> 15) * (1 | state) & WORD
        mixed ^= mixed + (mixed ^ mixed >> 7) * (61 | mixed) & WORD
        return least + (greatest - least) * (mixed ^ mixed >> 14) / WORD
