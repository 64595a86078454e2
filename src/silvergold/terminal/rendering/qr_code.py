"""A link as a QR code of half blocks, two rows of modules in a line."""

import segno
from rich.style import Style
from rich.text import Text

QUIET_ZONE = 2
"""Light modules around the code."""
BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
PAPER = Style(color="#000000", bgcolor="#ffffff")


def qr_code(link: str) -> Text:
    """The QR code of a link, dark on light in any theme."""
    rows = [list(row) for row in segno.make_qr(link, error="l").matrix_iter(border=QUIET_ZONE)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    lines = (
        "".join(BLOCKS[int(upper), int(lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return Text("\n".join(lines), style=PAPER, no_wrap=True)
