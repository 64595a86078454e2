"""JAX settings for tests: compile small batches quickly, without most optimizations."""

import jax

jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
