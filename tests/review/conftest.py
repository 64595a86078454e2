"""A few fixed random games on every run, and many more in ``make soak``."""

from tests.properties.profiles import load_profile

load_profile()
