"""PettingZoo's tests, imported before any test module, because they use a deprecated import themselves."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test  # noqa: F401
