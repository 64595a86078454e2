"""Functions of a whole batch that stay whole under ``jax.vmap``."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap

F = TypeVar("F", bound=Callable[..., Any])


def batched(function: F) -> F:
    """``jax.vmap`` adds an axis to the batch of ``function(sim, *games)``, instead of vectorizing its parts.

    The function works for a batch of any shape, [] included. Vectorized, its conditions would become
    selections, which are slower (see ``if_any``). Its first argument is the same for all games; if it is
    not, it is vectorized after all.
    """

    @custom_vmap
    def call(sim: Any, games: Any) -> Any:
        return function(sim, *games)

    @call.def_vmap
    def with_axis(size: int, is_batched: Any, sim: Any, games: Any) -> tuple[Any, Any]:
        for_all, each = is_batched
        if any(jax.tree.leaves(for_all)):
            axes = jax.tree.map(lambda has_axis: 0 if has_axis else None, is_batched)
            out = jax.vmap(lambda sim, games: function(sim, *games), in_axes=axes, axis_size=size)(sim, games)
        else:

            def repeated(leaf: Array, has_axis: bool) -> Array:
                return leaf if has_axis else jnp.broadcast_to(leaf, (size, *leaf.shape))

            out = call(sim, jax.tree.map(repeated, games, each))
        return out, jax.tree.map(lambda _: True, out)

    @wraps(function)
    def wrapped(sim: Any, *games: Any) -> Any:
        return call(sim, games)

    return cast("F", wrapped)
