"""The same random games on every run, unless SILVERGOLD_THOROUGH=1 asks for many others."""

from tests.properties.profiles import load_profile

load_profile()
