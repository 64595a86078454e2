"""How many random cases the tests try: a sample in ``make test``, many more in ``make soak``."""

import os

IS_THOROUGH = os.environ.get("SILVERGOLD_THOROUGH") == "1"


def cases(sample: int, thorough: int) -> int:
    """The number of cases to try."""
    return thorough if IS_THOROUGH else sample
