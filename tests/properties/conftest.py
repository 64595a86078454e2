"""The same few random games in every run, and many others in ``make soak``."""

from tests.properties.profiles import load_profile

load_profile()
