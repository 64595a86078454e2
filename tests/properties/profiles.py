"""How many random games are played: the same ones every time, or many more with SILVERGOLD_THOROUGH=1."""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


def load_profile() -> None:
    """Choose the profile before any test module is read."""
    settings.register_profile(
        "steady",
        max_examples=40,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=SLOW_IS_FINE,
    )
    settings.register_profile(
        "thorough", settings.get_profile("steady"), max_examples=2000, derandomize=False
    )
    settings.load_profile("thorough" if os.environ.get("SILVERGOLD_THOROUGH") == "1" else "steady")
