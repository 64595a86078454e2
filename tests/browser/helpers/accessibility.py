"""What axe finds wrong with a page, by lamplight and by day."""

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light")
"""They differ by colours alone, which follow the device at once: a page is opened only once for both."""


def faults(page: Page) -> str:
    """What axe finds wrong with a page in either theme, as a text to read."""
    if not page.evaluate("() => 'axe' in window"):
        # By evaluation, not as a script of the page: the content security policy allows no foreign scripts.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    told = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
        told += [
            {
                "theme": theme,
                "rule": fault["id"],
                "says": fault["help"],
                "where": [node["html"][:200] for node in fault["nodes"]],
            }
            for fault in found
        ]
    return json.dumps(told, indent=1) if told else ""
