"""The golden games as the table in README.md lists them."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

HERE = Path(__file__).parent
DECKS, RECORDS, README = HERE / "decks", HERE / "records", HERE / "README.md"
BUILT_IN = "built-in"


@dataclass(frozen=True)
class Golden:
    """One row of the table."""

    record: str
    """The record file and the number of the line in it."""
    deck: str
    edition: str
    players: int
    topics: tuple[str, ...]

    @property
    def line(self) -> str:
        """The record as it is written."""
        file, _, number = self.record.partition(":")
        return (RECORDS / file).read_text(encoding="utf-8").split("\n")[int(number) - 1]


@cache
def deck_bytes(name: str) -> bytes:
    """The bytes of a deck file."""
    if name == BUILT_IN:
        return resources.files("silvergold.engine").joinpath("decks", "archipelago.toml").read_bytes()
    return (DECKS / name).read_bytes()


def golden_games() -> list[Golden]:
    """The rows of the table, in its order."""
    rows = [line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]
    return [
        Golden(record, deck, edition, int(players), tuple(topics.split("; ")))
        for record, deck, edition, players, topics in cells
    ]
