"""Small batches are compiled for quickly, and need not run fast."""

import jax

jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
