"""How many random cases the tests try: a sample in ``make test``, many more in ``make soak``.

Further variations of an expensive test are marked ``slow`` instead, for ``make test-slow``.
"""

import os
from typing import TypeVar

T = TypeVar("T")

IS_THOROUGH = os.environ.get("SILVERGOLD_THOROUGH") == "1"


def cases(sample: T, thorough: T) -> T:
    """The number of cases to try, or the cases themselves."""
    return thorough if IS_THOROUGH else sample
