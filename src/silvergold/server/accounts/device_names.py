"""Names of devices, from what a browser or a program says about itself."""

import re

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Browsers by a part of their user agent; many contain the names of others, so the order matters."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,39}")


def device_name(user_agent: str) -> str:
    """Return the name under which a person recognizes a device; empty if nothing is known.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("Python-urllib/3.11"), device_name("")
    ('Python-urllib', '')
    """
    found = [
        next((name for part, name in names.items() if part in user_agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    if any(found):
        return ", ".join(name for name in found if name)
    program = PROGRAM.match(user_agent)
    return program[0] if program else ""
