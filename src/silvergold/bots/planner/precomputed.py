"""Tables computed in advance, so that nobody waits for a bot's first decision.

They hold the values of the built-in deck's unmarked islands, and the exact expected turns. Run
``write_precomputed`` after a change to ``island_values``; a test fails until you do.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.planner.island_values import MAX_TURNS, island_values
from silvergold.engine import TreasureCard, standard_deck
from silvergold.odds import expected_turns

FILE = "precomputed.npz"
CardKey = tuple[int, ...]
ValuesByTurns = list[list[list[float]]]
"""By turns left, for two card values: the next turn unused, then used for each shape."""


def unmarked_values(card: TreasureCard, turns: int) -> list[list[float]]:
    """``IslandValues.of_unmarked``, looked up for the built-in deck and solved for other cards."""
    known = packaged_values().get(key_of(card))
    return known[min(turns, MAX_TURNS) - 1] if known else island_values(card).of_unmarked(turns)


def key_of(card: TreasureCard) -> CardKey:
    """Everything that an island's value depends on."""
    return card.value, card.boxes, card.crosses, card.coins, card.palms


@cache
def packaged_values() -> dict[CardKey, ValuesByTurns]:
    """The values in the package, by turns left from 1."""
    with as_file(files("silvergold.bots.planner") / FILE) as path, np.load(path) as file:
        return dict(zip(map(tuple, file["keys"].tolist()), file["values"].tolist(), strict=True))


@cache
def packaged_turns() -> NDArray[np.float32]:
    """``odds.expected_turns`` in single precision."""
    with as_file(files("silvergold.bots.planner") / FILE) as path, np.load(path) as file:
        turns: NDArray[np.float32] = file["turns"]
        return turns


def solve_values() -> dict[CardKey, ValuesByTurns]:
    """The values of all cards of the built-in deck, solved from scratch."""
    turns_left = range(1, MAX_TURNS + 1)
    return {
        key_of(card): [island_values(card).of_unmarked(turns) for turns in turns_left]
        for card in standard_deck().cards
    }


def write_precomputed(path: Path) -> None:
    """Compute and write all tables."""
    values = solve_values()
    keys = np.array(list(values), np.int32)
    turns = expected_turns().astype(np.float32)
    np.savez_compressed(path, keys=keys, values=np.array(list(values.values()), np.float32), turns=turns)
