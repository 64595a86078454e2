"""How many random games are played: the same few in ``make test``, many others in ``make soak``."""

from hypothesis import HealthCheck, settings

from tests.thorough import IS_THOROUGH

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


def load_profile() -> None:
    """Choose the profile before any test module is read."""
    settings.register_profile(
        "steady",
        max_examples=10,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=SLOW_IS_FINE,
    )
    settings.register_profile(
        "thorough", settings.get_profile("steady"), max_examples=2000, derandomize=False
    )
    settings.load_profile("thorough" if IS_THOROUGH else "steady")
