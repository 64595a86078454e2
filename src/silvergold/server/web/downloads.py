"""Files that a browser saves instead of showing them."""

from collections.abc import AsyncIterator

from litestar.response import Stream


def attachment(name: str) -> dict[str, str]:
    """Return the header that gives a download its name."""
    return {"content-disposition": f'attachment; filename="{name}"'}


def download(content: AsyncIterator[str], media_type: str, name: str) -> Stream:
    """Return a file that is sent while it is written."""
    return Stream(content, media_type=media_type, headers=attachment(name))
