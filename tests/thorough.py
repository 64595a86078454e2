"""How many random cases the tests try: a sample in ``make test``, many more in ``make soak``.

Further variations of an expensive test are marked ``slow`` instead, for ``make test-slow``.
"""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import settings as hypothesis_settings

T = TypeVar("T")

IS_THOROUGH = os.environ.get("SILVERGOLD_THOROUGH") == "1"
SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


def cases(sample: T, thorough: T) -> T:
    """The number of cases to try, or the cases themselves."""
    return thorough if IS_THOROUGH else sample


def slow(cases: Iterable[object]) -> list[object]:
    """Mark parameters as slow; a tuple has the values of several parameters."""
    return [pytest.param(*as_tuple(case), marks=pytest.mark.slow) for case in cases]


def as_tuple(case: object) -> tuple[object, ...]:
    return case if isinstance(case, tuple) else (case,)


def load_profile() -> None:
    """Let Hypothesis try the same few examples in every ``make test``, and many others in ``make soak``."""
    profile = hypothesis_settings(
        max_examples=cases(10, thorough=2000),
        derandomize=not IS_THOROUGH,
        database=None,
        deadline=None,
        suppress_health_check=SLOW_IS_FINE,
    )
    hypothesis_settings.register_profile("silvergold", profile)
    hypothesis_settings.register_profile("mutants", profile, phases=(Phase.explicit, Phase.generate))
    hypothesis_settings.load_profile("silvergold")
