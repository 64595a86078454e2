"""Pictures as PNG."""

SERIF = "DejaVu Serif"
"""For numbers and names where the cards' own font is not installed."""


def to_png(svg: str, width: int) -> bytes:
    """Draw an SVG picture as PNG, with a width in pixels."""
    import resvg_py  # only pictures as PNG need it

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, serif_family=SERIF))
