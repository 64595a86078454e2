"""Reads materials.json: the geometry, colours, fonts and symbols that all clients share."""

import json
from importlib.resources import files
from typing import Any, Literal

Theme = Literal["light", "dark"]

MATERIALS: dict[str, Any] = json.loads(
    files("silvergold.drawing").joinpath("materials.json").read_text(encoding="utf-8")
)


def color(name: str, theme: Theme = "dark") -> str:
    """A colour of the palette, as ``#rrggbb`` or ``#rrggbbaa``."""
    found = MATERIALS["colors"][name]
    return str(found if isinstance(found, str) else found[theme])
