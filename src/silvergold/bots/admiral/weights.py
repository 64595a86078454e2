"""The network's weights: their shapes, their names in a file, and those in the package."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.bots.admiral.features import (
    GATED_FEATURES,
    ISLAND_FEATURES,
    NEXT_TURN_FEATURES,
    OWN_FEATURES,
    TABLE_FEATURES,
    TURN_FEATURES,
    AnyArray,
)
from silvergold.engine.grid import Shape

OUTPUTS = 3
"""Own points to come, the best rival's points to come, and the logit of winning."""


class IslandEncoder(NamedTuple):
    """Encodes single islands in two layers; the first also gets the turns and shapes to come."""

    island: AnyArray
    shapes: AnyArray
    """Added to the weights of some features, by the chances of the shapes: [6, gated features, width]."""
    turn: AnyArray
    bias: AnyArray
    out: AnyArray
    out_bias: AnyArray


class Weights(NamedTuple):
    """All weights of the network."""

    own: IslandEncoder
    """For the seat's own islands."""
    display: IslandEncoder
    rivals: IslandEncoder
    from_islands: AnyArray
    from_display: AnyArray
    from_rivals: AnyArray
    from_own: AnyArray
    from_table: AnyArray
    hidden: AnyArray
    hidden_bias: AnyArray
    output: AnyArray
    output_bias: AnyArray


class LayerSizes(NamedTuple):
    """The widths of the layers."""

    own_hidden: int = 384
    own_out: int = 256
    other_hidden: int = 96
    other_out: int = 64
    hidden: int = 512
    last_hidden: int = 256


def weight_shapes(sizes: LayerSizes) -> Weights:
    """The shapes of all arrays of weights."""
    rows = ISLAND_FEATURES + NEXT_TURN_FEATURES

    def encoder(wide: int, out: int) -> IslandEncoder:
        shapes = (len(Shape), GATED_FEATURES, wide)
        return IslandEncoder((rows, wide), shapes, (TURN_FEATURES, wide), (wide,), (wide, out), (out,))

    wide, last = sizes.hidden, sizes.last_hidden
    return Weights(
        own=encoder(sizes.own_hidden, sizes.own_out),
        display=encoder(sizes.other_hidden, sizes.other_out),
        rivals=encoder(sizes.other_hidden, sizes.other_out),
        from_islands=(sizes.own_out, wide),
        from_display=(sizes.other_out, wide),
        from_rivals=(sizes.other_out, wide),
        from_own=(OWN_FEATURES, wide),
        from_table=(TABLE_FEATURES, wide),
        hidden=(wide, last),
        hidden_bias=(last,),
        output=(last, OUTPUTS),
        output_bias=(OUTPUTS,),
    )


def named_arrays(weights: Weights) -> list[tuple[str, AnyArray]]:
    """All arrays of weights, each with its name."""
    found = []
    for field, part in weights._asdict().items():
        if isinstance(part, IslandEncoder):
            found += [(f"{field}.{name}", array) for name, array in part._asdict().items()]
        else:
            found.append((field, part))
    return found


def weights_from(arrays: dict[str, NDArray[np.float32]]) -> Weights:
    """Weights from named arrays; the inverse of ``named_arrays``."""
    parts: dict[str, Any] = {
        field: IslandEncoder(*(arrays[f"{field}.{name}"] for name in IslandEncoder._fields))
        if f"{field}.bias" in arrays
        else arrays[field]
        for field in Weights._fields
    }
    return Weights(**parts)


@cache
def packaged_weights() -> Weights:
    """The weights in the package; docs/training.md says how they were trained."""
    with as_file(files("silvergold.bots.admiral") / "weights.npz") as path:
        return weights_in(path)


def weights_in(path: Path) -> Weights:
    """The weights in a file, in single precision."""
    with np.load(path) as file:
        return weights_from({name: file[name].astype(np.float32) for name in file.files})
