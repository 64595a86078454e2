"""Islands turned and mirrored: worth the same, since shapes may be turned and mirrored as well (R4.1)."""

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.bots.admiral.features import IslandArrays, ObservationArrays
from silvergold.engine.grid import SIDE
from silvergold.sim.mark_tables import SETS

ORIENTATIONS = 8


@cache
def oriented_sets() -> Array:
    """Every set of boxes in each orientation: uint16 [8, 65536]."""
    bits = np.arange(SETS)[:, None] >> np.arange(SIDE * SIDE) & 1
    grids = bits.reshape(-1, SIDE, SIDE)
    turned = [np.rot90(grid, turns, axes=(1, 2)) for grid in (grids, grids[:, ::-1]) for turns in range(4)]
    sets = np.stack(turned).reshape(ORIENTATIONS, SETS, -1) @ (1 << np.arange(SIDE * SIDE))
    with jax.ensure_compile_time_eval():
        return jnp.asarray(sets, jnp.uint16)


def in_random_orientations(seen: ObservationArrays, key: Array) -> ObservationArrays:
    """Positions [decisions, choices] whose islands are turned at random; those of a decision alike."""
    mine, display, theirs = map(_turned, (seen.mine, seen.display, seen.theirs), jax.random.split(key, 3))
    return seen._replace(mine=mine, display=display, theirs=theirs)


def _turned(islands: IslandArrays, key: Array) -> IslandArrays:
    decisions, _, *places = islands.unmarked.shape
    orientation = jax.random.randint(key, (decisions, 1, *places), 0, ORIENTATIONS)
    unmarked, crosses, coins, palms = (oriented_sets()[orientation, mask] for mask in islands[:4])
    return IslandArrays(unmarked, crosses, coins, palms, islands.color, islands.seal)
