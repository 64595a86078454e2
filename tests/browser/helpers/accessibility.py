"""Accessibility faults that axe finds on a page in the dark or the light theme."""

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: dict[str, object] = {
    "dark": {"rules": {name: {"enabled": True} for name in ("target-size", "label-content-name-mismatch")}},
    "light": {"runOnly": ["color-contrast"]},
}
"""What to check in each theme: they differ only in colours, which change without reloading the page.

axe leaves out these two rules unless they are asked for; the first is that of WCAG 2.2.
"""


def faults(page: Page, theme: str = "dark") -> str:
    """The faults that axe finds, as readable text."""
    if not page.evaluate("() => 'axe' in window"):
        # By evaluation, not as a script of the page: the content security policy allows no foreign scripts.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    found = page.evaluate(
        "rules => axe.run({ resultTypes: ['violations'], preload: false, ...rules })", RULES[theme]
    )["violations"]
    described = [
        {"rule": fault["id"], "says": fault["help"], "where": [node["html"][:200] for node in fault["nodes"]]}
        for fault in found
    ]
    return json.dumps(described, indent=1) if described else ""
