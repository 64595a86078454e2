"""A link as a QR code of half blocks, two rows of modules in a line."""

from io import StringIO

import segno
from rich.style import Style
from rich.text import Text

QUIET_ZONE = 2
"""Light modules around the code."""
PAPER = Style(color="#ffffff", bgcolor="#000000")
"""The blocks are the light modules."""


def qr_code(link: str) -> Text:
    """The QR code of a link, dark on light in any theme."""
    drawn = StringIO()
    segno.make_qr(link, error="l").terminal(drawn, border=QUIET_ZONE, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), style=PAPER, no_wrap=True)
