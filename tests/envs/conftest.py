"""JAX settings for tests: compile small batches quickly, without most optimizations."""

import warnings

import jax

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test  # noqa: F401 - itself imports a game of PettingZoo in a way it has deprecated

jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
