"""Tables computed in advance, so that nobody waits for a bot's first decision.

They hold the values of the built-in deck's unmarked islands, and the exact expected turns. Run
``write_precomputed`` after a change to ``island_values``; a test fails until you do.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.planner.island_values import FARTHEST_TURN, island_table
from silvergold.engine import TreasureCard, standard_deck
from silvergold.odds import expected_turns

FILE = "precomputed.npz"
Key = tuple[int, ...]
Worths = list[list[list[float]]]
"""By the turns left, for two values: the next turn unused, then used for each shape."""


def outset_worths(card: TreasureCard, turns: int) -> list[list[float]]:
    """As ``IslandTable.untouched``: read off if the card is one of ours, else reckoned."""
    known = known_worths().get(key_of(card))
    return known[min(turns, FARTHEST_TURN) - 1] if known else island_table(card).untouched(turns)


def key_of(card: TreasureCard) -> Key:
    """What an island's worth depends on."""
    return card.value, card.boxes, card.crosses, card.coins, card.palms


@cache
def known_worths() -> dict[Key, Worths]:
    """The worths in the package, by the turns left from 1."""
    with as_file(files("silvergold.bots.planner") / FILE) as path, np.load(path) as file:
        return dict(zip(map(tuple, file["keys"].tolist()), file["worths"].tolist(), strict=True))


@cache
def known_turns() -> NDArray[np.float32]:
    """``odds.expected_turns`` in single precision."""
    with as_file(files("silvergold.bots.planner") / FILE) as path, np.load(path) as file:
        turns: NDArray[np.float32] = file["turns"]
        return turns


def reckoned_worths() -> dict[Key, Worths]:
    """The worths of all cards of the built-in deck, from their tables."""
    every = range(1, FARTHEST_TURN + 1)
    return {key_of(c): [island_table(c).untouched(turns) for turns in every] for c in standard_deck().cards}


def write_precomputed(path: Path) -> None:
    """Reckon everything anew."""
    worths = reckoned_worths()
    keys = np.array(list(worths), np.int32)
    turns = expected_turns().astype(np.float32)
    np.savez_compressed(path, keys=keys, worths=np.array(list(worths.values()), np.float32), turns=turns)
